import AxeBuilder from '@axe-core/playwright'
import { expect, signUp, test } from './lib/test.ts'

const PUBLIC = ['/', '/login', '/signup', '/reset-password', '/confirm-email']
const SIGNED_IN = [
  '/hub',
  '/onboarding',
  '/journal',
  '/journal/new',
  '/journal/insight',
  '/journal/settings',
  '/journal/transfer',
  '/calendar',
  '/calendar?view=pixels',
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`axe finds nothing on any page in either theme, ${viewport.width} wide`, async ({ browser, server, newcomer }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    const look = async (path: string) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const found = [{ theme: 'light', ...(await new AxeBuilder({ page }).analyze()) }]
      // The other theme changes colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push({ theme: 'dark', ...(await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()) })
      return found.flatMap(({ theme, violations }) =>
        violations.map(
          ({ id, nodes }) =>
            `${path}, ${theme}: ${id}: ${nodes
              .map((node) => node.html)
              .join(' | ')
              .slice(0, 300)}`,
        ),
      )
    }
    const problems = []
    for (const path of PUBLIC) problems.push(...(await look(path)))
    await signUp(page, server, newcomer)
    for (const path of SIGNED_IN) problems.push(...(await look(path)))
    expect(problems).toEqual([])
    await context.close()
  })
}
