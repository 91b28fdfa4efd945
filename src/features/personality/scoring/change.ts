import type { Instrument, Reliability } from '../scales.ts'
import type { ScoreDifference } from './types.ts'
import { standardError, Z95 } from './uncertainty.ts'

function differenceBy(difference: number, reliability: number, by: ScoreDifference['by']): ScoreDifference {
  const margin = Z95 * Math.SQRT2 * standardError(reliability)
  return { difference, margin, isReliable: Math.abs(difference) > margin, by }
}

/**
 * Change between two assessments: T scores by the same norm group, so that turning 21 is no change. Reliable where the reliable-change
 * index, the difference over √2 × the standard error of measurement, is beyond ±1.96 (Jacobson & Truax 1991, Journal of Consulting and
 * Clinical Psychology 59, 12–19). The error uses the test–retest correlation where one was published.
 */
export function changeOf(instrument: Instrument, scale: string, firstT: number, secondT: number): ScoreDifference {
  const { alpha, retest } = reliabilityOf(instrument, scale)
  return retest ? differenceBy(secondT - firstT, retest.r, 'retest') : differenceBy(secondT - firstT, alpha, 'alpha')
}

/**
 * Difference between two people on a scale, theirs minus mine, each T score by their own norm group. Both were measured once, so α applies.
 */
export function differenceOf(instrument: Instrument, scale: string, mineT: number, theirsT: number): ScoreDifference {
  return differenceBy(theirsT - mineT, reliabilityOf(instrument, scale).alpha, 'alpha')
}

function reliabilityOf({ id, scales }: Instrument, scale: string): Reliability {
  const found = scales.find((one) => one.id === scale)
  if (!found) throw new RangeError(`${id} has no scale ${scale}`)
  return found.reliability
}

/**
 * Whether two scales of one assessment differ reliably. The difference of their T scores has the standard error SD × √(2 − α₁ − α₂) (Payne
 * & Jones 1957, Journal of Clinical Psychology 13, 115–121). The second minus the first.
 */
export function scalesApart(
  instrument: Instrument,
  first: { scale: string; t: number },
  second: { scale: string; t: number },
): ScoreDifference {
  const one = reliabilityOf(instrument, first.scale).alpha
  const other = reliabilityOf(instrument, second.scale).alpha
  // The mean reliability: √2 × its standard error is the same figure.
  return differenceBy(second.t - first.t, (one + other) / 2, 'alpha')
}
