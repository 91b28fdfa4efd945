import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './ids.ts'

/** Seconds listened after which a session counts as complete. */
export const COMPLETE_AT = 180
/** The fastest that the player plays: listened seconds cannot outrun the clock by more. */
export const MAX_SPEED = 1.5
/** Seconds of listening in one session at which the client reports to the server. */
export const MILESTONES: readonly number[] = [180, 300, 480, 600, 840, 1140, 1500, 1800, 2400, 3000, 3600]

/** Served by the feature that counts listening, for the sessions of any sound. */
export const reachMilestone = endpoint({
  method: 'POST',
  path: '/api/meditations/:sessionId/milestones',
  summary: 'Record a reached milestone of a listening session',
  params: z.object({ sessionId: Id }),
  body: z.object({ milestoneSeconds: z.int().min(1).max(86_400), totalSeconds: z.int().min(0).max(86_400) }),
  response: z.object({ milestones: z.array(z.int()) }),
  errors: ['not_found'],
})
