import type { PlanInput, PlanWeek } from './types.ts'

/** Weeks before a lighter one: beginners recover well for longer. Our own choice, because ACSM 2026 finds no periodization model better. */
const BUILD_WEEKS = { novice: 7, intermediate: 4, advanced: 3 } as const

/** Weeks of a plan: effort rises from one rep further from failure to one rep nearer, and every block ends with a lighter week. */
export function planWeeks({ weeks, days, level, goal }: Pick<PlanInput, 'weeks' | 'days' | 'level' | 'goal'>): PlanWeek[] {
  const all = Array.from({ length: days }, (_, day) => day)
  const block = BUILD_WEEKS[level] + 1
  return Array.from({ length: weeks }, (_, week): PlanWeek => {
    const at = week % block
    // A plan does not end with a lighter week, and stretching needs none.
    const isDeload = goal !== 'mobility' && at === block - 1 && week > 0
    const rir = isDeload ? 2 : at === 0 ? 1 : at >= BUILD_WEEKS[level] - 1 && level !== 'novice' ? -1 : 0
    return { days: all, rir: goal === 'mobility' ? 0 : rir, isDeload }
  })
}
