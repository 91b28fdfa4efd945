import type { Why } from './types.ts'

/** How a person feels today, each 1 (bad) to 5 (good): `freshness` is the opposite of soreness. */
export type Readiness = { mood: number | null; sleep: number | null; freshness: number | null }

/** Today's changes: factors for sets and loads, and a number of reps added to the reserve. */
export type ReadinessShift = { sets: number; load: number; rir: number; why: Why | null }

const NONE: ReadinessShift = { sets: 1, load: 1, rir: 0, why: null }

/** The mean of the given answers; undefined without any. */
export function readinessScore({ mood, sleep, freshness }: Readiness): number | undefined {
  const stated = [mood, sleep, freshness].filter((one) => one !== null)
  return stated.length === 0 ? undefined : stated.reduce((sum, one) => sum + one, 0) / stated.length
}

/** Our own bounds: never more than a third less, and never more than planned. A good day may show in the reps. */
export function readinessShift(readiness: Readiness): ReadinessShift {
  const score = readinessScore(readiness)
  if (score === undefined) return NONE
  const values = { score: Math.round(score * 10) / 10 }
  if (score <= 2) return { sets: 0.67, load: 0.9, rir: 1, why: { key: 'today.low', values: { ...values, percent: 33 }, source: 'own' } }
  if (score < 3) return { sets: 0.8, load: 0.95, rir: 1, why: { key: 'today.below', values: { ...values, percent: 20 }, source: 'own' } }
  if (score >= 4.5) return { ...NONE, why: { key: 'today.good', values, source: 'own' } }
  return { ...NONE, why: { key: 'today.usual', values, source: 'own' } }
}
