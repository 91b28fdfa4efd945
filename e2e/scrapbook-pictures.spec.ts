import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { appDay } from './lib/app-day.ts'
import { newScrapbookPage, storedObjects } from './lib/scrapbook.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const jpeg = (width: number, height: number, background = '#7aa08a') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 40 })
    .toBuffer()

test('pictures are added from camera and folder; invalid files are refused with a message; a deleted one leaves its frame', async ({
  signedIn: page,
}) => {
  test.setTimeout(300_000)
  await newScrapbookPage(page)
  const photos = async () => (await storedObjects(page, 'photo')).length
  const openPhotos = () => page.getByRole('button', { name: 'Photo', exact: true }).click()

  await test.step('a photo of 100 million pixels is taken and becomes a small one', async () => {
    await openPhotos()
    await page.getByLabel('Take a photo').setInputFiles({ name: 'taken.jpg', mimeType: 'image/jpeg', buffer: await jpeg(12_500, 8000) })
    await expect.poll(photos, { timeout: 120_000 }).toBe(1)
    await expect
      .poll(async () => (await page.request.get('/api/scrapbook/pictures')).json(), { timeout: 120_000 })
      .toMatchObject([{ width: 2560, height: 1638 }])
  })

  await test.step('a folder brings its pictures and leaves the rest', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-pictures-'))
    await Promise.all([
      writeFile(path.join(folder, 'one.jpg'), await jpeg(640, 480)),
      writeFile(path.join(folder, 'two.jpg'), await jpeg(480, 640, '#a0907a')),
      writeFile(path.join(folder, 'list.txt'), 'no picture'),
    ])
    await openPhotos()
    await page.getByLabel('A whole folder').setInputFiles(folder)
    await expect.poll(photos).toBe(3)
    await rm(folder, { recursive: true })
  })

  await test.step('a HEIC that this browser cannot open, and a file cut short, are refused with words', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])
    await openPhotos()
    await page.getByLabel('Choose pictures').setInputFiles([
      { name: 'phone.heic', mimeType: 'image/heic', buffer: heic },
      { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: (await jpeg(640, 480)).subarray(0, 300) },
    ])
    await expect(page.getByText(/^This picture could not be read/).first()).toBeVisible()
    expect(await photos()).toBe(3)
  })

  await test.step('a picture that is deleted while it is on the page leaves its frame and a word there', async () => {
    await openPhotos()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete pictures' }).click()
    await dialog.getByRole('button', { name: 'Delete picture 1', exact: true }).click()
    await page.getByRole('dialog', { name: 'Delete this picture for good?' }).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(async () => ((await (await page.request.get('/api/scrapbook/pictures')).json()) as unknown[]).length).toBe(2)
    await page.reload()
    await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible()
    expect(await photos()).toBe(3)
    await page.getByRole('radio', { name: 'List' }).check()
    await expect(page.getByRole('button', { name: 'Edit: Photo: this picture was deleted' })).toHaveCount(1)
  })
})

test('a picture for which there is no room is refused with the reason, and the page stays as it was', async ({ signedIn: page }) => {
  await newScrapbookPage(page)
  const full = { error: 'limit', reason: 'storage.person_full', message: 'Your 20 GB are used. Delete something first.', used: 1, limit: 1 }
  await page.route('**/api/scrapbook/pictures/*', (route) => route.fulfill({ status: 429, json: full }))
  await page.getByRole('button', { name: 'Photo', exact: true }).click()
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) })
  await expect(page.getByText('This picture was not added', { exact: true })).toBeVisible()
  await expect(page.getByText(full.message, { exact: true })).toBeVisible()
  await expect.poll(async () => (await storedObjects(page, 'photo')).length).toBe(0)
})

const DAY = appDay()
const START = Date.parse(`${DAY}T06:00:00Z`) - 86_400_000
/** A line of 2 km along a street. */
const GPX = `<?xml version="1.0"?><gpx version="1.1"><trk><name>To the weir</name><type>running</type><trkseg>${Array.from(
  { length: 200 },
  (_, n) =>
    `<trkpt lat="${52.5 + n * 0.00009}" lon="${13.4 + Math.sin(n / 30) * 0.002}"><time>${new Date(START + n * 4000).toISOString()}</time></trkpt>`,
).join('')}</trkseg></trk></gpx>`

test('cards show the person’s moods, their garden, and the latest route; a page of this week is filled from them', async ({
  signedIn: page,
  server,
}) => {
  test.setTimeout(180_000)
  const id = '01980000-0000-7000-8000-00000000f00e'
  const patch = {
    when: { at: `${DAY}T10:00:00.000Z`, zone: 'UTC', localDay: DAY },
    title: 'Herons',
    body: 'Two herons by the weir.',
    mood: { level: 4, moodId: null },
  }
  const changes = [{ kind: 'entry', recordId: id, changeId: id, base: 0, editedAt: new Date().toISOString(), device: 'Test', patch }]
  const pushed = await page.request.post(`${server.url}/api/journal/changes`, { headers: { origin: server.url }, data: { changes } })
  expect(pushed.ok()).toBe(true)
  await visit(page, '/gym-ai/cardio/import')
  await page.locator('input[type=file]').setInputFiles({ name: 'weir.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('1 session added.')).toBeVisible()

  await newScrapbookPage(page)
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Tape, paper, stamps and cards' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const cards = async () => (await storedObjects(page, 'card')).map(({ card }) => String(card)).toSorted()
  await add('My moods this week')
  await expect.poll(cards).toEqual(['mood'])
  await add('Grown this month')
  await expect.poll(cards).toEqual(['grown', 'mood'])
  await add('My latest route')
  await expect.poll(cards).toEqual(['grown', 'mood', 'route'])
  const data = (await storedObjects(page, 'card')).map((one) => JSON.parse(String(one.data)) as Record<string, unknown[]>)
  expect(data.find(({ days }) => days)!.days!.at(-1)).toEqual([DAY, 4])
  expect(data.find(({ lines }) => lines)!.lines!.length).toBeGreaterThan(0)
  expect(data.find(({ points }) => points)!.points!.length).toBeGreaterThan(20)
  await add('Fill with this week')
  await expect(page.getByText('This week’s page is ready.', { exact: false }).first()).toBeVisible()
  await expect.poll(async () => (await storedObjects(page, 'text')).map(({ text }) => String(text)).join('\n')).toContain('Herons')
})
