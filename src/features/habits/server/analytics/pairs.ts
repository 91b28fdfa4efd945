import { normalShareBelow } from '#platform/server/statistics/quantiles.ts'
import { qValues } from '#platform/server/statistics/false-discovery.ts'
import type { HabitPair } from '../../contract-analytics.ts'

export type DoneDays = { id: string; done: Uint8Array; known: Uint8Array }

/** Days that both habits must have in common, and of each kind, before a pair is looked at. */
const DAYS_NEEDED = 28
const EACH_NEEDED = 5
/** Habits keep a rhythm of weeks: their days are not independent for about this long. */
const LAGS = 14

/**
 * Which habits are done on the same days: φ (Pearson's r of two yes/no series) for each pair. Its variance allows for both
 * series' own rhythm: var ≈ (1 + 2 Σ ρa(k) ρb(k)) / n (Bartlett 1935), k up to two weeks; p by the normal approximation,
 * q by Benjamini & Hochberg over all pairs. Association only.
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
  for (let day = 0; day < a.done.length; day++) {
    if ((a.known[day]! & b.known[day]!) === 0) continue
    n++
    ofA += a.done[day]!
    ofB += b.done[day]!
    both += a.done[day]! & b.done[day]!
  }
  if (n < DAYS_NEEDED || Math.min(ofA, n - ofA, ofB, n - ofB) < EACH_NEEDED) return undefined
  const phi = (n * both - ofA * ofB) / Math.sqrt(ofA * (n - ofA) * ofB * (n - ofB))
  return { phi, n }
}

/** Of a habit's done days with themselves 1, 2, … days later. */
function autocorrelations({ done, known }: DoneDays): number[] {
  let n = 0
  let sum = 0
  for (let day = 0; day < done.length; day++) {
    n += known[day]!
    sum += done[day]! & known[day]!
  }
  const mean = n > 0 ? sum / n : 0
  const variance = mean * (1 - mean)
  return Array.from({ length: LAGS }, (_, index) => {
    const lag = index + 1
    let pairs = 0
    let product = 0
    for (let day = lag; day < done.length; day++) {
      if ((known[day]! & known[day - lag]!) === 0) continue
      pairs++
      product += (done[day]! - mean) * (done[day - lag]! - mean)
    }
    return pairs > 0 && variance > 0 ? product / pairs / variance : 0
  })
}
