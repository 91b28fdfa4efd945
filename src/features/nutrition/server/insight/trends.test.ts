import { beforeAll, expect, test } from 'vitest'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeDiary, changeThings, completeDay } from '../../contract/api.ts'
import { getEatingPattern, getNutrientTrend } from '../../contract/insight.ts'
import type { DiaryChange } from '../../contract/diary.ts'
import { nutritionServer } from '../feature.ts'
import { item, OATS } from '../nutrition.fixture.ts'
import { mealTimes } from './meal-times.ts'

type Item = NonNullable<DiaryChange['item']>

let today: string
const server = sharedServer([nutritionServer], { worker: false })
beforeAll(async () => {
  today = localDayOf(server.clock.now(), 'UTC', 0)
})

async function eats(me: SignedIn, items: readonly Partial<Item>[], whole: readonly string[] = []): Promise<void> {
  const at = server.clock.now().toISOString()
  for (let from = 0; from < items.length; from += 200)
    await me.call(changeDiary, { body: { changes: items.slice(from, from + 200).map((one) => ({ id: uuidv7(), at, item: item(one) })) } })
  for (const day of whole) await me.call(completeDay, { params: { day }, body: { isComplete: true, at } })
}
const trend = (me: SignedIn, nutrient: 'fibre_g' | 'vit_d_ug', span: 'quarter' | 'year' | 'decade') =>
  me.call(getNutrientTrend, { query: { nutrient, span } })

test('the mean of a nutrient is over whole days, with the share of energy from foods without a value', async () => {
  const me = await signedIn(server)
  const [one, other, half] = [addDays(today, -1), addDays(today, -2), addDays(today, -3)]
  const bare = { energy_kcal: 379 }
  await eats(
    me,
    [
      { day: one, grams: 100, nutrients: OATS },
      { day: other, grams: 300, nutrients: OATS },
      { day: other, grams: 400, nutrients: bare, name: 'Something' },
      // Not marked as complete, and far too little for a day.
      { day: half, grams: 10, nutrients: { ...OATS, fibre_g: 90 } },
    ],
    [one, other],
  )
  const { periods, reference } = await trend(me, 'fibre_g', 'quarter')
  expect(periods).toHaveLength(13)
  const days = periods.reduce((sum, period) => sum + period.days, 0)
  expect(days).toBe(2)
  const mean = periods.reduce((sum, period) => sum + (period.mean ?? 0) * period.days, 0) / days
  expect(mean).toBeCloseTo((10.1 + 30.3) / 2, 6)
  const unknown = periods.filter((period) => period.days > 0).map((period) => period.unknown)
  expect(Math.max(...unknown)).toBeCloseTo(unknown.length === 1 ? 0.5 : 4 / 7, 3)
  expect(reference).toBeGreaterThan(20)
  expect((await trend(me, 'vit_d_ug', 'quarter')).periods.every((period) => period.mean === null)).toBe(true)
})

test('ten years are listed by month, the current one last', async () => {
  const me = await signedIn(server)
  const { periods } = await trend(me, 'fibre_g', 'decade')
  expect(periods).toHaveLength(120)
  expect(periods.at(-1)!.start).toBe(`${today.slice(0, 7)}-01`)
  expect(new Set(periods.map(({ start }) => start)).size).toBe(120)
})

test('kinds of plants count once a week, recipes by their ingredients; planned food does not count', async () => {
  const me = await signedIn(server)
  const recipe = uuidv7()
  const at = server.clock.now().toISOString()
  const ingredient = { food: { source: 'usda', id: '1' }, grams: 50, portion: null, nutrients: {} } as const
  const names = ['Carrots, raw', 'Lentils, pink or red, raw', 'Salt, table']
  await me.call(changeThings, {
    body: {
      changes: [
        {
          id: recipe,
          at,
          thing: {
            kind: 'recipe',
            name: 'Sunday pot',
            makes: 4,
            cookedGrams: null,
            ingredients: names.map((name) => ({ ...ingredient, name })),
            steps: '',
            source: '',
          },
        },
      ],
    },
  })
  await eats(me, [
    { day: today, name: 'Apples, raw, with skin' },
    { day: today, name: 'Apfelmus' },
    { day: today, name: 'Sunday pot', food: { source: 'recipe', id: recipe } },
    { day: today, name: 'Orange juice' },
    { day: today, name: 'Banana', state: 'planned' },
    { day: addDays(today, -20), name: 'Walnuts' },
  ])
  const { plants, times, isCut } = await me.call(getEatingPattern)
  expect(plants.recent.map(({ en }) => en)).toEqual(['apple', 'carrot', 'lentil'])
  expect(plants.weeks).toHaveLength(8)
  expect(plants.weeks.at(-1)).toMatchObject({ plants: 3, days: 1 })
  expect(plants.weeks.reduce((sum, week) => sum + week.plants, 0)).toBe(4)
  expect([times, isCut]).toEqual([null, false])
})

test('meal times come from whole days with times; a meal after midnight belongs to the day before, and water is no meal', () => {
  const days = Array.from({ length: 6 }, (_, index) => addDays('2026-05-04', index))
  const eaten = (day: string, minutes: number | null, kcal = 300) => ({ day, minutes, grams: 100, nutrients: { energy_kcal: kcal } })
  const items = days.flatMap((day) => [eaten(day, 6 * 60, 1), eaten(day, 8 * 60), eaten(day, 19 * 60), eaten(day, null)])
  const late = [...items, eaten('2026-05-09', 60)]
  const found = mealTimes(late, new Set(days), 240)!
  expect(found.days).toHaveLength(6)
  expect(found.days.at(-1)).toEqual({ day: '2026-05-09', first: 480, last: 25 * 60 })
  expect(found.first).toEqual({ middle: 480, low: 480, high: 480 })
  expect(found.night).toEqual({ middle: 13 * 60, low: 13 * 60, high: 13 * 60, nights: 5 })
  expect(mealTimes(late, new Set(days.slice(0, 4)), 240)).toBeNull()
})
