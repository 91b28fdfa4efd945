import { MEALS } from '../../contract/diary.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import type { en } from './messages.en.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'

/** The person's meals in their order, with their names. */
export function mealsOf(settings: NutritionSettings, t: Translation<typeof en>): { id: string; name: string }[] {
  return [...MEALS.map((id) => ({ id: id as string, name: t.meals[id]! })), ...settings.meals]
}

/** The meal that a time of day usually is. `minutes` since midnight. */
export function mealAt(minutes: number): (typeof MEALS)[number] {
  if (minutes >= 4 * 60 && minutes < 10 * 60 + 30) return 'breakfast'
  if (minutes >= 11 * 60 && minutes < 15 * 60) return 'lunch'
  if (minutes >= 17 * 60 + 30 && minutes < 22 * 60) return 'dinner'
  return 'snacks'
}
