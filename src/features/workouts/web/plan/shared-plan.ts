import type { PlanContent } from '../../training/plan-run.ts'

/** A plan as a file for sharing, without any finished sessions. `web/generator/read-shared-plan.ts` opens it. */
export const sharedPlan = (name: string, { weekdays, plan }: Pick<PlanContent, 'weekdays' | 'plan'>): string =>
  JSON.stringify({ name, weekdays, plan }, null, 2)
