import type { Reliability, ScoreLevel } from '../scales.ts'

/** 95 % of a normal distribution lie within this many standard deviations of the mean. */
export const Z95 = 1.96
/** T scores beyond these are low or high: half a standard deviation from the mean, as in Johnson's own reports. */
export const LOW_BELOW = 45
export const HIGH_ABOVE = 55
const MEAN = 50
const SD = 10

/**
 * Standard error of measurement in T points, SD × √(1 − reliability): Lord & Novick (1968), Statistical Theories of Mental Test
 * Scores, chapter 3.
 */
export const standardError = (reliability: number): number => SD * Math.sqrt(1 - reliability)

/** The range of a score in 95 of 100 assessments at the same time, in T points. */
export function intervalOf(t: number, { alpha }: Reliability): { low: number; high: number } {
  const half = Z95 * standardError(alpha)
  return { low: t - half, high: t + half }
}

/**
 * low or high only where the score is beyond 45–55 and its interval excludes the group's mean; else it is not distinguishable from average.
 */
export function levelOf(t: number, { low, high }: { low: number; high: number }): ScoreLevel {
  if (t < LOW_BELOW && high < MEAN) return 'low'
  if (t > HIGH_ABOVE && low > MEAN) return 'high'
  return 'average'
}

/** The tendency of an average score; null: none. */
export function leaningOf({ t, level }: { t: number; level: ScoreLevel }): 'low' | 'high' | null {
  if (level !== 'average') return null
  return t < LOW_BELOW ? 'low' : t > HIGH_ABOVE ? 'high' : null
}
