import type { Assessment, AssessmentSummary } from '../contract.ts'
import { loadInstrument } from '../content/load.ts'
import { answeredCount, scoresOf } from './instruments.ts'
import type { StoredAssessment } from './store.ts'

/**
 * The summary of an assessment. A questionnaire that this version of the app does not have (an older version, after a restore) has answers
 * and no scores.
 */
export async function summaryOf(stored: StoredAssessment): Promise<AssessmentSummary> {
  const { id, startedAt, finishedAt, day, content } = stored
  const { instrument, language, group, source, answers } = content
  const known = finishedAt ? await loadInstrument(instrument) : undefined
  return {
    id,
    instrument,
    language,
    group,
    source,
    day,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    answeredAt: Object.values(answers).reduce((latest, { at }) => Math.max(latest, at), startedAt.getTime()),
    answered: answeredCount(content),
    scores: known ? { ...scoresOf(known, content) } : null,
  }
}

export const wholeOf = async (stored: StoredAssessment): Promise<Assessment> => ({
  ...(await summaryOf(stored)),
  answers: { ...stored.content.answers },
})
