import { useMessages } from '#platform/web/i18n/messages.ts'
import { trainingMessages } from './messages.ts'

/** A plan by its own name, else by what it came from. */
export function usePlanName(): (plan: { name: string; origin: string }) => string {
  const { planNames } = useMessages(trainingMessages)
  return ({ name, origin }) => name || (planNames as Record<string, string>)[origin] || planNames.own
}
