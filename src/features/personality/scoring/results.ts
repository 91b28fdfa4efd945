import type { Instrument, NormGroup, Scale } from '../scales.ts'
import { percentileOf, tScore } from './norms.ts'
import type { NormedScore, RawScores, ScaleResult } from './types.ts'
import { intervalOf, levelOf } from './uncertainty.ts'

/** A raw score beside a norm group; null where the group says nothing about the scale. */
export function normedScore(raw: number, scale: Scale, group: NormGroup): NormedScore | null {
  const spread = group.scales[scale.id]
  if (!spread) return null
  const t = tScore(raw, spread)
  const { low, high } = intervalOf(t, scale.reliability)
  return {
    t,
    low,
    high,
    percentile: percentileOf(t),
    percentileLow: percentileOf(low),
    percentileHigh: percentileOf(high),
    level: levelOf(t, { low, high }),
  }
}

/** Every scale of the instrument, in its order. `group`: null leaves the comparison out. */
export function scaleResults({ scales }: Instrument, scores: RawScores, group: NormGroup | null): ScaleResult[] {
  return scales.map((scale) => {
    const { raw = null, answered = 0 } = scores[scale.id] ?? {}
    const of = scale.items.length
    return {
      scale: scale.id,
      raw,
      answered,
      of,
      mean: raw === null ? null : raw / of,
      normed: raw === null || group === null ? null : normedScore(raw, scale, group),
    }
  })
}
