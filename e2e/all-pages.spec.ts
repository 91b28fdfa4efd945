import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import { sharedNames } from './lib/names.ts'
import { addressOf, builtPages, hasParams } from './lib/pages.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { test as base, expect, ownServer } from './lib/test.ts'
import { visit } from './lib/visit.ts'

// The lives of all features move the server's clock: no other file shares it.
const test = base.extend({ server: ownServer() })

test.use({ viewport: { width: 390, height: 844 } })
// In parallel: in sequence they would be the last tests to finish.
test.describe.configure({ mode: 'parallel' })

/** Blog posts share one page, and so do comparisons: only the first of each is opened here; accessibility.spec.ts opens all. */
const ALIKE = [/^\/blog\/./, /-(?:alternatives?|apps?)$/].map((form) => builtPages().filter(({ path }) => form.test(path)))
const others = ALIKE.flatMap((pages) => pages.slice(1).map(({ path }) => path))

test(
  'every public page opens on a phone: no error, nothing moves, axe finds nothing, no two names are the same',
  { tag: '@core' },
  async ({ page }) => {
    test.setTimeout(900_000)
    const open = builtPages().filter((one) => one.access !== 'signed-in' && !hasParams(one))
    const addresses = open.map(({ path }) => path).filter((path) => !others.includes(path))
    expect(addresses).toEqual(expect.arrayContaining(ALIKE.map((pages) => pages[0]?.path)))
    expect(await problemsOf(page, addresses)).toEqual([])
  },
)

test(
  'every page of a person opens on a phone: no error, nothing moves, axe finds nothing, no two names are the same',
  { tag: '@core' },
  async ({ page, server }) => {
    test.setTimeout(900_000)
    const life = await server.live()
    await page.context().addCookies(Object.entries(life.cookies).map(([name, value]) => ({ name, value, url: server.url })))
    const closed = builtPages()
      .filter(({ access }) => access === 'signed-in')
      .map((one) => addressOf(one, life.pages))
    expect(await problemsOf(page, [...closed, ...life.looks])).toEqual([])
  },
)

/** Opens each address and returns its problems, a line each. */
async function problemsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  let path = ''
  page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${path}: ${response.url()} answered ${response.status()}`)
  })
  await watchStillness(page)
  for (const address of addresses) {
    path = address
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const found of [await axeFindings(page), await sharedNames(page), await movements(page)])
      problems.push(...found.map((line) => `${address}: ${line}`))
  }
  return problems
}
