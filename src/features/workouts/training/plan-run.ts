import type { Plan, PlanDay, PlanWeek } from '../engine/types.ts'

/** A plan that somebody has, with what is known of its use. */
export type PlanContent = {
  /** '' is named by its structure or its goal. */
  name: string
  /** generated, or the id of a built-in structure, or own. */
  origin: string
  /** Days of the week, 0 is Monday; null: a cycle, one session after the other whenever there is time. */
  weekdays: readonly number[] | null
  plan: Plan
  /** The place it was made for, by its id: exercises are swapped and loads made with what is there. null: the usual place. */
  place: string | null
}

export type PlanSession = { index: number; week: number; day: PlanDay; of: PlanWeek }

/** How many sessions a plan has, all weeks together. */
export const sessionCount = ({ weeks }: Plan): number => weeks.reduce((sum, { days }) => sum + days.length, 0)

/** The session at a place of the plan; undefined past its end. */
export function sessionAt(plan: Plan, index: number): PlanSession | undefined {
  let left = index
  for (const [week, of] of plan.weeks.entries()) {
    if (left < of.days.length) {
      const day = plan.days[of.days[left]!]
      return day && { index, week, day, of }
    }
    left -= of.days.length
  }
  return undefined
}

/** In a lighter week half of the sets, and nine tenths of the load. */
export const DELOAD = { sets: 0.5, load: 0.9 } as const
