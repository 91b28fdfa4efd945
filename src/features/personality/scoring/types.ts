import type { ScoreLevel } from '../scales.ts'

/** Scores before any comparison, by scale id. `raw` is null where too few items are answered. */
export type RawScores = Readonly<Record<string, { raw: number | null; answered: number }>>

/** Result of a scale, with or without a norm group. */
export type ScaleResult = {
  scale: string
  raw: number | null
  answered: number
  /** Items of the scale. */
  of: number
  /** Mean answer, 1 to the instrument's `points`, as keyed; null where `raw` is. */
  mean: number | null
  /** null where there is no score, or no norm group for it. */
  normed: NormedScore | null
}

export type NormedScore = {
  /** 50 is the group's mean, 10 its standard deviation. */
  t: number
  /** The 95 % interval of T: T ± 1.96 × 10 × √(1 − α). */
  low: number
  high: number
  /** By the normal distribution, 0 to 100, for T and the two ends of its interval. */
  percentile: number
  percentileLow: number
  percentileHigh: number
  /** low and high only where the interval excludes the group's mean; average otherwise. */
  level: ScoreLevel
}

/** Change or difference between two T scores of one scale. */
export type ScoreDifference = {
  /** The second minus the first. */
  difference: number
  /** Half the 95 % interval: 1.96 × √2 × the standard error of measurement (Jacobson & Truax 1991). */
  margin: number
  isReliable: boolean
  /** The published figure behind the standard error. */
  by: 'retest' | 'alpha'
}
