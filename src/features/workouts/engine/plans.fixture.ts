import type { Made, Plan, PlanInput, PlanSlot } from './types.ts'

/** The wishes of a person who wants nothing special of a plan. */
export const plainWishes: PlanInput = {
  goal: 'general',
  level: 'novice',
  days: 3,
  minutes: 60,
  weeks: 12,
  focus: [],
  injuries: [],
  avoid: [],
  dislikes: [],
  seed: 1,
}

/** A place in a day of a plan: three sets of 8 to 12. */
export const plainSlot = (exercise: string, change: Partial<PlanSlot> = {}): PlanSlot => ({
  id: exercise,
  exercise,
  sets: 3,
  target: { kind: 'reps', from: 8, to: 12 },
  rir: 2,
  rest: 90,
  rule: { kind: 'double' },
  group: null,
  isLocked: false,
  ease: 1,
  why: [],
  note: '',
  ...change,
})

/** The plan that was made; throws the problem where there is none. */
export function planOf(made: Made): Plan {
  if (!made.ok) throw new Error(made.problem.key)
  return made.plan
}
