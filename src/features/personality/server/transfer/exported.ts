import { z } from 'zod'
import { Instant, PlausibleDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { Assessment, RawScore } from '../../contract.ts'
import { wholeOf } from '../answered.ts'
import type { StoredAssessment } from '../store.ts'

/** An assessment in every export: of the account, or of one result. `scores` is only for readers; an import computes it again. */
export const ExportedAssessment = Assessment.omit({ scores: true, answeredAt: true, answered: true }).extend({
  id: Id,
  startedAt: Instant,
  day: PlausibleDay,
  broughtScores: z.record(z.string().max(40), RawScore).optional(),
  closedAt: z.number().min(0).max(4_102_444_800_000).optional(),
})
export type ExportedAssessment = z.infer<typeof ExportedAssessment>

export async function exportedOf(stored: StoredAssessment): Promise<ExportedAssessment & Pick<Assessment, 'scores'>> {
  const { answeredAt: _answeredAt, answered: _answered, ...whole } = await wholeOf(stored)
  const { broughtScores, closedAt } = stored.content
  return { ...whole, ...(broughtScores && { broughtScores: { ...broughtScores } }), ...(closedAt !== undefined && { closedAt }) }
}

/** An exported assessment, to be stored again under its own id. */
export function storedOf({ id, startedAt, finishedAt, day, ...content }: ExportedAssessment): StoredAssessment {
  const { instrument, language, group, source, answers, broughtScores, closedAt } = content
  return {
    id,
    startedAt: new Date(startedAt),
    finishedAt: finishedAt === null ? null : new Date(finishedAt),
    day,
    version: 1,
    content: {
      instrument,
      language,
      group,
      source,
      answers,
      ...(broughtScores && { broughtScores }),
      ...(closedAt !== undefined && { closedAt }),
    },
  }
}
