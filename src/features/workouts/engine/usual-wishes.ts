import type { PlanInput } from './types.ts'

/** Of somebody who never said what they want: the middle of everything, nothing left out. */
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
