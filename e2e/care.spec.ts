import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('help is two presses from anywhere, chooses the country by the time zone, and keeps another that was chosen', async ({
  signedIn: page,
}) => {
  await visit(page, '/profile')
  await page.getByRole('link', { name: 'Get help now' }).click()
  await expect(page.getByRole('link', { name: 'Emergency 112' })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('link', { name: 'Call 0800 111 0 111' })).toHaveAttribute('href', 'tel:08001110111')
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' })
  await expect(page.getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute('href', 'sms:741741?body=HOME')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Another country' })
  await expect(page.getByText('Call your local emergency number.')).toBeVisible()
})

test('somebody who is not signed in finds help from the front page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get help now' }).click()
  await expect(page.getByRole('heading', { name: 'Get help now', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Emergency 112' })).toHaveAttribute('href', 'tel:112')
})

test('without a network the page opens, also where it was never opened before', { tag: '@offline' }, async ({ signedIn: page }) => {
  await visit(page, '/hub')
  await installed(page)
  await goOffline(page)
  await page.goto('/get-help')
  await expect(page.getByRole('link', { name: 'Call 0800 111 0 111' })).toBeVisible()
})

test(
  'words in the journal bring the card up before anything is sent, without taking the focus, and “not now” folds it',
  { tag: '@core' },
  async ({ signedIn: page }) => {
    await visit(page, '/journal/new')
    await page.getByRole('textbox').last().click()
    await page.keyboard.type('They would all be better off without me.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await visit(page, '/journal')
    await page.getByRole('button', { name: 'Look back' }).click()
    await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toBeVisible()
    await page.getByRole('button', { name: 'I am safe, not now' }).click()
    await expect(page.getByRole('heading', { name: 'You do not have to carry this alone' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Get help now' })).toBeFocused()
  },
)
