import { expect, test } from './lib/test.ts'

// A phone's window: a quarter of the pixels to render for each of forty navigations.
test.use({ viewport: { width: 390, height: 844 } })

test('a press counts at every moment of a change of page', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const pressed: string[] = []
    Object.assign(window, { pressed })
    addEventListener(
      'click',
      ({ target }) => {
        const link = (target as Element).closest('nav a')
        if (link) pressed.push(link.getAttribute('href') ?? '')
      },
      true,
    )
  })
  // With motion, because the transition covers the page.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/hub', { waitUntil: 'networkidle' })
  const bar = page.getByRole('navigation', { name: 'Areas' })
  const centre = async (name: string) => {
    const box = (await bar.getByRole('link', { name, exact: true }).boundingBox())!
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const [soul, hub] = [await centre('Soul'), await centre('Hub')]
  // Both pages are loaded: from now on only the navigation itself is measured.
  await page.mouse.click(...soul)
  await expect(page).toHaveURL(/\/soul$/)
  await page.waitForLoadState('networkidle')
  await page.mouse.click(...hub)
  await expect(page).toHaveURL(/\/hub$/)
  for (let wait = 0; wait <= 400; wait += 10) {
    await page.evaluate(() => ((window as unknown as { pressed: string[] }).pressed.length = 0))
    await page.mouse.click(...soul)
    await page.waitForTimeout(wait)
    await page.mouse.click(...hub)
    const pressed = () => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed)
    await expect.poll(pressed, { message: `the second press came ${wait} ms after the first` }).toEqual(['/soul', '/hub'])
    await expect(bar.getByRole('link', { name: 'Hub', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(/\/hub$/)
  }
})
