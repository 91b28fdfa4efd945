import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { USUAL_DAYS, USUAL_MOST, type UsualFood } from '../contract/api.ts'
import { refKey, type DiaryItem } from '../contract/diary.ts'

/** Maximum number of items to read: two months with thirty a day. */
export const USUAL_LOOKED_AT = 1800

export const usualFrom = (today: LocalDay): LocalDay => addDays(today, -USUAL_DAYS)

/** Eaten foods, each once with its last amount, most frequent first. `items`: newest first. */
export function usualOf(items: readonly DiaryItem[]): UsualFood[] {
  const foods = new Map<string, UsualFood>()
  for (const { food, name, grams, portion, nutrients, meal, day, state } of items) {
    if (state !== 'eaten' || food.source === 'quick') continue
    const known = foods.get(refKey(food)) ?? { food, name, grams, portion, nutrients, times: 0, lastDay: day, meals: {} }
    known.times++
    known.meals[meal] = (known.meals[meal] ?? 0) + 1
    foods.set(refKey(food), known)
  }
  return [...foods.values()].toSorted((a, b) => b.times - a.times || (a.lastDay < b.lastDay ? 1 : -1)).slice(0, USUAL_MOST)
}
