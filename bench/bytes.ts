// JavaScript that a first visit to a page loads until the network rests, as compressed on the wire.
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
]

ensureChromium()
const server = await startServer()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })

async function javascriptOf(path: string, signedIn: boolean): Promise<number> {
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
  await page.goto(path, { waitUntil: 'networkidle' })
  await context.close()
  return bytes / 1024
}

console.log('JavaScript to first screen, on the wire')
for (const [path, budget, signedIn] of BUDGETS) {
  const kilobytes = await javascriptOf(path, signedIn)
  print(path, `${kilobytes.toFixed(1)} KB`, { text: `≤ ${budget} KB`, met: kilobytes <= budget })
}
await browser.close()
await server.stop()
