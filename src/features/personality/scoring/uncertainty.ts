import type { Interval, Level, ScoredScale, Spread } from './types.ts'

/** Of the normal distribution: 95 % lie within. */
const Z95 = 1.96
/** T scores below and above which a score is called low or high: half a standard deviation from the mean (Johnson's reports). */
export const LOW_BELOW = 45
export const HIGH_ABOVE = 55
const MEAN = 50
const SD = 10

/**
 * Standard error of measurement in T points, SD × √(1 − reliability): Lord & Novick (1968), Statistical Theories of Mental Test
 * Scores, ch. 3. Null where no reliability was published.
 */
export const standardError = (reliability: number | null): number | null => (reliability === null ? null : SD * Math.sqrt(1 - reliability))

/** Where somebody's score would lie in 95 of 100 takings at the same time. */
export function intervalOf(t: number, { alpha }: ScoredScale): Interval | null {
  const error = standardError(alpha)
  return error === null ? null : { low: t - Z95 * error, high: t + Z95 * error }
}

/**
 * low or high only where the score is beyond 45–55 and its interval does not reach the norm group's mean: everything else cannot be
 * told from average.
 */
export function levelOf(t: number, interval: Interval | null): Level {
  if (t < LOW_BELOW && (interval === null || interval.high < MEAN)) return 'low'
  if (t > HIGH_ABOVE && (interval === null || interval.low > MEAN)) return 'high'
  return 'average'
}

/** Where a score leans that cannot be told from average; null: nowhere. */
export function leaningOf(t: number, level: Level): 'low' | 'high' | null {
  if (level !== 'average') return null
  return t < LOW_BELOW ? 'low' : t > HIGH_ABOVE ? 'high' : null
}

export type Change = {
  /** In T points of the norm group given. */
  difference: number
  index: number
  /** Beyond what measuring alone brings about in 95 of 100 cases. */
  isReliable: boolean
  /** What the error was taken from. */
  by: 'retest' | 'alpha'
}

/**
 * Reliable-change index between two raw scores of one person: the difference over √2 × the standard error of measurement (Jacobson &
 * Truax 1991, Journal of Consulting and Clinical Psychology 59, 12–19). The error is from the test–retest correlation where one
 * was published, else from alpha. Both scores are read by one spread, so that turning 21 is no change. Null without a reliability.
 */
export function reliableChange(before: number, after: number, scale: ScoredScale, { sd }: Spread): Change | null {
  const by = scale.retest === null ? 'alpha' : 'retest'
  const error = standardError(scale[by])
  if (error === null) return null
  const difference = (SD * (after - before)) / sd
  // A scale without any error would make every difference endless.
  const index = difference === 0 ? 0 : difference / (Math.SQRT2 * error)
  return { difference, index, isReliable: Math.abs(index) > Z95, by }
}

/**
 * Whether two people differ on a scale beyond measuring error: their T scores over √(2) × the standard error of measurement, both
 * being measured by the same scale (Payne & Jones 1957, Journal of Clinical Psychology 13, 115–121). Null without a reliability.
 */
export function differenceOf(t: number, other: number, { alpha }: ScoredScale): { difference: number; isClear: boolean } | null {
  const error = standardError(alpha)
  if (error === null) return null
  const difference = t - other
  return { difference, isClear: Math.abs(difference) > Z95 * Math.SQRT2 * error }
}
