import { axeFindings } from './lib/axe.ts'
import { sharedNames } from './lib/names.ts'
import { addressOf, builtPages, hasParams } from './lib/pages.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test(
  'every page opens on a phone: no error, nothing moves, axe finds nothing, no two names are the same',
  { tag: '@core' },
  async ({ browser, server }) => {
    test.setTimeout(900_000)
    const life = await server.live()
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await watchStillness(page)
    const problems: string[] = []
    let path = ''
    page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 500) problems.push(`${path}: ${response.url()} answered ${response.status()}`)
    })
    const look = async (address: string) => {
      path = address
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const found of [await axeFindings(page), await sharedNames(page), await movements(page)])
        problems.push(...found.map((line) => `${address}: ${line}`))
    }
    const pages = builtPages()
    // Posts of the blog are one page; accessibility.spec.ts reads them all.
    const [post, ...otherPosts] = pages.filter(({ path }) => path.startsWith('/blog/'))
    const open = pages.filter((one) => one.access !== 'signed-in' && !hasParams(one) && !otherPosts.includes(one))
    expect(open).toContain(post)
    for (const one of open) await look(one.path)
    await context.addCookies(Object.entries(life.cookies).map(([name, value]) => ({ name, value, url: server.url })))
    const closed = pages.filter(({ access }) => access === 'signed-in').map((one) => addressOf(one, life.pages))
    for (const address of [...closed, ...life.looks]) await look(address)
    expect(problems).toEqual([])
    await context.close()
  },
)
