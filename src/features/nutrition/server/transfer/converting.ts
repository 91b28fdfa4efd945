import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MEALS, mealAt, type DiaryItem, type NutrientValues } from '../../contract/diary.ts'
import { NUTRIENT_DECIMALS, type Nutrient } from '../../contract/nutrients.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import type { CarbsMeaning } from '../../contract/transfer.ts'
import type { ParsedFood } from './parsed-food.ts'
import { withoutFibre } from './reading-rows.ts'

/** Names of the four meals in files, in several languages. */
const MEAL_WORDS: readonly (readonly [RegExp, (typeof MEALS)[number]])[] = [
  [/^(?:breakfast|frühstück|fruehstueck|morning)$/, 'breakfast'],
  [/^(?:lunch|mittagessen|mittag)$/, 'lunch'],
  [/^(?:dinner|supper|abendessen|abendbrot|abend)$/, 'dinner'],
  [/^(?:snacks?|in between|zwischendurch|zwischenmahlzeit(?:en)?|snacks? ?\/ ?sonstiges)$/, 'snacks'],
]
const NO_MEAL = /^(?:|uncategori[sz]ed|none|other|sonstiges|unbekannt|unknown)$/
const MAX_VALUE = 1_000_000

export type Conversion = {
  carbs: CarbsMeaning | null
  /** The person's own meals besides the four. */
  meals: NutritionSettings['meals']
  /** Name of an entry with the sum of a day. */
  wholeDay: string
}

/** The meal: one of the four, one of the person's own by name, or the name in the file; without a name, the usual one at this time. */
export function mealOf({ meal, minutes }: Pick<ParsedFood, 'meal' | 'minutes'>, own: Conversion['meals']): string {
  const bare = meal.trim().toLowerCase()
  if (NO_MEAL.test(bare)) return minutes === null ? 'snacks' : mealAt(minutes)
  const known = MEAL_WORDS.find(([word]) => word.test(bare))?.[1]
  return known ?? own.find(({ id, name }) => name.toLowerCase() === bare || id.toLowerCase() === bare)?.id ?? meal.trim()
}

const rounded = (value: number) => Math.round(value * 10 ** NUTRIENT_DECIMALS) / 10 ** NUTRIENT_DECIMALS

function portionIn(amount: string, grams: number): DiaryItem['portion'] {
  const [, count, unit] = /^(\d[\d.]*) ?(.{1,80})$/.exec(amount) ?? []
  const quantity = Number(count)
  return unit && quantity > 0 && quantity <= 10_000 ? { quantity, unit, gramsEach: grams / quantity } : null
}

/** A food of a file as a diary item. Without grams, its values stay unchanged and the amount is appended to the name. */
export function itemOf(food: ParsedFood, { carbs, meals, wholeDay }: Conversion): Omit<DiaryItem, 'id' | 'order'> {
  const { day, minutes, state, grams, amount } = food
  const whole: NutrientValues = { ...food.values }
  if (food.carbs !== null && carbs !== null) {
    const net = withoutFibre(food.carbs, carbs, whole.fibre_g)
    if (net !== undefined) whole.carbohydrate_g = net
  }
  const meal = mealOf(food, meals)
  const name = food.name || (food.isWholeDay ? wholeDay : food.meal || wholeDay)
  const place = { day, meal, minutes, state }
  const per100 = grams === null ? null : mapped(whole, (value) => rounded((value / grams) * 100))
  if (per100 && Object.values(per100).every((value) => value <= MAX_VALUE)) {
    return {
      ...place,
      food: { source: 'import', id: name.toLowerCase().slice(0, 64) },
      name,
      grams,
      portion: portionIn(amount, grams!),
      nutrients: per100,
    }
  }
  const text = /^(?:1(?:[.,]0+)?(?: (?:serving|portion|each|x|stk\.?|stück))?)?$/i.test(amount) ? name : `${name}, ${amount}`
  const nutrients = mapped(whole, rounded)
  return { ...place, food: { source: 'quick', id: '' }, name: [...text].slice(0, 200).join(''), grams: null, portion: null, nutrients }
}

const mapped = (values: NutrientValues, each: (value: number) => number): NutrientValues =>
  Object.fromEntries(Object.entries(values).map(([nutrient, value]) => [nutrient, each(value)])) as Partial<Record<Nutrient, number>>

/** The content that is the same in every export of an entry and does not depend on the person's answers. */
export const contentOf = ({ day, minutes, meal, name, grams, amount, state, values, carbs }: ParsedFood): string =>
  JSON.stringify([day, minutes, meal, name, grams, amount, state, Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)), carbs])

/** Id of an entry: a keyed digest of its content and its number among equal entries, which reveals no content. UUIDv8. */
export function idOf(key: PersonKey, content: string, nth: number): string {
  const bytes = Buffer.from(key.digest('nutrition-import', content, String(nth)).subarray(0, 16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
