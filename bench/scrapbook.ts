// `npm run bench scrapbook`: merging and reading a page of 2,000 objects, opening a book of 30 pages, and frames while a page of 200 objects is moved, in a browser four times slower.
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { adding, recordsOfEdit } from '#features/scrapbook/core/edits.ts'
import { META } from '#features/scrapbook/core/kinds.ts'
import { mergeRecords, stamped, type Stamped, type Value } from '#features/scrapbook/core/merge.ts'
import { itemsOf } from '#features/scrapbook/core/page.ts'
import { StampClock } from '#features/scrapbook/core/stamp.ts'
import { itemsOfTemplate, TEMPLATES } from '#features/scrapbook/core/templates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { startServer } from '../e2e/lib/server.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/lib/chromium.ts'
import { median, print, timed } from './lib/figures.ts'

const SLOWER = 4
const PAGES = 30
const FRAME_MS = 1000 / 60

const clock = new StampClock('benchben')
const about = (book: string, at: number) =>
  stamped(
    META,
    { book, order: `a${String(at).padStart(3, '0')}`, format: 'portrait', paper: 'dots', colour: '#f6efe2', title: `Page ${at + 1}` },
    clock.next(),
  )

/** Strokes, words, tape, paper and plants, spread over a page. */
function objects(count: number): Stamped[] {
  const kinds = ['stroke', 'text', 'tape', 'paper', 'sticker'] as const
  const items = Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length]!
    const place = { x: (at * 137) % 880, y: (at * 211) % 1300, w: 110, h: 90, rotation: (at * 13) % 30 }
    const points = Array.from({ length: 60 }, (_point, n) => [n * 1.8, 45 + 40 * Math.sin(n / 4), 0.3 + (n % 7) / 10]).flat()
    const own: Record<(typeof kinds)[number], Record<string, Value>> = {
      stroke: { points, pen: 'pen', width: 5, colour: '#22334a' },
      text: { text: `Words ${at}`, face: 'caveat', fontSize: 34, colour: '#2d3a33' },
      tape: { pattern: 'stripes', colour: '#e6c97a' },
      paper: { pattern: 'lines', colour: '#fdfaf0' },
      sticker: { species: ['poppy', 'fern', 'daisy'][at % 3]!, seed: String(at % 12), season: 'summer' },
    }
    return { id: uuidv7(), kind, ...place, ...own[kind] }
  })
  return recordsOfEdit(adding(new Map(), items as never), clock.next())
}

const large = objects(2000)
const page = mergeRecords(new Map(), large)
const moved = large.slice(0, 200).map(({ id }) => stamped(id, { x: 5 }, clock.next()))
print('2,000 objects: merge 200 changes', `${median(await timed(30, () => mergeRecords(page, moved))).toFixed(2)} ms`)
print('2,000 objects: merge two whole pages', `${median(await timed(20, () => mergeRecords(page, large))).toFixed(2)} ms`)
print('2,000 objects: put in order for drawing', `${median(await timed(20, () => itemsOf(page))).toFixed(2)} ms`)

ensureChromium()
const server = await startServer()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const headers = { origin: server.url }
  const name = `bench-${process.pid}`
  await context.request.post('/api/register', {
    headers,
    data: { username: name, email: `${name}@example.org`, password: `quiet-${name}-lantern`, zone: 'UTC' },
  })
  const book = uuidv7()
  await context.request.put(`/api/scrapbook/books/${book}`, { headers, data: { record: stamped(book, { title: 'Bench' }, clock.next()) } })
  const put = async (id: string, records: readonly Stamped[]) => {
    for (let at = 0; at < records.length; at += 100)
      await context.request.put(`/api/scrapbook/pages/${id}`, { headers, data: { change: uuidv7(), records: records.slice(at, at + 100) } })
  }
  const words = { title: 'T', words: 'Words', date: 'D', quote: 'Q', from: 'F', to: 'T', things: 'X', list: 'L' }
  const ids = Array.from({ length: PAGES }, () => uuidv7())
  for (const [at, id] of ids.entries()) {
    const items = itemsOfTemplate(TEMPLATES[at % TEMPLATES.length]!, 'portrait', words, '2026-05-04').map((fields) => ({
      ...fields,
      id: uuidv7(),
    }))
    await put(id, [about(book, at), ...recordsOfEdit(adding(new Map(), items), clock.next())])
  }
  const full = uuidv7()
  await put(full, [about(book, PAGES), ...objects(200)])

  const tab = await context.newPage()
  const devtools = await context.newCDPSession(tab)
  await tab.goto('/my-scrapbook', { waitUntil: 'networkidle' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const opened = await milliseconds(async () => {
    await tab.goto(`/my-scrapbook/books/${book}`)
    await tab.locator('canvas').first().waitFor()
  })
  print(`a book of ${PAGES} pages: first page drawn, ${SLOWER}× slower CPU`, `${opened.toFixed(0)} ms`)
  const page200 = await milliseconds(async () => {
    await tab.goto(`/my-scrapbook/pages/${full}`)
    await tab.locator('canvas').first().waitFor()
  })
  print(`a page of 200 objects: open, ${SLOWER}× slower CPU`, `${page200.toFixed(0)} ms`)
  await tab.waitForTimeout(3000)
  const frames = await framesWhile(tab, () => dragAcross(tab))
  const sorted = frames.toSorted((a, b) => a - b)
  const late = frames.filter((ms) => ms > FRAME_MS * 2).length
  print('200 objects: frame while one is dragged, median', `${median(frames).toFixed(1)} ms`)
  print('200 objects: frame, 95 of 100 within', `${sorted[Math.floor(sorted.length * 0.95)]!.toFixed(1)} ms`)
  print('200 objects: frames that took two or more', `${late} of ${frames.length}`)
} finally {
  await browser.close()
  await server.stop()
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** A finger goes over the middle of the page and back. */
async function dragAcross(tab: Page): Promise<void> {
  const box = (await tab.getByRole('img', { name: /^The page, with/ }).boundingBox())!
  const devtools = await tab.context().newCDPSession(tab)
  const at = (n: number) => [
    { x: box.x + box.width * (0.4 + 0.2 * Math.sin(n / 9)), y: box.y + box.height * (0.5 + 0.1 * Math.sin(n / 7)) },
  ]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let n = 1; n < 90; n++) await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(n) })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Milliseconds of each frame while something is done. */
async function framesWhile(tab: Page, work: () => Promise<void>): Promise<number[]> {
  await tab.evaluate(`{
    const times = (window.frameTimes = [])
    let last = performance.now()
    const look = (now) => {
      times.push(now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }`)
  await work()
  return ((await tab.evaluate('window.frameTimes')) as number[]).slice(2)
}
