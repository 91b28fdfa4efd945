import { useEffect, useMemo, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import type { UsualFood } from '../../contract/api.ts'
import type { FoodRef } from '../../contract/diary.ts'
import type { StoredThing, OwnFood } from '../../contract/things.ts'
import type { Food, Language } from '../../engine/book/food-book.ts'
import { recipeNutrients, portionGrams } from '../../engine/recipe.ts'
import type { OwnEntry } from '../../engine/book/pantry.ts'
import { askFoods } from './foods.ts'
import type { MealAnswer } from './protocol.ts'

/** An own food in the form for display. */
export function ownFood(id: string, { name, brand, portions, nutrients }: OwnFood): Food {
  return { ref: { source: 'own', id }, name, brand, group: brand, portions, nutrients }
}

export type Looked = { foods: readonly Food[]; spoken: MealAnswer | undefined }

/** Own foods and recipes, which the search covers besides the tables. */
export function ownEntries(things: readonly StoredThing[]): { foods: OwnEntry[]; hides: FoodRef[] } {
  const foods = things.flatMap(({ id, thing }): OwnEntry[] => {
    if (thing.kind === 'food') {
      return [{ food: ownFood(id, thing), also: `${thing.brand} ${thing.name}` }]
    }
    if (thing.kind === 'recipe') {
      const each = portionGrams(thing)
      const portions = each > 0 ? [{ unit: 'serving', grams: each }] : []
      return [
        {
          food: { ref: { source: 'recipe', id }, name: thing.name, brand: '', group: '', portions, nutrients: recipeNutrients(thing) },
          also: '',
        },
      ]
    }
    return []
  })
  return { foods, hides: things.flatMap(({ thing }) => (thing.kind === 'food' && thing.corrects ? [thing.corrects] : [])) }
}

/** How usual each food is for this person in this meal, 0 to 1. */
export function usualIn(usual: readonly UsualFood[], meal: string): [FoodRef, number][] {
  const weight = (food: UsualFood) => (food.meals[meal] ?? 0) + 0.3 * food.times
  const most = Math.max(1, ...usual.map(weight))
  return usual.map((food) => [food.food, weight(food) / most])
}

export const useFoodLanguage = (): Language => (useLocaleSettings().language === 'de' ? 'de' : 'en')

/** Whether a text is more than a name: it has several foods, or an amount. */
const isMeal = ({ lines }: MealAnswer): boolean =>
  lines.length > 1 || lines.some(({ spoken }) => spoken.quantity !== null || spoken.unit !== null || spoken.problem !== null)

const FOUND = 30

/** Search results and parsed foods for the typed text. Loads no tables before `isWanted`. `isAway`: they could not be loaded. */
export function useFoods(text: string, meal: string, usual: readonly UsualFood[], things: readonly StoredThing[], isWanted = true) {
  const language = useFoodLanguage()
  const [state, setState] = useState<{ isReady: boolean; isAway: boolean }>({ isReady: false, isAway: false })
  const [looked, setLooked] = useState<Looked & { text: string }>({ text: '', foods: [], spoken: undefined })
  const own = useMemo(() => ownEntries(things), [things])
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    askFoods({ ask: 'own', ...own }).then(
      () => isCurrent && setState({ isReady: true, isAway: false }),
      () => isCurrent && setState({ isReady: false, isAway: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [own, isWanted])
  useEffect(() => {
    if (text.trim() === '') {
      setLooked({ text, foods: [], spoken: undefined })
      return
    }
    let isCurrent = true
    const asked = usualIn(usual, meal)
    Promise.all([
      askFoods({ ask: 'search', text, language, most: FOUND, usual: asked }),
      askFoods({ ask: 'say', text, language, usual: asked }),
    ]).then(
      ([foods, spoken]) => isCurrent && setLooked({ text, foods, spoken: isMeal(spoken) ? spoken : undefined }),
      () => isCurrent && setState({ isReady: false, isAway: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [text, language, usual, meal, own])
  return { ...looked, ...state, isBusy: looked.text !== text }
}
