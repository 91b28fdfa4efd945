import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { activeDaysByKind } from '#platform/server/activity/activity.ts'
import type { HasClock, HasCollect, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { associationsInWorker } from '#platform/server/statistics/associations-in-worker.ts'
import { FALSE_DISCOVERY_RATE } from '#platform/server/statistics/false-discovery.ts'
import { quantile } from '#platform/server/statistics/quantiles.ts'
import type { DaySum, DiaryItem } from '../../contract/diary.ts'
import type { FoodMark, getFoodCompanions, HeldBeside } from '../../contract/insight.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import { isWhole } from '../../engine/adequacy/whole-day.ts'
import { amountOf } from '../../engine/day-sum.ts'
import { daySumsOf, itemsSince } from '../store.ts'
import { mealSpans } from './meal-times.ts'

const DAYS = 1100
/** Days for features by time of day. They need single items, which must be decrypted one by one, so only half a year is read. */
const CLOCK_DAYS = 180
const MOST_ITEMS = 6000
/** Kinds of acts in the ledger that count as training. */
const TRAINING = ['training', 'cardio']

/** Nutrients whose feature applies to days above the person's own median. */
const MORE_OF = { fibre: 'fibre_g', protein: 'protein_g', sugars: 'sugars_g', caffeine: 'caffeine_mg' } as const satisfies Partial<
  Record<FoodMark, Nutrient>
>
/** Minimum of alcohol, g: half a small glass of wine. */
const LEAST_ALCOHOL = 5
/** Minimum of caffeine, mg (a weak cup of coffee), and the start of the afternoon (three o'clock), in minutes. */
const [LEAST_CAFFEINE, AFTERNOON] = [40, 15 * 60]
/** A day with a larger share of energy without a value for a nutrient does not count for it. */
const MOST_UNKNOWN = 0.2
/** Minimum share of days with a known amount: on the other days the nutrient is not known to have been absent. */
const LEAST_KNOWN = 0.9

/** `since`: the first day from which the feature is known for every whole day. */
type Marked = { mark: FoodMark; days: LocalDay[]; since: LocalDay }

/** Associations between features of a day's food and an outcome (ADR 28). Uses whole days only: on others, foods may be missing. */
export async function foodCompanionsOf(
  app: HasClock & HasCollect & HasDb & HasServices & HasVault,
  person: Person,
  outcome: HeldBeside,
  signal: AbortSignal,
): Promise<OutputOf<typeof getFoodCompanions>> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const [from, to] = [addDays(today, -DAYS), addDays(today, -1)]
  const key = await app.vault.keyOf(person.id)
  const [sums, items, values] = await Promise.all([
    daySumsOf(app.db, person.id, from, to),
    itemsSince(app.db, key, person.id, addDays(today, -CLOCK_DAYS), to, MOST_ITEMS),
    valuesOf(app, person, outcome, from, today),
  ])
  const whole = sums.filter((sum) => isWhole(sum, null))
  const wholeDays = new Set(whole.map(({ day }) => day))
  // Sleep is recorded on the day on which it ends, so it is compared with the food of the day before.
  const lag = outcome === 'sleep' ? 1 : 0
  const days = [...wholeDays].flatMap((day) => {
    const value = outcome === 'training' ? (values.has(day) ? 1 : 0) : values.get(addDays(day, lag))
    return value === undefined ? [] : [{ day: addDays(day, lag), mood: value }]
  })
  const marked = [...byAmount(whole), ...byClock(items, wholeDays, person.dayStart)]
  const factors = marked.map(({ mark, days: had, since }) => {
    return { id: mark, days: had.map((day) => addDays(day, lag)), since: addDays(since, lag) }
  })
  // The lag is already applied to the factors, so the result for the same day is the one to use.
  const { found, notYet } = await associationsInWorker({ days, factors, seed: `${person.id} ${outcome}` }, signal)
  const same = found.filter(({ timing }) => timing === 'same')
  const arms = ({ id, nWith, nWithout }: { id: string; nWith: number; nWithout: number }) => ({ mark: id as FoodMark, nWith, nWithout })
  return {
    days: days.length,
    found: same
      .filter(({ q }) => q <= FALSE_DISCOVERY_RATE)
      .map((one) => ({ ...arms(one), difference: one.adjusted, low: one.interval!.low, high: one.interval!.high }))
      .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference)),
    nothing: same.filter(({ q }) => q > FALSE_DISCOVERY_RATE).map(arms),
    notYet: notYet.map(arms),
  }
}

/** The outcome by day; for training, the days that have it. */
async function valuesOf(
  app: HasCollect & HasDb & HasServices,
  person: Person,
  outcome: HeldBeside,
  from: LocalDay,
  to: LocalDay,
): Promise<ReadonlyMap<LocalDay, number>> {
  if (outcome === 'mood') return new Map((await app.services.moodByDay(person, from, to)).map(({ day, mood }) => [day, mood]))
  if (outcome === 'training') {
    const kinds = await activeDaysByKind(app.db, person.id, from, to)
    return new Map(kinds.flatMap(({ kind, days }) => (TRAINING.includes(kind) ? days.map((day): [LocalDay, number] => [day, 1]) : [])))
  }
  const known = await Promise.all(app.collect('lifeDays').map(({ value }) => value(person, from, to)))
  const nights = known.flatMap(({ figures = [] }) => figures.filter(({ id }) => id === 'sleep').flatMap(({ days }) => days))
  return new Map(nights.map(({ day, value }) => [day, value]))
}

/** Days with more of a nutrient than the person's own median, and days with alcohol. */
function byAmount(whole: readonly DaySum[]): Marked[] {
  const since = whole[0]?.day
  if (since === undefined) return []
  const known = (nutrient: Nutrient) =>
    whole.flatMap(({ day, eaten }) => {
      const sum = eaten.nutrients[nutrient]
      return sum && sum.unknownOfEnergy <= MOST_UNKNOWN ? [{ day, amount: sum.amount }] : []
    })
  const more = Object.entries(MORE_OF).flatMap(([mark, nutrient]): Marked[] => {
    const amounts = known(nutrient)
    if (amounts.length < whole.length * LEAST_KNOWN || amounts.length === 0) return []
    const middle = quantile(
      amounts.map(({ amount }) => amount).toSorted((a, b) => a - b),
      0.5,
    )
    return [{ mark: mark as FoodMark, days: amounts.filter(({ amount }) => amount > middle).map(({ day }) => day), since }]
  })
  // A food without a value for alcohol counts as free of it: alcoholic drinks have the value, or their energy would not add up.
  const alcohol = whole.filter(({ eaten }) => (eaten.nutrients.alcohol_g?.amount ?? 0) >= LEAST_ALCOHOL).map(({ day }) => day)
  return [...more, { mark: 'alcohol' as const, days: alcohol, since }].filter(({ days }) => days.length > 0)
}

/** Days with a last meal later than on three of four days of the person, and days with caffeine in the afternoon. */
function byClock(items: readonly DiaryItem[], whole: ReadonlySet<LocalDay>, dayStart: number): Marked[] {
  const eaten = items.filter(({ state, day }) => state === 'eaten' && whole.has(day))
  // The limit on items may have cut off the oldest day.
  const since = items.length === 0 ? undefined : addDays(items.at(-1)!.day, 1)
  if (since === undefined) return []
  const lasts = [...mealSpans(eaten, whole, dayStart).values()].filter(({ first, last }) => last > first)
  const usual = quantile(
    lasts.map(({ last }) => last).toSorted((a, b) => a - b),
    0.75,
  )
  const caffeine = eaten.filter(
    (item) =>
      item.minutes !== null &&
      (item.minutes >= AFTERNOON || item.minutes < dayStart) &&
      (amountOf(item, 'caffeine_mg') ?? 0) >= LEAST_CAFFEINE,
  )
  return [
    { mark: 'lateMeal' as const, days: lasts.filter(({ last }) => last > usual).map(({ day }) => day), since },
    { mark: 'lateCaffeine' as const, days: [...new Set(caffeine.map(({ day }) => day))], since },
  ].filter(({ days }) => days.length > 0)
}
