import { axeFindings } from './lib/axe.ts'
import { plantHabit } from './lib/habits.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { expect, signUp, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const HABIT = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`

const PUBLIC = ['/', '/login', '/signup', '/reset-password', '/confirm-email']
const JOURNAL = [
  '/journal',
  '/journal/new',
  '/journal/insight',
  '/journal/settings',
  '/journal/transfer',
  '/calendar',
  '/calendar?view=pixels',
]
const OTHER_ROOMS = [
  '/hub',
  '/onboarding',
  '/habits',
  '/habits/completed',
  `/habits/${HABIT(1)}`,
  '/habits/transfer',
  '/habit-analytics',
  '/my-garden',
  '/soul',
  '/soul/category/sleep',
  '/soul/track/night-rain',
  '/profile',
  '/settings',
  '/settings/reminders',
]

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test.describe.configure({ mode: 'parallel' })

for (const [what, open, signedIn] of [
  ['what a stranger sees, nor in the journal', PUBLIC, JOURNAL],
  ['the other rooms', [], OTHER_ROOMS],
] as const) {
  test(`axe finds nothing in ${what}, and nothing moves there while it arrives: phone and desktop, day and night`, async ({
    browser,
    server,
    newcomer,
  }) => {
    test.setTimeout(300_000)
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
          // After the first look, which takes longer than anything that comes late; a theme moves nothing, and is not an arrival.
          if (colorScheme === 'light') problems.push(...(await movements(page)).map((line) => `${path}, ${viewport.width}: ${line}`))
        }
      }
    }
    for (const path of open) await look(path)
    await signUp(page, server, newcomer)
    await plantHabit(page, server, HABIT(1), { name: 'A walk' })
    await plantHabit(page, server, HABIT(2), { name: 'Read', kind: 'atLeast', unit: 'pages', target: 10 })
    await plantHabit(page, server, HABIT(3), { name: 'Stretch', isArchived: true })
    for (const path of signedIn) await look(path)
    expect(problems).toEqual([])
    await context.close()
  })
}
