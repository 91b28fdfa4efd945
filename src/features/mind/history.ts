import { deviation, mean, median, quantile } from './games/core/scoring.ts'

// Statistics of a series of sessions of one game on one kind of device. They say nothing beyond this game.

/** Sessions before the baseline, in which a person still learns how the game works (practice effect). */
export const LEARNING = 2
/** Length of the baseline: sessions 3 to 7. */
export const BASELINE = 5
/** Number of newest sessions that are compared with the baseline. */
const NEWEST = 5
/** Two-sided 95 % of Student's t with 8 degrees of freedom: two groups of five. */
const T_95_DF8 = 2.306

export type Baseline = { median: number; low: number; high: number; n: number }
export type Trend = { perTen: number; low: number; high: number; n: number }
export type Change = {
  /** Mean of the newest sessions minus mean of the baseline, in the game's unit. */
  difference: number
  /** The difference divided by its standard error: 2.306 or more in either direction is more than chance (95 %). */
  index: number
  verdict: 'better' | 'worse' | 'same'
}

export type Standing = {
  baseline: Baseline | null
  trend: Trend | null
  change: Change | null
  best: number | null
  /** Spread of the newest ten (interquartile range); less means steadier. */
  consistency: number | null
}

/** `mains`: scores of one game on one kind of device, in order of time, without sessions that have none. */
export function standingOf(mains: readonly number[], better: 'more' | 'less'): Standing {
  const scored = mains.slice(LEARNING)
  const first = scored.slice(0, BASELINE)
  const newest = scored.slice(BASELINE).slice(-NEWEST)
  const recent = mains.slice(-10)
  return {
    baseline:
      first.length < BASELINE ? null : { median: median(first)!, low: quantile(first, 0.25)!, high: quantile(first, 0.75)!, n: BASELINE },
    trend: trendOf(scored),
    change: first.length < BASELINE || newest.length < NEWEST ? null : changeOf(first, newest, better),
    best: mains.length === 0 ? null : better === 'more' ? Math.max(...mains) : Math.min(...mains),
    consistency: recent.length < 5 ? null : quantile(recent, 0.75)! - quantile(recent, 0.25)!,
  }
}

/**
 * Reliable change within one person: the index of Jacobson & Truax (1991). The measurement error is the person's own spread
 * between sessions (pooled over both groups), because no reliability is published for this version of a game.
 */
function changeOf(before: readonly number[], after: readonly number[], better: 'more' | 'less'): Change {
  const difference = mean(after)! - mean(before)!
  const pooled = Math.sqrt((deviation(before)! ** 2 + deviation(after)! ** 2) / 2)
  const error = pooled * Math.sqrt(1 / before.length + 1 / after.length)
  const index = error === 0 ? (difference === 0 ? 0 : Math.sign(difference) * Infinity) : difference / error
  const isReal = Math.abs(index) >= T_95_DF8
  const isBetter = difference > 0 === (better === 'more')
  return { difference, index, verdict: isReal ? (isBetter ? 'better' : 'worse') : 'same' }
}

const MOST_FOR_TREND = 200
/** With fewer sessions the interval is too wide to be informative. */
const LEAST_FOR_TREND = 8

/**
 * The change per ten sessions: the median of all slopes (Theil, 1950; Sen, 1968) with Sen's 95 % interval, which is robust
 * against single outliers. Over the newest 200 sessions; null below eight.
 */
export function trendOf(values: readonly number[]): Trend | null {
  const y = values.slice(-MOST_FOR_TREND)
  const n = y.length
  if (n < LEAST_FOR_TREND) return null
  const slopes: number[] = []
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) slopes.push((y[j]! - y[i]!) / (j - i))
  slopes.sort((a, b) => a - b)
  const reach = 1.96 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18)
  const low = slopes[Math.max(0, Math.round((slopes.length - reach) / 2) - 1)]!
  const high = slopes[Math.min(slopes.length - 1, Math.round((slopes.length + reach) / 2))]!
  return { perTen: median(slopes)! * 10, low: low * 10, high: high * 10, n }
}
