import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { HasClock, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ageOf } from '#platform/server/body-facts.ts'
import { quantile } from '#platform/server/statistics/quantiles.ts'
import { refKey, type DaySum, type DiaryItem } from '../../contract/diary.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import { adequacyOf, type Adequacy } from '../../engine/adequacy/adequacy.ts'
import type { Eater } from '../../engine/adequacy/reference.ts'
import { isWhole } from '../../engine/adequacy/whole-day.ts'
import { restingOf } from '../insight/energy.ts'
import { settingsOf } from '../settings.ts'
import { mealTimes, type MealTimes } from '../insight/meal-times.ts'
import { references } from '../insight/needs.ts'
import { daySumsOf, itemsSince } from '../store.ts'

const WEIGHT_DAYS = 60
/** Maximum number of items to read: a year with some fifty a day. */
const MOST_ITEMS = 20_000
const MOST_FOODS = 20

export const MACROS = ['energy_kcal', 'protein_g', 'carbohydrate_g', 'fat_g', 'fibre_g'] as const satisfies readonly Nutrient[]

/** Mean and quartiles over whole days. `unknown`: share of energy without a value, 0 to 1. */
export type Spread = { nutrient: (typeof MACROS)[number]; mean: number; low: number; high: number; unknown: number; days: number }

export type FoodFacts = {
  today: LocalDay
  from: LocalDay
  to: LocalDay
  days: number
  /** Number of days with entries, and of whole days among them. */
  written: number
  whole: number
  eater: Eater
  macros: Spread[]
  needs: Adequacy[]
  times: Omit<MealTimes, 'days'> | null
  timesDays: number
  /** The most frequent foods, by number of days. */
  foods: { name: string; days: number; grams: number | null }[]
  different: number
  energyUnit: 'kcal' | 'kJ'
}

/** Facts for a report over a period, by the same rules as the pages. */
export async function foodFacts(
  app: HasClock & HasDb & HasServices & HasVault,
  person: Person,
  from: LocalDay,
  to: LocalDay,
): Promise<FoodFacts> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const key = await app.vault.keyOf(person.id)
  const [{ facts, weights }, sums, items, settings] = await Promise.all([
    app.services.body(person, addDays(to, -WEIGHT_DAYS), to),
    daySumsOf(app.db, person.id, from, to),
    itemsSince(app.db, key, person.id, from, to, MOST_ITEMS),
    settingsOf(app, person.id),
  ])
  const resting = restingOf(facts, weights.at(-1)?.kg ?? null, to)
  const whole = sums.filter((sum) => isWhole(sum, 'kcal' in resting ? resting.kcal : null))
  const eaten = items.filter(({ state }) => state === 'eaten')
  const eater: Eater = { age: ageOf(facts, to), sex: facts.formulaSex, expecting: facts.expecting }
  const times = mealTimes(eaten, new Set(whole.map(({ day }) => day)), person.dayStart)
  const foods = foodsOf(eaten)
  return {
    today,
    from,
    to,
    days: Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1,
    written: sums.filter((sum) => sum.eaten.items > 0).length,
    whole: whole.length,
    eater,
    macros: whole.length === 0 ? [] : MACROS.flatMap((nutrient) => spreadOf(whole, nutrient) ?? []),
    needs: adequacyOf(whole, eater, references()),
    times: times && { first: times.first, last: times.last, night: times.night },
    timesDays: times?.days.length ?? 0,
    foods: foods.slice(0, MOST_FOODS),
    different: foods.length,
    energyUnit: settings.energyUnit,
  }
}

/** Mean and quartiles over days with a value for the nutrient. */
export function spreadOf(days: readonly DaySum[], nutrient: Spread['nutrient']): Spread | undefined {
  const known = days.flatMap(({ eaten }) => eaten.nutrients[nutrient] ?? [])
  if (known.length === 0) return undefined
  const amounts = known.map(({ amount }) => amount).toSorted((a, b) => a - b)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const unknown = mean(known.map(({ unknownOfEnergy }) => unknownOfEnergy))
  return { nutrient, mean: mean(amounts), low: quantile(amounts, 0.25), high: quantile(amounts, 0.75), unknown, days: known.length }
}

function foodsOf(eaten: readonly DiaryItem[]): FoodFacts['foods'] {
  const foods = new Map<string, { name: string; days: Set<LocalDay>; grams: number[] }>()
  for (const { food, name, day, grams } of eaten) {
    const key = food.source === 'quick' ? `quick ${name.toLowerCase()}` : refKey(food)
    const known = foods.get(key) ?? { name, days: new Set<LocalDay>(), grams: [] }
    known.days.add(day)
    if (grams !== null) known.grams.push(grams)
    foods.set(key, known)
  }
  return [...foods.values()]
    .map(({ name, days, grams }) => {
      const sorted = grams.toSorted((a, b) => a - b)
      return { name, days: days.size, grams: sorted.length > 0 ? quantile(sorted, 0.5) : null }
    })
    .toSorted((a, b) => b.days - a.days || (a.name < b.name ? -1 : 1))
}
