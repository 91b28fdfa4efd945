import type { Answers } from '../answers.ts'
import type { Instrument, Item, NormGroup, Scale } from '../scales.ts'
import { normGroupOf, percentileOf, tScore } from './norms.ts'
import type { NormedScore, RawScores, ScaleResult } from './types.ts'
import { intervalOf, levelOf } from './uncertainty.ts'

/** Contribution of an item to its scales: minus-keyed ones are reversed, 6 − x where answers run from 1 to 5. */
const keyedValue = ({ keyed }: Item, value: number, points: number): number => (keyed === 'plus' ? value : points + 1 - value)

/**
 * Sums by scale. Open items are prorated (mean answer × number of items) if at least `leastAnswers` are answered; else the scale has no
 * score. For a facet that is the half rule: Fairclough & Cella (1996), Quality of Life Research 5, 321–329. Answers to unknown items are
 * ignored; throws RangeError for a value out of range.
 */
export function scoreAnswers({ items, scales, points }: Instrument, answers: Answers): RawScores {
  const values = new Map<string, number>()
  for (const item of items) {
    const value = answers[item.id]?.value ?? null
    if (value === null) continue
    if (!Number.isInteger(value) || value < 1 || value > points)
      throw new RangeError(`item ${item.id} has the answer ${value}, and not one of 1 to ${points}`)
    values.set(item.id, keyedValue(item, value, points))
  }
  return Object.fromEntries(scales.map((scale) => [scale.id, rawOf(scale, values)]))
}

function rawOf({ items, leastAnswers }: Scale, values: ReadonlyMap<string, number>): RawScores[string] {
  const given = items.flatMap((id) => values.get(id) ?? [])
  const answered = given.length
  if (answered === 0 || answered < leastAnswers) return { raw: null, answered }
  const sum = given.reduce((total, value) => total + value, 0)
  return { raw: answered === items.length ? sum : (sum * items.length) / answered, answered }
}

/** A raw score compared with a norm group; null where the group has no figures for the scale. */
function normedScore(raw: number, scale: Scale, group: NormGroup): NormedScore | null {
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

/** Results of all scales, in the instrument's order. `groupId`: the norm group for the comparison; null: no comparison. */
export function resultsOf(instrument: Instrument, scores: RawScores, groupId: string | null): ScaleResult[] {
  const group = normGroupOf(instrument, groupId)
  return instrument.scales.map((scale) => {
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
