import { invalid } from '#platform/contract/errors.ts'
import { answeredItems, type Answers } from '../answers.ts'
import { loadInstrument } from '../content/load.ts'
import { personalityReasons } from '../reasons.en.ts'
import type { Instrument } from '../scales.ts'
import { resultsOf, scoreAnswers } from '../scoring/score.ts'
import type { RawScores, ScaleResult } from '../scoring/types.ts'
import type { AssessmentContent } from './sealing.ts'

/** The instrument, from the data of this version of the app. Throws `invalid` for an unknown id. */
export async function instrumentOf(id: string): Promise<Instrument> {
  const instrument = await loadInstrument(id)
  if (!instrument) throw invalid('instrument', personalityReasons.unknown_instrument())
  return instrument
}

/** Throws `invalid` for an unknown item, and for an answer out of range. */
export function checkAnswers({ items, points }: Instrument, answers: Answers): void {
  const known = new Set(items.map(({ id }) => id))
  for (const [item, { value }] of Object.entries(answers)) {
    if (!known.has(item)) throw invalid(`answers.${item}`, personalityReasons.unknown_item())
    if (value !== null && value > points) throw invalid(`answers.${item}`, personalityReasons.answer_out_of_range({ most: points }))
  }
}

/** Throws `invalid` for a group that the instrument does not have. */
export function checkGroup({ norms }: Instrument, group: string | null): void {
  if (group !== null && !norms.some(({ id }) => id === group)) throw invalid('group', personalityReasons.unknown_group())
}

/**
 * Scores of the answers; of a result imported without answers, its imported scores. An answer out of range (an edited export) counts as
 * open.
 */
export function scoresOf(instrument: Instrument, { answers, broughtScores }: AssessmentContent): RawScores {
  if (broughtScores) return broughtScores
  const offered = Object.entries(answers).filter(([, { value }]) => value === null || value <= instrument.points)
  return scoreAnswers(instrument, Object.fromEntries(offered))
}

/** Results of all scales with the chosen norm group. */
export const resultsFor = (instrument: Instrument, content: AssessmentContent): ScaleResult[] =>
  resultsOf(instrument, scoresOf(instrument, content), content.group)

/** Whether at least one scale has a score. */
export const hasScore = (scores: RawScores): boolean => Object.values(scores).some(({ raw }) => raw !== null)

/** Number of answered items; of a result imported without answers, the number that it states. */
export function answeredCount({ answers, broughtScores }: AssessmentContent): number {
  if (!broughtScores) return answeredItems(answers).length
  return Math.max(0, ...Object.values(broughtScores).map(({ answered }) => answered))
}
