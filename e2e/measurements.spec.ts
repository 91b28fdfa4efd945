import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from './lib/axe.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Stored = { day: string; values: Record<string, number> }
const stored = async (page: Page): Promise<Stored[]> =>
  ((await (await page.request.get('/api/measurements')).json()) as { entries: Stored[] }).entries
const weights = async (page: Page) => (await stored(page)).map(({ values }) => values.weight)

test(
  'a weight is kept by a number and Enter, also without a network; it can be taken back, changed, and told without figures',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context }) => {
    await watchStillness(page)
    await visit(page, '/measurements')
    await installed(page)
    await visitAgain(page)
    const field = page.getByRole('textbox', { name: 'Weight' })
    await field.fill('-5')
    await field.press('Enter')
    await expect(page.getByText('Please enter 20 kg to 500 kg.')).toBeVisible()
    await field.fill('72.4')
    await field.press('Enter')
    const rows = page.getByRole('region', { name: 'Entries' }).getByRole('listitem')
    await expect(rows).toHaveText([/72\.4\skg/])
    await expect.poll(() => weights(page)).toEqual([72.4])

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    await expect.poll(() => weights(page)).toEqual([])

    // Without a network, this device shows no reading yet.
    await goOffline(page)
    await page.goto('/measurements')
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    await field.fill('71,9')
    await field.press('Enter')
    await expect(rows).toHaveText([/71\.9\skg/])
    // The waiting change survives a reload of the page.
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible()
    await page.goto('/measurements')
    await expect(rows).toHaveText([/71\.9\skg/])
    await context.setOffline(false)
    await expect.poll(() => weights(page)).toEqual([71.9])

    // Another day, with girths, in the sheet; and an estimate that names the missing values, then has them.
    await page.getByRole('button', { name: 'About your body' }).click()
    await page.getByRole('textbox', { name: 'Height' }).fill('172')
    await page.getByRole('combobox', { name: 'Which formula to use' }).selectOption('Men’s')
    await page.getByRole('combobox', { name: 'Body fat' }).selectOption('From body measurements')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('For an estimate, we need: Neck and Waist (in one entry).')).toBeVisible()
    await page.getByRole('button', { name: 'More: body measurements, another day' }).click()
    const sheet = page.getByRole('dialog', { name: 'Measure' })
    await sheet.getByRole('textbox', { name: 'Waist' }).fill('9000')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByText('Please enter 30 cm to 300 cm.')).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Waist' }).fill('86')
    await sheet.getByRole('textbox', { name: 'Neck' }).fill('38')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText(/18\.\d% give or take 3\.5 points/)).toBeVisible()

    await rows.filter({ hasText: '71.9 kg' }).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Weight' }).fill('71.2')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await weights(page)).filter(Boolean)).toEqual([71.2])
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('switch', { name: 'Hide numbers' }).check()
    await expect(page.getByRole('heading', { name: 'Your weight, in words' })).toBeVisible()
    await expect(page.getByText('Over the last four weeks: not enough days yet to tell.')).toBeVisible()
    await field.fill('70.7')
    await field.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeVisible()
    const shown = await page.locator('main').innerText()
    for (const figure of ['70.7', '71.2', '86', '%']) expect([figure, shown.includes(figure)]).toEqual([figure, false])
    expect(await axeFindings(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your weight, in words' })).toBeVisible()
    expect(await page.locator('main').innerText()).not.toMatch(/7[01]\.\d/)
    expect(await movements(page)).toEqual([])
  },
)

test('photos stay out of sight until they are asked for, stand side by side, and go for good', async ({ signedIn: page }) => {
  await visit(page, '/measurements/photos')
  const add = async (hue: number, day?: string) => {
    const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background: { r: hue, g: 120, b: 90 } } })
      .jpeg()
      .toBuffer()
    await page.getByRole('button', { name: 'Add a photo' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    if (day) await dialog.getByLabel('Day').fill(day)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }
  await add(60, '2026-01-02')
  await expect(page.getByText('One photo, out of sight')).toBeVisible()
  await add(200)
  await expect(page.getByText('2 photos, out of sight')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show them' }).click()
  const sides = page.getByRole('region', { name: 'Compare' }).getByRole('img')
  await expect(sides).toHaveCount(2)
  for (const side of await sides.all()) await expect.poll(() => side.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300)
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'More for the photo of Jan 2, 2026, Front' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('region', { name: 'Compare' })).toBeHidden()
  await page.reload()
  await expect(page.getByText('One photo, out of sight')).toBeVisible()
})
