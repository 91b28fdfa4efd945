import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { nutritionReasons } from '../reasons.en.ts'

/** Hours that a person can choose. Longer fasts need medical supervision, which this app does not provide. */
export const FAST_GOALS = [10, 11, 12, 13, 14, 16] as const
/** A fast ends automatically after this time. */
export const LONGEST_FAST_HOURS = 24
const HOUR_MS = 3_600_000
/** Days of fasts in the answer with all things; older ones are only in the export. */
export const FASTS_LOOKED_AT_DAYS = 90

/** A pause from eating. It earns nothing: no act, no points, no streak. */
export const Fast = z
  .object({
    kind: z.literal('fast'),
    from: Instant,
    /** null: still running. */
    to: Instant.nullable(),
    /** Hours. */
    goal: z.literal(FAST_GOALS),
  })
  .refine(({ from, to }) => to === null || isPause(Date.parse(from), Date.parse(to)), nutritionReasons.fast_length.id)
export type Fast = z.infer<typeof Fast>

/** Whether two moments (epoch milliseconds) are a valid start and end of a fast. */
export const isPause = (from: number, to: number): boolean => to > from && to - from <= LONGEST_FAST_HOURS * HOUR_MS

/** Reasons for a lower limit, or for none at all. */
export const FAST_BOUNDS = ['expecting', 'growing', 'light', 'care', 'unknown'] as const
export type FastBound = (typeof FAST_BOUNDS)[number]

export const getFasting = endpoint({
  method: 'GET',
  path: '/api/nutrition/fasting',
  summary: 'Get the maximum fasting duration for the person, and the reason for a limit',
  persisted: true,
  response: z.object({
    /** Hours; 0: no fasting. */
    most: z.int(),
    why: z.enum(FAST_BOUNDS).nullable(),
    /** Signs of harmful eating patterns; never stored. */
    care: z.array(z.enum(['little', 'fast', 'light'])),
    isHidden: z.boolean(),
  }),
})
