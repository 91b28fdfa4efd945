import { readFileSync } from 'node:fs'
import { addDays, localDayOf, weekdayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { stableIndex } from '#platform/server/core/stable-choice.ts'
import type { App } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Year } from '#testing/life.ts'
import type { DiaryChange } from '../contract/diary.ts'
import type { FoodTable } from '../contract/foods.ts'
import type { Aisle, ShoppingItem } from '../contract/shopping.ts'
import type { Ingredient, ThingChange } from '../contract/things.ts'
import { FoodBook } from '../engine/book/food-book.ts'
import { applyThings } from './things.ts'
import { shareList } from './shopping/shared-list.ts'
import { applyDiary } from './writing.ts'

const DAYS = 365
const A_SEND = 250

/** A food by its USDA code, with an amount in one of the food's own measures. */
type Taken = readonly [code: string, quantity: number, unit: string]

const COFFEE = ['14209', 1, 'mug'] as const
/** Variants of each meal on weekdays and weekends. Any three with a snack have about 2,000 to 2,400 kcal and 75 to 150 g of protein. */
const MEALS: Readonly<Record<keyof typeof HOURS, Readonly<Record<'weekday' | 'weekend', readonly (readonly Taken[])[]>>>> = {
  breakfast: {
    weekday: [
      [['08120', 1, 'bowl'], ['01116', 1, 'pot'], ['09040', 1, 'medium'], ['12155', 0.5, 'handful'], COFFEE],
      [['18075', 2, 'slice'], ['01022', 2, 'slice'], ['01145', 2, 'tsp'], ['01123', 1, 'piece'], COFFEE],
    ],
    weekend: [[['01123', 2, 'piece'], ['18060', 2, 'slice'], ['01145', 1, 'tbsp'], ['09316', 1, 'bowl'], ['01077', 0.5, 'glass'], COFFEE]],
  },
  lunch: {
    weekday: [
      [
        ['16070', 1, 'cup'],
        ['20037', 1, 'serving'],
        ['11124', 1, 'piece'],
        ['01019', 1, 'serving'],
        ['04053', 2, 'tsp'],
      ],
      [
        ['20121', 1.25, 'serving'],
        ['11549', 1, 'serving'],
        ['01033', 1, 'serving'],
        ['04053', 2, 'tsp'],
        ['09003', 1, 'piece'],
      ],
      [
        ['05064', 1.25, 'serving'],
        ['11367', 1.5, 'serving'],
        ['11090', 1, 'serving'],
        ['01145', 1, 'tbsp'],
      ],
    ],
    weekend: [
      [
        ['16057', 1, 'can'],
        ['15121', 1, 'serving'],
        ['11529', 1, 'piece'],
        ['04053', 2, 'tsp'],
        ['18064', 2, 'slice'],
      ],
      [
        ['05064', 1.25, 'serving'],
        ['11367', 1.5, 'serving'],
        ['11090', 1, 'serving'],
        ['01145', 1, 'tbsp'],
      ],
    ],
  },
  dinner: {
    weekday: [
      [
        ['18060', 3, 'slice'],
        ['01022', 2, 'slice'],
        ['11529', 1, 'piece'],
        ['09037', 0.5, 'piece'],
      ],
      [
        ['15237', 1, 'serving'],
        ['11457', 1, 'serving'],
        ['20137', 1, 'serving'],
        ['04053', 1, 'tbsp'],
      ],
      [
        ['05064', 1, 'serving'],
        ['20045', 1, 'bowl'],
        ['11090', 1, 'serving'],
        ['04053', 1, 'tbsp'],
      ],
    ],
    weekend: [
      [
        ['21224', 2, 'slice'],
        ['11253', 1, 'bowl'],
        ['04053', 2, 'tsp'],
        ['14096', 1, 'glass'],
      ],
      [
        ['15237', 1, 'serving'],
        ['11367', 1.5, 'serving'],
        ['11457', 1, 'serving'],
        ['04053', 2, 'tsp'],
        ['14096', 1, 'glass'],
      ],
    ],
  },
  snacks: {
    weekday: [
      [
        ['09003', 1, 'piece'],
        ['12061', 1, 'handful'],
      ],
      [['09040', 1, 'medium'], ['19904', 5, 'square'], COFFEE],
    ],
    weekend: [
      [
        ['01116', 1, 'pot'],
        ['09316', 1, 'bowl'],
        ['19296', 1, 'tbsp'],
      ],
      [['19904', 6, 'square'], ['09003', 1, 'piece'], COFFEE],
    ],
  },
}
const HOURS = { breakfast: 7, lunch: 12, dinner: 19, snacks: 16 } as const

/**
 * A year of a person who logs most of their food: similar weekdays, richer weekends, some days missing and some incomplete, an own recipe
 * and an own meal.
 */
export const year: Year = async (app, person) => {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const table = JSON.parse(readFileSync(new URL('../content/foods.json', import.meta.url), 'utf8')) as FoodTable
  const book = new FoodBook(table)
  const taken = ([code, quantity, unit]: Taken): Ingredient => {
    const food = book.foodAt(book.placeOf({ source: 'usda', id: code })!, 'en')
    const each = food.portions.find((one) => one.unit === unit)
    if (!each) throw new Error(`${food.name} is not measured in ${unit}.`)
    return {
      food: food.ref,
      name: food.name,
      grams: quantity * each.grams,
      portion: { quantity, unit, gramsEach: each.grams },
      nutrients: food.nutrients,
    }
  }
  const changes: DiaryChange[] = []
  for (let ago = DAYS; ago >= 0; ago--) {
    const day = addDays(today, -ago)
    const dice = (name: string, sides: number) => stableIndex(`${day} ${name}`, sides)
    if (ago > 1 && dice('left out', 9) === 0) continue
    const kind = weekdayOf(day) >= 5 ? 'weekend' : 'weekday'
    const isHalf = ago > 1 && dice('half', 30) === 0
    for (const meal of ['breakfast', 'lunch', 'dinner', 'snacks'] as const) {
      // Today is not over yet.
      if (ago === 0 && meal !== 'breakfast') continue
      if (isHalf && HOURS[meal] > 12) continue
      const ways = MEALS[meal][kind]
      const way = ways[dice(`${meal} way`, ways.length)]!
      for (const [order, one] of way.entries()) {
        const minutes = HOURS[meal] * 60 + dice(`${meal} at`, 60)
        changes.push({ id: uuidv7(), at: now.toISOString(), item: { day, meal, minutes, state: 'eaten', order, ...taken(one) } })
      }
    }
  }
  for (let from = 0; from < changes.length; from += A_SEND) await applyDiary(app, person, changes.slice(from, from + A_SEND))
  const loaf = (
    [
      ['20080', 1, 'cup'],
      ['08120', 1, 'cup'],
      ['12220', 1, 'tbsp'],
    ] as const
  ).map(taken)
  const morning = (
    [
      ['08120', 1, 'bowl'],
      ['09040', 1, 'medium'],
      ['12155', 0.5, 'handful'],
    ] as const
  ).map(taken)
  const at = now.toISOString()
  const loafId = uuidv7()
  await applyThings(app, person.id, [
    {
      id: loafId,
      at,
      thing: {
        kind: 'recipe',
        name: 'Sunday loaf',
        makes: 12,
        cookedGrams: 820,
        ingredients: loaf.map((one, nr) => ({ ...one, grams: [500, 120, 60][nr]!, portion: null })),
        steps: 'Knead in the evening, bake in the morning.',
        source: '',
      },
    },
    { id: uuidv7(), at, thing: { kind: 'meal', name: 'Weekday bowl', items: morning } },
    { id: uuidv7(), at, thing: { kind: 'favourite', ...taken(['09316', 1, 'bowl']) } },
  ])
  return { pages: { '/nutrition-analytics/list/:token': { token: await weekAhead(app, person, today, taken, loafId) } } }
}

/** Fasts over night in the last two weeks, some shorter and some longer. */
function nights(app: App): ThingChange[] {
  const now = app.clock.now().getTime()
  const midnight = now - (now % 86_400_000)
  return [1, 2, 4, 5, 6, 9, 10, 13].map((ago) => {
    const from = midnight - (ago + 1) * 86_400_000 + (19 * 60 + 20 + ((ago * 13) % 40)) * 60_000
    const to = from + (11 * 60 + 35 + ((ago * 29) % 70)) * 60_000
    return {
      id: uuidv7(),
      at: new Date(to).toISOString(),
      thing: { kind: 'fast', from: new Date(from).toISOString(), to: new Date(to).toISOString(), goal: 12 },
    }
  })
}

/** Some planned days, and a shared shopping list with some ticks. */
async function weekAhead(app: App, person: Person, today: string, taken: (one: Taken) => Ingredient, loafId: string): Promise<string> {
  const at = app.clock.now().toISOString()
  const planned = [0, 1, 2, 4, 5].flatMap((ahead): DiaryChange[] => {
    const day = addDays(today, ahead)
    const loaf: Ingredient = {
      food: { source: 'recipe', id: loafId },
      name: 'Sunday loaf',
      grams: 137,
      portion: { quantity: 2, unit: 'serving', gramsEach: 68.5 },
      nutrients: {},
    }
    const [dinner] = MEALS.dinner.weekday[ahead % MEALS.dinner.weekday.length]!
    const all = [{ meal: 'dinner', food: taken(dinner!) }, ...(ahead % 2 === 0 ? [{ meal: 'breakfast', food: loaf }] : [])]
    return all.map(({ meal, food }, order) => ({ id: uuidv7(), at, item: { day, meal, minutes: null, state: 'planned', order, ...food } }))
  })
  await applyDiary(app, person, planned)
  const buy = (name: string, amount: string, aisle: Aisle, state: ShoppingItem['state'] = 'needed'): ThingChange => ({
    id: uuidv7(),
    at,
    thing: { kind: 'shopping', name, food: null, grams: null, portion: null, amount, aisle, state, from: 'own' },
  })
  await applyThings(app, person.id, [
    ...nights(app),
    buy('Oranges', '6', 'produce'),
    buy('Leeks', '2', 'produce', 'bought'),
    buy('Rye bread', '', 'bakery'),
    buy('Oat milk', '2 l', 'drinks'),
    buy('Tea lights', '1 pack', 'household'),
    buy('Olive oil', '', 'spices', 'home'),
  ])
  return (await shareList(app, person.id, 'Oak Lane')).token
}
