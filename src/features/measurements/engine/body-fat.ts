import type { Measure, Values } from './measures.ts'

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]

/** measured: a value from a device or a lab. All other methods calculate it from the inputs that `needs` lists. */
export const FAT_METHODS = ['measured', 'navy', 'relative', 'skinfolds', 'bmi'] as const
export type FatMethod = (typeof FAT_METHODS)[number]

export type BodyFacts = {
  heightCm: number | null
  formulaSex: Sex | null
  /** Whole years, on the day of the measurement. */ age: number | null
}

type Missing = Measure | keyof BodyFacts
export type FatResult = { percent: number } | { missing: readonly Missing[] } | { implausible: true }

/** Standard error of a single estimate against a reference method, in percentage points, as the authors of the method state it. */
export const FAT_ERROR: Readonly<Record<Exclude<FatMethod, 'measured'>, number>> = { navy: 3.5, relative: 4.5, skinfolds: 3.7, bmi: 4.1 }

/**
 * Body fat, per cent of weight, from one entry's values (cm, mm, kg).
 *
 * - navy: girths. Hodgdon & Beckett (1984), Naval Health Research Center reports 84-11 (men) and 84-29 (women); body density, then
 *   Siri's 495 / density − 450.
 * - relative: height and waist. Woolcott & Bergman (2018), Sci Rep 8:10980: 64 (women 76) − 20 × height / waist.
 * - skinfolds: three folds. Jackson & Pollock (1978), Br J Nutr 40:497 (men: chest, abdomen, thigh); Jackson, Pollock & Ward (1980),
 *   Med Sci Sports Exerc 12:175 (women: triceps, suprailiac, thigh); Siri (1961).
 * - bmi: Deurenberg, Weststrate & Seidell (1991), Br J Nutr 65:105, for adults: 1.20 BMI + 0.23 age − 10.8 (men) − 5.4.
 */
export function bodyFat(method: FatMethod, values: Values, facts: BodyFacts): FatResult {
  const missing = needs(method, facts.formulaSex).filter(
    (name) => (name in facts ? facts[name as keyof BodyFacts] : values[name as Measure]) == null,
  )
  if (missing.length > 0) return { missing }
  const percent = METHODS[method]({ ...values, age: facts.age ?? 0, height: facts.heightCm ?? 0, isMale: facts.formulaSex === 'male' })
  return Number.isFinite(percent) && percent >= 2 && percent <= 75 ? { percent } : { implausible: true }
}

/** Inputs of a method, in the order in which the app asks for them. Folds depend on the sex, so the sex comes first. */
export function needs(method: FatMethod, sex: Sex | null): readonly Missing[] {
  switch (method) {
    case 'measured':
      return ['bodyFat']
    case 'navy':
      return ['formulaSex', 'heightCm', 'neck', 'waist', ...(sex === 'male' ? [] : (['hips'] as const))]
    case 'relative':
      return ['formulaSex', 'heightCm', 'waist']
    case 'skinfolds':
      if (sex === null) return ['formulaSex']
      return [
        'formulaSex',
        'age',
        ...(sex === 'male'
          ? (['foldChest', 'foldAbdomen', 'foldThigh'] as const)
          : (['foldTriceps', 'foldSuprailiac', 'foldThigh'] as const)),
      ]
    case 'bmi':
      return ['formulaSex', 'age', 'heightCm', 'weight']
  }
}

type Given = Values & { age: number; height: number; isMale: boolean }

const siri = (density: number) => 495 / density - 450

const METHODS: Readonly<Record<FatMethod, (given: Given) => number>> = {
  measured: ({ bodyFat: percent = Number.NaN }) => percent,
  navy: ({ isMale, height, neck = 0, waist = 0, hips = 0 }) =>
    siri(
      isMale
        ? 1.0324 - 0.19077 * Math.log10(waist - neck) + 0.15456 * Math.log10(height)
        : 1.29579 - 0.35004 * Math.log10(waist + hips - neck) + 0.221 * Math.log10(height),
    ),
  relative: ({ isMale, height, waist = 0 }) => (isMale ? 64 : 76) - (20 * height) / waist,
  skinfolds: ({ isMale, age, foldChest = 0, foldAbdomen = 0, foldThigh = 0, foldTriceps = 0, foldSuprailiac = 0 }) => {
    const folds = isMale ? foldChest + foldAbdomen + foldThigh : foldTriceps + foldSuprailiac + foldThigh
    return siri(
      isMale
        ? 1.10938 - 0.0008267 * folds + 0.0000016 * folds ** 2 - 0.0002574 * age
        : 1.0994921 - 0.0009929 * folds + 0.0000023 * folds ** 2 - 0.0001392 * age,
    )
  },
  bmi: ({ isMale, age, height, weight = 0 }) => 1.2 * (weight / (height / 100) ** 2) + 0.23 * age - (isMale ? 10.8 : 0) - 5.4,
}
