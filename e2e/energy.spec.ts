import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import { appDay } from './lib/app-day.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

async function send(page: Page, method: 'PUT' | 'POST', path: string, data: object): Promise<void> {
  const response = await page.request.fetch(path, { method, data, headers: { origin: new URL(page.url()).origin } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
}

/** Five weeks of whole days and mornings on the scales. */
async function someWeeks(page: Page): Promise<void> {
  const now = new Date()
  const days = Array.from({ length: 35 }, (_, index) => appDay(index + 1))
  const at = now.toISOString()
  const item = (day: string, index: number) => ({
    day,
    meal: 'lunch',
    minutes: null,
    state: 'eaten',
    food: { source: 'usda', id: '16070' },
    name: 'Lentils',
    grams: 1000 + (index % 5) * 20,
    portion: null,
    nutrients: { energy_kcal: 200, protein_g: 9, iron_mg: 0.9, fat_g: 8, carbohydrate_g: 22, fibre_g: 3 },
    order: 0,
  })
  await send(page, 'POST', '/api/nutrition/diary', {
    changes: days.map((day, index) => ({ id: randomUUID(), at, item: item(day, index) })),
  })
  for (const day of days) await send(page, 'PUT', `/api/nutrition/days/${day}`, { isComplete: true, at })
  for (const [index, day] of days.entries())
    await send(page, 'PUT', `/api/measurements/entries/${randomUUID()}`, {
      day,
      at,
      values: { weight: 80 + index * 0.03 + (index % 3) / 10 },
      note: '',
    })
  await send(page, 'PUT', '/api/measurements/profile', { heightCm: 180, formulaSex: 'male', birthYear: 1985 })
}

test('energy is read off weeks, a goal says why, needs are told in words, and hidden numbers are hidden there too', async ({
  signedIn: page,
}) => {
  await visit(page, '/nutrition-analytics/energy')
  await expect(page.getByText('Your weight, height and year of birth are enough for a first estimate.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await someWeeks(page)

  await visit(page, '/nutrition-analytics/energy')
  await expect(page.getByText(/Based on 28 complete days in your diary and 28 weigh-ins/)).toBeVisible()
  const used = await page.locator('strong').first().innerText()
  await page.getByRole('radio', { name: 'Lose' }).check()
  await expect(page.getByText(/kcal a day this week/)).toBeVisible()
  await expect(page.getByText(/a week takes .* less a day\./)).toBeVisible()
  expect(await page.locator('strong').first().innerText()).toBe(used)
  await page.getByRole('button', { name: 'Show as table Eaten and used, by week' }).click()
  await expect(page.getByRole('columnheader', { name: 'Complete days' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Needs' }).click()
  await expect(page.getByText(/Based on 28 complete days of 28 logged, with 1 different food/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Most likely enough' }).getByText('Protein')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Not enough data' }).getByText('Vitamin K')).toBeVisible()
  const protein = page.getByRole('region', { name: 'Most likely enough' }).getByRole('listitem').filter({ hasText: 'Protein' })
  await protein.getByText('Protein').click()
  await expect(protein.getByText('Came from: Lentils 100%.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await send(page, 'PUT', '/api/measurements/profile', { isHidden: true })
  await visit(page, '/nutrition-analytics/energy')
  await expect(page.getByRole('heading', { name: 'In words' })).toBeVisible()
  expect(await page.locator('main').innerText()).not.toMatch(/\d/)
})
