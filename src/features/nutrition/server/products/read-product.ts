import { KJ_PER_KCAL, SALT_PER_SODIUM, type Nutrient, type Nutrients } from '../../contract/nutrients.ts'
import type { Product, ProductNote } from '../../contract/products.ts'

/** Fields that are requested from Open Food Facts; other fields of an answer are not stored. */
export const PRODUCT_FIELDS = [
  'code',
  'product_name',
  'product_name_en',
  'product_name_de',
  'generic_name',
  'brands',
  'nutriments',
  'no_nutrition_data',
  'serving_quantity',
  'serving_quantity_unit',
  'product_quantity_unit',
  'countries_tags',
] as const
export type RawProduct = Partial<Record<(typeof PRODUCT_FIELDS)[number], unknown>>

/** Names in Open Food Facts, with the factor to our unit: all but energy and alcohol are in grams there, for any unit on the label. */
const OF_OFF: Readonly<Partial<Record<Nutrient, readonly [name: string, factor: number]>>> = {
  protein_g: ['proteins', 1],
  fat_g: ['fat', 1],
  saturated_g: ['saturated-fat', 1],
  mono_g: ['monounsaturated-fat', 1],
  poly_g: ['polyunsaturated-fat', 1],
  trans_g: ['trans-fat', 1],
  cholesterol_mg: ['cholesterol', 1e3],
  carbohydrate_g: ['carbohydrates', 1],
  sugars_g: ['sugars', 1],
  starch_g: ['starch', 1],
  fibre_g: ['fiber', 1],
  caffeine_mg: ['caffeine', 1e3],
  sodium_mg: ['sodium', 1e3],
  potassium_mg: ['potassium', 1e3],
  calcium_mg: ['calcium', 1e3],
  iron_mg: ['iron', 1e3],
  magnesium_mg: ['magnesium', 1e3],
  zinc_mg: ['zinc', 1e3],
  phosphorus_mg: ['phosphorus', 1e3],
  iodine_ug: ['iodine', 1e6],
  vit_c_mg: ['vitamin-c', 1e3],
  vit_d_ug: ['vitamin-d', 1e6],
  vit_b12_ug: ['vitamin-b12', 1e6],
}
/** Pure fat has 900 kcal in 100 g. Higher values are probably kilojoules; up to this limit they raise a doubt and stay unchanged. */
const MOST_ENERGY_KCAL = 4000
/** Density of ethanol, grams per millilitre at 20 °C. */
const ETHANOL_DENSITY = 0.789
const MOST_SERVING_G = 5000

function numberIn(value: unknown): number | undefined {
  const read =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
  return Number.isFinite(read) ? read : undefined
}

const wordsIn = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, most).trim() : ''
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Rounds to six significant digits, which removes floating-point errors of the conversion. */
const rounded = (value: number) => Number(value.toPrecision(6))

/**
 * Reads values per 100 g of a product of Open Food Facts (API v2, flat `nutriments`). Leaves out impossible values, with a note.
 * Carbohydrate follows the label there: without fibre in Europe, with it in North America, where fibre is subtracted.
 */
export function readProduct(raw: RawProduct, code: string, language: 'en' | 'de'): Product {
  const notes = new Set<ProductNote>()
  const given = isRecord(raw.nutriments) ? raw.nutriments : {}
  const per100 = (name: string) => numberIn(given[`${name}_100g`])
  const nutrients: Nutrients = {}
  const put = (nutrient: Nutrient, value: number | undefined, most: number) => {
    if (value === undefined) return
    if (value < 0 || value > most) notes.add('impossible_left_out')
    else nutrients[nutrient] = rounded(value)
  }
  for (const [nutrient, [name, factor]] of Object.entries(OF_OFF) as [Nutrient, readonly [string, number]][]) {
    const value = per100(name)
    put(nutrient, value === undefined ? undefined : value * factor, 100 * factor)
  }
  const salt = per100('salt')
  if (per100('sodium') === undefined && salt !== undefined) put('sodium_mg', (salt / SALT_PER_SODIUM) * 1000, 100_000 / SALT_PER_SODIUM)
  const kilojoules = per100('energy-kj') ?? per100('energy')
  put('energy_kcal', per100('energy-kcal') ?? (kilojoules === undefined ? undefined : kilojoules / KJ_PER_KCAL), MOST_ENERGY_KCAL)
  const alcohol = per100('alcohol')
  put('alcohol_g', alcohol === undefined ? undefined : alcohol * ETHANOL_DENSITY, 100)

  if (isSoldInNorthAmericaAlone(raw.countries_tags) && nutrients.carbohydrate_g !== undefined) {
    const { carbohydrate_g: carbohydrate, fibre_g: fibre } = nutrients
    if (fibre === undefined) notes.add('fibre_unclear')
    else if (fibre > 0 && fibre <= carbohydrate) {
      nutrients.carbohydrate_g = rounded(carbohydrate - fibre)
      notes.add('fibre_taken_out')
    }
  }
  if (Object.keys(nutrients).length === 0) {
    const isPrepared = Object.keys(given).some((name) => name.endsWith('_prepared_100g'))
    notes.add(isPrepared ? 'as_prepared' : 'no_values')
  }
  const isDrink = [raw.serving_quantity_unit, raw.product_quantity_unit].some((unit) => unit === 'ml' || unit === 'cl' || unit === 'l')
  if (isDrink) notes.add('per_100_ml')
  const serving = numberIn(raw.serving_quantity)
  const other = language === 'de' ? raw.product_name_en : raw.product_name_de
  const names = [raw[`product_name_${language}`], raw.product_name, other, raw.generic_name]
  return {
    code,
    name: names.map((name) => wordsIn(name, 200)).find(Boolean) ?? '',
    brand: wordsIn(typeof raw.brands === 'string' ? raw.brands.split(',')[0] : '', 120),
    nutrients,
    servingGrams: serving !== undefined && serving > 0 && serving <= MOST_SERVING_G ? rounded(serving) : null,
    notes: [...notes],
  }
}

function isSoldInNorthAmericaAlone(countries: unknown): boolean {
  return Array.isArray(countries) && countries.length > 0 && countries.every((one) => one === 'en:united-states' || one === 'en:canada')
}
