import sharp from 'sharp'
import { axeFindings } from './lib/axe.ts'
import { goOffline, installed } from './lib/offline.ts'
import { keepFirstPlace } from './lib/first-place.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test('a person lists their equipment, and sees only exercises that are possible with it, with available loads', async ({
  signedIn: page,
}) => {
  await visit(page, '/gym-ai/gyms')
  await page.getByRole('button', { name: /^Home/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('The cellar')
  await sheet.getByRole('checkbox', { name: 'barbell', exact: true }).check()
  await sheet.getByRole('textbox', { name: 'Plates', exact: true }).fill('20, 10, heavy')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('“heavy” is not a weight between 0 and 500.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Plates', exact: true }).fill('20, 10 ×4')
  await expect(sheet.getByText('Weights you can load: 20 · 40 · 60 · 80 · 100 kg')).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'The cellar' })).toBeVisible()
  await expect(page.getByText('20 · 40 · 60 · 80 · 100 kg')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // Deleted and restored.
  await page.getByRole('button', { name: 'Delete The cellar' }).click()
  await expect(page.getByRole('heading', { name: 'The cellar' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'The cellar' })).toBeVisible()

  await visit(page, '/gym-ai/exercises')
  const list = page.getByRole('list', { name: 'Exercises found' })
  await page.getByRole('searchbox', { name: 'Search' }).fill('benhc press')
  await expect(list.getByRole('link', { name: 'Bench press (barbell)', exact: true })).toBeVisible()
  await expect(list.getByRole('link', { name: /Smith machine/ }).first()).toBeVisible()
  await page.getByRole('switch', { name: 'Only what The cellar has' }).check()
  await expect(list.getByRole('link', { name: /Smith machine/ })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
})

test('an exercise shows how it is done; a note stays with it; one of one’s own is made, found, taken away and brought back', async ({
  signedIn: page,
}) => {
  await visit(page, '/gym-ai/exercises/barbell-back-squat')
  await expect(page.getByRole('heading', { level: 1, name: 'Back squat (barbell)' })).toBeVisible()
  const figure = page.getByRole('img', { name: /A figure doing this/ })
  const near = () => figure.locator('[data-layer=near]').getAttribute('d')
  const before = await near()
  // With reduced motion, as in these tests, the figure stands still until the person starts it.
  await page.getByRole('button', { name: 'Play animation' }).click()
  await expect.poll(near).not.toBe(before)
  await page.getByRole('button', { name: 'Pause animation' }).click()
  await expect(page.getByText(/The knees fall inwards/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Your notes' }).fill('Heels on the two thin books')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await visit(page, '/gym-ai/exercises/barbell-back-squat')
  await expect(page.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Heels on the two thin books')

  await visit(page, '/gym-ai/exercises')
  await page.getByRole('button', { name: 'Create your own' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('An exercise needs a name.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Lighthouse carry')
  await sheet.getByRole('combobox', { name: 'Moves like' }).selectOption({ label: 'carry' })
  await sheet.getByRole('group', { name: 'Trains mainly' }).getByRole('checkbox', { name: 'forearms' }).check()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('lighthuose')
  await page.getByRole('link', { name: 'Lighthouse carry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse carry' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('lighthouse')
  await expect(page.getByRole('link', { name: 'Lighthouse carry' })).toBeVisible()
})

test(
  'an exercise of one’s own with its photo is trained like any other, in a free session and in a plan, without a network as well',
  { tag: '@offline' },
  async ({ signedIn: page, context }) => {
    await visit(page, '/gym-ai/exercises')
    await page.getByRole('button', { name: 'Create your own' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Lighthouse carry')
    await sheet.getByRole('combobox', { name: 'Moves like' }).selectOption({ label: 'carry' })
    await sheet.getByRole('group', { name: 'Trains mainly' }).getByRole('checkbox', { name: 'forearms' }).check()
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 110, g: 150, b: 90 } } })
      .jpeg()
      .toBuffer()
    await sheet.getByLabel('Photo').setInputFiles({ name: 'carry.jpg', mimeType: 'image/jpeg', buffer })
    expect(await axeFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Lighthouse carry' }).click()
    const photo = page.getByRole('img', { name: 'Your photo of Lighthouse carry' })
    await expect(photo).toBeVisible()
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300)
    expect(await axeFindings(page)).toEqual([])

    await visit(page, '/workout-generator')
    await keepFirstPlace(page)
    await page.getByRole('button', { name: 'Use this plan' }).click()
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await page.getByRole('link', { name: 'The whole plan' }).click()
    const day = page.getByRole('article').first()
    await day.getByRole('button', { name: /^Add an exercise to/ }).click()
    const pick = page.getByRole('dialog', { name: 'Add an exercise' })
    await pick.getByRole('button', { name: 'Lighthouse carry' }).click()
    await expect(day.getByText('Lighthouse carry').first()).toBeVisible()

    await installed(page)
    await visit(page, '/gym-ai')
    await page.getByRole('button', { name: 'Train without a plan' }).click()
    await page.getByRole('button', { name: 'Add an exercise' }).click()
    await expect(pick.getByRole('button', { name: 'Lighthouse carry' })).toBeVisible()
    await goOffline(page)
    await pick.getByRole('button', { name: 'Lighthouse carry' }).click()
    await expect(page.getByRole('heading', { name: 'Lighthouse carry' })).toBeVisible()
    await page
      .getByRole('textbox', { name: /^Reps, set 1 of/ })
      .first()
      .fill('40')
    await page
      .getByRole('button', { name: /^Done:/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Well done')).toBeVisible()
    await expect(page.getByText('Lighthouse carry').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Muscles trained' })).toBeVisible()
    await context.setOffline(false)
  },
)
