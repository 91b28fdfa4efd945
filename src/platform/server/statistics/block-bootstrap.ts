import type { Arms } from './arms.ts'
import { normalShareBelow, quantile, t975 } from './quantiles.ts'
import type { Random } from './random.ts'

/** Days that stay together when days are drawn anew: a week, so that what lasts for days, and the weekend, stay as they were. */
export const BLOCK_DAYS = 7

/** Where the blocks of each draw begin, `blocks` to a draw: made once, used for every comparison on the same calendar. */
export type BlockDraws = { length: number; blocks: number; draws: number; starts: Int32Array }

export function blockDraws(length: number, draws: number, random: Random): BlockDraws {
  const blocks = Math.max(2, Math.round(length / BLOCK_DAYS))
  const starts = new Int32Array(blocks * draws)
  for (let i = 0; i < starts.length; i++) starts[i] = random.below(length)
  return { length, blocks, draws, starts }
}

/** 95 %, or null when the days of one arm are so few or so close together that most draws missed them. */
export type Interval = { low: number; high: number } | null

/**
 * The 95 % interval of the difference in means by the circular block bootstrap: whole weeks of the calendar, with values, arms
 * and gaps as they were, are drawn with replacement and the difference taken anew, so neighbouring days that resemble each other
 * do not pass for independent ones. Künsch (1989), Ann. Statist. 17:1217–1241; circular: Politis & Romano (1992), in "Exploring
 * the Limits of Bootstrap". Percentiles are widened for few blocks (Hesterberg 2015, Amer. Statist. 69:371–386: "expanded percentile").
 */
export function differenceInterval(arms: Arms, { length, blocks, draws, starts }: BlockDraws): Interval {
  const sums = blockSums(arms, length)
  const differences = new Float64Array(draws)
  let used = 0
  for (let draw = 0, at = 0; draw < draws; draw++) {
    let [sumWith, nWith, sumWithout, nWithout] = [0, 0, 0, 0]
    for (const end = at + blocks; at < end; at++) {
      const block = starts[at]! * 4
      sumWith += sums[block]!
      nWith += sums[block + 1]!
      sumWithout += sums[block + 2]!
      nWithout += sums[block + 3]!
    }
    if (nWith > 0 && nWithout > 0) differences[used++] = sumWith / nWith - sumWithout / nWithout
  }
  if (used < draws / 2) return null
  const sorted = differences.subarray(0, used).sort()
  const freedom = Math.max(2, occupiedBlocks(sums, length) - 1)
  const share = normalShareBelow(-Math.sqrt((freedom + 1) / freedom) * t975(freedom))
  return { low: quantile(sorted, share), high: quantile(sorted, 1 - share) }
}

/** For a block beginning at each place, around the end: sum and number with, sum and number without. */
function blockSums({ values, with: marked, from, to }: Arms, length: number): Float64Array {
  const sums = new Float64Array(length * 4)
  const width = Math.min(BLOCK_DAYS, length)
  for (let start = 0; start < length; start++) {
    for (let step = 0; step < width; step++) {
      const i = start + step < length ? start + step : start + step - length
      const value = values[i]!
      if (i < from || i >= to || Number.isNaN(value)) continue
      const at = start * 4 + (marked[i] ? 0 : 2)
      sums[at] = sums[at]! + value
      sums[at + 1] = sums[at + 1]! + 1
    }
  }
  return sums
}

/** Blocks, side by side, that hold days of the scarcer arm: what the difference really rests on. */
function occupiedBlocks(sums: Float64Array, length: number): number {
  const held = [0, 0]
  for (let start = 0; start < length; start += BLOCK_DAYS) {
    for (const arm of [0, 1]) if (sums[start * 4 + arm * 2 + 1]! > 0) held[arm]!++
  }
  return Math.min(held[0]!, held[1]!)
}
