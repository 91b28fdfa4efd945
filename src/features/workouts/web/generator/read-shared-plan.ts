import type { PlanContent } from '../../training/plan-run.ts'

/** Reads a plan file that another person shared. The server validates the plan; here only its rough shape is checked. */
export function readSharedPlan(text: string): PlanContent | undefined {
  try {
    const value = JSON.parse(text) as Partial<PlanContent> | null
    if (!value || !Array.isArray(value.plan?.days) || !Array.isArray(value.plan.weeks)) return undefined
    const weekdays = Array.isArray(value.weekdays) ? value.weekdays : null
    return {
      name: typeof value.name === 'string' ? value.name.slice(0, 120) : '',
      origin: 'shared',
      weekdays,
      plan: value.plan,
      place: null,
    }
  } catch {
    return undefined
  }
}
