import type { WeightSlope } from '#platform/body/weight-trend.ts'

/** Direction of a weight trend, for display in words. */
export type Way = 'unknown' | 'steady' | 'slightly-down' | 'down' | 'slightly-up' | 'up'

/** Change per week as a share of the weight; a smaller one counts as steady. */
const STEADY_SHARE = 0.001
/** Change per week as a share of the weight; a larger one is more than slight. */
const SLIGHT_SHARE = 0.005

/** Names a direction only where the interval of the slope excludes zero. */
export function wayOf(slope: WeightSlope | undefined, kg: number): Way {
  if (!slope || !(kg > 0)) return 'unknown'
  const share = (slope.perDay * 7) / kg
  if (Math.abs(slope.perDay) <= slope.margin || Math.abs(share) < STEADY_SHARE) return 'steady'
  const isSlight = Math.abs(share) < SLIGHT_SHARE
  return share < 0 ? (isSlight ? 'slightly-down' : 'down') : isSlight ? 'slightly-up' : 'up'
}
