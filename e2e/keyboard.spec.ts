import type { Locator, Page } from '@playwright/test'
import { secondsPlayed, watchSound } from './lib/sound.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

/** Maximum number of presses between two elements of a page. */
const MAX_TABS = 80

/** Presses Tab (or Shift+Tab) until `target` has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not within ${MAX_TABS} presses of ${key}.`)
}

/** The focused element must look different from its unfocused state: itself, or the label, row or card around it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const [focused, without] = await page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    const around = [element]
    for (let up = element.parentElement; up && around.length < 5; up = up.parentElement) around.push(up)
    const rings = async () => {
      // Longer than the slowest transition of a focus ring.
      await new Promise((resolve) => setTimeout(resolve, 300))
      return around.map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one)
        return `${outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`}|${boxShadow}`
      })
    }
    const before = await rings()
    element.blur()
    const after = await rings()
    element.focus({ preventScroll: true })
    return [before, after]
  })
  expect(focused).not.toEqual(without)
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

test('with the keyboard alone a newcomer signs up, listens, chooses the night, and signs out', async ({ page, newcomer, server }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await watchSound(page)

  await test.step('sign up', async () => {
    await visit(page, '/signup')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Skip to content')
    await expectVisibleFocus(page)
    await tabTo(page, page.getByLabel('Username'))
    await expectVisibleFocus(page)
    await page.keyboard.type(newcomer.username)
    // A form of three fields: Tab goes from one to the next, and Shift+Tab back.
    await tabTo(page, page.getByLabel('E-mail'))
    await page.keyboard.type(newcomer.email)
    await tabTo(page, page.getByLabel('Username'), 'Shift+Tab')
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
    await page.keyboard.type(newcomer.password)
    await tabTo(page, page.getByRole('button', { name: 'Create account' }))
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/onboarding$/)
    await tabTo(page, page.getByRole('link', { name: 'Later' }))
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hub$/)
  })

  await test.step('go to Soul by the bar, and on to a track', async () => {
    await tabTo(page, page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Soul' }))
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/soul$/)
    // A screen reader continues at the new page's heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const track = page.getByRole('main').locator('a[href^="/soul/track/"]').first()
    await tabTo(page, track)
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/soul\/track\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  const main = page.getByRole('main')
  await test.step('play, pause, seek and turn the sound down', async () => {
    await tabTo(page, main.getByRole('button', { name: 'Play', exact: true }).first())
    await expectVisibleFocus(page)
    await page.keyboard.press('Space')
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0.3)
    // The controls are in the player now, and the focus has moved with them.
    const player = page.getByRole('region', { name: 'Player' })
    await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeFocused()

    const place = player.getByRole('slider', { name: 'Progress' })
    await tabTo(page, place)
    await expectVisibleFocus(page)
    const before = await secondsPlayed(page)
    for (let n = 0; n < 3; n++) await page.keyboard.press('PageUp')
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(before + 1)
    const far = await secondsPlayed(page)
    // Ten percent for each press; then a tenth of a percent.
    const percent = async () => Number(await place.inputValue())
    const paged = await percent()
    expect(paged).toBeGreaterThanOrEqual(30)
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowLeft')
    await expect.poll(() => secondsPlayed(page)).toBeLessThan(far)
    await expect.poll(percent).toBeCloseTo(paged - 0.5, 1)

    await tabTo(page, player.getByRole('button', { name: 'More', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const volume = player.getByRole('slider', { name: 'Volume' })
    await tabTo(page, volume)
    await expectVisibleFocus(page)
    await expect(volume).toHaveValue('80')
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowLeft')
    await expect(volume).toHaveValue('75')
    await page.keyboard.press('ArrowRight')
    await expect(volume).toHaveValue('76')
    await tabTo(page, player.getByRole('button', { name: 'Mute' }), 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(player.getByRole('button', { name: 'Unmute' })).toBeFocused()
  })

  await test.step('choose the night in the settings', async () => {
    await tabTo(page, page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Profile' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
    await tabTo(page, main.locator('a[href="/settings"]'))
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings$/)

    const light = page.getByRole('group', { name: 'Appearance' })
    await tabTo(page, light.getByRole('radio', { name: 'Device' }))
    await expectVisibleFocus(page)
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const day = await paper()
    await page.keyboard.press('ArrowRight')
    await expect(light.getByRole('radio', { name: 'Day' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(light.getByRole('radio', { name: 'Night' })).toBeChecked()
    await expectVisibleFocus(page)
    await expect.poll(paper).not.toBe(day)
    // The choice survives a reload.
    await visitAgain(page)
    expect(await paper()).not.toBe(day)
    await tabTo(page, light.getByRole('radio', { name: 'Night' }))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(paper).toBe(day)
  })

  await test.step('sign out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Sign out', exact: false }).first())
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${server.url}/`)
    await page.goto('/hub')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('F8 moves the focus to the notice, and Tab to its action', async ({ page, newcomer }) => {
  await visit(page, '/login')
  await tabTo(page, page.getByLabel('Username or e-mail'))
  await page.keyboard.type(newcomer.username)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(newcomer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login failed').first()).toBeVisible()
  await page.keyboard.press('F8')
  const notices = page.getByRole('region', { name: /notifications|notices/i })
  const list = notices.getByRole('list')
  await expect(list).toBeFocused()
  await tabTo(page, notices.getByRole('button', { name: 'Dismiss' }))
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(notices.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
})

test('Tab leads from marked text into the bar that came beside it, and Escape back', async ({ signedIn: page }) => {
  await page.goto('/journal/new')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Rain on the roof')
  await page.keyboard.press('ControlOrMeta+a')
  const bar = page.getByRole('toolbar')
  await expect(bar).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
})
