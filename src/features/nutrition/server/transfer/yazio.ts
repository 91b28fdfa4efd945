import { z } from 'zod'
import { MAX_GRAMS, type NutrientValues } from '../../contract/diary.ts'
import { sodiumOfSalt } from '../../contract/food-file.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import type { FoodsOfFile } from './reading-rows.ts'

// Yazio data as third-party tools export it: days by date, and the products in them. Energy is in kcal, all else in grams. Values of a
// product are per gram; those of a simple product are for the whole amount.

const Figures = z.record(z.string(), z.unknown()).catch({})
const Entry = z.object({ date: z.string().catch(''), daytime: z.string().catch('') })
const Eaten = Entry.extend({
  product_id: z.string(),
  amount: z.coerce.number().catch(Number.NaN),
  serving: z.string().nullish().catch(null),
  serving_quantity: z.coerce.number().nullish().catch(null),
})
const Simple = Entry.extend({ name: z.string().catch(''), nutrients: Figures })
const list = z.array(z.unknown()).catch([])
const Day = z.object({
  consumed: z.object({ products: list, recipe_portions: list, simple_products: list }).partial().catch({}),
})
const Product = z.object({ name: z.string().catch(''), nutrients: Figures, base_unit: z.string().nullish().catch(null) })

/** Nutrients by their name in the app. Minerals and vitamins are skipped, because no file states their unit. */
const NAMES: Readonly<Record<string, Nutrient>> = {
  'energy.energy': 'energy_kcal',
  'nutrient.protein': 'protein_g',
  'nutrient.fat': 'fat_g',
  'nutrient.dietaryfiber': 'fibre_g',
  'nutrient.sugar': 'sugars_g',
  'nutrient.saturated': 'saturated_g',
  'nutrient.monounsaturated': 'mono_g',
  'nutrient.polyunsaturated': 'poly_g',
  'nutrient.transfat': 'trans_g',
  'nutrient.alcohol': 'alcohol_g',
  'nutrient.water': 'water_g',
}

export type YazioFiles = { days: Record<string, unknown>; products: Record<string, unknown> }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a JSON value has days by date with eaten foods. */
export const isYazioDays = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) &&
  Object.keys(json).length > 0 &&
  Object.entries(json).every(([day, value]) => /^\d{4}-\d{2}-\d{2}$/.test(day) && isRecord(value)) &&
  Object.values(json).some((value) => isRecord(value) && ['consumed', 'daily', 'water'].some((key) => key in value))

export const isYazioProducts = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) && Object.values(json).some((value) => isRecord(value) && isRecord(value.nutrients))

/** Reads all days. The line of a food is the number of its day. */
export function readYazio({ days, products }: YazioFiles, file: string, to: FoodsOfFile): void {
  for (const [index, [day, content]] of Object.entries(days).entries()) {
    const { consumed } = Day.parse(content)
    const line = index + 1
    for (const value of consumed.recipe_portions ?? [])
      to.say(file, line, 'product', `${day} ${Entry.safeParse(value).data?.daytime ?? ''}`)
    for (const value of consumed.products ?? []) {
      const { data: eaten } = Eaten.safeParse(value)
      const { data: product } = Product.safeParse(eaten && products[eaten.product_id])
      if (!eaten || !product) to.say(file, line, 'product', day)
      else if (!(eaten.amount >= 0 && eaten.amount <= MAX_GRAMS)) to.say(file, line, 'amount', product.name)
      else if (eaten.amount > 0) {
        const isMass = (product.base_unit ?? 'g') === 'g' && eaten.serving !== 'milliliter'
        const words = isMass ? '' : `${eaten.amount} ml`
        add(eaten, product.name, product.nutrients, eaten.amount, isMass ? eaten.amount : null, words)
      }
    }
    for (const value of consumed.simple_products ?? []) {
      const { data: simple } = Simple.safeParse(value)
      if (simple) add(simple, simple.name, simple.nutrients, 1, null, '')
      else to.say(file, line, 'shape', day)
    }

    function add(
      entry: z.infer<typeof Entry>,
      name: string,
      figures: Record<string, unknown>,
      times: number,
      grams: number | null,
      amount: string,
    ) {
      const { values, carbs } = valuesOf(figures, times)
      if (carbs !== null) to.hasOpenCarbs = true
      const minutes = /[ T]([01]\d|2[0-3]):([0-5]\d)/.exec(entry.date)
      to.foods.push({
        line,
        file,
        day,
        minutes: minutes ? Number(minutes[1]) * 60 + Number(minutes[2]) : null,
        meal: entry.daytime.slice(0, 40),
        name: name.slice(0, 200),
        grams,
        amount,
        state: 'eaten',
        values,
        carbs,
        isWholeDay: false,
      })
    }
  }
}

function valuesOf(figures: Record<string, unknown>, times: number): { values: NutrientValues; carbs: number | null } {
  const values: NutrientValues = {}
  const figure = (name: string) => {
    const value = figures[name]
    return typeof value === 'number' && value >= 0 && value * times <= 1_000_000 ? value * times : undefined
  }
  for (const [name, nutrient] of Object.entries(NAMES)) {
    const value = figure(name)
    if (value !== undefined) values[nutrient] = value
  }
  const salt = figure('nutrient.salt')
  if (salt !== undefined) values.sodium_mg = sodiumOfSalt(salt)
  return { values, carbs: figure('nutrient.carb') ?? null }
}
