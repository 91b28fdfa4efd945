import type { Ingredient, Recipe } from '../contract/things.ts'
import { NUTRIENTS, type Nutrients } from '../contract/nutrients.ts'
import { amountOf } from './day-sum.ts'

/** Known grams of all ingredients. */
export const rawGrams = (ingredients: readonly Pick<Ingredient, 'grams'>[]): number =>
  ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0)

/** Grams of the finished dish: the stated weight, else the sum of the ingredients. */
export const doneGrams = ({ cookedGrams, ingredients }: Pick<Recipe, 'cookedGrams' | 'ingredients'>): number =>
  cookedGrams ?? rawGrams(ingredients)

/** Below this share of weight without a value, the sum of a nutrient is still usable. */
const KNOWN_ENOUGH = 0.25

/**
 * Nutrients of 100 g of a recipe. Cooking changes only water and weight; losses of vitamins are not modelled. A nutrient is unknown if a
 * quarter or more of the ingredients' weight has no value for it. Empty without a weight.
 */
export function recipeNutrients(recipe: Pick<Recipe, 'cookedGrams' | 'ingredients'>): Nutrients {
  const grams = doneGrams(recipe)
  const raw = rawGrams(recipe.ingredients)
  if (!(grams > 0) || !(raw > 0)) return {}
  const nutrients: Nutrients = {}
  for (const nutrient of NUTRIENTS) {
    const amounts = recipe.ingredients.map((ingredient) => amountOf(ingredient, nutrient))
    if (amounts.every((amount) => amount === undefined)) continue
    const unknown = recipe.ingredients.reduce((sum, { grams: weight }, at) => sum + (amounts[at] === undefined ? (weight ?? 0) : 0), 0)
    if (unknown / raw >= KNOWN_ENOUGH) continue
    const whole = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
    // The lost weight is water.
    const value = nutrient === 'water_g' ? whole - (raw - grams) : whole
    nutrients[nutrient] = Math.max(0, (value / grams) * 100)
  }
  return nutrients
}

/** Grams of one portion. */
export const portionGrams = (recipe: Pick<Recipe, 'cookedGrams' | 'ingredients' | 'makes'>): number => doneGrams(recipe) / recipe.makes

/** One portion as an item for the diary or a plan. */
export function portionOf(id: string, recipe: Recipe): Ingredient {
  const each = portionGrams(recipe)
  const portion = { quantity: 1, unit: 'serving', gramsEach: each }
  return { food: { source: 'recipe', id }, name: recipe.name, grams: each, portion, nutrients: recipeNutrients(recipe) }
}

type Holds = Pick<Recipe, 'ingredients'>
const recipesIn = ({ ingredients }: Holds): string[] => ingredients.flatMap(({ food }) => (food.source === 'recipe' ? [food.id] : []))

/** Whether a changed recipe would contain itself, directly or through other recipes. */
export function holdsItself(id: string, recipe: Holds, others: ReadonlyMap<string, Holds>): boolean {
  const next = recipesIn(recipe)
  const seen = new Set<string>()
  while (next.length > 0) {
    const one = next.pop()!
    if (one === id) return true
    if (seen.has(one)) continue
    seen.add(one)
    const other = others.get(one)
    if (other) next.push(...recipesIn(other))
  }
  return false
}
