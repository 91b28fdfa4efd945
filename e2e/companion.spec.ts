import { axeFindings } from './lib/axe.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { appDay } from './lib/app-day.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

const CARD = 'You do not have to carry this alone'

test(
  'a check-in is gone through without a network, survives a reload, and ends in an entry with the words already in it',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchStillness(page)
    await page.goto('/bestie-enhanced')
    await expect(page).toHaveURL(/\/my-ai-bestfriend$/)
    await visit(page, '/my-ai-bestfriend')
    await expect(page.getByText('No AI, and nothing leaves this server')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await installed(page)
    await visitAgain(page)
    expect(await movements(page)).toEqual([])

    const sheet = page.getByRole('dialog')
    const next = sheet.getByRole('button', { name: 'Next', exact: true })
    const field = sheet.getByRole('textbox', { name: 'Your words' })
    await test.step('with a network once, so that it is on the device', async () => {
      await page.getByRole('button', { name: 'A bad day' }).click()
      await sheet.getByRole('button', { name: 'Many small things' }).click()
      await field.fill('The bus. The printer.')
      expect(await axeFindings(page)).toEqual([])
    })

    await test.step('then without: where it stood, half a sentence included, it goes on', async () => {
      await goOffline(page)
      await page.goto('/my-ai-bestfriend')
      await expect(page.getByText('You were in the middle of “A bad day”.')).toBeVisible()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(field).toHaveValue('The bus. The printer.')
      await sheet.getByRole('button', { name: 'Go back' }).click()
      await sheet.getByRole('button', { name: 'Something I did' }).click()
      await sheet.getByRole('button', { name: 'Yes, at least partly' }).click()
    })

    await test.step('words of a crisis bring the card, and stand in nobody’s way', async () => {
      await field.fill('I don’t want to live any more.')
      await expect(sheet.getByRole('heading', { name: CARD })).toBeVisible()
      await sheet.getByRole('button', { name: 'I am safe, not now' }).click()
      await expect(sheet.getByRole('heading', { name: CARD })).toHaveCount(0)
      await field.fill('Send two honest lines to M.')
      await next.click()
    })

    await test.step('something to do, here and now', async () => {
      await sheet.getByRole('button', { name: 'Send someone a message' }).click()
      await expect(sheet.getByRole('textbox', { name: 'Your message' })).toHaveValue(/Rough day here/)
      await sheet.getByRole('link', { name: 'Write it down' }).click()
      await expect(page).toHaveURL(/\/journal\/[\w-]{36}$/)
      await expect(page.getByText('Send two honest lines to M.').first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A bad day')
    })

    await test.step('it is kept without anything being typed, and the check-in is over', async () => {
      await context.setOffline(false)
      await page.reload()
      await expect(page.getByText('Send two honest lines to M.').first()).toBeVisible()
      await visit(page, '/my-ai-bestfriend')
      await expect(page.getByText('Choose what fits best.')).toBeVisible()
      await expect(page.getByText('You were in the middle')).toHaveCount(0)
    })

    await test.step('and a person can leave with one press', async () => {
      await page.getByRole('button', { name: 'Grief', exact: true }).click()
      await sheet.getByRole('button', { name: 'Enough for now' }).click()
      await expect(sheet).toHaveCount(0)
      await expect(page.getByText('Nothing was saved.', { exact: true })).toBeVisible()
    })
  },
)

test('a question is answered from journal entries, its source opens, and one field finds, asks, helps and says goodbye', async ({
  signedIn: page,
  server,
}) => {
  const id = '01980000-0000-7000-8000-00000000f00d'
  const today = appDay()
  const patch = {
    when: { at: `${today}T10:00:00.000Z`, zone: 'UTC', localDay: today },
    title: 'Herons',
    body: 'Two herons by the weir.',
    mood: { level: 5, moodId: null },
  }
  const changes = [{ kind: 'entry', recordId: id, changeId: id, base: 0, editedAt: new Date().toISOString(), device: 'Test', patch }]
  const pushed = await page.request.post(`${server.url}/api/journal/changes`, { headers: { origin: server.url }, data: { changes } })
  expect(pushed.ok()).toBe(true)
  await visit(page, '/my-ai-bestfriend')
  const field = page.getByRole('textbox', { name: 'A question, or something to find' })
  const answer = page.getByRole('article', { name: 'Answer' })

  await page.getByRole('button', { name: 'Which days were my best this month?' }).click()
  await expect(answer.getByText('Out of one day with a mood.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await field.fill('Was habe ich über herons geschrieben?')
  await field.press('Enter')
  await expect(answer.getByText('“herons” is in one entry.')).toBeVisible()
  await answer.getByRole('link', { name: /Herons/ }).click()
  await expect(page).toHaveURL(new RegExp(`/journal/${id}$`))
  await expect(page.getByRole('article', { name: 'Herons' }).getByText('Two herons by the weir.')).toBeVisible()

  await visit(page, '/my-ai-bestfriend')
  await field.fill('firefl')
  await expect(page.getByRole('link', { name: /Fireflies/ })).toBeVisible()
  await field.fill('What is the meaning of life?')
  await field.press('Enter')
  await expect(page.getByText('That is not a question I can look up.')).toBeVisible()
  await field.fill('I want to kill myself')
  await expect(page.getByRole('heading', { name: CARD })).toBeVisible()
  await field.fill('good night')
  await field.press('Enter')
  await expect(page.getByText('Take good care of yourself.', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
})

test('without a language model, the page of conversations says so and links to functions that need none', async ({ signedIn: page }) => {
  await visit(page, '/my-ai-bestfriend/talk')
  await expect(page.getByText('No language model is set up here')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'To the check-ins' }).click()
  await expect(page.getByText('No AI, and nothing leaves this server')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start a conversation' })).toHaveCount(0)
})
