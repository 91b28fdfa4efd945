export type RestingFacts = {
  kg: number | null
  heightCm: number | null
  age: number | null
  sex: 'female' | 'male' | null
  /** Per cent of weight, where it is known. */
  fatPercent: number | null
}

export type RestingNeed = {
  kcal: number
  /** Half of an interval that holds about 95 of 100 people, kcal. */
  margin: number
  by: 'mifflin' | 'katch'
}

type Missing = 'weight' | 'height' | 'age'

/** Ratio of the interval's half to the estimate: Frankenfield et al. (2005), J Am Diet Assoc 105:775, found 82 % within a tenth. */
const MIFFLIN_SHARE = 0.15
const KATCH_SHARE = 0.15
/** Between the two formulas, kcal: half of it is what not knowing which costs. */
const SEX_STEP = 166

/**
 * Energy at rest, kcal a day. Katch & McArdle, 370 + 21.6 × lean mass (kg), where body fat is known; else Mifflin et al. (1990), Am J Clin Nutr
 * 51:241: 10 kg + 6.25 cm − 5 age + 5 (men) or − 161 (women). Without a sex it is the middle of both, and the interval knows.
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
 * Expenditure before there are days to read it off: rest times what light living comes to. FAO/WHO/UNU (2004), "Human energy requirements": 1.40 to 1.69 is
 * sedentary or light; most people lie between 1.35 and 2.0. No question about activity is asked, since its answers are mostly wrong.
 */
const USUAL_ACTIVITY = 1.6
const ACTIVITY_MARGIN = 0.3

export function formulaExpenditure({ kcal, margin }: RestingNeed): { kcal: number; margin: number } {
  return { kcal: kcal * USUAL_ACTIVITY, margin: Math.hypot(kcal * ACTIVITY_MARGIN, margin * USUAL_ACTIVITY) }
}
