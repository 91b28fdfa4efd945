import { z } from 'zod'

/** One card of the hub: which feature's, which of its cards, the data that it is drawn from, and where it stands. */
export const HubCard = z.object({
  feature: z.string(),
  card: z.string(),
  data: z.record(z.string(), z.json()),
  /**
   * main: what today is about. side: what grew, beside it on wide windows and below it on phones. suggestion: inside its
   * feature's suggestion, where that asks for it, and nowhere else.
   */
  region: z.enum(['main', 'side', 'suggestion']),
  /** Cards of a region stand in this order; the one suggestion of the day stands at SUGGESTION_RANK. */
  rank: z.int(),
  /** Which of its data are still true on another day, when only this answer is at hand; without it the card goes with its day. */
  lasts: z.array(z.string()).optional(),
})
export type HubCard = z.infer<typeof HubCard>

/** Below it stands what the day asks for, above it what was begun and what one may look at. */
export const SUGGESTION_RANK = 50
