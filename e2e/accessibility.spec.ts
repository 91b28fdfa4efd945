import AxeBuilder from '@axe-core/playwright'
import { expect, signUp, test } from './lib/test.ts'

const PUBLIC = ['/', '/login', '/signup', '/reset-password', '/confirm-email']
const SIGNED_IN = [
  '/hub',
  '/journal',
  '/journal/new',
  '/journal/insight',
  '/journal/settings',
  '/journal/transfer',
  '/calendar',
  '/calendar?view=pixels',
  '/soul',
  '/soul/category/sleep',
  '/soul/track/night-rain',
  '/profile',
  '/settings',
  '/settings/reminders',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`axe finds nothing on any page, ${colorScheme}, ${viewport.width} wide`, async ({ browser, server, newcomer }) => {
      test.setTimeout(120_000)
      const context = await browser.newContext({ baseURL: server.url, colorScheme, viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const look = async (path: string) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(
            ({ id, nodes }) =>
              `${path}: ${id}: ${nodes
                .map((node) => node.html)
                .join(' | ')
                .slice(0, 300)}`,
          ),
        ).toEqual([])
      }
      for (const path of PUBLIC) await look(path)
      await signUp(page, server, newcomer)
      for (const path of SIGNED_IN) await look(path)
      await context.close()
    })
  }
}
