import { addDays, localDayOf } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { DiaryItem } from '../../contract/diary.ts'
import type { getEatingPattern } from '../../contract/insight.ts'
import { isWhole } from '../../engine/adequacy/whole-day.ts'
import { plantsIn, type Plant } from '../../engine/trends/plants.ts'
import { daySumsOf, itemsSince } from '../store.ts'
import { thingsOf } from '../things-store.ts'
import { settingsOf } from '../settings.ts'
import { restingOf } from './energy.ts'
import { mealTimes } from './meal-times.ts'

const WEEKS = 8
const WEIGHT_DAYS = 60
/** Maximum number of items to read: eight weeks with some eighty a day. */
const MOST_ITEMS = 4500

/** Kinds of plants by week, and usual meal times. */
export async function eatingPatternOf(
  app: HasClock & HasDb & HasServices & HasVault,
  person: Person,
): Promise<OutputOf<typeof getEatingPattern>> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  // Weeks end today, because a calendar week that has just begun would look like a drop.
  const from = addDays(today, 1 - 7 * WEEKS)
  const key = await app.vault.keyOf(person.id)
  const [{ facts, weights }, sums, items, settings] = await Promise.all([
    app.services.body(person, addDays(today, -WEIGHT_DAYS), today),
    daySumsOf(app.db, person.id, from, today),
    itemsSince(app.db, key, person.id, from, today, MOST_ITEMS),
    settingsOf(app, person.id),
  ])
  const eaten = items.filter(({ state }) => state === 'eaten')
  const hasRecipes = eaten.some(({ food }) => food.source === 'recipe')
  const reported = plantsOf(hasRecipes ? await thingsOf(app.db, key, person.id, 'recipe') : [])
  const resting = restingOf(facts, weights.at(-1)?.kg ?? null, today)
  const whole = sums.filter((sum) => sum.day < today && isWhole(sum, 'kcal' in resting ? resting.kcal : null))
  const lastWeek = addDays(today, -6)
  return {
    from,
    to: today,
    isHidden: facts.isHidden || settings.hidesNumbers,
    isCut: items.length === MOST_ITEMS,
    plants: {
      recent: distinct(eaten.filter(({ day }) => day >= lastWeek).flatMap(reported)),
      weeks: Array.from({ length: WEEKS }, (_, at) => addDays(from, 7 * at)).map((week) => {
        const end = addDays(week, 6)
        const here = eaten.filter(({ day }) => day >= week && day <= end)
        return { week, plants: distinct(here.flatMap(reported)).length, days: new Set(here.map(({ day }) => day)).size }
      }),
    },
    times: mealTimes(eaten, new Set(whole.map(({ day }) => day)), person.dayStart),
  }
}

/** Plants of an item: from its name, or for an own recipe from the names of its ingredients. */
function plantsOf(recipes: Awaited<ReturnType<typeof thingsOf>>): (item: DiaryItem) => readonly Plant[] {
  const byName = new Map<string, readonly Plant[]>()
  const named = (name: string) => {
    if (!byName.has(name)) byName.set(name, plantsIn(name))
    return byName.get(name)!
  }
  const ingredients = new Map(
    recipes.map(({ id, thing }) => [id, thing.kind === 'recipe' ? thing.ingredients.map(({ name }) => name) : []]),
  )
  return ({ food, name }) => [name, ...(food.source === 'recipe' ? (ingredients.get(food.id) ?? []) : [])].flatMap(named)
}

const distinct = (plants: readonly Plant[]): Plant[] =>
  [...new Map(plants.map((plant) => [plant.en, plant])).values()].toSorted((a, b) => (a.en < b.en ? -1 : 1))
