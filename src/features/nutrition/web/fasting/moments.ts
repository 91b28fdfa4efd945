import { amountOf } from '../../engine/day-sum.ts'
import type { Fast } from '../../contract/fasting.ts'
import type { StoredThing } from '../../contract/things.ts'
import { addDays, clockOf } from '../core/day.ts'
import type { Day } from '../data/overlay.ts'

export type StoredFast = { id: string; thing: Fast }

/** Minimum energy that ends a fast, kcal: water, black coffee and tea do not. An item without a value for energy may be food. */
const LEAST_KCAL = 5

/** Fasts, latest first. */
export const fastsIn = (things: readonly StoredThing[]): StoredFast[] =>
  things.filter((one): one is StoredFast => one.thing.kind === 'fast').toSorted((a, b) => (a.thing.from < b.thing.from ? 1 : -1))

/** Epoch milliseconds of a day and a time (`HH:MM`) in this device's time zone; undefined if one of them is invalid. */
export function momentOf(day: string, clock: string): number | undefined {
  const at = Date.parse(`${day}T${clock}`)
  return day === '' || clock === '' || Number.isNaN(at) ? undefined : at
}

/** Time of the last food on these days, before now. A time before `dayStart` minutes belongs to the night after its day. */
export function lastEaten(days: readonly (Day | undefined)[], dayStart: number, now: number): number | undefined {
  const moments = days.flatMap((day) =>
    (day?.items ?? []).flatMap((item) => {
      if (item.state !== 'eaten' || item.minutes === null || (amountOf(item, 'energy_kcal') ?? LEAST_KCAL) < LEAST_KCAL) return []
      const at = momentOf(item.minutes < dayStart ? addDays(item.day, 1) : item.day, clockOf(item.minutes))
      return at !== undefined && at <= now ? [at] : []
    }),
  )
  return moments.length === 0 ? undefined : Math.max(...moments)
}
