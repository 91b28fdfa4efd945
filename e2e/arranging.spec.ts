import type { Locator, Page } from '@playwright/test'
import { plantHabit } from './lib/habits.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const habitId = (n: number) => `019a0000-0000-7000-8000-0000000000${n}0`
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

/** Drags with the mouse from one element to another, in small steps. */
async function drag(page: Page, from: Locator, to: Locator, below: number): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2 + below, { steps: 12 })
  await page.mouse.up()
}

test('habits are put into order and into a group by keyboard and by dragging, and stay there', async ({ signedIn: page, server }) => {
  const names = ['Walk', 'Read', 'Sing']
  for (const [n, name] of names.entries()) await plantHabit(page, server, habitId(n + 1), { name, order: n })
  type List = { habits: { habit: { name: string; groupId: string | null } }[] }
  const order = async () =>
    ((await (await page.request.get(`${server.url}/api/habits`)).json()) as List).habits.map(
      ({ habit }) => habit.name + (habit.groupId ? ' in a group' : ''),
    )
  await visit(page, '/habits')
  await page.getByRole('button', { name: 'More about your habits' }).click()
  await page.getByRole('menuitem', { name: 'Order and groups' }).click()

  // By keyboard: at once, and after lifting, where Escape cancels.
  await grip(page, 'Walk').focus()
  await page.keyboard.press('ArrowDown')
  await expect(grip(page, 'Walk')).toBeFocused()
  await expect.poll(order).toEqual(['Read', 'Walk', 'Sing'])
  for (const key of ['Space', 'ArrowDown', 'Escape']) await page.keyboard.press(key)
  await expect(page.getByText('Walk is back where it was.')).toBeAttached()
  await expect.poll(order).toEqual(['Read', 'Walk', 'Sing'])

  // By dragging: within the list, and into a new, empty group.
  await drag(page, grip(page, 'Sing'), grip(page, 'Read'), -10)
  await expect.poll(order).toEqual(['Sing', 'Read', 'Walk'])
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByRole('textbox', { name: 'Group name' }).fill('Evening')
  await page.getByRole('button', { name: 'Save' }).click()
  const group = page.getByRole('button', { name: 'Move the group Evening' })
  await drag(page, grip(page, 'Read'), group, 30)
  await expect.poll(order).toEqual(['Sing', 'Walk', 'Read in a group'])

  // By dragging beyond the window: the page scrolls at its edge.
  await page.setViewportSize({ width: 390, height: 430 })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await grip(page, 'Walk').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const at = (await grip(page, 'Walk').boundingBox())!
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await page.mouse.move(at.x + at.width / 2, 60, { steps: 8 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.up()
  await expect.poll(order).toEqual(['Walk', 'Sing', 'Read in a group'])
})

test('moods of one’s own in the journal’s settings are put into order the same way', async ({ signedIn: page }) => {
  await visit(page, '/journal/settings?part=moods')
  for (const name of ['Grateful', 'Proud', 'Loved']) {
    await page.getByRole('button', { name: 'Add a name under Sunny' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const order = () =>
    page
      .getByRole('button', { name: /^Move (Grateful|Proud|Loved)$/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.slice(5)))
  await expect.poll(order).toEqual(['Grateful', 'Proud', 'Loved'])
  await drag(page, grip(page, 'Grateful'), grip(page, 'Proud'), 10)
  await expect.poll(order).toEqual(['Proud', 'Grateful', 'Loved'])
  await grip(page, 'Loved').focus()
  await page.keyboard.press('Home')
  await expect.poll(order).toEqual(['Loved', 'Proud', 'Grateful'])
  await expect(grip(page, 'Loved')).toBeFocused()
  await page.reload()
  await expect.poll(order).toEqual(['Loved', 'Proud', 'Grateful'])
})
