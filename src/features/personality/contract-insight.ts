import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { ScaleId } from './contract.ts'

/** Days with the thing measured, below which nothing is said. */
export const LEAST_INSIGHT_DAYS = 30

/**
 * What the person's own days say about what a scale describes: one measured mean beside one score. No correlation is given: a
 * trait is measured once or twice, and two points have none.
 */
export const LifeFigure = z.object({
  /** mood: of a day, 1 to 5. mood-swing: from one day to the next, in the same units. days-done: the share of days on which something was done. */
  measure: z.enum(['mood', 'mood-swing', 'days-done']),
  /** Of `days-done`: what was done, as its feature calls it. */
  name: z.string().nullable(),
  /** Scales that describe something close to it. */
  scales: z.array(ScaleId),
  /** Days that were measured. */
  days: z.int(),
  mean: z.number(),
  /** Bounds of the mean's 95 % interval, by blocks of days (days next to each other are alike). */
  low: z.number(),
  high: z.number(),
})
export type LifeFigure = z.infer<typeof LifeFigure>

export const getLifeFigures = endpoint({
  method: 'GET',
  path: '/api/personality/assessments/:id/life',
  summary: 'The person’s own days around an assessment, beside what its scales describe; nothing under 30 days',
  auth: 'session',
  params: z.object({ id: Id }),
  response: z.object({ from: LocalDay, to: LocalDay, least: z.int(), moodDays: z.int(), figures: z.array(LifeFigure) }),
  errors: ['not_found', 'conflict'],
})
