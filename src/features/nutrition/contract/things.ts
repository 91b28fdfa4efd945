import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { ACTIVITIES, EnergyGoal } from './energy.ts'
import { isGtin, MAX_BARCODES } from './gtin.ts'
import { Fast } from './fasting.ts'
import { nutritionReasons } from '../reasons.en.ts'
import { DiaryItem, FoodRef, MAX_GRAMS, MealId, NutrientValues } from './diary.ts'
import { AisleWord, ShoppingItem } from './shopping.ts'

export const MAX_THINGS = 6000
export const MAX_INGREDIENTS = 200
/** Maximum number of changes in one request. */
export const MAX_THING_CHANGES = 100

const Name = z.string().trim().min(1).max(200)
export const Barcode = z
  .string()
  .regex(/^(?:\d{8}|\d{12,14})$/, nutritionReasons.barcode_length.id)
  .refine(isGtin, nutritionReasons.barcode_check_digit.id)
const Portions = z.array(z.object({ unit: z.string().trim().min(1).max(80), grams: z.number().positive().max(MAX_GRAMS) })).max(20)

/** A food with an amount and its own values, as stored in a recipe, a meal or a favourite. */
export const Ingredient = DiaryItem.pick({ food: true, name: true, grams: true, portion: true, nutrients: true })
export type Ingredient = z.infer<typeof Ingredient>

/** A food that the person entered, or their correction of a shipped one. */
export const OwnFood = z.object({
  kind: z.literal('food'),
  name: Name,
  brand: z.string().trim().max(120),
  /** EAN-8, UPC-A, EAN-13 or GTIN-14; empty without one. Compared by `barcodesOf`. */
  barcode: Barcode.or(z.literal('')),
  /** Barcodes of other packages of the same food. */
  otherBarcodes: z
    .array(Barcode)
    .max(MAX_BARCODES - 1)
    .optional(),
  nutrients: NutrientValues,
  portions: Portions,
  /** The shipped food that it corrects and replaces in search results. */
  corrects: FoodRef.nullable(),
  /** Where the values were looked up; missing: the person typed them. */
  from: z.enum(['off']).optional(),
})
export type OwnFood = z.infer<typeof OwnFood>

export const Recipe = z.object({
  kind: z.literal('recipe'),
  name: Name,
  /** Number of portions. */
  makes: z.number().positive().max(1000),
  /** Weight of the cooked dish; null: the sum of its ingredients. */
  cookedGrams: z.number().positive().max(MAX_GRAMS).nullable(),
  ingredients: z.array(Ingredient).max(MAX_INGREDIENTS),
  steps: z.string().max(20_000),
  source: z.string().max(500),
})
export type Recipe = z.infer<typeof Recipe>

/** Foods that the person eats together and logs together. */
export const MealTemplate = z.object({
  kind: z.literal('meal'),
  name: Name,
  items: z.array(Ingredient).min(1).max(MAX_INGREDIENTS),
})
export type MealTemplate = z.infer<typeof MealTemplate>

export const Favourite = Ingredient.extend({ kind: z.literal('favourite') })
export type Favourite = z.infer<typeof Favourite>

export const NutritionSettings = z.object({
  kind: z.literal('settings'),
  /** Hides energy and nutrient amounts everywhere; pages show plates, variety and words instead. */
  hidesNumbers: z.boolean(),
  energyUnit: z.enum(['kcal', 'kJ']),
  /** Meals besides breakfast, lunch, dinner and snacks. */
  meals: z.array(z.object({ id: MealId, name: z.string().trim().min(1).max(40) })).max(12),
  /** Amount that the water button logs. */
  waterMillilitres: z.int().min(50).max(2000),
  /** The person's weight goal; without one the app suggests no target. */
  goal: EnergyGoal.nullable().optional(),
  /** Activity for the formula that estimates expenditure until the diary has enough weeks. */
  activity: z.enum(ACTIVITIES).nullable().optional(),
  /** Whether to look up unknown barcodes at Open Food Facts. */
  asksOpenFoodFacts: z.boolean().optional(),
})
export type NutritionSettings = z.infer<typeof NutritionSettings>
/** Fixed id of the settings, the same for every person and device. */
export const SETTINGS_ID = '018f0000-0000-7000-8000-00000000f00d'
export const PLAIN_SETTINGS: NutritionSettings = {
  kind: 'settings',
  hidesNumbers: false,
  energyUnit: 'kcal',
  meals: [],
  waterMillilitres: 250,
}

/** Everything that a person stores besides the diary. */
export const Thing = z.discriminatedUnion('kind', [
  OwnFood,
  Recipe,
  MealTemplate,
  Favourite,
  NutritionSettings,
  ShoppingItem,
  AisleWord,
  Fast,
])
export type Thing = z.infer<typeof Thing>
export type StoredThing = { id: string; thing: Thing }

/** Works like a change of the diary: the latest wins, and null deletes. */
export const ThingChange = z.object({ id: Id, at: Instant, thing: Thing.nullable() })
export type ThingChange = z.infer<typeof ThingChange>
