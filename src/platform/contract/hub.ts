import { z } from 'zod'

/** One card of the hub: its feature, its id, its data, and its place. */
export const HubCard = z.object({
  feature: z.string(),
  card: z.string(),
  data: z.record(z.string(), z.json()),
  /**
   * main: cards about today. side: progress, beside it on wide windows and below it on phones. suggestion: inside the suggestion of
   * its feature, where that includes it, and nowhere else.
   */
  region: z.enum(['main', 'side', 'suggestion']),
  /** Order of the cards in a region; the one suggestion of the day is at SUGGESTION_RANK. */
  rank: z.int(),
  /** Fields of its data that are still true on another day, for a stored response; without it the card is valid for its day only. */
  lasts: z.array(z.string()).optional(),
})
export type HubCard = z.infer<typeof HubCard>

/** Cards with lower ranks are about today; cards with higher ranks are started or optional things. */
export const SUGGESTION_RANK = 50
