import { COUNTED_MUSCLES } from './volume.ts'
import { PLAN_LIMITS, type PlanInput, type Problem } from './types.ts'

const within = (value: number, { min, max }: { min: number; max: number }) => Number.isInteger(value) && value >= min && value <= max

/** The first problem in the wishes, in the order of the form's questions. */
export function checkInput(input: PlanInput): Problem | undefined {
  const { days, minutes, weeks } = PLAN_LIMITS
  if (!within(input.days, days)) return { key: 'days', values: days }
  if (!within(input.minutes, minutes)) return { key: 'minutes', values: minutes }
  if (!within(input.weeks, weeks)) return { key: 'weeks', values: weeks }
  if (input.focus.length > PLAN_LIMITS.focus) return { key: 'focus', values: { most: PLAN_LIMITS.focus } }
  if (input.focus.some((muscle) => !(COUNTED_MUSCLES as readonly string[]).includes(muscle)))
    return { key: 'focus', values: { most: PLAN_LIMITS.focus } }
  if (input.dislikes.length > PLAN_LIMITS.dislikes) return { key: 'dislikes', values: { most: PLAN_LIMITS.dislikes } }
  return undefined
}
