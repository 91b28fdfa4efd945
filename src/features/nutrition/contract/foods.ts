import type { Nutrient } from './nutrients.ts'
import type { ShippedSource } from './diary.ts'

/**
 * The shipped tables as `scripts/foods.ts` writes them (`content/foods.json`) and the search worker reads them: one array per
 * column, and each food has the same index in all of them. About 13,000 foods; never edited by hand.
 */
export type FoodTable = {
  /** The source tables, for the credits beside their values. */
  sources: readonly { id: ShippedSource; credit: string; foods: number }[]
  groups: readonly { en: string; de: string }[]
  /** Codes of the source tables. Foods of `sources[0]` come first, then those of the next. */
  codes: readonly string[]
  en: readonly string[]
  /** Empty where the table has no German name. */
  de: readonly string[]
  /** Synonyms, separated by `;`. */
  also: readonly string[]
  /** Index into `groups`. */
  group: readonly number[]
  /** How common the food is: 0, 1 (in surveys of what people eat) or 2 (in our `common.txt` or `dishes.txt`, with portions). */
  common: readonly number[]
  /** Per 100 g edible part, as an integer in steps of `1 / 10 ** decimals`; -1: unknown. */
  values: Readonly<Partial<Record<Nutrient, { decimals: number; column: readonly number[] }>>>
  /** Per food, `unit|grams;unit|grams`, one of each unit; empty where the table has no portions. */
  portions: readonly string[]
}
