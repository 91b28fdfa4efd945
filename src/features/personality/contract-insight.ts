import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { ScaleId } from './contract.ts'

/** Fewest measured days for a figure. */
export const LEAST_INSIGHT_DAYS = 30

/**
 * The person's own days beside a scale: one measured mean next to one score. No correlation is computed: a trait is measured once or twice,
 * which is too little for one.
 */
export const LifeFigure = z.object({
  /** mood: of a day, 1 to 5. mood-swing: from one day to the next, in the same units. days-done: the share of days with an activity. */
  measure: z.enum(['mood', 'mood-swing', 'days-done']),
  /** Of `days-done`: the activity, as its feature names it. */
  name: z.string().nullable(),
  /** Scales that describe a similar thing. */
  scales: z.array(ScaleId),
  /** Number of measured days. */
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
  summary: 'Get means of the days around an assessment that relate to its scales; each from at least 30 days',
  params: z.object({ id: Id }),
  response: z.object({ from: LocalDay, to: LocalDay, least: z.int(), moodDays: z.int(), figures: z.array(LifeFigure) }),
  errors: ['not_found', 'conflict'],
})
