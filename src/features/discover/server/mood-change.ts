import { t975 } from '#platform/server/statistics/quantiles.ts'
import { MOODS_LEAST } from '../contract.ts'

/** Mean of paired differences with its 95 % interval by Student's t; null with too few pairs. */
export function changeOf({ n, mean, deviation }: { n: number; mean: number; deviation: number }) {
  if (n < MOODS_LEAST) return null
  const half = (t975(n - 1) * deviation) / Math.sqrt(n)
  return { mean, low: mean - half, high: mean + half }
}
