import type { Muscle } from '#platform/body/muscles.ts'

/** The load of an exercise at an instant, in hard sets by muscle: the unit of the muscle map. */
export type MuscleLoad = { at: Date; muscles: Partial<Record<Muscle, number>> }
