import type { Instrument } from '../../scales.ts'
import { changeOf } from '../../scoring/change.ts'
import { resultsOf } from '../../scoring/score.ts'
import type { RawScores, ScoreDifference } from '../../scoring/types.ts'
import type { LoadedTaking } from '../data/use-assessments.ts'

/** A finished taking with its scores. */
export type ScoredTaking = Omit<LoadedTaking, 'scores'> & { scores: RawScores }

export type Change = ScoreDifference & { scale: string; before: number; after: number }

/** Changes between two takings, by scale, both with the later one's group. Scales that either leaves open are left out. */
export function changesBetween(instrument: Instrument, before: ScoredTaking, after: ScoredTaking): Change[] {
  const first = new Map(resultsOf(instrument, before.scores, after.group).map((result) => [result.scale, result.normed]))
  return resultsOf(instrument, after.scores, after.group).flatMap(({ scale, normed }) => {
    const old = first.get(scale)
    return normed && old ? [{ scale, before: old.t, after: normed.t, ...changeOf(instrument, scale, old.t, normed.t) }] : []
  })
}
