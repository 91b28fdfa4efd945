import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { NUTRIENTS, type Nutrient } from './nutrients.ts'

/** Maximum number of items of one day: enough for a meal of five hundred foods. */
export const MAX_ITEMS_A_DAY = 1000
export const MAX_CHANGES_A_SEND = 250
/** Maximum grams of one item; the page asks for confirmation far below this. */
export const MAX_GRAMS = 100_000
/** Highest value of a nutrient, per 100 g or for a whole quick entry, in any unit. */
const MAX_VALUE = 1_000_000

/** Values by nutrient; a missing key means unknown. */
export const NutrientValues = z.partialRecord(z.enum(NUTRIENTS), z.number().min(0).max(MAX_VALUE))
export type NutrientValues = z.infer<typeof NutrientValues>

/** `dish`: our own estimates from recipes, based on the other tables. */
export const SHIPPED_SOURCES = ['usda', 'bls', 'dish'] as const
export type ShippedSource = (typeof SHIPPED_SOURCES)[number]
export const isShipped = (source: string): source is ShippedSource => SHIPPED_SOURCES.some((one) => one === source)

/**
 * Source of an item's values: a shipped table, the person's own food or recipe, Open Food Facts (`off`), a file of another app
 * (`import`, by the food's name), or none (`quick`: typed amounts, or amounts in a file without grams).
 */
export const FoodRef = z.object({
  source: z.enum([...SHIPPED_SOURCES, 'own', 'recipe', 'off', 'import', 'quick']),
  /** The code in the table, or the id of the person's own food or recipe. */
  id: z.string().max(64),
})
export type FoodRef = z.infer<typeof FoodRef>
/** A reference as one string, for comparison. */
export const refKey = ({ source, id }: FoodRef): string => `${source}:${id}`

/** The default meals; a person can add others. */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snacks'] as const
/** The usual meal at a time of day. `minutes` since midnight. */
export function mealAt(minutes: number): (typeof MEALS)[number] {
  if (minutes >= 4 * 60 && minutes < 10 * 60 + 30) return 'breakfast'
  if (minutes >= 11 * 60 && minutes < 15 * 60) return 'lunch'
  if (minutes >= 17 * 60 + 30 && minutes < 22 * 60) return 'dinner'
  return 'snacks'
}

export const MealId = z.string().trim().min(1).max(40)

/**
 * Food or drink that a person consumed or plans to. It carries its own values, so later changes of the food or its deletion do not affect
 * the diary.
 */
export const DiaryItem = z.object({
  id: Id,
  day: PlausibleDay,
  /** One of MEALS, or the id of a meal that the person added. */
  meal: MealId,
  /** Minutes since midnight in local time; null: not given. */
  minutes: z
    .int()
    .min(0)
    .max(24 * 60 - 1)
    .nullable(),
  state: z.enum(['eaten', 'planned']),
  food: FoodRef,
  name: z.string().trim().min(1).max(200),
  /** Edible grams; null: an entry without a weight (`food.source` is `quick`), whose `nutrients` are for the whole item. */
  grams: z.number().min(0).max(MAX_GRAMS).nullable(),
  /** The amount in household measures, for display and reuse: 2 × "large egg". Null: in grams. */
  portion: z
    .object({ quantity: z.number().min(0).max(10_000), unit: z.string().max(80), gramsEach: z.number().min(0).max(MAX_GRAMS) })
    .nullable(),
  /** Per 100 g edible part, as of the time of the entry. */
  nutrients: NutrientValues,
  /** Sort key within the meal. */
  order: z.number(),
})
export type DiaryItem = z.infer<typeof DiaryItem>

/**
 * One change of the diary: the new state of an item, or its deletion. Of several changes of one item the latest wins (by `at`, never
 * ahead of the server's clock), in any order of arrival.
 */
export const DiaryChange = z.object({
  id: Id,
  at: Instant,
  /** null: deletes the item. */
  item: DiaryItem.omit({ id: true }).nullable(),
})
export type DiaryChange = z.infer<typeof DiaryChange>

/** The sum of one nutrient on a day, and the share of the day without a value for it. */
export type NutrientSum = {
  /** In the nutrient's unit, over the items with a value. */
  amount: number
  /** 0 to 1: the share of the day's grams from foods without a value. */
  unknownOfGrams: number
  /** 0 to 1: the share of the day's energy from foods without a value; without any known energy, the share of grams. */
  unknownOfEnergy: number
}

export type Sums = {
  items: number
  /** Total of all items that have grams. */
  grams: number
  /** Every nutrient for which at least one item has a value; a missing nutrient is unknown. */
  nutrients: Partial<Record<Nutrient, NutrientSum>>
}

/** Sums of a day of the diary: eaten items, planned items, and whether the person marked the day as complete. */
export type DaySum = {
  day: LocalDay
  eaten: Sums
  planned: Sums
  /** The person marked the day as complete. A day without that mark may still count as whole (see `isWhole`). */
  isComplete: boolean
  /** Number of meals with eaten items. */
  meals: number
}
