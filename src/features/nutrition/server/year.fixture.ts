import { readFileSync } from 'node:fs'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { stableIndex } from '#platform/server/core/stable-choice.ts'
import type { Year } from '#testing/life.ts'
import type { DiaryChange } from '../contract/diary.ts'
import type { FoodTable } from '../contract/foods.ts'
import type { Ingredient } from '../contract/things.ts'
import { FoodBook } from '../engine/book/food-book.ts'
import { weightOf } from '../engine/say/to-grams.ts'
import { applyThings } from './keeping-things.ts'
import { applyDiary } from './writing.ts'

const DAYS = 365
const A_SEND = 250

/** Codes of the USDA's table by meal: each line is one way the meal is. The first is the usual one. */
const MEALS = {
  breakfast: [
    ['08120', '09040', '01116'],
    ['18075', '01022', '14209'],
    ['01123', '18060', '14209'],
  ],
  lunch: [
    ['16070', '11124', '20045'],
    ['20121', '11549', '01033'],
    ['05064', '11367', '11090'],
  ],
  dinner: [
    ['18060', '01019', '11529'],
    ['15237', '11457', '20137'],
    ['21224', '11253'],
  ],
  snacks: [['09003', '12061'], ['14209'], ['19904', '09316']],
} as const
const HOURS = { breakfast: 7, lunch: 12, dinner: 19, snacks: 16 } as const

/** A year of eating by somebody who writes most of it down: weekdays alike, some days left out, a recipe and a meal of their own. */
export const year: Year = async (app, person) => {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const table = JSON.parse(readFileSync(new URL('../content/foods.json', import.meta.url), 'utf8')) as FoodTable
  const book = new FoodBook(table)
  const said = { quantity: null, unit: null, size: null, isAddition: false } as const
  const taken = (code: string): Ingredient => {
    const food = book.foodAt(book.placeOf({ source: 'usda', id: code })!, 'en')
    const { grams, portion } = weightOf(said, food.portions)
    return { food: food.ref, name: food.name, grams, portion, nutrients: food.nutrients }
  }
  const changes: DiaryChange[] = []
  for (let ago = DAYS; ago >= 0; ago--) {
    const day = addDays(today, -ago)
    const dice = (name: string, sides: number) => stableIndex(`${day} ${name}`, sides)
    if (ago > 1 && dice('left out', 9) === 0) continue
    for (const [meal, ways] of Object.entries(MEALS)) {
      // Today is not over yet.
      if (ago === 0 && meal !== 'breakfast') continue
      if (ago > 1 && dice(meal, 8) === 0) continue
      const way = ways[Math.max(0, dice(`${meal} way`, 5) - 2)]!
      for (const [order, code] of way.entries()) {
        const minutes = HOURS[meal as keyof typeof HOURS] * 60 + dice(`${meal} at`, 60)
        changes.push({ id: uuidv7(), at: now.toISOString(), item: { day, meal, minutes, state: 'eaten', order, ...taken(code) } })
      }
    }
  }
  for (let from = 0; from < changes.length; from += A_SEND) await applyDiary(app, person, changes.slice(from, from + A_SEND))
  const [loaf, morning] = [
    ['20080', '08120', '12220'],
    ['08120', '09040', '12155'],
  ].map((codes) => codes.map(taken))
  const at = now.toISOString()
  await applyThings(app, person.id, [
    {
      id: uuidv7(),
      at,
      thing: {
        kind: 'recipe',
        name: 'Sunday loaf',
        makes: 12,
        cookedGrams: 820,
        ingredients: loaf!.map((one, nr) => ({ ...one, grams: [500, 120, 60][nr]!, portion: null })),
        steps: 'Knead in the evening, bake in the morning.',
        source: '',
      },
    },
    { id: uuidv7(), at, thing: { kind: 'meal', name: 'Weekday bowl', items: morning! } },
    { id: uuidv7(), at, thing: { kind: 'favourite', ...taken('09316') } },
  ])
  return {}
}
