import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import type { E2eServer } from './lib/server.ts'
import { goOffline, installed } from './lib/offline.ts'
import { keepFirstPlace } from './lib/first-place.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Sent = {
  sets: Record<string, { gone: boolean; doneAt: string | null; type: string; weight: number | null; amount: number | null }>
  fields: { finishedAt: { value: string | null } }
}

const read = async <T>(page: Page, server: E2eServer, path: string) => (await (await page.request.get(`${server.url}${path}`)).json()) as T

/** Saves and follows the generator's proposal. */
async function followPlan(page: Page): Promise<void> {
  await visit(page, '/workout-generator')
  await keepFirstPlace(page)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page).toHaveURL(/\/gym-ai$/)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
}

test(
  'a whole session without a network, its tab killed half-way, is there once, whole, when the network is back',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context, server }) => {
    await followPlan(page)
    await installed(page)
    // The first visit caches the files of a session, so that a later offline session can start.
    await page.getByRole('button', { name: 'Train without a plan' }).click()
    await expect(page.getByRole('button', { name: 'Add an exercise' })).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Nothing was marked as done')).toBeVisible()
    await visit(page, '/gym-ai')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await visitAgain(page)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()

    await goOffline(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page).toHaveURL(/\/workout-session\//)
    const address = new URL(page.url()).pathname
    const done = page.getByRole('button', { name: /^Done:/ })
    await expect(done.first()).toBeVisible()
    const weight = page.getByRole('textbox', { name: /^Weight, set 1 of/ }).first()
    await weight.fill('-5')
    await expect(page.getByRole('alert')).toContainText('from 0 to 2500')
    await weight.fill('22,5')
    await expect(page.getByRole('alert')).toBeHidden()
    await done.nth(0).click()
    await expect(page.getByRole('region', { name: 'Rest' })).toBeVisible()
    await page.getByRole('radio', { name: '3', exact: true }).first().check({ force: true })
    await done.nth(1).click()
    await expect(done.nth(1)).toHaveAttribute('aria-pressed', 'true')

    // The page's process is killed, without any unload event.
    const devtools = await context.newCDPSession(page)
    await Promise.race([devtools.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])
    await page.close()

    const again = await context.newPage()
    await again.goto('/gym-ai')
    await again.getByRole('link', { name: /^Continue/ }).click()
    await expect(again).toHaveURL(new RegExp(address))
    const still = again.getByRole('button', { name: /^Done:/ })
    await expect(still.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(still.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(again.getByRole('textbox', { name: /^Weight, set 1 of/ }).first()).toHaveValue('22.5')
    await expect(again.getByRole('region', { name: 'Rest' })).toBeVisible()
    await still.nth(2).click()
    await again.getByRole('button', { name: 'Finish' }).click()
    await again.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
    await expect(again.getByText('Well done')).toBeVisible()
    await expect(again.getByRole('heading', { name: 'Muscles trained' })).toBeVisible()

    await context.setOffline(false)
    const id = address.split('/').at(-1)!
    await expect.poll(async () => (await again.request.get(`${server.url}/api/workouts/sessions/${id}`)).status()).toBe(200)
    const sent = await read<Sent>(again, server, `/api/workouts/sessions/${id}`)
    const stored = Object.values(sent.sets).filter(({ gone: removed }) => !removed)
    expect(stored.every(({ doneAt }) => doneAt !== null)).toBe(true)
    expect(stored).toHaveLength(3)
    expect(stored.map(({ weight: one }) => one)).toContain(22.5)
    const training = await read<{ recent: { id: string; sets: number }[]; open: unknown[]; active: { next: number } }>(
      again,
      server,
      '/api/workouts/training',
    )
    expect(training.recent.filter((one) => one.id === id)).toHaveLength(1)
    expect(training.active.next).toBe(1)
  },
)

test('a session that was begun on one device goes on on another, and both meet', async ({ signedIn: page, browser, server }) => {
  await followPlan(page)
  await page.getByRole('button', { name: 'Start' }).click()
  const done = page.getByRole('button', { name: /^Done:/ })
  // There is no earlier weight for this lift: a set without one would open a question.
  await page
    .getByRole('textbox', { name: /^Weight, set 1 of/ })
    .first()
    .fill('20')
  await done.nth(0).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const other = await browser.newContext({ baseURL: server.url })
  await other.addCookies(await page.context().cookies())
  const tablet = await other.newPage()
  await visit(tablet, '/gym-ai')
  await tablet.getByRole('link', { name: /^Continue/ }).click()
  const there = tablet.getByRole('button', { name: /^Done:/ })
  await expect(there.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await there.nth(1).click()
  await expect(tablet.getByText('Saved', { exact: true })).toBeVisible()
  await done.nth(2).click()
  await expect(done.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await other.close()
})

test('two exercises stand on the first screen of a phone', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await followPlan(page)
  await page.getByRole('button', { name: 'Start' }).click()
  const second = page.locator('section[aria-labelledby^="item-"]').nth(1)
  await expect(second.getByRole('button', { name: /^Done:/ }).first()).toBeVisible()
  const bottom = (await second.getByRole('button', { name: /^Done: set 2/ }).boundingBox())!
  expect(bottom.y + bottom.height).toBeLessThan(844 - 70)
})

test('body’s pages have no finding of axe, and hard plans ask before they begin', async ({ signedIn: page }) => {
  await visit(page, '/gym-ai')
  await expect(page.getByRole('heading', { name: 'Let’s make your plan' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await visit(page, '/workout-generator')
  await keepFirstPlace(page)
  await expect(page.getByRole('heading', { name: 'A first week' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Goal' }).selectOption('Get stronger')
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page.getByRole('dialog')).toContainText('heart condition')
  await page.getByRole('button', { name: 'No to all of them' }).click()
  await expect(page).toHaveURL(/\/gym-ai$/)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'The whole plan' }).click()
  await expect(page.getByRole('heading', { name: 'The days' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.goBack()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: /^Done:/ }).first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('a painful joint is spared, loaded again in steps by one tap after a training, and spared when it hurts', async ({
  signedIn: page,
}) => {
  await visit(page, '/workout-generator')
  await keepFirstPlace(page)
  await page.getByText('Something hurts or is healing').click()
  await page.getByRole('combobox', { name: 'knee' }).selectOption({ label: 'Leave it out' })
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page).toHaveURL(/\/gym-ai$/)
  const card = page.getByRole('region', { name: 'Injuries and return' })
  await expect(card.getByText('Exercises that strain it are left out.')).toBeVisible()
  await card.getByRole('button', { name: 'It feels better: knee' }).click()
  await expect(card.getByText('On its way back, step 1 of 4: 40 % of the usual load, 50 % of the sets.')).toBeVisible()
  await expect(card.getByText('After your next workout, we will ask how it was.')).toBeVisible()

  await page.getByRole('button', { name: 'Train without a plan' }).click()
  await page.getByRole('button', { name: 'Add an exercise' }).click()
  await page.getByRole('dialog', { name: 'Add an exercise' }).getByRole('searchbox').fill('back squat barbell')
  await page.getByRole('dialog').getByRole('button', { name: 'Back squat (barbell)', exact: true }).click()
  const reps = page.getByRole('textbox', { name: /^Reps, set 1 of/ }).first()
  await page
    .getByRole('textbox', { name: /^Weight, set 1 of/ })
    .first()
    .fill('40')
  await reps.fill('8')
  await page
    .getByRole('button', { name: /^Done:/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Well done')).toBeVisible()

  await visit(page, '/gym-ai')
  await expect(card.getByText('How was it in your last workout and the morning after?')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole('button', { name: 'knee: A little' }).click()
  await expect(card.getByText('Then it stays on this step until the pain is gone.')).toBeVisible()
  await expect(card.getByText('step 1 of 4')).toBeVisible()
  await expect(card.getByRole('button', { name: 'knee: A little' })).toHaveCount(0)

  // The tired muscles are shown on the body, and in a table.
  const rested = page.getByRole('figure', { name: 'Rested muscles' })
  await expect(rested.getByRole('img', { name: /Your body from the front and from behind.*Tired: / })).toBeVisible()
  await rested.getByRole('button').click()
  await expect(rested.getByRole('row', { name: /^front thighs/ })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Balance' })).toBeVisible()
})

test('an exercise of a plan moves on by steps of one’s own, which are looked at before they are kept', async ({ signedIn: page }) => {
  await followPlan(page)
  await page.getByRole('link', { name: 'The whole plan' }).click()
  const first = page.getByRole('article').first().locator('details').first()
  await first.locator('summary').click()
  await first.getByRole('button', { name: /Progression of / }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Rule' }).selectOption({ label: 'Your own steps' })
  const steps = sheet.getByRole('textbox', { name: 'Steps, one per line' })
  await steps.fill('3×5\n3×six')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText(/^Line 2 is not a step/)).toBeVisible()
  await steps.fill('3×5\n4x6\n3×5')
  await expect(sheet.getByText(/^Line 3 is already there/)).toBeVisible()
  await steps.fill('3×5\n4x6')
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByRole('button', { name: /Progression of / })).toHaveText('Your own steps')
  await expect
    .poll(async () => {
      const { active } = (await (await page.request.get('/api/workouts/training')).json()) as {
        active: { plan: { days: { slots: { rule: { kind: string; steps?: unknown[] } }[] }[] } }
      }
      return active.plan.days[0]!.slots[0]!.rule
    })
    .toMatchObject({
      kind: 'steps',
      steps: [
        { sets: 3, from: 5, to: 5 },
        { sets: 4, from: 6, to: 6 },
      ],
    })
  await visit(page, '/gym-ai')
  await expect(page.getByText('3 × 5').first()).toBeVisible()
})

test('a plan of one’s own is made from nothing: exercises, a superset, a wave, a second day, more weeks', async ({
  signedIn: page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/workout-generator')
  await page.getByRole('button', { name: 'Start with an empty plan' }).click()
  await expect(page).toHaveURL(/\/workout-plan\//)
  await expect(page.getByText('This day is still empty.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  for (const exercise of ['Back squat (barbell)', 'Pull-up']) {
    await page.getByRole('button', { name: 'Add an exercise to Training' }).click()
    await page.getByRole('dialog', { name: 'Add an exercise' }).getByRole('searchbox').fill(exercise)
    await page.getByRole('dialog').getByRole('button', { name: exercise, exact: true }).click()
    await expect(page.locator('summary', { hasText: exercise })).toBeVisible()
  }
  const squat = page.locator('details').filter({ has: page.locator('summary', { hasText: 'Back squat (barbell)' }) })
  await squat.locator('summary').click()
  await squat.getByRole('button', { name: 'Superset with the next one: Back squat (barbell) and Pull-up' }).click()
  await expect(squat.locator('summary')).toContainText('superset with the next')
  await squat.getByRole('button', { name: /Progression of / }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Rule' }).selectOption({ label: 'Percentages of a training max' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(squat.getByRole('button', { name: /Progression of / })).toHaveText('Percentages of a training max')
  // The answer to the first change is delayed: the second change is made meanwhile.
  await page.route('**/api/workouts/plans/*', async (route) => {
    const response = await route.fetch()
    await page.waitForTimeout(1500)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Add a day to every week' }).click()
  await expect(page.getByRole('heading', { name: 'Training 2' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Weeks', exact: true }).selectOption({ label: '12 weeks' })
  await expect(page.getByText('0 of 24 sessions done').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const weeks = async () =>
    ((await (await page.request.get(`${server.url}/api/workouts/plans/${id}`)).json()) as { plan: { weeks: unknown[] } }).plan.weeks.length
  await expect.poll(weeks).toBe(12)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(page.getByText('0 of 24 sessions done').first()).toBeVisible()
  await expect(squat.locator('summary')).toContainText('superset with the next')
})

test('a training that was taken away stands among those that can come back, and is brought back from there', async ({ signedIn: page }) => {
  await visit(page, '/gym-ai')
  await page.getByRole('button', { name: 'Train without a plan' }).click()
  await page.getByRole('button', { name: 'Add an exercise' }).click()
  await page.getByRole('dialog', { name: 'Add an exercise' }).getByRole('searchbox').fill('pull-up')
  await page.getByRole('dialog').getByRole('button', { name: 'Pull-up', exact: true }).click()
  const reps = page.getByRole('textbox', { name: /^Reps, set 1 of/ }).first()
  const marks = page.getByRole('button', { name: /^Done:/ })
  await test.step('a set without a number is asked for, and one is put between two and taken out again', async () => {
    await marks.first().click()
    await expect(page.getByText('How much was it? Enter a number so the set counts.')).toBeVisible()
    await expect(reps).toBeFocused()
    await page.keyboard.type('6')
    await marks.first().click()
    await expect(marks.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(marks).toHaveCount(3)
    await page.getByRole('combobox', { name: /^Kind of set 1 of/ }).selectOption('One more after this one')
    await expect(marks).toHaveCount(4)
    await expect(page.getByRole('textbox', { name: /^Reps, set 2 of/ })).toHaveValue('6')
    await page.getByRole('combobox', { name: /^Kind of set 2 of/ }).selectOption('Remove this set')
    await expect(marks).toHaveCount(3)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(marks).toHaveCount(4)
  })
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Well done')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this workout' }).click()
  await expect(page).toHaveURL(/\/gym-ai$/)
  await page.getByRole('button', { name: 'All workouts' }).click()
  const sheet = page.getByRole('dialog', { name: 'All workouts' })
  await expect(sheet.getByText('No finished workouts yet.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Deleted' }).check({ force: true })
  await expect(sheet.getByText('stay here for 30 days')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Restore: / }).click()
  await expect(sheet.getByText('Nothing was deleted.')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Workouts' }).check({ force: true })
  await sheet.getByRole('link').click()
  await expect(page).toHaveURL(/\/workout-session\//)
})
