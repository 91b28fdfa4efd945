import type { Nutrient } from './nutrients.ts'
import type { ShippedSource } from './diary.ts'

/**
 * The shipped tables as `scripts/foods.ts` writes them (`content/foods.json`) and the search worker reads them: one array per
 * column, a food being the same place in each of them. About 13,000 foods; none of them is ever edited by hand.
 */
export type FoodTable = {
  /** Which tables it was made of, to be said where its values are shown. */
  sources: readonly { id: ShippedSource; credit: string; foods: number }[]
  groups: readonly { en: string; de: string }[]
  /** Foods of `sources[0]` come first, then those of the next. Codes are the table's own. */
  codes: readonly string[]
  en: readonly string[]
  /** Empty where the table has no German name. */
  de: readonly string[]
  /** Other words for it, separated by `;`. */
  also: readonly string[]
  /** Index into `groups`. */
  group: readonly number[]
  /** 1: it is asked for in surveys of what people eat, or it stands in `common.json`. */
  common: readonly number[]
  /** Per 100 g edible part, as an integer in steps of `1 / 10 ** decimals`; -1: not known. */
  values: Readonly<Partial<Record<Nutrient, { decimals: number; column: readonly number[] }>>>
  /** Per food, `unit|grams;unit|grams`, one of each unit; empty where the table has no portions. */
  portions: readonly string[]
}
