import { normalShareBelow } from '#platform/server/statistics/quantiles.ts'
import { qValues } from '#platform/server/statistics/false-discovery.ts'
import type { HabitPair } from '../../contract-analytics.ts'

/** Days as bits from a common first day on: the scheduled ones (`known`), and the done ones of them. */
export type DoneDays = { id: string; known: Uint32Array; done: Uint32Array }

const WORD = 32

/** The days of one habit as bits of `length` days, the first of which lies `offset` days before the habit's own first. */
export function doneBits(id: string, done: Uint8Array, known: Uint8Array, offset: number, length: number): DoneDays {
  const words = Math.ceil(length / WORD)
  const bits: DoneDays = { id, known: new Uint32Array(words), done: new Uint32Array(words) }
  for (let index = 0; index < done.length; index++) {
    const at = offset + index
    if (known[index] === 0 || at >= length) continue
    bits.known[at >>> 5]! |= 1 << (at & 31)
    if (done[index] === 1) bits.done[at >>> 5]! |= 1 << (at & 31)
  }
  return bits
}

/** Number of set bits in a word (Warren, Hacker's Delight, 5-1). */
function count(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Minimum number of common days of a pair, and of days of each kind. */
const DAYS_NEEDED = 28
const EACH_NEEDED = 5
/** Length of the autocorrelation in days: habits follow weekly rhythms, so their days are not independent. */
const LAGS = 14

/**
 * Habits done on the same days: φ (Pearson's r of two yes/no series) for each pair. Its variance accounts for the autocorrelation
 * of both series: var ≈ (1 + 2 Σ ρa(k) ρb(k)) / n (Bartlett 1935), k up to two weeks; p by the normal approximation, q by
 * Benjamini & Hochberg over all pairs. Association only.
 */
export function pairsOf(habits: readonly DoneDays[]): HabitPair[] {
  const rhythms = habits.map(autocorrelations)
  const tested: Omit<HabitPair, 'q'>[] = []
  for (let i = 0; i < habits.length; i++) {
    for (let j = i + 1; j < habits.length; j++) {
      const pair = pairOf(habits[i]!, habits[j]!)
      if (!pair) continue
      const inflation = rhythms[i]!.reduce((sum, rho, lag) => sum + rho * rhythms[j]![lag]!, 0)
      const deviation = Math.sqrt(Math.max(1, 1 + 2 * inflation) / pair.n)
      const p = 2 * (1 - normalShareBelow(Math.abs(pair.phi) / deviation))
      tested.push({ a: habits[i]!.id, b: habits[j]!.id, ...pair, p })
    }
  }
  const q = qValues(tested.map(({ p }) => p))
  return tested.map((pair, index) => ({ ...pair, q: q[index]! }))
}

function pairOf(a: DoneDays, b: DoneDays): { phi: number; n: number } | undefined {
  let n = 0
  let both = 0
  let ofA = 0
  let ofB = 0
  for (let at = 0; at < a.known.length; at++) {
    const known = a.known[at]! & b.known[at]!
    if (known === 0) continue
    const [doneA, doneB] = [a.done[at]!, b.done[at]!]
    n += count(known)
    ofA += count(doneA & known)
    ofB += count(doneB & known)
    both += count(doneA & doneB)
  }
  if (n < DAYS_NEEDED || Math.min(ofA, n - ofA, ofB, n - ofB) < EACH_NEEDED) return undefined
  const phi = (n * both - ofA * ofB) / Math.sqrt(ofA * (n - ofA) * ofB * (n - ofB))
  return { phi, n }
}

/** Autocorrelations of a habit's done days at lags of 1, 2, … days. */
function autocorrelations({ done, known }: DoneDays): number[] {
  const n = known.reduce((sum, word) => sum + count(word), 0)
  const sum = done.reduce((total, word) => total + count(word), 0)
  const mean = n > 0 ? sum / n : 0
  const variance = mean * (1 - mean)
  return Array.from({ length: LAGS }, (_, index) => {
    const lag = index + 1
    let pairs = 0
    let both = 0
    let either = 0
    for (let at = 0; at < known.length; at++) {
      const shared = known[at]! & later(known, at, lag)
      if (shared === 0) continue
      const before = later(done, at, lag)
      pairs += count(shared)
      both += count(done[at]! & before)
      either += count(done[at]! & shared) + count(before & shared)
    }
    // Σ (x − m)(y − m) over the shared days, written out.
    const product = both - mean * either + mean * mean * pairs
    return pairs > 0 && variance > 0 ? product / pairs / variance : 0
  })
}

/** A word of the bits shifted by `lag` days (fewer than the bits of a word). */
const later = (bits: Uint32Array, at: number, lag: number) => (bits[at]! << lag) | (at > 0 ? bits[at - 1]! >>> (WORD - lag) : 0)
