import { dayNumber, type LocalDay } from '../contract/dates.ts'

/** The weight of a day: the mean of its readings. */
export type DayWeight = { day: LocalDay; kg: number }

export type TrendPoint = DayWeight & {
  /** The smoothed weight, without the day's noise (water, salt, clothes), kg. */
  trend: number
  /** The 95 % interval of the trend, kg; null with fewer than MIN_INTERVAL_DAYS days of readings. */
  low: number | null
  high: number | null
}

/** kg per day, and the half width of its 95 % interval. */
export type WeightSlope = { perDay: number; margin: number; days: number }

/**
 * Share of the way to a new value that the trend moves in a day: the exponentially weighted moving average of J. Walker, "The Hacker's
 * Diet" (1991). After a gap of n days it moves 1 − (1 − SMOOTHING)ⁿ of it, so that a week without readings counts as a week.
 */
export const SMOOTHING = 0.1
/** After so many days, the trend depends on its start by less than a thousandth: a reader needs no earlier days. */
export const TREND_WARM_UP_DAYS = 120
export const MIN_INTERVAL_DAYS = 5

const NOISE_MEMORY = 0.08
/** One reading in other clothes must not widen the interval for weeks: an error is capped at this many standard deviations. */
const MOST_DEVIATIONS = 3
const Z95 = 1.96

/**
 * The trend through days in order. Its interval comes from the one-step errors: each has the variance σ²(1 + v), where v is the
 * variance of the average itself in units of σ² (v ← (1 − a)²v + a²); σ² is an exponentially weighted average.
 */
export function weightTrend(days: readonly DayWeight[]): TrendPoint[] {
  const points: TrendPoint[] = []
  let trend = 0
  let spread = 1
  let noise: number | undefined
  let before = 0
  for (const [index, { day, kg }] of days.entries()) {
    const number = dayNumber(day)
    if (index === 0) trend = kg
    else {
      const error = (kg - trend) ** 2 / (1 + spread)
      noise = noise === undefined ? error : noise + share(index) * (Math.min(error, MOST_DEVIATIONS ** 2 * Math.max(noise, 0.01)) - noise)
      const step = 1 - (1 - SMOOTHING) ** Math.max(1, number - before)
      trend += step * (kg - trend)
      spread = (1 - step) ** 2 * spread + step ** 2
    }
    before = number
    const half = noise === undefined || index + 1 < MIN_INTERVAL_DAYS ? null : Z95 * Math.sqrt(noise * spread)
    points.push({ day, kg, trend, low: half === null ? null : trend - half, high: half === null ? null : trend + half })
  }
  return points
}

/** The first errors have equal weight, later ones the weight NOISE_MEMORY. */
const share = (count: number) => Math.max(NOISE_MEMORY, 1 / count)

/** Minimum number of days for a linear fit. */
const MIN_SLOPE_DAYS = 6
const MIN_SLOPE_SPAN = 10

/**
 * Rate of weight change, by least squares through the daily weights (an average would lag behind). The interval allows for
 * correlated errors of neighbouring days, such as water: the standard error is widened by the residuals' own correlation of one day to
 * the next (Bartlett's factor √((1 + r)/(1 − r))). Undefined for fewer than MIN_SLOPE_DAYS days or less than MIN_SLOPE_SPAN days
 * between first and last.
 */
export function weightSlope(days: readonly DayWeight[]): WeightSlope | undefined {
  const n = days.length
  if (n < MIN_SLOPE_DAYS) return undefined
  const xs = days.map(({ day }) => dayNumber(day))
  if (xs.at(-1)! - xs[0]! < MIN_SLOPE_SPAN) return undefined
  const meanX = mean(xs)
  const meanY = mean(days.map(({ kg }) => kg))
  const squares = sum(xs.map((x) => (x - meanX) ** 2))
  const perDay = sum(days.map(({ kg }, index) => (xs[index]! - meanX) * (kg - meanY))) / squares
  const residuals = days.map(({ kg }, index) => kg - meanY - perDay * (xs[index]! - meanX))
  const variance = sum(residuals.map((one) => one ** 2)) / (n - 2)
  const r = neighbourCorrelation(xs, residuals)
  const error = Math.sqrt((variance / squares) * ((1 + r) / (1 - r)))
  return { perDay, margin: studentT95(n - 2) * error, days: n }
}

/**
 * Correlation of residuals a day apart, 0 to 0.7. Few days determine it poorly, and a fitted line absorbs some of it: the estimate
 * is shrunk towards the usual value of scales (a third), as if that had been observed in twelve pairs.
 */
function neighbourCorrelation(xs: readonly number[], residuals: readonly number[]): number {
  let product = 0
  let pairs = 0
  for (let at = 1; at < xs.length; at++) {
    if (xs[at]! - xs[at - 1]! !== 1) continue
    product += residuals[at]! * residuals[at - 1]!
    pairs++
  }
  const variance = sum(residuals.map((one) => one ** 2)) / residuals.length
  const found = pairs === 0 || variance === 0 ? 0 : product / pairs / variance
  return Math.min(0.7, Math.max(0, (found * pairs + USUAL_CORRELATION * PRIOR_PAIRS) / (pairs + PRIOR_PAIRS)))
}
const USUAL_CORRELATION = 1 / 3
const PRIOR_PAIRS = 12

/** Two-sided 95 % quantile of Student's t: the Cornish-Fisher expansion around the normal quantile, exact to 0.02 from 4 degrees on. */
export function studentT95(degrees: number): number {
  const z = 1.959964
  const n = Math.max(1, degrees)
  const g1 = (z ** 3 + z) / 4
  const g2 = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const g3 = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + g1 / n + g2 / n ** 2 + g3 / n ** 3
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
