import { FAST_GOALS, type FastBound } from '../contract/fasting.ts'
import type { CareSign } from './energy/care.ts'
import { ADULT_AGE, LOWEST_BMI } from './energy/constants.ts'
import { bmiOf } from './energy/goals.ts'

export type FasterFacts = {
  age: number | null
  kg: number | null
  heightCm: number | null
  expecting: 'no' | 'pregnant' | 'breastfeeding'
  care: readonly CareSign[]
}

/** Limit where age, height or weight is unknown, hours: about an ordinary night. */
const NIGHT = 12

/** The longest fast that a person can choose, in hours, and the reason for a limit. */
export function fastingBound({ age, kg, heightCm, expecting, care }: FasterFacts): { most: number; why: FastBound | null } {
  if (expecting !== 'no') return { most: 0, why: 'expecting' }
  if (age !== null && age < ADULT_AGE) return { most: 0, why: 'growing' }
  if (kg !== null && heightCm !== null && bmiOf(kg, heightCm) <= LOWEST_BMI) return { most: 0, why: 'light' }
  if (care.length > 0) return { most: 0, why: 'care' }
  if (age === null || kg === null || heightCm === null) return { most: NIGHT, why: 'unknown' }
  return { most: Math.max(...FAST_GOALS), why: null }
}
