import { axeFindings } from './lib/axe.ts'
import { plantHabit } from './lib/habits.ts'
import { sharedNames } from './lib/names.ts'
import { addressOf, builtPages, hasParams, type BuiltPage } from './lib/pages.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { test as base, expect, ownServer, signUp } from './lib/test.ts'
import { visit } from './lib/visit.ts'

// The lives of all features move the server's clock: no other file shares it.
const test = base.extend({ server: ownServer() })

const HABIT = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test.describe.configure({ mode: 'parallel' })

/** The pages are divided into parts, which run in parallel: a single test would take too long. */
const PARTS = 10
for (let part = 0; part < PARTS; part++) {
  test(`axe finds nothing in part ${part + 1} of ${PARTS} of all pages, and nothing moves there while it arrives: phone and desktop, day and night`, async ({
    browser,
    server,
    newcomer,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    const problems: string[] = []
    await watchStillness(page)
    const look = async (path: string) => {
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: 'light' })
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          // The other theme changes colours and nothing else.
          const found = await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
          problems.push(...found.map((line) => `${path}, ${viewport.width}, ${colorScheme}: ${line}`))
          if (colorScheme === 'light') problems.push(...(await sharedNames(page)).map((line) => `${path}, ${viewport.width}: ${line}`))
          // After the first check, which takes longer than any late content; a change of theme moves nothing, so it is not checked.
          if (colorScheme === 'light') problems.push(...(await movements(page)).map((line) => `${path}, ${viewport.width}: ${line}`))
        }
      }
    }
    const mine = (_: unknown, index: number) => index % PARTS === part
    const isClosed = ({ access }: BuiltPage) => access === 'signed-in'
    const open = builtPages().filter((one) => !isClosed(one))
    const closed = builtPages().filter(isClosed)
    for (const { path } of open.filter((one) => !hasParams(one)).filter(mine)) await look(path)
    await signUp(page, server, newcomer)
    await plantHabit(page, server, HABIT(1), { name: 'A walk' })
    await plantHabit(page, server, HABIT(2), { name: 'Read', kind: 'atLeast', unit: 'pages', target: 10 })
    await plantHabit(page, server, HABIT(3), { name: 'Stretch', isArchived: true })
    for (const { path } of closed.filter((one) => !hasParams(one)).filter(mine)) await look(path)

    // Pages that need data are visited as a person with every kind of record.
    const life = await server.live()
    await context.clearCookies()
    await context.addCookies(Object.entries(life.cookies).map(([name, value]) => ({ name, value, url: server.url })))
    const made = closed.filter(hasParams).map((page) => addressOf(page, life.pages))
    for (const path of [...made, ...life.looks].filter(mine)) await look(path)
    expect(problems).toEqual([])
    await context.close()
  })
}
