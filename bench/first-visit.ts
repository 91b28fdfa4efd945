// A first and a second visit to pages with ten years of data behind them, on a phone with a slow processor (4×) and a slow line
// (165 ms a request, 8.1 Mb/s, HTTP/1.1, nothing in any cache): requests, levels, bytes and paints. The median of three runs.
// `npm run bench first-visit`, or `node bench/first-visit.ts /hub --requests` for one page with the list of its requests.
import { loadavg } from 'node:os'
import process from 'node:process'
import { chromium, devices, type Browser, type BrowserContext } from '@playwright/test'
import { localDayOf } from '#platform/contract/dates.ts'
import { ensureDemoPerson } from '#testing/demo-person.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/lib/chromium.ts'
import { requestsOf, type Asked } from '../e2e/lib/requests.ts'
import { isRestAsked } from '../e2e/lib/rest-asked.ts'
import { benchServer } from './lib/bench-server.ts'
import { median, print } from './lib/figures.ts'
import { liveLong } from './lib/long-life.ts'
import { slowLine } from './lib/slow-line.ts'

const RUNS = 3
const LINE = { rttMs: 165, bytesPerSecond: 8_100_000 / 8 }
const CPU_SLOWDOWN = 4
const REST_MS = 1000
const REST_MOST_MS = 15_000
const WORKER_MOST_MS = 90_000
const GOALS = { beforePaint: 16, untilRest: 40, levels: 2, firstPaintMs: 1200, secondPaintMs: 600, blockingMs: 100, shift: 0.02 }
const isListed = process.argv.includes('--requests')
const wished = process.argv.slice(2).filter((word) => word.startsWith('/'))
const PAGES = wished.length > 0 ? wished : ['/hub', '/soul', '/habits', '/journal', '/my-garden']

type Visit = {
  asked: Asked[]
  paintMs: number
  /** The beginning of its words. */ largest: string
  firstPaintMs: number
  blockingMs: number
  shift: number
}

ensureChromium()
// `--built=<folder>`: another build than dist/web, to compare with.
const built = process.argv.find((word) => word.startsWith('--built='))?.slice('--built='.length) ?? 'dist/web'
const server = await benchServer(undefined, { built })
const { app } = server.running
const { id } = await ensureDemoPerson(app)
const { token } = await liveLong({ app, url: server.url }, id, { days: 3650, today: localDayOf(new Date(), 'UTC', 240) })
await app.db.execute('vacuum analyze')
const line = await slowLine({ host: '127.0.0.1', port: Number(new URL(server.url).port) }, LINE)
const origin = `http://localhost:${line.port}`
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })

for (const path of PAGES) {
  const firsts: Visit[] = []
  const seconds: Visit[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await phone(browser)
    firsts.push(await visit(context, path))
    await workerReady(context, path)
    seconds.push(await visit(context, path))
    await context.close()
  }
  const middle = (of: (visit: Visit) => number, visits = firsts) => median(visits.map(of))
  const beforePaint = middle(({ asked, paintMs }) => asked.filter(({ at }) => at < paintMs).length)
  // The journal's initial sync of ten years loads many pages of one address: those are counted separately.
  const untilRest = middle(({ asked }) => new Set(asked.map((one) => one.path)).size)
  const pages = middle(({ asked }) => asked.length - new Set(asked.map((one) => one.path)).size)
  const levels = middle(({ asked }) => Math.max(...asked.map(({ level }) => level)))
  const paint = middle(({ paintMs }) => paintMs)
  const again = middle(({ paintMs }) => paintMs, seconds)
  const blocking = middle(({ blockingMs }) => blockingMs)
  const shift = middle((one) => one.shift)
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const upTo = (most: number, value: number, text = String(most)) => ({ text: `≤ ${text}`, met: value <= most })
  // Paint times are reliable only on an idle machine.
  console.log(`${path}   (load average ${loadavg()[0]!.toFixed(1)})`)
  print('requests before the largest paint', String(beforePaint), upTo(GOALS.beforePaint, beforePaint))
  print('requests until the network rests', String(untilRest), upTo(GOALS.untilRest, untilRest))
  if (pages > 0) print('  and further requests of addresses asked before', String(pages))
  print('levels of scripts that ask for scripts', String(levels), upTo(GOALS.levels, levels))
  print(
    'bytes until the network rests',
    `${(middle(({ asked }) => asked.reduce((sum, { bytes }) => sum + bytes, 0)) / 1024).toFixed(0)} KB`,
  )
  print('first paint with words', ms(middle(({ firstPaintMs }) => firstPaintMs)))
  print('largest paint', ms(paint), upTo(GOALS.firstPaintMs, paint, ms(GOALS.firstPaintMs)))
  print('total blocking time', ms(blocking), upTo(GOALS.blockingMs, blocking, ms(GOALS.blockingMs)))
  print('layout shift', shift.toFixed(4), upTo(GOALS.shift, shift))
  print('largest paint, second visit (service worker)', ms(again), upTo(GOALS.secondPaintMs, again, ms(GOALS.secondPaintMs)))
  if (isListed) {
    console.log(`    its largest paint is ${firsts[0]!.largest}`)
    for (const one of firsts[0]!.asked)
      console.log(`    ${ms(one.at).padStart(8)}  ${one.level}  ${(one.bytes / 1024).toFixed(1).padStart(6)} KB  ${one.path}`)
  }
}
await browser.close()
await line.close()
await server.close()

async function phone(from: Browser): Promise<BrowserContext> {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  const context = await from.newContext({ ...pixel, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'en-US' })
  await context.addCookies([{ name: 'fernwell_session', value: token, url: origin }])
  return context
}

async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { paint: 0, largest: '', blocking: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    type Entry = { startTime: number; duration: number; value: number; element?: { localName: string; textContent: string } }
    const watch = (type: string, each: (entry: Entry) => void) =>
      new PerformanceObserver((list) => (list.getEntries() as unknown as Entry[]).forEach(each)).observe({ type, buffered: true } as never)
    watch('largest-contentful-paint', ({ startTime, element }) => {
      seen.paint = startTime
      seen.largest = `${element?.localName ?? ''}: ${element?.textContent?.slice(0, 60) ?? ''}`
    })
    watch('longtask', ({ duration }) => (seen.blocking += duration - 50))
    watch('layout-shift', ({ value }) => (seen.shift += value))
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const { asked, rest } = await requestsOf(devtools)
  await page.goto(origin + path)
  await page.waitForFunction(isRestAsked)
  await rest(REST_MS, REST_MOST_MS)
  const seen = await page.evaluate(() => {
    type Seen = { paint: number; largest: string; blocking: number; shift: number }
    return {
      ...(globalThis as unknown as { seen: Seen }).seen,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    }
  })
  await page.close()
  return {
    asked: asked(),
    paintMs: seen.paint,
    largest: seen.largest,
    firstPaintMs: seen.first,
    blockingMs: seen.blocking,
    shift: seen.shift,
  }
}

/** Waits until the service worker has prefetched all its files. */
async function workerReady(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(origin + path)
  const isReady = `navigator.serviceWorker.getRegistration().then((known) => known?.active?.state === 'activated')`
  await page.waitForFunction(isReady, undefined, { timeout: WORKER_MOST_MS, polling: 250 })
  await page.close()
}
