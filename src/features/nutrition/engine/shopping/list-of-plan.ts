import { MAX_GRAMS, type DiaryItem } from '../../contract/diary.ts'
import { MAX_SHOPPING, type Aisle, type StoredShopping, type ShoppingItem } from '../../contract/shopping.ts'
import type { Ingredient, StoredThing, Recipe } from '../../contract/things.ts'
import { doneGrams } from '../recipe.ts'
import { shoppingId, shoppingKey } from './aisles.ts'

/** Maximum number of levels of nested recipes; also ends a cycle, which should not exist. */
const MOST_DEEP = 8

type Planned = Pick<DiaryItem, 'food' | 'name' | 'grams' | 'portion'>
/** Total need of one food over all meals. */
export type Wanted = Planned & { key: string }

/** Foods needed for the meals of a plan: replaces recipes by their ingredients and merges equal foods. */
export function wantedOf(planned: readonly DiaryItem[], things: readonly StoredThing[]): Wanted[] {
  const recipes = new Map(things.flatMap(({ id, thing }) => (thing.kind === 'recipe' ? [[id, thing] as const] : [])))
  const sums = new Map<string, Wanted>()
  for (const item of planned) if (item.state === 'planned') for (const part of partsOf(item, recipes, MOST_DEEP)) addTo(sums, part)
  return [...sums.values()].slice(0, MAX_SHOPPING)
}

function partsOf(item: Planned, recipes: ReadonlyMap<string, Recipe>, deep: number): Planned[] {
  const recipe = item.food.source === 'recipe' ? recipes.get(item.food.id) : undefined
  const whole = recipe ? doneGrams(recipe) : 0
  // A deleted recipe, or one without a known weight, stays a single line of the list.
  if (!recipe || item.grams === null || !(whole > 0) || deep === 0) return [item]
  const share = item.grams / whole
  return recipe.ingredients.flatMap((one) => partsOf(scaled(one, share), recipes, deep - 1))
}

function scaled({ food, name, grams, portion }: Ingredient, by: number): Planned {
  return { food, name, grams: grams === null ? null : grams * by, portion: portion && { ...portion, quantity: portion.quantity * by } }
}

function addTo(sums: Map<string, Wanted>, { food, name, grams, portion }: Planned): void {
  const key = shoppingKey({ food, name })
  const known = sums.get(key)
  if (!known) {
    sums.set(key, { key, food, name, grams, portion })
    return
  }
  const isAlike = known.portion !== null && portion?.unit === known.portion.unit && portion.gramsEach === known.portion.gramsEach
  known.portion = isAlike ? { ...known.portion!, quantity: known.portion!.quantity + portion!.quantity } : null
  known.grams = known.grams === null || grams === null ? (known.grams ?? grams) : known.grams + grams
}

/** A need above this multiple of the bought amount puts the item back on the list. */
const SLACK = 1.02

/**
 * Updates the list from a plan and returns only the changes; null deletes an item. Bought and home items stay as long as their amount
 * suffices. Items of an earlier plan that this one does not need are deleted, unless bought or at home. Typed items stay.
 */
export function remade(
  list: readonly StoredShopping[],
  wanted: readonly Wanted[],
  aisleOf: (wanted: Wanted) => Aisle,
): { id: string; thing: ShoppingItem | null }[] {
  const before = new Map(list.map((one) => [one.id, one.thing]))
  const changes: { id: string; thing: ShoppingItem | null }[] = []
  const isWanted = new Set<string>()
  for (const one of wanted) {
    const id = shoppingId(one)
    isWanted.add(id)
    const known = before.get(id)
    const isEnough = known !== undefined && (one.grams ?? 0) <= (known.grams ?? Infinity) * SLACK
    const state = known && known.state !== 'needed' && isEnough ? known.state : 'needed'
    // The amount of a bought item is the bought amount.
    if (known && state !== 'needed') continue
    const thing: ShoppingItem = {
      kind: 'shopping',
      name: one.name,
      food: one.food,
      grams: one.grams === null ? null : Math.min(rounded(one.grams), MAX_GRAMS * 100),
      portion: one.portion && { ...one.portion, quantity: Math.min(rounded(one.portion.quantity), 10_000) },
      amount: known?.amount ?? '',
      aisle: known?.aisle ?? aisleOf(one),
      state,
      from: known?.from ?? 'plan',
    }
    if (!known || JSON.stringify(inOrder(known)) !== JSON.stringify(inOrder(thing))) changes.push({ id, thing })
  }
  for (const { id, thing } of list)
    if (thing.from === 'plan' && thing.state === 'needed' && !isWanted.has(id)) changes.push({ id, thing: null })
  return changes
}

const rounded = (value: number) => Math.round(value * 100) / 100
const inOrder = ({ name, food, grams, portion, amount, aisle, state, from }: ShoppingItem) => [
  name,
  food && [food.source, food.id],
  grams,
  portion && [portion.quantity, portion.unit, portion.gramsEach],
  amount,
  aisle,
  state,
  from,
]

/** Amount to buy: whole pieces, grams in steps of ten, kilograms from 1 kg on. */
export type Buying = { by: 'portion'; quantity: number; unit: string; grams: number } | { by: 'g' | 'kg'; quantity: number }

/** Measures that also make sense in a shop; spoons and cups are converted to weight. */
const COUNTED = new Set(['piece', 'small', 'medium', 'large', 'slice', 'can', 'bottle', 'bar', 'bunch', 'pack', 'pot', 'clove', 'whole'])

export function buyingOf({ grams, portion }: Pick<ShoppingItem, 'grams' | 'portion'>): Buying | undefined {
  if (grams === null || !(grams > 0)) return undefined
  if (portion && portion.quantity > 0 && COUNTED.has(portion.unit)) {
    return { by: 'portion', quantity: Math.ceil(portion.quantity - 0.05), unit: portion.unit, grams: sensible(grams) }
  }
  return grams >= 1000 ? { by: 'kg', quantity: Math.ceil(grams / 100 - 0.05) / 10 } : { by: 'g', quantity: sensible(grams) }
}

const sensible = (grams: number) => (grams < 20 ? Math.max(1, Math.ceil(grams)) : Math.ceil(grams / 10 - 0.05) * 10)
