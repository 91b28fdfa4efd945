import { type Arms, type Contrast, slopeOf } from './arms.ts'
import { normalShareBelow, quantile, t975 } from './quantiles.ts'
import type { Random } from '#platform/contract/random.ts'

/** Days of a resampled block: a week, so that effects that last for days, and the weekend, stay intact. */
export const BLOCK_DAYS = 7

/** Start of each block of each draw, `blocks` per draw: made once, used for every comparison on the same calendar. */
export type BlockDraws = { length: number; blocks: number; draws: number; starts: Int32Array }

export function blockDraws(length: number, draws: number, random: Random): BlockDraws {
  const blocks = Math.max(2, Math.round(length / BLOCK_DAYS))
  const starts = new Int32Array(blocks * draws)
  for (let i = 0; i < starts.length; i++) starts[i] = random.below(length)
  return { length, blocks, draws, starts }
}

/** 95 %, or null when the informative days are so few or so close together that most draws contained none. */
export type Interval = { low: number; high: number } | null

/**
 * The 95 % interval of the adjusted difference by the circular block bootstrap: whole weeks of the calendar, with values, contrast
 * and gaps unchanged, are drawn with replacement and the slope is computed again, so that neighbouring days that resemble each other
 * do not count as independent. Künsch (1989), Ann. Statist. 17:1217–1241; circular: Politis & Romano (1992), in "Exploring
 * the Limits of Bootstrap". Percentiles are widened for few blocks (Hesterberg 2015, Amer. Statist. 69:371–386: "expanded percentile").
 * Weekday and trend are removed once, not anew in each draw: they are estimated from all days.
 */
export function differenceInterval(arms: Arms, compared: Contrast, { length, blocks, draws, starts }: BlockDraws): Interval {
  const sums = blockSums(compared, length)
  // A draw with hardly any information about the difference is skipped.
  const least = 1e-6 * sums.reduce((sum, value, at) => (at % 2 === 1 ? sum + value : sum), 0)
  const differences = new Float64Array(draws)
  let used = 0
  for (let draw = 0, at = 0; draw < draws; draw++) {
    let [products, information] = [0, 0]
    for (const end = at + blocks; at < end; at++) {
      const block = starts[at]! * 2
      products += sums[block]!
      information += sums[block + 1]!
    }
    if (information > least) differences[used++] = products / information
  }
  if (used < draws / 2) return null
  const sorted = differences.subarray(0, used).sort()
  const freedom = Math.max(2, occupiedBlocks(arms, length) - 1)
  const share = normalShareBelow(-Math.sqrt((freedom + 1) / freedom) * t975(freedom))
  const { slope } = slopeOf(compared)
  const about = (end: number) => slope + compared.inflation * (end - slope)
  return { low: about(quantile(sorted, share)), high: about(quantile(sorted, 1 - share)) }
}

/** For a block that begins at each place, wrapping at the end: sum of products of value and contrast, and sum of the contrast's squares. */
function blockSums({ values, contrast, from, to }: Contrast, length: number): Float64Array {
  const sums = new Float64Array(length * 2)
  const width = Math.min(BLOCK_DAYS, length)
  for (let start = 0; start < length; start++) {
    for (let step = 0; step < width; step++) {
      const i = start + step < length ? start + step : start + step - length
      if (i < from || i >= to || Number.isNaN(values[i]!)) continue
      sums[start * 2]! += values[i]! * contrast[i]!
      sums[start * 2 + 1]! += contrast[i]! ** 2
    }
  }
  return sums
}

/** Number of adjacent blocks that contain days of the scarcer arm: the effective sample of the difference. */
function occupiedBlocks({ values, with: marked, from, to }: Arms, length: number): number {
  const held = [new Set<number>(), new Set<number>()] as const
  for (let i = from; i < Math.min(to, length); i++) if (!Number.isNaN(values[i]!)) held[marked[i] ? 1 : 0].add(Math.floor(i / BLOCK_DAYS))
  return Math.min(held[0].size, held[1].size)
}
