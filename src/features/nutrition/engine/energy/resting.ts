import type { Activity } from '../../contract/energy.ts'

export type RestingFacts = {
  kg: number | null
  heightCm: number | null
  age: number | null
  sex: 'female' | 'male' | null
  /** Body fat in per cent of weight, if known. */
  fatPercent: number | null
}

export type RestingNeed = {
  kcal: number
  /** Half the width of an interval that covers about 95 of 100 people, kcal. */
  margin: number
  by: 'mifflin' | 'katch'
}

type Missing = 'weight' | 'height' | 'age'

/** Half the interval as a share of the estimate: Frankenfield et al. (2005), J Am Diet Assoc 105:775, found 82 % within a tenth. */
const MIFFLIN_SHARE = 0.15
const KATCH_SHARE = 0.15
/** Difference between the formulas for both sexes, kcal; without a sex, half of it widens the interval. */
const SEX_STEP = 166

/**
 * Energy at rest, kcal a day. Katch & McArdle, 370 + 21.6 × lean mass (kg), where body fat is known; else Mifflin et al. (1990), Am J Clin
 * Nutr 51:241: 10 kg + 6.25 cm − 5 age + 5 (men) or − 161 (women). Without a sex it is the mean of both, with a wider interval.
 */
export function restingNeed({ kg, heightCm, age, sex, fatPercent }: RestingFacts): RestingNeed | { missing: readonly Missing[] } {
  if (kg !== null && fatPercent !== null) {
    const kcal = katch(kg * (1 - fatPercent / 100))
    return { kcal, margin: kcal * KATCH_SHARE, by: 'katch' }
  }
  if (kg === null || heightCm === null || age === null) {
    const missing: Missing[] = [
      ...(kg === null ? (['weight'] as const) : []),
      ...(heightCm === null ? (['height'] as const) : []),
      ...(age === null ? (['age'] as const) : []),
    ]
    return { missing }
  }
  const kcal = mifflin(kg, heightCm, age, sex)
  return { kcal, margin: kcal * MIFFLIN_SHARE + (sex === null ? SEX_STEP / 2 : 0), by: 'mifflin' }
}

export const katch = (leanKg: number): number => 370 + 21.6 * leanKg

export function mifflin(kg: number, cm: number, age: number, sex: 'female' | 'male' | null): number {
  const constant = sex === 'male' ? 5 : sex === 'female' ? -161 : 5 - SEX_STEP / 2
  return 10 * kg + 6.25 * cm - 5 * age + constant
}

/**
 * Ratio of expenditure to rest, the middle of each lifestyle of FAO/WHO/UNU (2004), "Human energy requirements", table 5.1: sedentary or
 * light 1.40 to 1.69, active or moderately active 1.70 to 1.99, vigorous 2.00 to 2.40.
 */
const ACTIVITY_FACTORS: Readonly<Record<Activity, number>> = { light: 1.55, active: 1.85, vigorous: 2.2 }
/** Factor for an unknown activity: most people lie between 1.35 and 2.0. */
const USUAL_FACTOR = 1.6
const USUAL_MARGIN = 0.3
/** Half the interval of the ratio for a stated activity. An answer narrows it little, because people judge their activity badly. */
const STATED_MARGIN = 0.25

/** Estimated expenditure, kcal a day, until the diary has enough days: energy at rest times a factor for the stated activity. */
export function formulaExpenditure({ kcal, margin }: RestingNeed, activity: Activity | null): { kcal: number; margin: number } {
  const [factor, factorMargin] = activity === null ? [USUAL_FACTOR, USUAL_MARGIN] : [ACTIVITY_FACTORS[activity], STATED_MARGIN]
  return { kcal: kcal * factor, margin: Math.hypot(kcal * factorMargin, margin * factor) }
}
