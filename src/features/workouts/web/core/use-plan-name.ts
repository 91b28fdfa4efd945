import { useMessages } from '#platform/web/i18n/messages.ts'
import { trainingMessages } from './messages.ts'

/** The own name of a plan, else a name by its origin. */
export function usePlanName(): (plan: { name: string; origin: string }) => string {
  const { planNames } = useMessages(trainingMessages)
  return ({ name, origin }) => name || (planNames as Record<string, string>)[origin] || planNames.own
}
