import { GYM_LIMITS, type Pieces } from './gym.ts'

/** Hundredths, so that sums are whole numbers: twice 1.25 kg is exactly 2.5 kg. */
const SCALE = 100
const whole = (weight: number) => Math.round(weight * SCALE)
const MOST = GYM_LIMITS.load * SCALE

/** The possible sums of some pieces, and for each sum the fewest pieces that make it. */
export type PieceSums = {
  /** From low to high, without 0. */
  sums: readonly number[]
  /** Pieces that make a sum, heaviest first; undefined if none do. */
  pick: (sum: number) => number[] | undefined
}

/**
 * All sums up to `most` that pieces of these weights and counts can make. Counts are split into 1, 2, 4 … so that the time grows with their
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
  /** The fewest pieces for the sum at each index; −1: impossible. */
  const fewest = new Int32Array(top + 1).fill(-1)
  fewest[0] = 0
  /** For each part, the sums that it improved. */
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

/** The number of each piece per end, if they are shared between `ends` ends: both of a bar, or all four of two dumbbells. */
export const sharedBetween = (pieces: readonly Pieces[], ends: number): Pieces[] =>
  pieces.map(({ weight, count }) => ({ weight, count: Math.floor(count / ends) }))

export type Loaded = {
  /** For one end, heaviest first: the order of loading. */
  plates: number[]
  /** The weight of the bar with these plates. */
  load: number
  /** The part of the requested load that is missing: 0 if the load is exact; below 0 if the bar alone weighs more. */
  remainder: number
}

/** The plates for each end of a bar that come nearest to `wanted` without exceeding it; the empty bar if every choice exceeds it. */
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
