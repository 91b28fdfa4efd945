import { z } from 'zod'

const Grams = z.number().min(0).max(5)
const Share = z.number().min(0).max(1)

/** Physical activity, by the three lifestyles of FAO/WHO/UNU (2004). */
export const ACTIVITIES = ['light', 'active', 'vigorous'] as const
export type Activity = (typeof ACTIVITIES)[number]

export const EnergyGoal = z.object({
  kind: z.enum(['lose', 'keep', 'gain']),
  /** The wished change per week as a share of the weight; suggestions stay within safe bounds. */
  pace: z.number().min(0).max(0.02),
  macros: z.discriminatedUnion('by', [
    z.object({ by: z.literal('weight'), protein: Grams, fat: Grams }),
    z.object({ by: z.literal('share'), protein: Share, fat: Share, carbohydrate: Share }),
  ]),
})
export type EnergyGoal = z.infer<typeof EnergyGoal>
