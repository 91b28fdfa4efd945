import type { Ingredient } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { weightOf } from '../../engine/say/to-grams.ts'

/** What a person made of a line that was read for them. */
export type LineChange = {
  /** Which of the foods that may be meant; null: as it was read. */
  nr: number | null
  /** A food that they looked for themselves. */
  food: Food | null
  /** Another weight. Undefined: as it was read; null: none that counts. */
  grams: number | null | undefined
  /** The measure that the other weight was said in; missing: grams. */
  portion?: Ingredient['portion']
}
export const UNCHANGED: LineChange = { nr: null, food: null, grams: undefined }

/** Which food a line is by now; undefined while nobody has chosen one. */
export function pickedOf(
  { said: spoken, meant: intended, guess }: MealLine,
  { nr, food }: LineChange,
): MealLine['meant'][number] | undefined {
  if (food) return { food, weight: weightOf(spoken, food.portions) }
  return nr === null && guess && !guess.isMatched ? undefined : intended[nr ?? 0]
}

/** What would be written down of a line; undefined where it is nothing yet. */
export function ingredientOf(line: MealLine, change: LineChange): Ingredient | undefined {
  const picked = pickedOf(line, change)
  if (line.said.problem || !picked || change.grams === null) return undefined
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
