import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { nutritionReasons } from '../reasons.en.ts'

/** Hours that can be wished for. Longer ones are for nobody without a doctor, and this is none. */
export const FAST_GOALS = [10, 11, 12, 13, 14, 16] as const
/** Counting ends by itself here, whether the person says so or not. */
export const LONGEST_FAST_HOURS = 24
const HOUR_MS = 3_600_000
/** Of the answer with all things: older ones are in the export. */
export const FASTS_LOOKED_AT_DAYS = 90

/** A pause from eating. Nothing is given for it: no act, no point, no row of days. */
export const Fast = z
  .object({
    kind: z.literal('fast'),
    from: Instant,
    /** null: it goes on. */
    to: Instant.nullable(),
    /** Hours. */
    goal: z.literal(FAST_GOALS),
  })
  .refine(({ from, to }) => to === null || isPause(Date.parse(from), Date.parse(to)), nutritionReasons.fast_length.id)
export type Fast = z.infer<typeof Fast>

/** Whether two moments can be its beginning and its end, in milliseconds. */
export const isPause = (from: number, to: number): boolean => to > from && to - from <= LONGEST_FAST_HOURS * HOUR_MS

/** Why less is offered, or nothing. */
export const FAST_BOUNDS = ['expecting', 'growing', 'light', 'care', 'unknown'] as const
export type FastBound = (typeof FAST_BOUNDS)[number]

export const getFasting = endpoint({
  method: 'GET',
  path: '/api/nutrition/fasting',
  summary: 'How long a pause from eating may be counted for this person, and why not longer',
  auth: 'session',
  persisted: true,
  response: z.object({
    /** Hours; 0: none is counted. */
    most: z.int(),
    why: z.enum(FAST_BOUNDS).nullable(),
    /** Patterns that look like harm; none is kept. */
    care: z.array(z.enum(['little', 'fast', 'light'])),
    isHidden: z.boolean(),
  }),
})
