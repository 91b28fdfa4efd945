import { weightSlope, type DayWeight } from '#platform/body/weight-trend.ts'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { LOWEST_BMI } from './constants.ts'
import type { DayIntake } from './expenditure.ts'
import { bmiOf } from './goals.ts'

/** Signs that may justify a gentle question. None is a diagnosis, and none is stored. */
export type CareSign = 'little' | 'fast' | 'light'

const DAYS = 14
/** Number of complete days within the last DAYS days that are far below the energy at rest. */
const LITTLE_DAYS = 5
const LITTLE_SHARE = 0.6
/** Limit where the energy at rest is unknown, kcal: a very-low-energy diet, which needs medical supervision (NICE CG189). */
const LITTLE_KCAL = 800
/** Loss per week as a share of the weight, certain by its interval. */
const FAST_SHARE = 0.015

/** Signs of harmful patterns. `intakes`: days that the person marked as complete. */
export function careSigns(
  { intakes, weights, today }: { intakes: readonly DayIntake[]; weights: readonly DayWeight[]; today: LocalDay },
  { heightCm, age, resting }: { heightCm: number | null; age: number | null; resting: number | null },
): CareSign[] {
  const signs: CareSign[] = []
  const lately = intakes.filter(({ day }) => day > addDays(today, -DAYS) && day <= today)
  const little = resting === null ? LITTLE_KCAL : resting * LITTLE_SHARE
  if (lately.filter(({ kcal }) => kcal < little).length >= LITTLE_DAYS) signs.push('little')
  const weighed = weights.filter(({ day }) => day > addDays(today, -2 * DAYS) && day <= today)
  const last = weighed.at(-1)
  const slope = weightSlope(weighed)
  if (last && slope && (slope.perDay + slope.margin) * 7 < -FAST_SHARE * last.kg) signs.push('fast')
  // The BMI does not apply to people who still grow.
  if (last && heightCm !== null && (age === null || age >= 18) && bmiOf(last.kg, heightCm) < LOWEST_BMI - 1) signs.push('light')
  return signs
}
