import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { NUTRIENTS, type Nutrient } from './nutrients.ts'

/** Items of one day: five hundred foods in one meal fit. */
export const MAX_ITEMS_A_DAY = 1000
export const MAX_CHANGES_A_SEND = 250
/** Of one item: a barrel, not a slip of the finger; the page asks about far less. */
export const MAX_GRAMS = 100_000
/** What a value can be, per 100 g or for a whole quick entry, in any of the units. */
const MAX_VALUE = 1_000_000

/** A zod object whose every key may be missing: what is not there is not known. */
export const NutrientValues = z.partialRecord(z.enum(NUTRIENTS), z.number().min(0).max(MAX_VALUE))
export type NutrientValues = z.infer<typeof NutrientValues>

/** `dish`: our own recipe estimates over the other tables. */
export const SHIPPED_SOURCES = ['usda', 'bls', 'dish'] as const
export type ShippedSource = (typeof SHIPPED_SOURCES)[number]
export const isShipped = (source: string): source is ShippedSource => SHIPPED_SOURCES.some((one) => one === source)

/**
 * Where an item's values came from: a shipped table, one's own food or recipe, a file of another app (`import`, by the food's name), or nowhere
 * (`quick`: amounts that were typed, or that a file has without grams).
 */
export const FoodRef = z.object({
  source: z.enum([...SHIPPED_SOURCES, 'own', 'recipe', 'off', 'import', 'quick']),
  /** The table's code, or the id of one's own. */
  id: z.string().max(64),
})
export type FoodRef = z.infer<typeof FoodRef>
/** As one word, for comparing. */
export const refKey = ({ source, id }: FoodRef): string => `${source}:${id}`

/** The meals that everybody has; a person may name others. */
export const MEALS = ['breakfast', 'lunch', 'dinner', 'snacks'] as const
/** The meal that a time of day usually is. `minutes` since midnight. */
export function mealAt(minutes: number): (typeof MEALS)[number] {
  if (minutes >= 4 * 60 && minutes < 10 * 60 + 30) return 'breakfast'
  if (minutes >= 11 * 60 && minutes < 15 * 60) return 'lunch'
  if (minutes >= 17 * 60 + 30 && minutes < 22 * 60) return 'dinner'
  return 'snacks'
}

export const MealId = z.string().trim().min(1).max(40)

/**
 * What somebody ate, drank or plans to. It carries its own values: what a food is called or holds later, or whether it is still there,
 * changes no day that rests on it.
 */
export const DiaryItem = z.object({
  id: Id,
  day: PlausibleDay,
  /** One of MEALS, or the id of one of the person's own. */
  meal: MealId,
  /** Minutes since midnight on the person's wall clock; null: nobody said. */
  minutes: z
    .int()
    .min(0)
    .max(24 * 60 - 1)
    .nullable(),
  state: z.enum(['eaten', 'planned']),
  food: FoodRef,
  name: z.string().trim().min(1).max(200),
  /** Edible grams; null: amounts that were typed as they are (`food.source` is `quick`), then `nutrients` are the whole item's. */
  grams: z.number().min(0).max(MAX_GRAMS).nullable(),
  /** How it was said, to be shown and to be said again: 2 × "large egg". Null: in grams. */
  portion: z
    .object({ quantity: z.number().min(0).max(10_000), unit: z.string().max(80), gramsEach: z.number().min(0).max(MAX_GRAMS) })
    .nullable(),
  /** Per 100 g edible part, as they were known when it was written down. */
  nutrients: NutrientValues,
  /** Its place within the meal. */
  order: z.number(),
})
export type DiaryItem = z.infer<typeof DiaryItem>

/**
 * One step of writing the diary: an item as it is from now on, or none. Of changes of the same item the later one holds (by `at`,
 * never ahead of the server's clock), in whatever order they arrive.
 */
export const DiaryChange = z.object({
  id: Id,
  at: Instant,
  /** null: taken away. */
  item: DiaryItem.omit({ id: true }).nullable(),
})
export type DiaryChange = z.infer<typeof DiaryChange>

/** What a day holds of one nutrient, and how much of the day says nothing about it. */
export type NutrientSum = {
  /** In the nutrient's unit, of the items that carry a value. */
  amount: number
  /** 0 to 1: the share of the day's grams whose food carries no value. */
  unknownOfGrams: number
  /** 0 to 1: the share of the day's energy whose food carries no value; where no energy is known, the share of grams. */
  unknownOfEnergy: number
}

export type Sums = {
  items: number
  /** Of all items that have grams. */
  grams: number
  /** Every nutrient that at least one item has a value for; what is missing here is not known at all. */
  nutrients: Partial<Record<Nutrient, NutrientSum>>
}

/** A day of the diary in sums: what was eaten, what is planned, and whether the person said that nothing is missing. */
export type DaySum = {
  day: LocalDay
  eaten: Sums
  planned: Sums
  /** The person said that the day is all written down. A day of which nobody said so may still be whole. */
  isComplete: boolean
  /** Meals that anything eaten stands in. */
  meals: number
}
