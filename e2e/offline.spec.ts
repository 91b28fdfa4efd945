import { plantHabit } from './lib/habits.ts'
import { secondsPlayed, watchSound } from './lib/sound.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

test('changes without a network are stored and sent once it is back', { tag: '@offline' }, async ({ signedIn: page, context, server }) => {
  await visit(page, '/soul/track/night-rain')
  const heart = page.getByRole('button', { name: 'Favourite: Night rain' })
  await expect(heart).toBeVisible()
  await goOffline(page)
  await heart.click()
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  await page.waitForTimeout(500)
  await context.setOffline(false)
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`${server.url}/api/soul/tracks/night-rain`)).json()) as { track: { isFavourite: boolean } }).track
          .isFavourite,
    )
    .toBe(true)
})

test('a track that was kept on the device plays without a network', { tag: '@offline' }, async ({ signedIn: page }) => {
  await watchSound(page)
  await visit(page, '/soul/track/three-good-breaths')
  await installed(page)
  await page.getByRole('button', { name: 'Download to this device' }).click()
  await expect(page.getByText('On this device').first()).toBeVisible()
  await visitAgain(page)
  await goOffline(page)
  await page.reload()
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(1)
})

test(
  'patterns and records of habits, and the garden, open without a network before anybody looked at them',
  { tag: '@offline' },
  async ({ signedIn: page, server }) => {
    const id = '019a0000-0000-7000-8000-00000000feed'
    await plantHabit(page, server, id, { name: 'Walk by the river' })
    const hasCome = (address: string) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === address && response.ok(), { timeout: 90_000 })
    // After half an idle minute, the device fetches the answers that it may need without a network.
    const answers = ['/api/habits/analytics', `/api/habits/${id}`, '/api/garden'].map(hasCome)
    await visit(page, '/hub')
    await installed(page)
    await Promise.all(answers)
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).reduce(
            (a, b) => a + b,
            0,
          ),
        ),
      )
      .toBeGreaterThan(60)
    await goOffline(page)
    await page.goto('/habit-analytics')
    await expect(page.getByRole('heading', { level: 1, name: 'Patterns and strength' })).toBeVisible()
    await expect(page.getByText('Walk by the river').first()).toBeVisible()
    await expect(page.getByText('Patterns need a connection')).toHaveCount(0)
    await page.goto(`/habits/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Walk by the river' })).toBeVisible()
    await expect(page.getByText('This habit is not on this device')).toHaveCount(0)
    await page.goto('/my-garden')
    await expect(page.getByRole('heading', { level: 1, name: 'Your garden' })).toBeVisible()
    await expect(page.getByText('A seedling is waiting')).toBeVisible()
  },
)

test('a page that dies right after a press has stored it', { tag: ['@core', '@offline'] }, async ({ signedIn: page, context }) => {
  await visit(page, '/soul/track/night-rain')
  await installed(page)
  await visitAgain(page)
  await goOffline(page)
  await expect(page.getByRole('button', { name: 'Favourite: Night rain', pressed: false })).toBeVisible()
  const devtools = await context.newCDPSession(page)
  const pressed = page.waitForEvent('console', (message) => message.text() === 'pressed')
  // The page's main thread is blocked from the press until the crash.
  const press = page.evaluate(async () => {
    document.querySelector<HTMLButtonElement>('[aria-label="Favourite: Night rain"]')!.click()
    for (let turn = 0; turn < 1000; turn++) await Promise.resolve()
    console.log('pressed')
    const until = performance.now() + 60_000
    while (performance.now() < until) continue
  })
  await pressed
  const end = page.waitForEvent('crash')
  await page.waitForTimeout(2000)
  void devtools.send('Page.crash').catch(() => {})
  await end
  await expect(press).rejects.toThrow()
  const next = await context.newPage()
  await next.goto('/soul/track/night-rain')
  await expect(next.getByText('1 change is waiting to be sent.')).toBeVisible()
})
