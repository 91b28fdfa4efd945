import { MEALS } from '../../contract/diary.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import type { en } from './messages.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'

/** The person's meals in their order, with their names. */
export function mealsOf(settings: NutritionSettings, t: Translation<typeof en>): { id: string; name: string }[] {
  return [...MEALS.map((id) => ({ id: id as string, name: t.meals[id]! })), ...settings.meals]
}
