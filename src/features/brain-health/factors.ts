/**
 * The 14 factors of the Lancet standing Commission of 2024 (Livingston et al.), in the order of life in which it lists them, with the
 * share of cases in a population that the Commission attributes to each, per cent. This is no personal risk, and no code adds it up.
 */
export const FACTORS = {
  education: { life: 'early', share: 5 },
  hearing: { life: 'middle', share: 7 },
  cholesterol: { life: 'middle', share: 7 },
  depression: { life: 'middle', share: 3 },
  injury: { life: 'middle', share: 3 },
  inactivity: { life: 'middle', share: 2 },
  diabetes: { life: 'middle', share: 2 },
  smoking: { life: 'middle', share: 2 },
  pressure: { life: 'middle', share: 2 },
  obesity: { life: 'middle', share: 1 },
  alcohol: { life: 'middle', share: 1 },
  isolation: { life: 'late', share: 5 },
  air: { life: 'late', share: 3 },
  vision: { life: 'late', share: 2 },
} as const
export type Factor = keyof typeof FACTORS
export const FACTOR_NAMES = Object.keys(FACTORS) as [Factor, ...Factor[]]

export const FACTOR_STATES = ['done', 'in-hand', 'ask', 'not-for-me'] as const
export type FactorState = (typeof FACTOR_STATES)[number]
