import type { Nutrient } from '../../src/features/nutrition/contract/nutrients.ts'
import { NUTRIENTS } from '../../src/features/nutrition/contract/nutrients.ts'
import type { Portion } from '../../src/features/nutrition/engine/household.ts'

export type Values = Partial<Record<Nutrient, number>>
export type Dish = {
  id: string
  en: string
  de: string
  also: string[]
  group: string
  portions: Portion[]
  /** Weight after cooking per weight before. */
  yield: number
  ingredients: { name: string; grams: number }[]
}

/** A nutrient is computed if it is known for at least this share of a dish; an unknown share does not count as zero. */
const LEAST_KNOWN = 0.95

const words = (text = '') => text.split(',').flatMap((word) => word.trim() || [])

/** Reads `dishes.txt`; throws with the line that is not of its form. */
export function readDishes(text: string): Dish[] {
  const dishes: Dish[] = []
  let group = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3)
    if (line === '' || line.startsWith('#')) continue
    const [id, english, german, portions, share, ingredients] = line.split('|')
    const [en = '', moreEn] = english?.split(';', 2).map((part) => part.trim()) ?? []
    const [de = '', moreDe] = german?.split(';', 2).map((part) => part.trim()) ?? []
    const dish: Dish = {
      id: id!,
      en,
      de,
      also: [...words(moreEn), ...words(moreDe)],
      group,
      portions: (portions ?? '').split(',').map((one) => ({ unit: one.split('=')[0]!, grams: Number(one.split('=')[1]) })),
      yield: Number(share),
      ingredients: (ingredients ?? '').split(' + ').map((one) => {
        const at = one.lastIndexOf(' ')
        return { name: one.slice(0, at), grams: Number(one.slice(at + 1)) }
      }),
    }
    const numbers = [dish.yield, ...dish.portions.map(({ grams }) => grams), ...dish.ingredients.map(({ grams }) => grams)]
    if (!id || !en || !de || !group || numbers.some((value) => !(value > 0))) throw new Error(`dishes.txt: ${line}`)
    if (dishes.some((other) => other.id === id)) throw new Error(`dishes.txt: two dishes have the id ${id}`)
    dishes.push(dish)
  }
  return dishes
}

/** Nutrients of 100 g of a dish, of those of 100 g of its ingredients. */
export function valuesOfDish(dish: Pick<Dish, 'ingredients' | 'yield'>, valuesOf: (name: string) => Values): Values {
  const parts = dish.ingredients.map(({ name, grams }) => ({ grams, values: valuesOf(name) }))
  const raw = parts.reduce((sum, { grams }) => sum + grams, 0)
  const values: Values = {}
  for (const nutrient of NUTRIENTS) {
    const known = parts.filter((part) => part.values[nutrient] !== undefined)
    const knownGrams = known.reduce((sum, { grams }) => sum + grams, 0)
    if (knownGrams < raw * LEAST_KNOWN) continue
    const total = known.reduce((sum, { grams, values: of }) => sum + (of[nutrient]! * grams) / 100, 0)
    values[nutrient] = round((total / (raw * dish.yield)) * 100)
  }
  // Cooking takes water away and nothing else that is counted.
  if (values.water_g !== undefined) values.water_g = round(Math.max(0, values.water_g - (100 / dish.yield) * (1 - dish.yield)))
  return values
}

/** An estimate is not known to more than three figures. */
const round = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(3)))
