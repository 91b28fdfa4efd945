import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGS, findChromium } from '../scripts/lib/chromium.ts'
import { appDay } from './lib/app-day.ts'
import { axeFindings } from './lib/axe.ts'
import { barcodePicture } from './lib/barcode-picture.ts'
import { FAKE_DEVICE_ARGS, refuseDevices } from './lib/device-permission.ts'
import type { E2eServer } from './lib/server.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const CODE = '4006381333931'

// The input of Chromium's fake camera: the same picture repeatedly.
const seen = path.join(await mkdtemp(path.join(tmpdir(), 'fernwell-camera-')), 'seen.mjpeg')
const frame = await sharp(await barcodePicture(CODE, { width: 1280, height: 960 }))
  .jpeg()
  .toBuffer()
await writeFile(seen, Buffer.concat(Array.from({ length: 8 }, () => frame)))
test.afterAll(() => rm(path.dirname(seen), { recursive: true, force: true }))
const executablePath = findChromium()
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, ...FAKE_DEVICE_ARGS, `--use-file-for-fake-video-capture=${seen}`],
  },
})

const BREAD = {
  kind: 'food',
  name: 'Corner bread',
  brand: 'Oakholt',
  barcode: CODE,
  nutrients: { energy_kcal: 250 },
  portions: [{ unit: 'slice', grams: 40 }],
  corrects: null,
}

async function keepBread(page: Page, server: E2eServer): Promise<void> {
  const changes = [{ id: '018f0000-0000-7000-8000-00000000b0b0', at: new Date().toISOString(), thing: BREAD }]
  const stored = await page.request.post(`${server.url}/api/nutrition/things`, { data: { changes }, headers: { origin: server.url } })
  expect(stored.status()).toBe(200)
}

test('a picture of a barcode finds one’s own food, which is eaten in one more press; nothing but this server is asked', async ({
  signedIn: page,
  server,
}) => {
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await keepBread(page, server)
  await visit(page, '/nutrition-analytics')
  expect(asked.filter((url) => /wasm|ScanDialog/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Add to Breakfast' }).click()
  await page.getByRole('button', { name: 'Scan a barcode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan a barcode' })
  await expect(dialog.getByRole('button', { name: 'Choose or take a picture' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(dialog.getByText('This file could not be read as a picture.')).toBeVisible()
  await file.setInputFiles({ name: 'bread.png', mimeType: 'image/png', buffer: await barcodePicture(CODE) })
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Corner bread' })).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect
    .poll(async () => {
      const day = (await (await page.request.get(`${server.url}/api/nutrition/diary?day=${appDay()}`)).json()) as {
        items: { name: string; grams: number }[]
      }
      return day.items.map(({ name, grams }) => `${name} ${grams}`)
    })
    .toEqual(['Corner bread 40'])

  expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true)
  expect([...new Set(asked.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).host))]).toEqual([new URL(server.url).host])
  expect(complaints).toEqual([])
})

test('a code that nobody knows becomes a typed label that is found from then on; wrong codes get a clear word; a code belongs to one food', async ({
  signedIn: page,
}) => {
  await visit(page, '/nutrition-analytics/foods?scan')
  const dialog = page.getByRole('dialog', { name: 'Scan a barcode' })
  const digits = dialog.getByLabel('Or type the digits')
  await digits.fill('4'.repeat(40))
  await digits.press('Enter')
  await expect(dialog.getByText('A barcode has 8, 12, 13 or 14 digits. You entered 40.')).toBeVisible()
  await digits.fill('036000291452')
  await digits.press('Enter')
  await expect(dialog.getByText('None of your foods has this barcode.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enter the label' }).click()
  const form = page.getByRole('dialog', { name: 'Your own food' })
  await expect(form.getByLabel('Barcodes')).toHaveValue('0036000291452')
  await form.getByLabel('Name', { exact: true }).fill('Rye crisps')
  await form.getByLabel('Energy').fill('1.490 kJ / 356 kcal')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Rye crisps' })).toBeVisible()

  const search = page.getByRole('searchbox')
  await search.fill('0036 0002 9145 3')
  await expect(page.getByText('The last digit does not fit the others.')).toBeVisible()
  await search.fill('00036000291452')
  await page.getByRole('button', { name: 'Take Rye crisps' }).click()
  await expect(page.getByRole('heading', { name: 'Rye crisps' })).toBeVisible()

  await page.getByRole('button', { name: 'New food' }).click()
  await form.getByLabel('Name', { exact: true }).fill('Oat crisps')
  await form.getByLabel('Barcodes').fill('036000291452')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This code belongs to “Rye crisps”.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Leave it there' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Change Oat crisps' })).toBeVisible()
})

test('the camera is asked for when it is wanted, reads a code twice before it believes it, and is let go of', async ({
  signedIn: page,
  server,
}) => {
  await keepBread(page, server)
  const allow = await refuseDevices(page)
  await visit(page, '/nutrition-analytics/foods?scan')
  const dialog = page.getByRole('dialog', { name: 'Scan a barcode' })
  await dialog.getByRole('button', { name: 'Use the camera' }).click()
  await expect(dialog.getByText('Camera access is blocked.')).toBeVisible()
  await allow()
  await dialog.getByRole('button', { name: 'Use the camera' }).click()
  await expect(page.getByRole('heading', { name: 'Corner bread' })).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => [...document.querySelectorAll('video')].length)).toBe(0)
})
