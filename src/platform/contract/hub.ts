import { z } from 'zod'

/** One card of the hub: which feature's, which of its cards, and the data that card is drawn from. */
export const HubCard = z.object({
  feature: z.string(),
  card: z.string(),
  data: z.record(z.string(), z.json()),
  /** How many things of today still wait on it (habits that are due); the hub's suggestion looks at it. */
  waiting: z.int().optional(),
})
export type HubCard = z.infer<typeof HubCard>
