import { axeFindings } from './lib/axe.ts'
import { expect, signUp, test } from './lib/test.ts'

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
  test(`axe finds nothing in ${what}: phone and desktop, day and night`, async ({ browser, server, newcomer }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext({ baseURL: server.url, viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    const problems: string[] = []
    const look = async (path: string) => {
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          // The other theme changes colours and nothing else.
          const found = await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
          problems.push(...found.map((line) => `${path}, ${viewport.width}, ${colorScheme}: ${line}`))
        }
      }
    }
    for (const path of open) await look(path)
    await signUp(page, server, newcomer)
    for (const path of signedIn) await look(path)
    expect(problems).toEqual([])
    await context.close()
  })
}
