import { secondsPlayed, watchSound } from './lib/sound.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

test('what is done without a network is kept and sent once it is back', async ({ page, context, member, server }) => {
  expect(member.username).toBeTruthy()
  await visit(page, '/soul/track/night-rain')
  const heart = page.getByRole('button', { name: 'Favourite: Night rain' })
  await expect(heart).toBeVisible({ timeout: 20_000 })
  await context.setOffline(true)
  await heart.click()
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  await page.waitForTimeout(500)
  await context.setOffline(false)
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`${server.url}/api/soul/tracks/night-rain`)).json()) as { track: { isFavourite: boolean } }).track
          .isFavourite,
      { timeout: 15_000 },
    )
    .toBe(true)
})

test('a track that was kept on the device plays without a network', async ({ page, context, member }) => {
  test.setTimeout(120_000)
  expect(member.username).toBeTruthy()
  await watchSound(page)
  await visit(page, '/soul/track/three-good-breaths')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText('On this device').first()).toBeVisible({ timeout: 60_000 })
  await visitAgain(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => secondsPlayed(page), { timeout: 20_000 }).toBeGreaterThan(1)
})
