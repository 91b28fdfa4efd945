import { z } from 'zod'

/** One card of the hub: which feature's, which of its cards, and the data that card is drawn from. */
export const HubCard = z.object({ feature: z.string(), card: z.string(), data: z.record(z.string(), z.json()) })
export type HubCard = z.infer<typeof HubCard>
