import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import { storedAnswers } from './lib/stored-answers.ts'
import { goOffline, installed } from './lib/offline.ts'
import { sendSignUpForm } from './lib/sign-up-form.ts'
import { expect, test } from './lib/test.ts'
import { atRest, visit, visitAgain } from './lib/visit.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Delays a file until the returned function is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test(
  'a new person is led into the welcome, finishes it in a dozen presses, and finds their choices on the hub',
  { tag: '@core' },
  async ({ page, newcomer }) => {
    await page.goto('/signup')
    await sendSignUpForm(page, newcomer)
    await expect(page).toHaveURL(/\/onboarding$/)

    await expect(title(page)).toHaveText('What should we call you?')
    const bar = page.getByRole('navigation', { name: 'Areas' })
    await expect(bar).toBeHidden()
    await page.getByRole('textbox', { name: 'Name' }).fill('Wren')
    await page.getByText('From this device:').click()
    await page.getByLabel('Your day begins').selectOption({ index: 3 })
    await page.getByRole('textbox', { name: 'Name' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('What brings you here?')
    // A screen reader continues at the new step's heading.
    await expect(title(page)).toBeFocused()
    await page.getByText('Writing', { exact: true }).click()
    await page.getByText('Habits', { exact: true }).click()
    await expect(page.getByRole('checkbox', { name: /^Habits/ })).toBeChecked()
    await press(page, 'Next')
    await expect(title(page)).toHaveText('One small habit')
    await press(page, 'A walk')
    await expect(title(page)).toHaveText('How are you just now?')
    await page.getByRole('group').getByRole('button').nth(3).click()
    await expect(title(page)).toHaveText('A nudge, if you want one')
    await page.getByLabel('Remind me about').selectOption({ label: 'A walk' })
    await page.getByRole('button', { name: /^Remind me at/ }).click()
    await expect(page.getByText(/^A walk, every day at/)).toBeVisible()
    await press(page, 'Next')
    await expect(title(page)).toHaveText('Your clearing is ready')
    await expect(bar).toBeVisible()
    await page.getByText('Bring your history from another app').click()
    await expect(page.getByRole('main').getByRole('link', { name: /^Journal and moods/ })).toBeVisible()
    await page.getByRole('link', { name: 'Enter your clearing' }).click()

    await expect(page).toHaveURL(/\/hub$/)
    await expect(title(page)).toContainText('Wren')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'A walk' })).toBeVisible()
    await expect(main.getByText('Settle in')).toHaveCount(0)
  },
)

test('a choice keeps its size and its icon while it is pressed', async ({ page, member }) => {
  expect(member.username).not.toBe('')
  await page.goto('/onboarding')
  await press(page, 'Skip')
  const choice = page.locator('label', { has: page.getByRole('checkbox', { name: /^Writing/ }) })
  const places = async () => [await choice.boundingBox(), await choice.locator('svg').first().boundingBox()]
  await expect(choice).toBeVisible()
  const before = await places()
  await choice.hover()
  await page.mouse.down()
  expect(await places()).toEqual(before)
  await page.mouse.up()
  await expect(page.getByRole('checkbox', { name: /^Writing/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Writing/ })).toBeFocused()
  expect(await places()).toEqual(before)
})

test('going back shows the choices, and choosing again creates nothing twice', async ({ page, member }) => {
  expect(member.username).not.toBe('')
  const made = async () =>
    ((await (await page.request.get('/api/habits')).json()) as { habits: { habit: { name: string } }[] }).habits.map(
      ({ habit }) => habit.name,
    )
  await page.goto('/onboarding')
  for (const heading of ['What should we call you?', 'What brings you here?']) {
    await expect(title(page)).toHaveText(heading)
    await press(page, 'Skip')
  }
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(title(page)).toHaveText('One small habit')
  await press(page, 'A walk')
  await expect(title(page)).toHaveText('How are you just now?')
  await press(page, 'Back')
  await expect(button('A walk')).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'A walk')
  await expect(title(page)).toHaveText('How are you just now?')
  expect(await made()).toEqual(['A walk'])
  // Another choice replaces the habit and does not add a second one.
  await press(page, 'Back')
  await press(page, 'Stretch on waking')
  await expect(title(page)).toHaveText('How are you just now?')
  await expect.poll(made).toEqual(['Stretch on waking'])
  await press(page, 'Back')
  await expect(button('Stretch on waking')).toHaveAttribute('aria-pressed', 'true')
  await expect(button('A walk')).toHaveAttribute('aria-pressed', 'false')
  // With an answer, the button is no longer "Skip".
  await expect(button('Skip')).toHaveCount(0)
  await press(page, 'Next')

  await expect(title(page)).toHaveText('How are you just now?')
  const faces = page.getByRole('group').getByRole('button')
  await faces.nth(3).click()
  await expect(title(page)).toHaveText('A nudge, if you want one')
  await press(page, 'Back')
  await expect(faces.nth(3)).toHaveAttribute('aria-pressed', 'true')
  await faces.nth(1).click()
  await expect(title(page)).toHaveText('A nudge, if you want one')
  await press(page, 'Back')
  await expect(faces.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Next')

  await page.getByRole('button', { name: /^Remind me at/ }).click()
  await expect(page.getByText(/every day at/)).toBeVisible()
  await press(page, 'Next')
  await expect(title(page)).toHaveText('Your clearing is ready')
  await press(page, 'Back')
  await expect(title(page)).toHaveText('A nudge, if you want one')
  await expect(page.getByText(/every day at/)).toBeVisible()
})

for (const [locale, words] of [
  ['en-GB', { back: 'Back', on: /^(Skip|Next)$/, last: 'Your clearing is ready' }],
  ['de-DE', { back: 'Zurück', on: /^(Auslassen|Weiter)$/, last: 'Deine Lichtung ist bereit' }],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`by keyboard, every step is come to on, back and on again (${locale})`, async ({ page, member }) => {
      expect(member.username).not.toBe('')
      await page.goto('/onboarding')
      const step = async (way: 'on' | 'back') => {
        const before = await title(page).textContent()
        await page.getByRole('main').getByRole('button', { name: words[way], exact: true }).last().focus()
        await page.keyboard.press('Enter')
        await expect(title(page)).not.toHaveText(before ?? '')
        await expect(title(page)).toBeFocused()
        return (await title(page).textContent()) ?? ''
      }
      // Before the welcome has loaded, the title is different.
      await expect(page.getByRole('progressbar')).toBeVisible()
      const first = (await title(page).textContent()) ?? ''
      const on: string[] = [first]
      while (on.at(-1) !== words.last && on.length < 12) on.push(await step('on'))
      expect(on).toHaveLength(6)
      const back1: string[] = [on.at(-1)!]
      while (back1.length < on.length) back1.push(await step('back'))
      expect(back1).toEqual(on.toReversed())
      const again: string[] = [first]
      while (again.length < on.length) again.push(await step('on'))
      expect(again).toEqual(on)
    })
  })
}

test('every step can be skipped, and after a reload it goes on where it was', async ({ page, member }) => {
  expect(member.username).not.toBe('')
  await visit(page, '/onboarding')
  await expect(title(page)).toHaveText('What should we call you?')
  const seen: (string | null)[] = []
  for (let n = 0; n < 9; n++) {
    const now = await title(page).textContent()
    if (now === 'Your clearing is ready') break
    seen.push(now)
    await press(page, 'Skip')
    await expect(title(page)).not.toHaveText(now ?? '')
    if (n === 1) {
      const before = await title(page).textContent()
      await atRest(page)
      await page.reload()
      await expect(title(page)).toHaveText(before ?? '')
      await press(page, 'Back')
      await expect(title(page)).toHaveText('What brings you here?')
      await press(page, 'Next')
    }
  }
  expect(seen.length).toBe(5)
  await expect(title(page)).toHaveText('Your clearing is ready')
})

test('a press on "Next" counts even before the step has arrived', async ({ page, member }) => {
  expect(member.username).not.toBe('')
  const arrive = await hold(page, /\/NameStep-[^/]+\.js$/)
  await visit(page, '/onboarding')
  await expect(title(page)).toHaveText('What should we call you?')
  await press(page, 'Next')
  await expect(title(page)).toHaveText('What brings you here?')
  arrive()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${size.width}×${size.height} the ways back and on stay where they are while a step arrives, and from step to step`, async ({
    page,
    member,
  }) => {
    expect(member.username).not.toBe('')
    await page.setViewportSize(size)
    const arrive = await hold(page, /\/FirstHabitStep-[^/]+\.js$/)
    const back = page.getByRole('main').getByRole('button', { name: 'Back', exact: true })
    await visit(page, '/onboarding')
    await press(page, 'Skip')
    await expect(title(page)).toHaveText('What brings you here?')
    const place = await back.boundingBox()
    await press(page, 'Skip')
    await expect(title(page)).toHaveText('One small habit')
    expect(await back.boundingBox()).toEqual(place)
    arrive()
    await expect(page.getByRole('button', { name: 'A walk', exact: true })).toBeVisible()
    expect(await back.boundingBox()).toEqual(place)
  })
}

test('left for later, the hub offers it again until it is pressed away', async ({ page, member }) => {
  expect(member.username).not.toBe('')
  await visit(page, '/onboarding')
  await press(page, 'Skip')
  await expect(title(page)).toHaveText('What brings you here?')
  await page.getByRole('link', { name: 'Later' }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(title(page)).toHaveText('What brings you here?')
  await page.getByRole('link', { name: 'Later' }).click()
  await main.getByRole('button', { name: 'No, thank you' }).click()
  await expect(main.getByText('Settle in')).toHaveCount(0)
  await atRest(page)
  await visitAgain(page)
  await expect(main.getByText('Settle in')).toHaveCount(0)
})

test('the welcome has no barriers that a machine can find, by day and by night', async ({ page, member }) => {
  expect(member.username).not.toBe('')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/onboarding')
  for (let n = 0; n < 9; n++) {
    const now = await title(page).textContent()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page, colorScheme === 'dark' ? ['color-contrast'] : undefined), `${now}, ${colorScheme}`).toEqual([])
    }
    if (now === 'Your clearing is ready') break
    await press(page, 'Skip')
    await expect(title(page)).not.toHaveText(now ?? '')
  }
})

test(
  'without a network the hub shows the last day it was told of, says so, and takes a mood',
  { tag: '@offline' },
  async ({ page, member, context }) => {
    expect(member.username).not.toBe('')
    await visit(page, '/hub')
    await installed(page)
    await visitAgain(page)
    const main = page.getByRole('main')
    await expect(main.getByText('How are you right now?')).toBeVisible()
    // The answer is stored shortly after it is rendered.
    await expect.poll(() => storedAnswers(page)).toContain('/api/hub')
    await visit(page, '/soul')
    await goOffline(page)
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Hub' }).click()
    await expect(main.getByText(/^You are offline. This was last updated at/)).toBeVisible()
    await main.getByRole('group').getByRole('button').nth(4).click()
    await expect(main.getByText('How are you right now?')).toHaveCount(0)
    await context.setOffline(false)
    await expect(main.getByText(/^You are offline/)).toHaveCount(0)
  },
)
