import { existsSync, readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { BuiltRoutes } from '#app/server/built-routes.ts'
import { v7 as uuidv7 } from 'uuid'
import { plantHabit } from './lib/habits.ts'
import type { E2eServer } from './lib/server.ts'
import { expect, signUp, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

/** Values for `:id` in addresses; without one, the page shows that nothing was found. */
const SAMPLES: Readonly<Record<string, string>> = { '/soul/track/:id': 'night-rain', '/soul/category/:id': 'sleep' }

/** WCAG 2.2, 1.4.10 Reflow and 1.4.4 Resize Text. */
const SETTINGS = [
  { name: '320 px', width: 320, height: 640, scale: 1, text: '' },
  { name: '1280 px at 200 % zoom', width: 640, height: 450, scale: 2, text: '' },
  { name: '390 px with text twice as large', width: 390, height: 844, scale: 2, text: '32px' },
]

const built = (): BuiltRoutes['routes'] =>
  existsSync('dist/web/routes.json') ? (JSON.parse(readFileSync('dist/web/routes.json', 'utf8')) as BuiltRoutes).routes : []

const addressOf = (path: string) => path.replace(/:\w+/g, SAMPLES[path] ?? 'nothing-here')

/** Runs in the page: elements that make it scroll sideways, are outside the window, or are cut off. Scroll containers are allowed. */
function findings(): string[] {
  const width = document.documentElement.clientWidth
  const found = new Set<string>()
  if (document.documentElement.scrollWidth > width) found.add(`the page is ${document.documentElement.scrollWidth} px wide`)
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 40)}”`
  const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const isWithin = (element: Element, test: (one: Element) => boolean) => {
    for (let one: Element | null = element.parentElement; one && one !== document.body; one = one.parentElement) if (test(one)) return true
    return false
  }
  const hasOwnText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[aria-hidden="true"], svg, .visually-hidden, [hidden]')) continue
    const { left, right, width: wide, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    // A form control's value scrolls inside it.
    if (wide <= 1 || height <= 1 || style.visibility === 'hidden' || /^(INPUT|TEXTAREA|SELECT|OPTION)$/.test(element.tagName)) continue
    const isLeaf = hasOwnText(element) || element.childElementCount === 0
    if (isLeaf && (right > width + 1 || left < -1) && !isWithin(element, isScroller))
      found.add(`outside, ${Math.round(left)} to ${Math.round(right)}: ${nameOf(element)}`)
    if (!hasOwnText(element)) continue
    const isClamped = style.webkitLineClamp !== 'none'
    if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.add(`cut off at the side: ${nameOf(element)}`)
    if (/hidden|clip/.test(style.overflowY) && !isClamped && element.scrollHeight > element.clientHeight + 3)
      found.add(`cut off below: ${nameOf(element)}`)
  }
  // One wide word also displaces its neighbours, so the first few are enough.
  return [...found].slice(0, 6)
}

/** Visits the public pages, or with `person` those behind the sign-in; only the pages whose index `part` accepts. */
async function walk(
  browser: Browser,
  server: E2eServer,
  locale: string,
  part: (index: number) => boolean,
  person?: { username: string; email: string; password: string },
) {
  const context = await browser.newContext({ baseURL: server.url, locale, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (person) await signUp(page, server, person)
  const devtools = await context.newCDPSession(page)
  const problems: string[] = []
  const pages = built().filter(({ access }) => (access === 'signed-in') === (person !== undefined))
  for (const route of pages.filter((_, index) => part(index))) {
    const address = addressOf(route.path)
    await visit(page, address)
    // Some public pages are in German by their address.
    await expect(page.locator('html')).toHaveAttribute('lang', /^\/de(\/|$)/.test(address) ? 'de' : locale.slice(0, 2))
    for (const { name, width, height, scale, text } of SETTINGS) {
      await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false })
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
      await settled(page)
      for (const line of await page.evaluate(findings)) problems.push(`${locale} ${address}, ${name}: ${line}`)
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
  await context.close()
  return problems
}

/** Waits for two frames, so that resize listeners have run and rendered. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))))

test.describe.configure({ mode: 'parallel' })

const PARTS = 4
for (const [locale, part] of ['en-GB', 'de-DE'].flatMap((one) => Array.from({ length: PARTS }, (_, part) => [one, part] as const))) {
  test(`at 320 px, at 200 % zoom and with text twice as large, no page of part ${part + 1} of ${PARTS} scrolls sideways or cuts anything off (${locale})`, async ({
    browser,
    server,
    newcomer,
  }) => {
    expect(built().length).toBeGreaterThan(5)
    const mine = (index: number) => index % PARTS === part
    expect([...(await walk(browser, server, locale, mine)), ...(await walk(browser, server, locale, mine, newcomer))]).toEqual([])
  })
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${size.width}×${size.height} with text twice as large, nothing of a habit's row covers its words`, async ({
    signedIn: page,
    server,
  }) => {
    await plantHabit(page, server, uuidv7(), { name: 'A long walk along the river' })
    await page.setViewportSize(size)
    await page.goto('/habits')
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'A long walk along the river' }) })
    const words = row.getByRole('link', { name: 'A long walk along the river' })
    await expect(words).toBeVisible()
    await settled(page)
    const covering = await words.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const lines = [...range.getClientRects()]
      const others = [...link.closest('li')!.querySelectorAll('button, svg')].map((one) => one.getBoundingClientRect())
      return others.filter((one) =>
        lines.some(
          (line) => line.left < one.right - 1 && one.left < line.right - 1 && line.top < one.bottom - 1 && one.top < line.bottom - 1,
        ),
      ).length
    })
    expect(covering).toBe(0)
    // A line contains a word, not a single letter.
    expect((await words.boundingBox())!.width).toBeGreaterThan(150)
  })
}
