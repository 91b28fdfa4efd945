import type { LocalDay } from '#platform/contract/dates.ts'

/** A person's route as a drawing without places: x to the right and y down, from 0 to 1 of the longer side. */
export type OwnRoute = { day: LocalDay; metres: number | null; points: number[] }
