import type { Page } from '@playwright/test'
import { appDay } from './lib/app-day.ts'
import { axeFindings } from './lib/axe.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, signUp, test } from './lib/test.ts'
import type { E2eServer } from './lib/server.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Item = { name: string; day: string; meal: string; state: string }

const RECIPE = '018f0000-0000-7000-8000-00000000aa01'
const oats = { food: { source: 'usda', id: '08120' }, name: 'Rolled oats', grams: 80, portion: null, nutrients: { energy_kcal: 379 } }
const milk = { food: { source: 'usda', id: '01077' }, name: 'Milk, whole', grams: 240, portion: null, nutrients: { energy_kcal: 61 } }

/** A recipe of two portions, and a saved meal. */
async function keepThings(page: Page, server: E2eServer): Promise<void> {
  const at = new Date().toISOString()
  const recipe = { kind: 'recipe', name: 'Porridge', makes: 2, cookedGrams: null, ingredients: [oats, milk], steps: '', source: '' }
  const changes = [
    { id: RECIPE, at, thing: recipe },
    { id: '018f0000-0000-7000-8000-00000000aa02', at, thing: { kind: 'meal', name: 'Glass of milk', items: [milk] } },
  ]
  const sent = await page.request.post(`${server.url}/api/nutrition/things`, { data: { changes }, headers: { origin: server.url } })
  expect(sent.status()).toBe(200)
}

/** This week and the next, from Sunday on, as in the locale of these journeys. */
function weekDays(): string[] {
  const today = new Date(`${appDay()}T00:00:00Z`)
  const sunday = today.getTime() - today.getUTCDay() * 86_400_000
  return Array.from({ length: 14 }, (_, at) => new Date(sunday + at * 86_400_000).toISOString().slice(0, 10))
}

test(
  'a week is planned by drag and by keys, becomes a list that is ticked without a network, and somebody else ticks by its link',
  { tag: '@offline' },
  async ({ signedIn: page, context, server, browser }) => {
    await keepThings(page, server)
    const days = weekDays()
    const [from, to] = [days[7]!, days[13]!]
    const plan = async () =>
      ((await (await page.request.get(`${server.url}/api/nutrition/plan?from=${days[0]}&to=${to}`)).json()) as { items: Item[] }).items.map(
        ({ name, day, meal, state }) => `${days.indexOf(day)} ${meal} ${name} ${state}`,
      )
    const cell = (day: number, meal: string) => page.locator(`[data-day="${days[day]}"][data-meal="${meal}"]`)

    // Next week is in the future on any day.
    await watchStillness(page)
    await visit(page, `/nutrition-analytics/plan?day=${from}`)
    const porridge = page.getByRole('button', { name: 'Plan Porridge' })
    await expect(porridge).toBeVisible()
    await expect(cell(13, 'dinner')).toBeVisible()
    expect(await movements(page)).toEqual([])
    expect(await axeFindings(page)).toEqual([])

    // By pointer: a recipe onto Sunday's lunch.
    await porridge.hover()
    await page.mouse.down()
    const target = (await cell(7, 'lunch').boundingBox())!
    await page.mouse.move(target.x + 20, target.y + 12, { steps: 8 })
    await expect(cell(7, 'lunch')).toHaveAttribute('data-over', 'true')
    await page.mouse.up()
    await expect.poll(plan).toEqual([`7 lunch Porridge planned`])

    // By keys: a move of a meal by two days is cancelled, then it is planned one day later.
    const glass = page.getByRole('button', { name: 'Plan Glass of milk' })
    await glass.press('Space')
    await glass.press('ArrowRight')
    await glass.press('ArrowRight')
    await glass.press('Escape')
    await glass.press('Space')
    await glass.press('ArrowRight')
    await glass.press('Enter')
    await expect.poll(async () => (await plan()).sort()).toEqual(['7 lunch Porridge planned', '8 breakfast Milk, whole planned'])
    const grip = page.getByRole('button', { name: /^Move Porridge/ })
    await grip.press('ArrowRight')
    await expect.poll(async () => (await plan()).sort()).toEqual(['8 breakfast Milk, whole planned', '8 lunch Porridge planned'])
    await expect(grip).toBeFocused()
    await grip.press('ArrowDown')
    await expect.poll(async () => (await plan()).sort()).toEqual(['8 breakfast Milk, whole planned', '8 dinner Porridge planned'])
    expect(await axeFindings(page)).toEqual([])

    // A day is copied to the next one.
    await page
      .locator('section', { has: cell(8, 'lunch') })
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Copy …' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Plan it' }).click()
    await expect.poll(async () => (await plan()).length).toBe(4)

    // The list: half of the recipe twice, and the sum of the milk of both.
    await visit(page, '/nutrition-analytics/shopping')
    await page.getByRole('button', { name: 'From the plan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('From').fill(from)
    await dialog.getByLabel('To').fill(to)
    await expect(dialog.getByText('2 items for 4 planned entries.')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    await expect(page.getByRole('checkbox', { name: 'Rolled oats 80 g' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Milk, whole 720 g' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Milk, cheese and eggs' }).getByRole('checkbox')).toHaveCount(1)
    await page.getByLabel('Something to buy').fill('Candles')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const candles = page.getByRole('checkbox', { name: 'Candles' })
    await expect(candles).toBeVisible()
    const height = await page.locator('label', { has: candles }).evaluate((label) => label.getBoundingClientRect().height)
    expect(height).toBeGreaterThanOrEqual(56)

    // Its aisle is chosen once, and remembered.
    await page.getByRole('button', { name: 'More for Candles' }).click()
    await page.getByRole('menuitem', { name: 'Amount and aisle' }).click()
    await page.getByRole('dialog').getByLabel('Aisle').selectOption('household')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name: 'Household' }).getByRole('checkbox')).toHaveCount(1)
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Share by a link' }).click()
    await page.getByLabel('Name on the list').fill('Oak Lane')
    await page.getByRole('button', { name: 'Make a link' }).click()
    const address = page.getByText(/\/nutrition-analytics\/list\//)
    await expect(address).toBeVisible()
    const link = new URL((await address.textContent())!.trim()).pathname
    await page.keyboard.press('Escape')

    // In a shop without a network.
    await installed(page)
    await visitAgain(page)
    await expect(candles).toBeVisible()
    await goOffline(page)
    await page.reload()
    await page.getByRole('checkbox', { name: 'Rolled oats 80 g' }).check()
    await page.getByLabel('Something to buy').fill('Matches')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'Matches' })).toBeVisible()
    await expect(page.getByText('3 of 4 still to buy')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Rolled oats 80 g' })).toBeChecked()
    await context.setOffline(false)

    // Another person in the same shop.
    const theirs = await browser.newContext({ baseURL: server.url })
    try {
      const other = await theirs.newPage()
      const id = Math.random().toString(36).slice(2, 10)
      await signUp(other, server, { username: `rook-${id}`, email: `rook-${id}@example.org`, password: `quiet-${id}-lantern-moss` })
      await visit(other, link)
      await expect(other.getByText('Oak Lane')).toBeVisible()
      // The other device may still be sending its offline changes.
      await expect(async () => {
        await other.reload()
        await expect(other.getByRole('checkbox', { name: 'Matches' })).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 120_000 })
      await expect(other.getByRole('checkbox', { name: 'Rolled oats 80 g' })).toBeChecked()
      expect(await axeFindings(other)).toEqual([])
      await other.getByRole('checkbox', { name: 'Candles' }).check()
      await expect
        .poll(async () => {
          await page.reload()
          return page.getByRole('checkbox', { name: 'Candles' }).isChecked()
        })
        .toBe(true)

      await page.getByRole('button', { name: 'Clear bought items' }).click()
      await expect(page.getByRole('checkbox')).toHaveCount(2)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('checkbox')).toHaveCount(4)

      await page.getByRole('button', { name: 'Share by a link' }).click()
      await page.getByRole('button', { name: 'Revoke the link' }).click()
      await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
      await other.reload()
      await expect(other.getByText('This link no longer works')).toBeVisible()
    } finally {
      await theirs.close()
    }
  },
)
