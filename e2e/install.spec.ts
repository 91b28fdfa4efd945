import type { Page } from '@playwright/test'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

const HOUR_MS = 3_600_000
const card = (page: Page) => page.getByRole('complementary', { name: 'Add Fernwell to your home screen' })

type Offered = { asked?: number }

/** Fires Chromium's event for an installable page, which a test's browser never does by itself. */
function offerInstall(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const prompt = () => {
      ;(window as Offered).asked = ((window as Offered).asked ?? 0) + 1
      return Promise.resolve({ outcome: 'accepted' })
    }
    return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

async function comeBackTomorrow(page: Page): Promise<void> {
  await page.evaluate((earlier) => localStorage.setItem('fernwell.install-hint', String(earlier)), Date.now() - 24 * HOUR_MS)
  await visitAgain(page)
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    test('a returning person is asked once for a place on the home screen', async ({ signedIn: page }) => {
      await visit(page, '/soul/track/night-rain')
      expect(await offerInstall(page)).toBe(true)
      await expect(card(page)).toHaveCount(0)

      await comeBackTomorrow(page)
      await expect(card(page)).toHaveCount(0)
      const before = await page.getByRole('heading', { level: 1 }).boundingBox()
      await offerInstall(page)
      await expect(card(page)).toBeVisible()
      expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)

      // Never over the bar, and not while the player is open.
      await card(page).evaluate(async (element) => {
        await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
      })
      expect(await overlap(card(page), page.getByRole('navigation', { name: 'Areas' }))).toBe(false)
      await page.getByRole('button', { name: 'Play', exact: true }).first().press('Enter')
      await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
      await expect(card(page)).toHaveCount(0)
      // The player is at the bottom of every page, and links to the track's page.
      const floating = page.getByRole('region', { name: 'Player' })
      await expect(floating).toBeVisible()
      await page.getByRole('link', { name: 'Sleep', exact: true }).first().click()
      await expect(floating).toBeVisible()
      await expect(card(page)).toHaveCount(0)
      await floating.getByRole('link', { name: 'Night rain' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Night rain' })).toBeVisible()
      await expect(floating).toBeVisible()
      await page.getByRole('link', { name: 'Sleep', exact: true }).first().click()
      await page.getByRole('button', { name: 'Close player' }).click()
      await expect(card(page)).toBeVisible()

      await card(page).getByRole('button', { name: 'Add' }).click()
      await expect(card(page)).toHaveCount(0)
      expect(await page.evaluate(() => (window as Offered).asked)).toBe(1)
      await expect(page.getByRole('main')).toBeFocused()
      await visitAgain(page)
      // From now on, the event is left to the browser.
      expect(await offerInstall(page)).toBe(false)
      await expect(card(page)).toHaveCount(0)
    })
  })
}

test('"Not now" is an answer, too', async ({ signedIn: page }) => {
  await visit(page, '/hub')
  await comeBackTomorrow(page)
  await offerInstall(page)
  await card(page).getByRole('button', { name: 'Not now' }).click()
  await expect(card(page)).toHaveCount(0)
  expect(await page.evaluate(() => (window as Offered).asked)).toBeUndefined()
  await visitAgain(page)
  expect(await offerInstall(page)).toBe(false)
})

async function overlap(one: ReturnType<typeof card>, other: ReturnType<typeof card>): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('Both must be on the screen.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
