import { GYM_LIMITS, type Pieces } from './gym.ts'

/** In hundredths, so that sums are whole numbers: 1.25 kg twice is 2.5 kg, and not nearly so. */
const SCALE = 100
const whole = (weight: number) => Math.round(weight * SCALE)
const MOST = GYM_LIMITS.load * SCALE

/** What can be put together from some pieces: every sum there is, and for each the fewest pieces that make it. */
export type PieceSums = {
  /** From low to high, without 0. */
  sums: readonly number[]
  /** Pieces that make a sum, the heaviest first; undefined when nothing does. */
  pick: (sum: number) => number[] | undefined
}

/**
 * Every sum up to `most` that pieces of these weights and counts can make. Counts are cut into 1, 2, 4 … so that the time grows with their
 * logarithm; at most GYM_LIMITS.kinds weights.
 */
export function sumsOf(pieces: readonly Pieces[], most: number = GYM_LIMITS.load): PieceSums {
  const parts = pieces
    .filter(({ weight, count }) => weight > 0 && count > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ weight, count }) => powersOf(count).map((times) => ({ weight: whole(weight), times })))
  const unit = parts.reduce((divisor, { weight }) => greatestCommonDivisor(divisor, weight), 0) || 1
  const all = parts.reduce((sum, { weight, times }) => sum + weight * times, 0)
  const top = Math.floor(Math.min(whole(most), MOST, all) / unit)
  /** Pieces that the sum at an index takes at the least; −1: it cannot be made. */
  const fewest = new Int32Array(top + 1).fill(-1)
  fewest[0] = 0
  /** For each part, the sums that were made better by it. */
  const taken = parts.map(() => new Uint8Array(top + 1))
  for (const [at, { weight, times }] of parts.entries()) {
    const step = (weight * times) / unit
    for (let sum = top; sum >= step; sum--) {
      const before = fewest[sum - step]!
      if (before < 0 || (fewest[sum]! >= 0 && fewest[sum]! <= before + times)) continue
      fewest[sum] = before + times
      taken[at]![sum] = 1
    }
  }
  const sums: number[] = []
  for (let sum = 1; sum <= top; sum++) if (fewest[sum]! >= 0) sums.push((sum * unit) / SCALE)
  return {
    sums,
    pick(wanted) {
      let sum = whole(wanted) / unit
      if (!Number.isInteger(sum) || sum < 0 || sum > top || fewest[sum]! < 0) return undefined
      const picked: number[] = []
      for (let at = parts.length - 1; at >= 0; at--) {
        if (!taken[at]![sum]) continue
        const { weight, times } = parts[at]!
        for (let n = 0; n < times; n++) picked.push(weight / SCALE)
        sum -= (weight * times) / unit
      }
      return picked.toSorted((a, b) => b - a)
    },
  }
}

/** How many of each there are for every one of `ends` ends: both of a bar, or all four of two dumbbells. */
export const sharedBetween = (pieces: readonly Pieces[], ends: number): Pieces[] =>
  pieces.map(({ weight, count }) => ({ weight, count: Math.floor(count / ends) }))

export type Loaded = {
  /** For one end, the heaviest first: in the order they go on. */
  plates: number[]
  /** What the bar weighs with them. */
  load: number
  /** What is wanted and cannot be put on: 0 where the load is met; below 0 where the bar alone weighs more. */
  remainder: number
}

/** The plates for each end of a bar that come nearest to `wanted` without being above it; the empty bar when all are. */
export function platesFor(wanted: number, bar: number, plates: readonly Pieces[], ends = 2): Loaded {
  const perEnd = sumsOf(sharedBetween(plates, ends), Math.max(0, (wanted - bar) / ends))
  const side = perEnd.sums.at(-1) ?? 0
  const load = (whole(bar) + ends * whole(side)) / SCALE
  return { plates: perEnd.pick(side) ?? [], load, remainder: Math.round((wanted - load) * SCALE) / SCALE }
}

function powersOf(count: number): number[] {
  const powers: number[] = []
  let left = count
  for (let power = 1; left > 0; power *= 2) {
    powers.push(Math.min(power, left))
    left -= power
  }
  return powers
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
