import { KIND_FACTS, type CardioKind, type Effort } from './kinds.ts'

const METRES_PER_MILE = 1609.344

/** METs of a session: from its speed where kind and distance allow that, else from its effort. `code`: the row of the Compendium. */
export function metOf(given: { kind: CardioKind; effort: Effort; seconds: number; metres: number | null }): {
  met: number
  code: string
  by: 'speed' | 'effort'
} {
  const { byEffort, bySpeed } = KIND_FACTS[given.kind]
  if (bySpeed && given.metres !== null && given.metres > 0 && given.seconds > 0) {
    const mph = given.metres / METRES_PER_MILE / (given.seconds / 3600)
    const row = bySpeed.findLast(([from]) => mph >= from)!
    return { met: row[1], code: row[2], by: 'speed' }
  }
  const [met, code] = byEffort[given.effort]
  return { met, code, by: 'effort' }
}

/** Energy above rest in kcal: (MET − 1) × kg × hours, one MET being 1 kcal a kilogram and hour (Compendium's definition). */
export const netKcalByMet = (met: number, kg: number, seconds: number): number => Math.max(0, met - 1) * kg * (seconds / 3600)

export type HeartRateFacts = { bpm: number; kg: number; age: number; sex: 'female' | 'male'; seconds: number }

/** Range of mean heart rates for which the equation was fitted. */
const KEYTEL_RANGE = [90, 190] as const

/**
 * Energy above rest in kcal from the mean heart rate: Keytel LR et al., J Sports Sci 2005;23(3):289-297 (the model without fitness), minus
 * 1 kcal a kilogram and hour of rest. null where the mean is outside the fitted range.
 */
export function netKcalByHeartRate({ bpm, kg, age, sex, seconds }: HeartRateFacts): number | null {
  if (bpm < KEYTEL_RANGE[0] || bpm > KEYTEL_RANGE[1]) return null
  const kjPerMinute =
    sex === 'male' ? -55.0969 + 0.6309 * bpm + 0.1988 * kg + 0.2017 * age : -20.4022 + 0.4472 * bpm - 0.1263 * kg + 0.074 * age
  return Math.max(0, (kjPerMinute / 4.184) * (seconds / 60) - kg * (seconds / 3600))
}
