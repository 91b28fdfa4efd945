import type { Plan, PlanDay, PlanWeek } from '../engine/types.ts'

/** A person's plan with the data of its use. */
export type PlanContent = {
  /** '' is named by its structure or its goal. */
  name: string
  /** generated, or the id of a built-in structure, or own. */
  origin: string
  /** Weekdays, 0 is Monday; null: a cycle, with each session whenever there is time. */
  weekdays: readonly number[] | null
  plan: Plan
  /** The id of its place, whose equipment decides swaps and loads. null: the usual place. */
  place: string | null
}

export type PlanSession = { index: number; week: number; day: PlanDay; of: PlanWeek }

/** The number of sessions in a plan, over all weeks. */
export const sessionCount = ({ weeks }: Plan): number => weeks.reduce((sum, { days }) => sum + days.length, 0)

/** The session at an index of the plan; undefined past its end. */
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

/** A lighter week has half of the sets and nine tenths of the load. */
export const DELOAD = { sets: 0.5, load: 0.9 } as const
