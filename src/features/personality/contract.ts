import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import type { Answer as AnswerGiven } from './answers.ts'
import { CONTENT_LANGUAGES } from './scales.ts'

/** Most assessments of one person, drafts included. */
export const MAX_ASSESSMENTS = 300
/** Most answers of one assessment: more than any instrument has items. */
export const MAX_ANSWERS = 400

export const ContentLanguage = z.enum(CONTENT_LANGUAGES)
export const InstrumentId = z.string().regex(/^[a-z0-9-]{1,40}$/)
export const ScaleId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/)
const ItemId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/)
const NormGroupId = z.string().regex(/^[a-z0-9-]{1,40}$/)
const Answer = z.object({
  value: z.int().min(1).max(10).nullable(),
  at: z.int().min(0).max(4_102_444_800_000),
  took: z.int().min(0).max(600_000).optional(),
}) satisfies z.ZodType<AnswerGiven>
const AnswersByItem = z.record(ItemId, Answer).refine((answers) => Object.keys(answers).length <= MAX_ANSWERS)

/** Raw score of a scale, prorated where items are open; null where too few are answered. */
export const RawScore = z.object({ raw: z.number().nullable(), answered: z.int() })
export type RawScore = z.infer<typeof RawScore>

const AssessmentFields = z.object({
  instrument: InstrumentId,
  language: ContentLanguage,
  /** Id of the chosen norm group; `neutral` without sex and age. null where the instrument has no norms. */
  group: NormGroupId.nullable(),
  startedAt: Instant,
  /** null: a draft. */
  finishedAt: Instant.nullable(),
})

/** One assessment, without its answers. */
export const AssessmentSummary = AssessmentFields.extend({
  id: Id,
  /** The person's day on which it was finished; of a draft, started. */
  day: LocalDay,
  /** Time of the last answer, in milliseconds since 1970; the start where there is none. */
  answeredAt: z.number(),
  /** Items with an answer. */
  answered: z.int(),
  /** Of a finished one, by scale id: scored by the server, with the same module as on the device. */
  scores: z.record(ScaleId, RawScore).nullable(),
  /** The origin of an imported one. */
  source: z.enum(['bigfive-web', 'csv', 'fernwell']).nullable(),
})
export type AssessmentSummary = z.infer<typeof AssessmentSummary>

export const Assessment = AssessmentSummary.extend({ answers: z.record(ItemId, Answer) })
export type Assessment = z.infer<typeof Assessment>

const params = z.object({ id: Id })

export const listAssessments = endpoint({
  method: 'GET',
  path: '/api/personality/assessments',
  summary: 'List all assessments, including drafts, newest first, and the declined tips',
  response: z.object({ assessments: z.array(AssessmentSummary), declinedTips: z.array(z.string()) }),
  persisted: true,
})

export const getAssessment = endpoint({
  method: 'GET',
  path: '/api/personality/assessments/:id',
  summary: 'Get an assessment with its answers',
  params,
  response: Assessment,
  errors: ['not_found'],
  persisted: true,
})

/**
 * Sent after any change. Answers are merged by item; the later one counts. A finished assessment stays finished: then an answer counts only
 * if it was given before the end, or if its item is open. Instrument, language and start come from the first device.
 */
export const putAssessment = endpoint({
  method: 'PUT',
  path: '/api/personality/assessments/:id',
  summary: 'Start, continue or finish an assessment; merges answers from several devices; idempotent',
  params,
  body: AssessmentFields.extend({ answers: AnswersByItem }),
  response: Assessment,
  errors: ['not_found', 'limit', 'conflict'],
  offline: true,
})

export const setNormGroup = endpoint({
  method: 'PUT',
  path: '/api/personality/assessments/:id/group',
  summary: 'Set the norm group of an assessment',
  params,
  body: z.object({ group: NormGroupId }),
  response: Assessment,
  errors: ['not_found'],
  offline: true,
})

export const deleteAssessment = endpoint({
  method: 'DELETE',
  path: '/api/personality/assessments/:id',
  summary: 'Delete an assessment permanently, with its share links',
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
  offline: true,
})

export const declineTip = endpoint({
  method: 'PUT',
  path: '/api/personality/tips/:tip',
  summary: 'Decline a tip, or revoke the decline',
  params: z.object({ tip: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  body: z.object({ declined: z.boolean() }),
  response: z.object({ declinedTips: z.array(z.string()) }),
  errors: ['not_found'],
  offline: true,
})

export const exportAssessment = endpoint({
  method: 'GET',
  path: '/api/personality/assessments/:id/file/:format',
  summary: 'Export an assessment with all answers as CSV or JSON; both can be imported again',
  params: z.object({ id: Id, format: z.enum(['csv', 'json']) }),
  response: bytes(['text/csv', 'application/json']),
  errors: ['not_found'],
})

export const printReport = endpoint({
  method: 'GET',
  path: '/api/personality/assessments/:id/report',
  summary: 'Create an illustrated PDF report of a finished assessment',
  params,
  query: z.object({ language: ContentLanguage.default('en') }),
  response: bytes(['application/pdf']),
  errors: ['not_found', 'conflict', 'unavailable', 'limit'],
})
