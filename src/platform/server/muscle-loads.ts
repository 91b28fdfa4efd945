import type { Muscle } from '#platform/body/muscles.ts'

/** What something at an instant asked of muscles, in hard sets by muscle: the coin of the muscle map. */
export type MuscleLoad = { at: Date; muscles: Partial<Record<Muscle, number>> }
