import type { DaySum } from '../../contract/diary.ts'

/** Where rest is not known: so much of an ordinary day that hardly anybody eats less and calls it one, kcal. */
const PLAIN_LEAST = 900
/** Of the energy at rest: low enough that a light day still counts, so that leaving days out does not make the others look like more. */
const LEAST_SHARE = 0.6
const MEALS = 3

/**
 * Whether a day says something about what somebody eats. What they said of it holds; of a day of which they said nothing, three meals and
 * an amount that can be a day's. Half a day is not judged.
 */
export function isWhole({ eaten, isComplete, meals }: DaySum, resting: number | null): boolean {
  if (eaten.items === 0) return false
  if (isComplete) return true
  const kcal = eaten.nutrients.energy_kcal?.amount ?? 0
  return meals >= MEALS && kcal >= (resting === null ? PLAIN_LEAST : resting * LEAST_SHARE)
}
