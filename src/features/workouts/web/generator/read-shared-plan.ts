import type { PlanContent } from '../../training/plan-run.ts'

/** What somebody gave away as a file. Whether it is a plan, the server says; here it only has to look like one. */
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
