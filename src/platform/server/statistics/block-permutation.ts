import { type Contrast, slopeOf } from './arms.ts'
import type { Random } from '#platform/contract/random.ts'

/** A test ends after so many permutations at least as far from zero: its p value is precise enough, and not small. */
const ENOUGH_EXCEEDING = 20
/** Blocks are from this many days long to LONGEST, each length equally likely. */
const SHORTEST = 7
const LONGEST = 28
/** Sums in another order differ in the last digits. */
const TIE = 1e-9

/**
 * For each comparison (all on the same values: residuals of the moods after weekday and trend) the two-sided permutation p value of its
 * slope. Residuals are permuted, as in Freedman & Lane (1983), J. Business & Economic Statistics 1:292–298. Their calendar is
 * cut, as a circle, into blocks of one to four weeks at random places, and the blocks, gaps included, are put in random order: each
 * permuted calendar is autocorrelated like the real one, but independent of the arms. Blocks rather
 * than plain circular shifts, as a record of n days has only n − 1 shifts, too few for a small p value among many tests; of
 * random rather than fixed length, as whole weeks would keep every weekday in its place.
 * Exceeding permutations are counted one test at a time until ENOUGH_EXCEEDING or `permutations` are reached (Besag & Clifford 1991,
 * "Sequential Monte Carlo p-values", Biometrika 78:301–304), so that many draws are spent only where p is small.
 * Blocks: Kirch (2007), "Block permutation principles for the change analysis of dependent data", J. Statist. Plann. Inference 137.
 */
export function permutationP(comparisons: readonly Contrast[], permutations: number, random: Random): number[] {
  const values = comparisons[0]?.values
  if (!values) return []
  const permuted = permuter(values, random)
  const tests = comparisons.map((compared): Test => ({
    ...compared,
    bound: Math.abs(slopeOf(compared).slope) / compared.inflation - TIE,
    exceeding: 0,
  }))
  let open = tests
  for (let drawn = 1; drawn <= permutations && open.length > 0; drawn++) {
    permuted.next()
    let closed = false
    for (const test of open) {
      if (!exceeds(test, permuted)) continue
      if (++test.exceeding < ENOUGH_EXCEEDING) continue
      test.p = ENOUGH_EXCEEDING / drawn
      closed = true
    }
    if (closed) open = open.filter((test) => test.p === undefined)
  }
  return tests.map((test) => test.p ?? (test.exceeding + 1) / (permutations + 1))
}

type Test = Omit<Contrast, 'values'> & { bound: number; exceeding: number; p?: number }

function exceeds({ contrast, from, to, bound }: Test, { value, present }: Permuted): boolean {
  let [products, information] = [0, 0]
  for (let i = from; i < to; i++) {
    const one = contrast[i]!
    products += value[i]! * one
    information += present[i]! * one * one
  }
  // No informative days, because all the others have fallen into gaps: counting them as exceeding is the conservative choice.
  return information === 0 || Math.abs(products) >= bound * information
}

type Permuted = {
  /** 0 where nothing was measured. */
  value: Float64Array
  present: Uint8Array
}

function permuter(values: Float64Array, random: Random): Permuted & { next(): void } {
  const length = values.length
  // A short record still needs a few blocks to permute.
  const lengths = Math.max(SHORTEST, Math.min(LONGEST, Math.floor(length / 3))) - SHORTEST + 1
  // Twice in a row, so that a block across the end is contiguous.
  const around = new Float64Array(length * 2)
  const measured = new Uint8Array(length * 2)
  for (let i = 0; i < length * 2; i++) {
    const value = values[i % length]!
    if (Number.isNaN(value)) continue
    around[i] = value
    measured[i] = 1
  }
  const starts = new Int32Array(Math.ceil(length / SHORTEST))
  const ends = new Int32Array(starts.length)
  const value = new Float64Array(length)
  const present = new Uint8Array(length)
  return {
    value,
    present,
    next() {
      const origin = random.below(length)
      let blocks = 0
      for (let at = 0; at < length; blocks++) {
        starts[blocks] = origin + at
        at = Math.min(length, at + SHORTEST + random.below(lengths))
        ends[blocks] = origin + at
      }
      let to = 0
      // Fisher & Yates (1938), in the form of Durstenfeld (1964): each block is drawn once.
      for (let left = blocks; left > 0; left--) {
        const drawn = random.below(left)
        const end = ends[drawn]!
        for (let i = starts[drawn]!; i < end; i++, to++) {
          value[to] = around[i]!
          present[to] = measured[i]!
        }
        starts[drawn] = starts[left - 1]!
        ends[drawn] = ends[left - 1]!
      }
    },
  }
}
