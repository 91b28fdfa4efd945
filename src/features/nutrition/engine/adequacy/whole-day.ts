import type { DaySum } from '../../contract/diary.ts'

/** Minimum of a whole day, kcal, where the energy at rest is unknown: hardly anybody eats less on an ordinary day. */
const PLAIN_LEAST = 900
/** Minimum share of the energy at rest: low enough to include light days, because leaving them out would bias the mean upwards. */
const LEAST_SHARE = 0.6
const MEALS = 3

/**
 * Whether the diary of a day is complete. A mark by the person decides; a day without one needs three meals and a plausible amount of
 * energy.
 */
export function isWhole({ eaten, isComplete, meals }: DaySum, resting: number | null): boolean {
  if (eaten.items === 0) return false
  if (isComplete) return true
  const kcal = eaten.nutrients.energy_kcal?.amount ?? 0
  return meals >= MEALS && kcal >= (resting === null ? PLAIN_LEAST : resting * LEAST_SHARE)
}
