import type { Ingredient } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { weightOf } from '../../engine/say/to-grams.ts'

/** The person's corrections of a line. */
export type LineChange = {
  /** Index of the chosen alternative; null: unchanged. */
  nr: number | null
  /** A food that the person searched for. */
  food: Food | null
  /** A corrected weight. Undefined: unchanged; null: invalid. */
  grams: number | null | undefined
  /** The measure of the corrected weight; missing: grams. */
  portion?: Ingredient['portion']
}
export const UNCHANGED: LineChange = { nr: null, food: null, grams: undefined }

/** The current food of a line; undefined until the person chooses one. */
export function pickedOf({ spoken, matches, guess }: MealLine, { nr, food }: LineChange): MealLine['matches'][number] | undefined {
  if (food) return { food, weight: weightOf(spoken, food.portions) }
  return nr === null && guess && !guess.isMatched ? undefined : matches[nr ?? 0]
}

/** The item to log for a line; undefined if it is incomplete. */
export function ingredientOf(line: MealLine, change: LineChange): Ingredient | undefined {
  const picked = pickedOf(line, change)
  if (line.spoken.problem || !picked || change.grams === null) return undefined
  const { food, weight } = picked
  const grams = change.grams ?? weight.grams
  return {
    food: food.ref,
    name: food.name,
    grams,
    portion: change.grams === undefined ? weight.portion : (change.portion ?? null),
    nutrients: food.nutrients,
  }
}
