import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

type Fields = Record<string, unknown>
type Stored = { id: string; fields: Fields }

/** What the server has of the page that is open. */
async function storedPage(page: Page): Promise<Fields[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const answer = await page.request.get(`/api/scrapbook/pages/${id}`)
  return answer.ok() ? ((await answer.json()) as Stored[]).map(({ fields }) => fields) : []
}
const stored = async (page: Page, kind: string) =>
  (await storedPage(page)).filter((fields) => fields.kind === kind && fields.deleted !== true)

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 120, g: 160, b: 130 } } })
    .jpeg()
    .toBuffer()

async function newPage(page: Page): Promise<void> {
  await visit(page, '/my-scrapbook')
  await page.getByRole('button', { name: 'New scrapbook' }).first().click()
  await page.getByLabel('Title').fill('By the sea')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible()
  await page.getByRole('button', { name: 'New page' }).click()
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible()
}

const canvasOf = (page: Page) => page.getByRole('img', { name: /^The page, with/ })

/** Sends pointer events as a pen does, with its pressure. */
async function drawWithPen(page: Page, points: readonly (readonly [number, number, number])[]): Promise<void> {
  await canvasOf(page).evaluate((element, line) => {
    const box = element.getBoundingClientRect()
    const send = (type: string, [x, y, pressure]: readonly [number, number, number]) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'pen',
          pressure,
          clientX: box.left + x * box.width,
          clientY: box.top + y * box.height,
          bubbles: true,
          cancelable: true,
          isPrimary: true,
        }),
      )
    send('pointerdown', line[0]!)
    for (const point of line.slice(1)) send('pointermove', point)
    send('pointerup', line.at(-1)!)
  }, points)
}

test(
  'a page gets a photo, words, a plant and a stroke of a pen with its pressure; undo takes back and redo brings back',
  { tag: '@core' },
  async ({ page, member }) => {
    expect(member.username).toBeTruthy()
    await newPage(page)
    await page.getByRole('button', { name: 'Photo', exact: true }).click()
    await page.getByLabel('Choose pictures').setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await picture() })
    await expect.poll(() => stored(page, 'photo')).toMatchObject([{ w: 460, h: 345 }])

    await page.getByRole('button', { name: 'Text', exact: true }).click()
    const words = page.getByRole('textbox', { name: 'Text' })
    await words.fill('The tide came in')
    await words.blur()
    await expect.poll(() => stored(page, 'text')).toMatchObject([{ text: 'The tide came in' }])

    await page.getByRole('button', { name: 'Sticker', exact: true }).click()
    await page.getByRole('button', { name: 'poppy' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => stored(page, 'sticker')).toMatchObject([{ species: 'poppy' }])

    await page.getByRole('button', { name: 'Pen', exact: true }).click()
    await drawWithPen(page, [
      [0.4, 0.4, 0.2],
      [0.45, 0.45, 0.6],
      [0.5, 0.42, 0.9],
    ])
    await expect.poll(async () => (await stored(page, 'stroke')).length).toBe(1)
    const points = (await stored(page, 'stroke'))[0]!.points as number[]
    expect(points.filter((_, at) => at % 3 === 2)).toEqual([0.2, 0.6, 0.9])

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => stored(page, 'stroke')).toEqual([])
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(async () => (await stored(page, 'stroke')).length).toBe(1)

    await page.getByRole('link', { name: 'To the scrapbook' }).click()
    await expect(page.getByRole('link', { name: 'Page 1' })).toBeVisible()
  },
)
