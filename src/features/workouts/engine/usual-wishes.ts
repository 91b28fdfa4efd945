import type { PlanInput } from './types.ts'

/** For a person without any wishes yet: average values, with nothing excluded. */
export const USUAL_WISHES: PlanInput = {
  goal: 'general',
  level: 'intermediate',
  days: 3,
  minutes: 60,
  weeks: 8,
  focus: [],
  injuries: [],
  avoid: [],
  dislikes: [],
  seed: 1,
}
