import type { NormChoice, NormGroup, NormPerson, Spread } from './types.ts'

/**
 * The norm for what somebody said about themselves. Where sex or age was left out it is the mixture of all groups that remain, each
 * with the same weight: their common mean, and by the law of total variance the variance within plus the variance between them.
 */
export function normFor(groups: readonly NormGroup[], { sex, age }: NormPerson): NormChoice {
  const years = age === null ? null : Math.max(0, Math.floor(age))
  const fitting = groups.filter(
    (group) => (sex === null || group.sex === sex) && (years === null || (years >= group.ageFrom && years <= group.ageTo)),
  )
  const [first] = fitting
  if (!first) throw new RangeError(`there is no norm group for the age ${age}`)
  return {
    sex,
    age: years === null ? null : { from: first.ageFrom, to: first.ageTo },
    scales: Object.fromEntries(Object.keys(first.scales).map((key) => [key, mixture(fitting.map(({ scales }) => scales[key]!))])),
  }
}

function mixture(spreads: readonly Spread[]): Spread {
  if (spreads.length === 1) return spreads[0]!
  const mean = spreads.reduce((sum, one) => sum + one.mean, 0) / spreads.length
  const variance = spreads.reduce((sum, one) => sum + one.sd ** 2 + (one.mean - mean) ** 2, 0) / spreads.length
  return { mean, sd: Math.sqrt(variance) }
}

/** T score: mean 50, standard deviation 10 in the norm group. */
export const tScore = (raw: number, { mean, sd }: Spread): number => 50 + (10 * (raw - mean)) / sd

/** Share of a normally distributed norm group that scores lower, 0–100. */
export const percentileOf = (t: number): number => 100 * normalCdf((t - 50) / 10)

/** Abramowitz & Stegun (1964), 26.2.17: off by less than 7.5e-8. */
function normalCdf(z: number): number {
  const k = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    k *
    (0.319_381_53 + k * (-0.356_563_782 + k * (1.781_477_937 + k * (-1.821_255_978 + k * 1.330_274_429))))
  return z < 0 ? tail : 1 - tail
}

/**
 * The percentile as Johnson's own program for this questionnaire writes it (the published cubic, 1 below T 32 and 99 above T 73). Only
 * to compare with results from elsewhere: it is not a percentile of any distribution, and falls again above T 70.9.
 */
export function johnsonPercentile(t: number): number {
  if (t < 32) return 1
  if (t > 73) return 99
  return 210.335_958_661_391 - 16.737_936_264_338_9 * t + 0.405_936_512_733_332 * t ** 2 - 0.002_706_243_418_222_22 * t ** 3
}
