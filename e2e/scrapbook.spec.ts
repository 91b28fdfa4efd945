import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from './lib/axe.ts'
import { goOffline } from './lib/offline.ts'
import { newScrapbookPage, storedObjects } from './lib/scrapbook.ts'
import { expect, signUp, test } from './lib/test.ts'
import { visitAgain } from './lib/visit.ts'

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 120, g: 160, b: 130 } } })
    .jpeg()
    .toBuffer()

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
  async ({ signedIn: page }) => {
    await newScrapbookPage(page)
    await page.getByRole('button', { name: 'Photo', exact: true }).click()
    await page.getByLabel('Choose pictures').setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await picture() })
    await expect.poll(() => storedObjects(page, 'photo')).toMatchObject([{ w: 460, h: 345 }])

    await page.getByRole('button', { name: 'Text', exact: true }).click()
    const words = page.getByRole('textbox', { name: 'Text' })
    await words.fill('The tide came in')
    await words.blur()
    await expect.poll(() => storedObjects(page, 'text')).toMatchObject([{ text: 'The tide came in' }])

    await page.getByRole('button', { name: 'Sticker', exact: true }).click()
    await page.getByRole('button', { name: 'Poppy' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => storedObjects(page, 'sticker')).toMatchObject([{ species: 'poppy' }])

    await page.getByRole('button', { name: 'Pen', exact: true }).click()
    await drawWithPen(page, [
      [0.4, 0.4, 0.2],
      [0.45, 0.45, 0.6],
      [0.5, 0.42, 0.9],
    ])
    await expect.poll(async () => (await storedObjects(page, 'stroke')).length).toBe(1)
    const points = (await storedObjects(page, 'stroke'))[0]!.points as number[]
    expect(points.filter((_, at) => at % 3 === 2)).toEqual([0.2, 0.6, 0.9])

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => storedObjects(page, 'stroke')).toEqual([])
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect.poll(async () => (await storedObjects(page, 'stroke')).length).toBe(1)

    await page.getByRole('link', { name: 'To the scrapbook' }).click()
    await expect(page.getByRole('link', { name: 'Page 1' })).toBeVisible()
  },
)

test(
  'without a network a page goes on: words and a stroke wait on the device, outlive a reload, and arrive',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page }) => {
    await newScrapbookPage(page)
    await visitAgain(page)
    await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible()
    await goOffline(page)
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page.getByRole('textbox', { name: 'Text' }).fill('Written in the tunnel')
    await page.getByRole('textbox', { name: 'Text' }).blur()
    await page.getByRole('button', { name: 'Pen', exact: true }).click()
    await drawWithPen(page, [
      [0.4, 0.4, 0.5],
      [0.5, 0.5, 0.5],
    ])
    await expect(page.getByRole('img', { name: /with 2 objects/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('img', { name: /with 2 objects/ })).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(async () => (await storedObjects(page, 'stroke')).length).toBe(1)
    expect(await storedObjects(page, 'text')).toMatchObject([{ text: 'Written in the tunnel' }])
  },
)

test('by keyboard and in a list everything can be reached, and nothing of it troubles a screen reader', async ({ signedIn: page }) => {
  await newScrapbookPage(page)
  await page.getByRole('button', { name: 'Tape, paper, stamps and cards' }).click()
  await page.getByRole('menuitem', { name: 'Date stamp' }).click()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('radio', { name: 'List' }).check()
  const rows = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Edit: / }) })
  await expect(rows.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'One layer down: Text: Write here' }).press('Enter')
  await expect(rows.getByRole('listitem').first()).toContainText('Date stamp')
  await page.getByRole('button', { name: /^Edit: Text/ }).press('Enter')
  await page.getByText('Place and size').click()
  await page.getByLabel('From the left').fill('120')
  await page.getByLabel('From the left').press('Enter')
  await expect.poll(() => storedObjects(page, 'text')).toMatchObject([{ x: 120 }])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('radio', { name: 'Page' }).check()
  expect(await axeFindings(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Delete: /u })
    .or(page.getByRole('button', { name: 'Delete', exact: true }))
    .first()
    .click()
  await expect.poll(() => storedObjects(page, 'text')).toEqual([])
})

test('on a phone two fingers bring the page nearer, one moves an object, and a drawing that can hold scripts is refused with words', async ({
  browser,
  server,
  newcomer,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await signUp(page, server, newcomer)
  await newScrapbookPage(page)
  await page.getByRole('button', { name: 'Tape, paper, stamps and cards' }).click()
  await page.getByRole('menuitem', { name: 'A piece of paper' }).click()
  await expect.poll(async () => (await storedObjects(page, 'paper')).length).toBe(1)
  const before = (await storedObjects(page, 'paper'))[0]!
  const box = (await canvasOf(page).boundingBox())!
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x: box.x + x * box.width, y: box.y + y * box.height, id })),
    })
  await touch('touchStart', [[0.5, 0.5]])
  for (let n = 1; n <= 10; n++) await touch('touchMove', [[0.5 + n * 0.01, 0.5 + n * 0.02]])
  await touch('touchEnd', [])
  await expect.poll(async () => Number((await storedObjects(page, 'paper'))[0]!.y)).toBeGreaterThan(Number(before.y) + 20)
  const moved = (await storedObjects(page, 'paper'))[0]!
  await touch('touchStart', [[0.4, 0.5]])
  await touch('touchStart', [
    [0.4, 0.5],
    [0.6, 0.5],
  ])
  for (let n = 1; n <= 10; n++)
    await touch('touchMove', [
      [0.4 - n * 0.02, 0.5],
      [0.6 + n * 0.02, 0.5],
    ])
  await touch('touchEnd', [])
  expect((await storedObjects(page, 'paper'))[0]).toMatchObject({ w: moved.w, h: moved.h })

  await page.getByRole('button', { name: 'Photo', exact: true }).click()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(page.getByRole('region', { name: 'Notices (F8)' })).toContainText('Drawings (SVG) cannot be added')
  expect(await storedObjects(page, 'photo')).toEqual([])
  await context.close()
})

test('a link shows the pages to somebody without an account until it is ended; the book is saved as a PDF', async ({
  signedIn: page,
  browser,
  server,
}) => {
  await newScrapbookPage(page)
  await page.getByRole('button', { name: 'Tape, paper, stamps and cards' }).click()
  await page.getByRole('menuitem', { name: 'Start from a template' }).click()
  await page.getByRole('button', { name: 'A sentence' }).click()
  await expect.poll(async () => (await storedObjects(page, 'text')).length).toBe(2)
  await page.getByRole('link', { name: 'To the scrapbook' }).click()
  await page.getByRole('button', { name: 'Save or print' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe('By the sea.pdf')

  await page.getByRole('button', { name: 'Links', exact: true }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const address = await page.getByText(/\/shared-scrapbook\//).innerText()
  const stranger = await browser.newContext({ baseURL: server.url })
  const theirs = await stranger.newPage()
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible()
  await expect(theirs.getByRole('listitem')).toContainText('A sentence that should stay')
  await page.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Ended')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await stranger.close()
})
