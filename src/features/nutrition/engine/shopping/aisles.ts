import { stableHash } from '#platform/contract/stable-hash.ts'
import { refKey, type FoodRef } from '../../contract/diary.ts'
import type { Aisle } from '../../contract/shopping.ts'

/** Aisle by the English name of a food group in either table. */
const BY_GROUP: Readonly<Record<string, Aisle>> = {
  'Dairy and Egg Products': 'dairy',
  'Milk and cheese': 'dairy',
  'Spices and Herbs': 'spices',
  'Fats and Oils': 'spices',
  'Oils and fats': 'spices',
  'Herbs, spices and condiments': 'spices',
  'Soups, Sauces, and Gravies': 'spices',
  'Poultry Products': 'meat',
  'Pork Products': 'meat',
  'Beef Products': 'meat',
  'Lamb, Veal, and Game Products': 'meat',
  'Sausages and Luncheon Meats': 'meat',
  'Meat (beef, pork, veal)': 'meat',
  'Game, poultry and offal': 'meat',
  'Sausages and meat products': 'meat',
  'Finfish and Shellfish Products': 'fish',
  'Fish and seafood': 'fish',
  'Breakfast Cereals': 'dry',
  'Cereal Grains and Pasta': 'dry',
  'Cereals and grain products': 'dry',
  'Eggs and pasta': 'dry',
  'Legumes and Legume Products': 'dry',
  'Pulses, nuts and seeds': 'dry',
  'Nut and Seed Products': 'dry',
  'Fruits and Fruit Juices': 'produce',
  'Vegetables and Vegetable Products': 'produce',
  Fruit: 'produce',
  Vegetables: 'produce',
  'Potatoes, starchy foods and mushrooms': 'produce',
  'Baked Products': 'bakery',
  'Bread and rolls': 'bakery',
  'Cakes, pastries and biscuits': 'bakery',
  Snacks: 'sweets',
  Sweets: 'sweets',
  'Sweets and sugar': 'sweets',
  Beverages: 'drinks',
  'Non-alcoholic beverages': 'drinks',
  'Alcoholic beverages': 'drinks',
  'Fast Foods': 'frozen',
  'Meals, Entrees, and Side Dishes': 'frozen',
  'Dishes, plant based': 'frozen',
  'Dishes, animal based': 'frozen',
}

export const aisleOfGroup = (group: string | undefined): Aisle => BY_GROUP[group ?? ''] ?? 'other'
export const KNOWN_GROUPS: readonly string[] = Object.keys(BY_GROUP)

/** Key for merging items and for their aisle: the food, or the name of a typed item. */
export function shoppingKey({ food, name }: { food: FoodRef | null; name: string }): string {
  const isNamed = food === null || food.source === 'quick' || food.source === 'import'
  return isNamed ? `name:${name.trim().toLocaleLowerCase('en')}` : refKey(food)
}

/**
 * Deterministic id of an item, the same on every device, so that two people who add milk create one item (UUID version 8, like that of a
 * favourite).
 */
export const shoppingId = (of: { food: FoodRef | null; name: string }): string => idOf(`shopping ${shoppingKey(of)}`)
export const aisleWordId = (key: string): string => idOf(`aisle ${key}`)

function idOf(text: string): string {
  const hex = [0, 1, 2, 3].map((part) => stableHash(`${part} ${text}`).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
