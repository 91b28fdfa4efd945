import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { quantile } from '#platform/server/statistics/quantiles.ts'
import type { DiaryItem } from '../../contract/diary.ts'
import { amountOf } from '../../engine/day-sum.ts'

const DAY_MINUTES = 24 * 60
/** Minimum energy of a meal, kcal: water, black coffee and tea are none. An item without a value for energy may be a meal. */
const LEAST_KCAL = 5
const LEAST_DAYS = 5
const LEAST_NIGHTS = 3

type Eaten = Pick<DiaryItem, 'day' | 'minutes' | 'grams' | 'nutrients'>
export type DayTimes = { day: LocalDay; first: number; last: number }
export type Usual = { middle: number; low: number; high: number }
export type MealTimes = { days: DayTimes[]; first: Usual; last: Usual; night: (Usual & { nights: number }) | null }

/**
 * First and last meal of the given days, in minutes since that day's midnight. A day begins at `dayStart` minutes, so a meal at one in the
 * night is late, not early. On a day with one entry, first and last are equal.
 */
export function mealSpans(items: readonly Eaten[], days: ReadonlySet<LocalDay>, dayStart: number): Map<LocalDay, DayTimes> {
  const byDay = new Map<LocalDay, DayTimes>()
  for (const item of items) {
    if (item.minutes === null || !days.has(item.day) || (amountOf(item, 'energy_kcal') ?? LEAST_KCAL) < LEAST_KCAL) continue
    const at = item.minutes < dayStart ? item.minutes + DAY_MINUTES : item.minutes
    const known = byDay.get(item.day)
    if (!known) byDay.set(item.day, { day: item.day, first: at, last: at })
    else Object.assign(known, { first: Math.min(known.first, at), last: Math.max(known.last, at) })
  }
  return byDay
}

/** First and last meals with their medians and quartiles. Null for fewer than five days with times. */
export function mealTimes(items: readonly Eaten[], days: ReadonlySet<LocalDay>, dayStart: number): MealTimes | null {
  const byDay = mealSpans(items, days, dayStart)
  const reported = [...byDay.values()].filter(({ first, last }) => last > first).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  if (reported.length < LEAST_DAYS) return null
  const nights = reported.flatMap(({ day, last }) => {
    const next = byDay.get(addDays(day, 1))
    return next && next.last > next.first ? [next.first + DAY_MINUTES - last] : []
  })
  return {
    days: reported,
    first: usual(reported.map(({ first }) => first)),
    last: usual(reported.map(({ last }) => last)),
    night: nights.length < LEAST_NIGHTS ? null : { ...usual(nights), nights: nights.length },
  }
}

function usual(minutes: readonly number[]): Usual {
  const sorted = minutes.toSorted((a, b) => a - b)
  return { middle: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}
