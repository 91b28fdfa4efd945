import type { WeightSlope } from '#platform/body/weight-trend.ts'

/** Which way a weight goes, for words without a figure. */
export type Way = 'unknown' | 'steady' | 'slightly-down' | 'down' | 'slightly-up' | 'up'

/** Of the weight in a week: below this nobody would call it a change. */
const STEADY_SHARE = 0.001
/** And beyond this it is more than slight. */
const SLIGHT_SHARE = 0.005

/** A direction is named only where the interval leaves no doubt about it. */
export function wayOf(slope: WeightSlope | undefined, kg: number): Way {
  if (!slope || !(kg > 0)) return 'unknown'
  const share = (slope.perDay * 7) / kg
  if (Math.abs(slope.perDay) <= slope.margin || Math.abs(share) < STEADY_SHARE) return 'steady'
  const isSlight = Math.abs(share) < SLIGHT_SHARE
  return share < 0 ? (isSlight ? 'slightly-down' : 'down') : isSlight ? 'slightly-up' : 'up'
}
