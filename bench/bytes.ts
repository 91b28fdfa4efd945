// JavaScript of a first visit to a page, compressed as on the wire: the scripts that the page names for its first screen (its entry and
// all its imports), and all scripts that have loaded when the network is idle – including art and helpers.
import { readdir, stat } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { addressOf, builtPages, hasParams } from '../e2e/lib/pages.ts'
import { startServer } from '../e2e/lib/server.ts'
import { isRestAsked } from '../e2e/lib/rest-asked.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/lib/chromium.ts'
import { print } from './lib/figures.ts'

/** Kilobytes of a first screen. */
const BUDGET = { public: 110, 'signed-in': 200 }

ensureChromium()
const server = await startServer()
const life = await server.live()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })

/** Kilobytes of the scripts that a page's HTML names. */
async function firstScreenOf(html: string): Promise<number> {
  const named = [...html.matchAll(/<(?:script[^>]* src|link [^>]*\brel="modulepreload"[^>]* href)="([^"]+)"/g)].map(([, file]) => file!)
  let bytes = 0
  for (const file of new Set(named)) {
    const response = await fetch(server.url + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    bytes += Number(response.headers.get('content-length'))
  }
  return bytes / 1024
}

async function javascriptOf(path: string, signedIn: boolean): Promise<{ first: number; all: number }> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  if (signedIn) await context.addCookies(Object.entries(life.cookies).map(([name, value]) => ({ name, value, url: server.url })))
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
  const response = await page.goto(path)
  await page.waitForFunction(isRestAsked)
  await page.waitForLoadState('networkidle')
  const first = await firstScreenOf((await response?.text()) ?? '')
  await context.close()
  return { first, all: bytes / 1024 }
}

console.log('JavaScript to first screen, on the wire')
// Public pages with parts in their address are drawn by the app.
for (const one of builtPages().filter((page) => page.access === 'signed-in' || !hasParams(page))) {
  const { access } = one
  const address = addressOf(one, life.pages)
  const { first, all } = await javascriptOf(address, access === 'signed-in')
  print(address, `${first.toFixed(1)} KB`, { text: `≤ ${BUDGET[access]} KB`, met: first <= BUDGET[access] })
  print('  everything, once the network rests', `${all.toFixed(1)} KB`)
}
await browser.close()
await server.stop()

// The journal's editor has no part in any first screen: an entry is read without it.
for (const name of await readdir('dist/web/assets')) {
  if (/^Editor-.*\.js\.br$/.test(name))
    print("the journal's editor, its own chunk", `${((await stat(`dist/web/assets/${name}`)).size / 1024).toFixed(1)} KB`)
}
