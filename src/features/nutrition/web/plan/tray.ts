import type { UsualFood } from '../../contract/api.ts'
import { refKey } from '../../contract/diary.ts'
import type { Ingredient, StoredThing } from '../../contract/things.ts'
import { portionGrams, portionOf } from '../../engine/recipe.ts'

/** An entry of the tray: one press or drag adds all of its foods. */
export type TrayEntry = { id: string; kind: 'recipe' | 'meal' | 'food'; name: string; foods: readonly Ingredient[] }

const MOST_USUAL = 8
const MOST = 60
const TRAY = 'tray:'

export const isOfTray = (id: string): boolean => id.startsWith(TRAY)

/** Recipes and meals, then favourites, then usual foods. */
export function trayOf(things: readonly StoredThing[], usual: readonly UsualFood[]): TrayEntry[] {
  const entries = things.flatMap(({ id, thing }): TrayEntry[] => {
    if (thing.kind === 'recipe') {
      return portionGrams(thing) > 0 ? [{ id: TRAY + id, kind: 'recipe', name: thing.name, foods: [portionOf(id, thing)] }] : []
    }
    if (thing.kind === 'meal') return [{ id: TRAY + id, kind: 'meal', name: thing.name, foods: thing.items }]
    return thing.kind === 'favourite' ? [{ id: TRAY + refKey(thing.food), kind: 'food', name: thing.name, foods: [thing] }] : []
  })
  const has = new Set(entries.map(({ id }) => id))
  const often = usual
    .map((food): TrayEntry => ({ id: TRAY + refKey(food.food), kind: 'food', name: food.name, foods: [food] }))
    .filter(({ id }) => !has.has(id))
  const order = { recipe: 0, meal: 1, food: 2 }
  return [...entries.toSorted((a, b) => order[a.kind] - order[b.kind]), ...often.slice(0, MOST_USUAL)].slice(0, MOST)
}
