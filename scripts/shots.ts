// `npm run shots [filter]`: pictures of every route in both themes at both sizes, into shots/ (which git ignores); with
// `--german` in German, into separate folders. With `--readme` it writes the two pictures of the README and the two of the app's
// manifest to docs/pictures/.
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO } from '#testing/demo-person.ts'
import { addressOf, builtPages } from '../e2e/lib/pages.ts'
import { startServer, type E2eServer } from '../e2e/lib/server.ts'
import { buildWhenStale } from './build.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from './lib/chromium.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'

const THEMES = ['light', 'dark'] as const
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
/** A picture that git keeps, and that a phone fetches before it installs the app, is no larger. */
const MAX_BYTES = 400_000

type Shot = { name: string; path: string; signedIn: boolean }

const [filter = ''] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const forReadme = process.argv.includes('--readme')
const isGerman = process.argv.includes('--german')

try {
  await buildWhenStale()
  ensureChromium()
  const server = await startServer({ demo: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })
  try {
    await (forReadme ? readmePictures(browser, server) : allShots(browser, server))
  } finally {
    await browser.close()
    await server.stop()
  }
} catch (error) {
  exitWithMessage(error)
}

/** Every page that was built, where the demo person has something to show there. */
function shots(server: E2eServer): Shot[] {
  return builtPages()
    .map((page) => ({
      path: addressOf(page, server.demoPages),
      signedIn: page.access === 'signed-in',
      name: page.path === '/' ? 'landing' : page.path.slice(1).replaceAll(':', '').replaceAll('/', '-'),
    }))
    .filter(({ name }) => name.includes(filter))
}

async function allShots(browser: Browser, server: E2eServer): Promise<void> {
  for (const theme of THEMES) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const folder = `shots/${theme}-${size}${isGerman ? '-de' : ''}`
      mkdirSync(folder, { recursive: true })
      const visitor = await context(browser, server, theme, viewport)
      const member = await context(browser, server, theme, viewport, true)
      const newcomer = await context(browser, server, theme, viewport, 'new')
      for (const shot of shots(server)) {
        await picture(shot.signedIn ? member : visitor, shot.path, `${folder}/${shot.name}.png`)
        if (shot.signedIn) await picture(newcomer, shot.path, `${folder}/${shot.name}.empty.png`)
        console.log(`${folder}/${shot.name}.png`)
      }
      for (const one of [visitor, member, newcomer]) await one.close()
    }
  }
}

/** A separate browser context: signed out, the demo person, or a person who has just signed up. */
async function context(
  browser: Browser,
  server: E2eServer,
  colorScheme: 'light' | 'dark',
  viewport: { width: number; height: number },
  who: boolean | 'new' = false,
): Promise<BrowserContext> {
  const made = await browser.newContext({
    baseURL: server.url,
    colorScheme,
    viewport,
    deviceScaleFactor: 2,
    isMobile: viewport.width < 500,
    hasTouch: viewport.width < 500,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(isGerman && { locale: 'de-DE' }),
  })
  const headers = { origin: server.url }
  const name = `newcomer-${Math.random().toString(36).slice(2, 8)}`
  if (who === 'new')
    await made.request.post('/api/register', {
      headers,
      data: { username: name, email: `${name}@example.org`, password: `${name}-in-the-moss` },
    })
  else if (who) await made.request.post('/api/login', { headers, data: DEMO })
  if (who && isGerman) await made.request.patch('/api/user', { headers, data: { locale: 'de-DE' } })
  return made
}

async function picture(
  from: BrowserContext,
  path: string,
  file: string,
  act?: (page: Page) => Promise<void>,
  fullPage = true,
): Promise<void> {
  const page = await from.newPage()
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`))
  await page.goto(path, { waitUntil: 'networkidle' })
  await act?.(page)
  if (fullPage) await scrollThrough(page)
  await page.waitForTimeout(400)
  await page.screenshot({ path: file, fullPage })
  await page.close()
}

/** Scrolls down the page and back, so that lazily rendered content appears. */
async function scrollThrough(page: Page): Promise<void> {
  for (const step of [600, -12_000]) {
    for (let n = 0; n < (step > 0 ? 16 : 1); n++) {
      await page.mouse.wheel(0, step)
      await page.waitForTimeout(60)
    }
  }
}

async function readmePictures(browser: Browser, server: E2eServer): Promise<void> {
  mkdirSync('docs/pictures', { recursive: true })
  const stored = [
    { name: 'soul-day', path: '/soul', theme: 'light', size: 'desktop' },
    { name: 'track-night', path: '/soul/track/night-rain', theme: 'dark', size: 'phone' },
    { name: 'screenshot-wide', path: '/hub', theme: 'light', size: 'desktop' },
    { name: 'screenshot-phone', path: '/hub', theme: 'light', size: 'phone' },
  ] as const
  for (const { name, path, theme, size } of stored) {
    const member = await context(browser, server, theme, SIZES[size], true)
    const file = `docs/pictures/${name}.png`
    await picture(member, path, file, undefined, false)
    await member.close()
    await makeSmall(file, SIZES[size].width)
    console.log(file)
  }
}

/** Fewer colours; and where that is not enough, one pixel for each of the page's instead of two. */
async function makeSmall(file: string, width: number): Promise<void> {
  const taken = await readFile(file)
  const tries = [sharp(taken), sharp(taken).resize({ width })]
  for (const image of tries) {
    const small = await image.png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 }).toBuffer()
    await writeFile(file, small)
    if (small.length <= MAX_BYTES) return
  }
  throw new Error(`${file} is larger than ${MAX_BYTES} bytes.`)
}
