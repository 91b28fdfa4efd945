import type { Aisle, AisleWord } from '../../contract/shopping.ts'
import { isShipped, type FoodRef } from '../../contract/diary.ts'
import type { StoredThing } from '../../contract/things.ts'
import type { Language } from '../../engine/book/food-book.ts'
import { aisleOfGroup, shoppingKey } from '../../engine/shopping/aisles.ts'
import { askFoods } from '../foods-table/foods.ts'

type Named = { food: FoodRef | null; name: string }

/** Aisles that the person chose, by `shoppingKey`. */
export const aisleWords = (things: readonly StoredThing[]): ReadonlyMap<string, Aisle> =>
  new Map(things.flatMap(({ thing }) => (thing.kind === 'aisle' ? [[(thing satisfies AisleWord).of, thing.aisle] as const] : [])))

/**
 * Aisle of each item: the person's earlier choice, else by the group of the food, or of a food with the same name. Without the tables,
 * items without a choice get the aisle `other`.
 */
export async function aislesFor(all: readonly Named[], things: readonly StoredThing[], language: Language): Promise<Map<string, Aisle>> {
  const spoken = aisleWords(things)
  const entries = all.map(async (one): Promise<[string, Aisle]> => {
    const key = shoppingKey(one)
    return [key, spoken.get(key) ?? (await aisleOfFood(one, language).catch((): Aisle => 'other'))]
  })
  return new Map(await Promise.all(entries))
}

async function aisleOfFood({ food, name }: Named, language: Language): Promise<Aisle> {
  const ref =
    food !== null && isShipped(food.source) ? food : (await askFoods({ ask: 'search', text: name, language, most: 1, usual: [] }))[0]?.ref
  // English names identify groups.
  return aisleOfGroup(ref && (await askFoods({ ask: 'food', ref, language: 'en' }))?.group)
}
