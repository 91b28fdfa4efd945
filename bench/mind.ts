// `npm run bench mind`: playing sessions again, home after ten years beside a month, pages of the wiki, and in a browser at a quarter of the processor's
// speed the frames of a walk through a forest of 2,000 sessions, those of every game while it is played, and the error of a reaction time.
import { chromium, type Page } from '@playwright/test'
import { RULES } from '#features/mind/games/all-rules.ts'
import { GAME_IDS, type GameId } from '#features/mind/games/core/catalog.ts'
import { replay } from '#features/mind/games/core/rules.ts'
import { sessionOf } from '#features/mind/games/player-skills.fixture.ts'
import { timingOf } from '#features/mind/web/play/screen-timing.ts'
import { sentSession } from '#features/mind/server/mind.fixture.ts'
import { FIRST_DOORS } from '#features/wiki/doors.ts'
import { startServer, type E2eServer } from '../e2e/lib/server.ts'
import { buildWhenStale } from '../scripts/build.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/lib/chromium.ts'

const DAY_MS = 86_400_000
const SESSIONS = 2000
/** Every key that some game answers to. */
const GAME_KEYS = ['ArrowLeft', 'ArrowRight', ' ', ...'123456789']

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const share = (values: number[], at: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))]!

for (const game of GAME_IDS) {
  const { run, answers } = sessionOf(game, 0.5, { seed: `bench ${game}` })
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now()
    RULES[game].score(replay(RULES[game], run, answers).trials)
    return performance.now() - start
  })
  console.log(`${game}: ${answers.length} answers played again in ${median(times).toFixed(2)} ms`)
}

const SPEEDS = [
  ['a quarter of the', 4],
  ['full', 1],
] as const

await buildWhenStale()
ensureChromium()
const server = await startServer()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })
try {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.request.post('/api/register', {
    headers: { origin: server.url },
    data: { username: 'bench-wren', email: 'bench-wren@example.org', password: 'bench-wren-in-the-moss' },
  })
  await playMany(page, server, 60)
  console.log(`home with 60 sessions: ${(await homeTime(page)).toFixed(1)} ms`)
  await playMany(page, server, SESSIONS - 60)
  console.log(`home with ${SESSIONS} sessions: ${(await homeTime(page)).toFixed(1)} ms`)
  const pages = await wikiTimes(page)
  console.log(
    `pages of the wiki, ${pages.length} words: median ${median(pages).toFixed(1)} ms, 95 % below ${share(pages, 0.95).toFixed(1)} ms, slowest ${Math.max(...pages).toFixed(1)} ms`,
  )
  const devtools = await context.newCDPSession(page)
  for (const [speed, rate] of SPEEDS.toReversed()) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const startedAt = performance.now()
    await page.goto('/brain-forest')
    const since = () => (performance.now() - startedAt).toFixed(0)
    await page.locator('svg[data-forest]').waitFor()
    console.log(`first picture, flat, at ${speed} speed: ${since()} ms`)
    await page.locator('canvas[data-drawn]').waitFor()
    console.log(`the whole picture at ${speed} speed: ${since()} ms`)
  }
  await page.waitForTimeout(6000)
  for (const [speed, rate] of SPEEDS) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const gaps = await walk(page)
    console.log(
      `a walk at ${speed} speed, ${gaps.length} frames: median ${median(gaps).toFixed(1)} ms, 95 % below ${share(gaps, 0.95).toFixed(1)} ms, slowest ${Math.max(...gaps).toFixed(1)} ms`,
    )
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const game of GAME_IDS) {
    const frames = await playedFrames(page, game)
    console.log(
      `${game} while it is played: ${frames.length} frames, median ${median(frames).toFixed(1)} ms, 95 % below ${share(frames, 0.95).toFixed(1)} ms, slowest ${Math.max(...frames).toFixed(1)} ms`,
    )
  }
  await page.goto('/brain-forest/play/go-no-go')
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor()
  await page.waitForTimeout(3000)
  const { frames, delays } = await presses(page)
  const { frameMs, errorMs } = timingOf(frames)
  console.log(
    `a reaction time in a game: frames of ${frameMs.toFixed(1)} ms, stated error ${errorMs.toFixed(1)} ms; a press was heard ${median(delays).toFixed(1)} ms (at most ${Math.max(...delays).toFixed(1)} ms) after its stamp, which is what its stamp saves`,
  )
} finally {
  await browser.close()
  await server.stop()
}

async function playMany(page: Page, { url }: E2eServer, count: number): Promise<void> {
  const now = Date.now()
  for (let nth = 0; nth < count; nth++) {
    const { params, body } = sentSession(GAME_IDS[nth % GAME_IDS.length]!, now - DAY_MS * (1 + (nth % 1000)) - nth * 1000)
    const answer = await page.request.put(`/api/mind/sessions/${params.id}`, { headers: { origin: url }, data: body })
    if (!answer.ok()) throw new Error(await answer.text())
  }
}

async function homeTime(page: Page): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < 40; nth++) {
    const start = performance.now()
    await page.request.get('/api/mind')
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Milliseconds of the first answer for each of the words to begin with; the dictionary is asked for another one before. */
async function wikiTimes(page: Page): Promise<number[]> {
  await page.request.get('/api/wiki/page?word=bench')
  const times: number[] = []
  for (const word of FIRST_DOORS) {
    const start = performance.now()
    const answer = await page.request.get(`/api/wiki/page?word=${word}`)
    await answer.body()
    times.push(performance.now() - start)
    if (!answer.ok()) throw new Error(await answer.text())
  }
  return times
}

/** Milliseconds between frames while a hand presses every key of a game in turn, for some twelve seconds. */
async function playedFrames(page: Page, game: GameId): Promise<number[]> {
  await page.goto(`/brain-forest/play/${game}`)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  // The screen is measured first, and a file's first frames are its arrival.
  await page.getByRole('progressbar').waitFor()
  await page.waitForTimeout(1500)
  await noteGaps(page)
  for (let nth = 0; nth < 60; nth++) {
    await page.keyboard.press(GAME_KEYS[nth % GAME_KEYS.length]!, { delay: 40 })
    await page.waitForTimeout(160)
  }
  return page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps)
}

/** Notes the milliseconds between frames from now on, in `gaps`. */
async function noteGaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const gaps: number[] = []
    const page = Object.assign(globalThis as unknown as { requestAnimationFrame: (look: (at: number) => void) => void }, { gaps })
    let last = 0
    const look = (at: number) => {
      if (last) gaps.push(at - last)
      last = at
      page.requestAnimationFrame(look)
    }
    page.requestAnimationFrame(look)
  })
}

/** Milliseconds between frames while the walk goes from one end to the other. */
async function walk(page: Page): Promise<number[]> {
  await noteGaps(page)
  await page.getByRole('application').hover()
  for (let nth = 0; nth < 60; nth++) {
    await page.mouse.wheel(nth < 30 ? 90 : -90, 0)
    await page.waitForTimeout(50)
  }
  return page.evaluate(() => (globalThis as unknown as { gaps: number[] }).gaps)
}

/** Time stamps of frames, and how long after their own stamp presses of a key reach the page. */
async function presses(page: Page): Promise<{ frames: number[]; delays: number[] }> {
  await page.evaluate(() => {
    const noted = { frames: [] as number[], delays: [] as number[] }
    const page = Object.assign(
      globalThis as unknown as {
        requestAnimationFrame: (look: (at: number) => void) => void
        addEventListener: (type: 'keydown', hear: (event: { timeStamp: number }) => void) => void
        performance: { now: () => number }
      },
      { noted },
    )
    const look = (at: number) => {
      noted.frames.push(at)
      page.requestAnimationFrame(look)
    }
    page.requestAnimationFrame(look)
    page.addEventListener('keydown', (event) => noted.delays.push(page.performance.now() - event.timeStamp))
  })
  for (let nth = 0; nth < 40; nth++) {
    await page.keyboard.press('Shift')
    await page.waitForTimeout(30)
  }
  return page.evaluate(() => (globalThis as unknown as { noted: { frames: number[]; delays: number[] } }).noted)
}
