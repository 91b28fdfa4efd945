import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { DEMO } from '#testing/demo-person.ts'
import { addressOf, builtPages } from '../e2e/lib/pages.ts'
import { startServer } from '../e2e/lib/server.ts'
import { CHROMIUM_ARGS, findChromium } from './lib/chromium.ts'

const out = process.argv[2]!
mkdirSync(out, { recursive: true })
const server = await startServer({ demo: true })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS })
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
for (const [size, viewport] of Object.entries(sizes)) {
  for (const who of ['visitor', 'member', 'newcomer']) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: server.url, serviceWorkers: 'block', locale: 'en-GB' })
    if (who === 'member') {
      const r = await context.request.post('/api/login', { data: { username: DEMO.username, password: DEMO.password }, headers: { origin: server.url } })
      if (!r.ok()) throw new Error(String(r.status()))
    }
    if (who === 'newcomer') {
      const r = await context.request.post('/api/register', { data: { username: `new${size}`, email: `new${size}@example.org`, password: `new${size}-in-the-moss` }, headers: { origin: server.url } })
      if (!r.ok()) { console.log(await r.text()); continue }
    }
    const page = await context.newPage()
    for (const p of builtPages()) {
      const signedIn = p.access === 'signed-in'
      if (signedIn === (who === 'visitor')) continue
      const name = p.path === '/' ? 'landing' : p.path.slice(1).replaceAll(':', '').replaceAll('/', '-')
      try {
        await page.goto(addressOf(p, server.demoPages), { waitUntil: 'load' })
        await page.waitForTimeout(1200)
        const dump = await page.evaluate(() => {
          const rows: string[] = []
          const walk = (el: Element, path: string) => {
            const counts: Record<string, number> = {}
            for (const child of el.children) {
              const tag = child.tagName.toLowerCase()
              if (['script', 'style', 'link', 'path', 'g', 'circle', 'ellipse', 'line', 'rect'].includes(tag)) continue
              counts[tag] = (counts[tag] ?? 0) + 1
              const here = `${path}/${tag}${counts[tag]}`
              const s = getComputedStyle(child)
              const b = child.getBoundingClientRect()
              rows.push([here, [b.x, b.y, b.width, b.height].map((n) => Math.round(n * 2) / 2).join(','), s.color, s.fontSize, s.fontWeight, s.fontFamily.slice(0, 12), s.lineHeight, s.padding, s.margin, s.listStyleType, s.cursor, s.borderWidth, s.backgroundColor, s.overflowWrap, s.fontVariantNumeric].join('|'))
              walk(child, here)
            }
          }
          walk(document.body, '')
          return rows
        })
        writeFileSync(`${out}/${size}.${who}.${name}.txt`, dump.join('\n'))
      } catch (error) {
        console.log(size, who, name, String(error).slice(0, 200))
      }
    }
    await context.close()
    console.log(size, who, new Date().toISOString())
  }
}
await browser.close()
await server.stop()
