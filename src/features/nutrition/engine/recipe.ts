import type { Ingredient, Recipe } from '../contract/things.ts'
import { NUTRIENTS, type Nutrients } from '../contract/nutrients.ts'
import { amountOf } from './day-sum.ts'

/** Grams of what goes in, as far as they are known. */
export const rawGrams = (ingredients: readonly Pick<Ingredient, 'grams'>[]): number =>
  ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0)

/** Grams of the whole when it is done: as it was weighed, else as much as went in. */
export const doneGrams = ({ cookedGrams, ingredients }: Pick<Recipe, 'cookedGrams' | 'ingredients'>): number =>
  cookedGrams ?? rawGrams(ingredients)

/** Less than this share of the weight without a value, and the sum still says something of the whole. */
const KNOWN_ENOUGH = 0.25

/**
 * What 100 g of a recipe hold. Cooking changes water and weight, and nothing else is taken off: losses of vitamins are not known here. A
 * nutrient that a quarter or more of the ingredients' weight says nothing of stays unknown. Nothing where there is no weight.
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
    // What evaporated was water.
    const value = nutrient === 'water_g' ? whole - (raw - grams) : whole
    nutrients[nutrient] = Math.max(0, (value / grams) * 100)
  }
  return nutrients
}

/** Grams of one portion. */
export const portionGrams = (recipe: Pick<Recipe, 'cookedGrams' | 'ingredients' | 'makes'>): number => doneGrams(recipe) / recipe.makes

/** One portion, as the diary and a plan have it. */
export function portionOf(id: string, recipe: Recipe): Ingredient {
  const each = portionGrams(recipe)
  const portion = { quantity: 1, unit: 'serving', gramsEach: each }
  return { food: { source: 'recipe', id }, name: recipe.name, grams: each, portion, nutrients: recipeNutrients(recipe) }
}

type Holds = Pick<Recipe, 'ingredients'>
const recipesIn = ({ ingredients }: Holds): string[] => ingredients.flatMap(({ food }) => (food.source === 'recipe' ? [food.id] : []))

/** Whether a recipe, as it would be, contains itself: directly, or by way of others as they are. */
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
