// JavaScript of a first visit to a page, compressed as on the wire: what the page names as needed for its first screen (its entry and
// all that this imports), and everything that has come once the network rests – art and helpers that arrive after it.
import { readdir, stat } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { startServer } from '../e2e/lib/server.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/lib/chromium.ts'
import { print } from './lib/figures.ts'

const BUDGETS: [path: string, kilobytes: number, signedIn: boolean][] = [
  ['/', 95, false],
  ['/login', 90, false],
  ['/signup', 95, false],
  ['/hub', 140, true],
  ['/soul', 140, true],
  ['/soul/track/night-rain', 140, true],
  ['/journal', 140, true],
  ['/calendar', 140, true],
  ['/habits', 140, true],
  ['/my-garden', 140, true],
]

ensureChromium()
const server = await startServer()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })

/** Kilobytes of the scripts that a page's HTML names. */
async function firstScreenOf(html: string): Promise<number> {
  const named = [...html.matchAll(/<(?:script[^>]* src|link (?:data-)?rel="modulepreload"[^>]* href)="([^"]+)"/g)].map(([, file]) => file!)
  let bytes = 0
  for (const file of new Set(named)) {
    const response = await fetch(server.url + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    bytes += Number(response.headers.get('content-length'))
  }
  return bytes / 1024
}

async function javascriptOf(path: string, signedIn: boolean): Promise<{ first: number; all: number }> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  if (signedIn) {
    const name = `bench-${Math.random().toString(36).slice(2)}`
    await context.request.post('/api/register', {
      headers: { origin: server.url },
      data: { username: name, email: `${name}@example.org`, password: `${name}-in-the-moss` },
    })
  }
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  devtools.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && (bytes += encodedDataLength)),
  )
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  const first = await firstScreenOf((await response?.text()) ?? '')
  await context.close()
  return { first, all: bytes / 1024 }
}

console.log('JavaScript to first screen, on the wire')
for (const [path, budget, signedIn] of BUDGETS) {
  const { first, all } = await javascriptOf(path, signedIn)
  print(path, `${first.toFixed(1)} KB`, { text: `≤ ${budget} KB`, met: first <= budget })
  print('  everything, once the network rests', `${all.toFixed(1)} KB`)
}
await browser.close()
await server.stop()

// The journal's editor has no part in any first screen: an entry is read without it.
for (const name of await readdir('dist/web/assets')) {
  if (/^Editor-.*\.js\.br$/.test(name))
    print("the journal's editor, its own chunk", `${((await stat(`dist/web/assets/${name}`)).size / 1024).toFixed(1)} KB`)
}
