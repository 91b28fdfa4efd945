import { weightSlope, type DayWeight } from '#platform/body/weight-trend.ts'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { LOWEST_BMI } from './constants.ts'
import type { DayIntake } from './expenditure.ts'
import { bmiOf } from './goals.ts'

/** What may be worth a gentle question. None of it is a diagnosis, and none is kept. */
export type CareSign = 'little' | 'fast' | 'light'

const DAYS = 14
/** Of the last DAYS days, so many whole ones far below what a body uses at rest. */
const LITTLE_DAYS = 5
const LITTLE_SHARE = 0.6
/** Where rest is not known, kcal: what is called a very-low-energy diet, and is done with a doctor alone (NICE CG189). */
const LITTLE_KCAL = 800
/** Of the weight in a week, with no doubt left about it. */
const FAST_SHARE = 0.015

/** Patterns that look like harm. `intakes`: days of which the person said that they are all written down. */
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
  // The index says nothing of who still grows.
  if (last && heightCm !== null && (age === null || age >= 18) && bmiOf(last.kg, heightCm) < LOWEST_BMI - 1) signs.push('light')
  return signs
}
