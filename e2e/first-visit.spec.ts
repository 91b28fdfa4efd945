import { devices, type Page } from '@playwright/test'
import { secondsPlayed, setPlaybackRate, watchSound } from './lib/sound.ts'
import { sendSignUpForm } from './lib/sign-up-form.ts'
import { expect, test } from './lib/test.ts'

/** Fast enough for a test, slow enough that each time step stays under two seconds and counts as listening. */
const PLAYBACK = 6

/** Everything the browser complains of: a policy breach or an uncaught error fails the journey. */
function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('pageerror', (error) => lines.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught|hydrat/i.test(message.text())) lines.push(message.text())
  })
  return lines
}

for (const [size, device] of Object.entries({ desktop: {}, phone: devices['Pixel 7'] })) {
  const { defaultBrowserType: _, ...options } = device as { defaultBrowserType?: string }
  test.describe(`on a ${size}`, () => {
    test.use(options)

    test('a newcomer signs up, listens for three minutes, sees the points, and signs out', async ({ page, newcomer, server }) => {
      const errors = complaints(page)
      await watchSound(page)
      await page.goto('/signup')
      await sendSignUpForm(page, newcomer)
      // The welcome can wait: one press, and home.
      await expect(page).toHaveURL(/\/onboarding$/)
      await page.getByRole('link', { name: 'Later' }).click()
      await expect(page).toHaveURL(/\/hub$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await page.getByRole('navigation').getByRole('link', { name: 'Soul' }).click()
      await expect(page).toHaveURL(/\/soul$/)
      await page.goto('/soul/track/three-good-breaths')
      await page.getByRole('button', { name: 'Play', exact: true }).first().click()
      await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0.5)

      // Six times as fast in the browser, and the server's clock goes along.
      const updates = collectUpdates(page)
      await setPlaybackRate(page, PLAYBACK)
      await expect
        .poll(
          async () => {
            await server.advance(6000)
            return updates.at(-1)?.isComplete ?? false
          },
          { timeout: 70_000, intervals: [1000] },
        )
        .toBe(true)
      expect(updates.at(-1)!.pointsAwarded).toBeGreaterThanOrEqual(6)

      await page.goto('/hub')
      const points = String(updates.at(-1)!.pointsAwarded)
      await expect(page.getByText('Total points', { exact: true }).locator('..')).toContainText(points)
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(`${server.url}/`)
      await page.goto('/hub')
      await expect(page).toHaveURL(/\/login/)
      expect(errors).toEqual([])
    })
  })
}

type Update = { isComplete: boolean; pointsAwarded: number }

function collectUpdates(page: Page): Update[] {
  const updates: Update[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/session') && response.ok()) updates.push((await response.json()) as Update)
  })
  return updates
}
