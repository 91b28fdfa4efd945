import { BLOCK_DAYS, blockDraws, type Interval } from './block-bootstrap.ts'
import { normalShareBelow, quantile, t975 } from './quantiles.ts'
import { xoshiro128 } from '#platform/contract/random.ts'

const DRAWS = 2000
/** Minimum number of weeks; with fewer, draws are too similar for an interval. */
const FEWEST_BLOCKS = 4

/**
 * Mean of a daily series with gaps (NaN), and its 95 % interval by the circular block bootstrap: whole weeks are drawn, so that similar
 * neighbouring days do not count as independent (Künsch 1989; Politis & Romano 1992). Percentiles are widened for
 * few blocks (Hesterberg 2015). The same series and seed give the same interval. null: no value, or too few weeks for an interval.
 */
export function meanOfDays(series: Float64Array, seed: string): { mean: number; days: number; interval: Interval } | null {
  const { length } = series
  let [sum, days] = [0, 0]
  for (const value of series) {
    if (Number.isNaN(value)) continue
    sum += value
    days++
  }
  if (days === 0) return null
  const mean = sum / days
  if (Math.round(length / BLOCK_DAYS) < FEWEST_BLOCKS) return { mean, days, interval: null }
  const sums = new Float64Array(length)
  const counts = new Int32Array(length)
  for (let start = 0; start < length; start++) {
    for (let step = 0; step < BLOCK_DAYS; step++) {
      const value = series[(start + step) % length]!
      if (Number.isNaN(value)) continue
      sums[start]! += value
      counts[start]!++
    }
  }
  const { blocks, starts } = blockDraws(length, DRAWS, xoshiro128(seed))
  const means: number[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    let [total, n] = [0, 0]
    for (let at = draw * blocks; at < (draw + 1) * blocks; at++) {
      total += sums[starts[at]!]!
      n += counts[starts[at]!]!
    }
    if (n > 0) means.push(total / n)
  }
  // Most draws contain no value: an interval of the others would be random.
  if (means.length < DRAWS / 2) return { mean, days, interval: null }
  means.sort((a, b) => a - b)
  const freedom = blocks - 1
  const share = normalShareBelow(-Math.sqrt((freedom + 1) / freedom) * t975(freedom))
  return { mean, days, interval: { low: quantile(means, share), high: quantile(means, 1 - share) } }
}
