// Lighthouse's own scores, phone settings, for the first pages that a person sees. Slow: three runs a page, the median of each score.
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { DEMO } from '#testing/demo-person.ts'
import { builtRoutes } from '../e2e/lib/pages.ts'
import { startServer } from '../e2e/lib/server.ts'
import { CHROMIUM_ARGS, ensureChromium, findChromium } from '../scripts/lib/chromium.ts'
import { median, print } from './lib/figures.ts'
import { loadLighthouse } from './lib/lighthouse.ts'

const chosen = process.argv.slice(2)
const RUNS = 3
const GOALS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The entry pages, and the pages behind them; by name, any page without parameters in its address. */
const { home, routes } = builtRoutes()
const PAGES = routes
  .filter(({ path, whenSignedIn }) => (chosen.length > 0 ? chosen.includes(path) : whenSignedIn === 'home' || path === home))
  .map(({ path, access }) => [path, access === 'signed-in'] as const)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

ensureChromium()
const lighthouse = await loadLighthouse()
const server = await startServer({ demo: true })
const port = await freePort()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
})
const login = await fetch(`${server.url}/api/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: server.url },
  body: JSON.stringify(DEMO),
})
const cookie = login.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')

for (const [path, signedIn] of PAGES) {
  const scores: Record<string, number[]> = {}
  const failing = new Set<string>()
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(server.url + path, {
      port,
      output: 'json',
      logLevel: 'error',
      ...(signedIn ? { extraHeaders: { Cookie: cookie } } : {}),
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}.`)
    for (const [name, { score, auditRefs }] of Object.entries(result.lhr.categories)) {
      ;(scores[name] ??= []).push(Math.round((score ?? 0) * 100))
      for (const { id, weight } of auditRefs) if (weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 0.9) failing.add(`${name}: ${id}`)
    }
    for (const id of ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'])
      (scores[id] ??= []).push(result.lhr.audits[id]?.numericValue ?? NaN)
  }
  console.log(`Lighthouse, phone, ${path}`)
  for (const [name, goal] of Object.entries(GOALS)) {
    const values = scores[name]
    if (values) print(name, String(median(values)), { text: `≥ ${goal}`, met: median(values) >= goal })
  }
  print('largest contentful paint', `${median(scores['largest-contentful-paint']!).toFixed(0)} ms`)
  print('total blocking time', `${median(scores['total-blocking-time']!).toFixed(0)} ms`)
  print('layout shift', median(scores['cumulative-layout-shift']!).toFixed(4))
  for (const line of failing) console.log(`    ${line}`)
}
await browser.close()
await server.stop()
