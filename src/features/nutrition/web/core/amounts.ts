import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { DiaryItem } from '../../contract/diary.ts'
import { amountOf } from '../../engine/day-sum.ts'
import { KJ_PER_KCAL, NUTRIENT_FACTS, unitOf, type Nutrient } from '../../contract/nutrients.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import type { en } from './messages.ts'

type Words = Pick<Translation<typeof en>, 'measures' | 'energy'>

/** "2 slices". Numbers use the decimals of the locale (no "½"); a measure of a table stays as the table writes it. */
export function measureText(unit: string, quantity: number, t: Words): string {
  const words = t.measures[unit]
  return words?.[quantity > 1 ? 1 : 0] ?? unit
}

export function gramsText(grams: number, format: Formatting): string {
  return `${format.number(grams, { maximumFractionDigits: grams < 10 ? 1 : 0 })} g`
}

/** Amount of an item: "2 slices · 64 g", "100 g"; empty for an item without grams. */
export function amountText({ portion, grams }: Pick<DiaryItem, 'portion' | 'grams'>, t: Words, format: Formatting): string {
  if (grams === null) return ''
  if (!portion) return gramsText(grams, format)
  const measure = `${format.number(portion.quantity, { maximumFractionDigits: 2 })} ${measureText(portion.unit, portion.quantity, t)}`
  return portion.unit === 'ml' ? measure : `${measure} · ${gramsText(grams, format)}`
}

/** Energy in the person's unit; undefined if numbers are hidden or the energy is unknown. */
export function energyText(kcal: number | undefined, settings: NutritionSettings, t: Words, format: Formatting): string | undefined {
  if (settings.hidesNumbers || kcal === undefined) return undefined
  const { energyUnit } = settings
  return t.energy(energyUnit === 'kJ' ? kcal * KJ_PER_KCAL : kcal, energyUnit, format)
}

/** "Protein 20 g", "Carbs 5 g", "Fat 3 g": the known ones. */
export function macrosText(
  item: Pick<DiaryItem, 'grams' | 'nutrients'>,
  t: Pick<Translation<typeof en>, 'sum'>,
  format: Formatting,
): string[] {
  const macros = [
    [t.sum.protein, amountOf(item, 'protein_g')],
    [t.sum.carbohydrate, amountOf(item, 'carbohydrate_g')],
    [t.sum.fat, amountOf(item, 'fat_g')],
  ] as const
  return macros.flatMap(([name, grams]) => (grams === undefined ? [] : [`${name} ${gramsText(grams, format)}`]))
}

/** A nutrient's amount with its unit, with fewer decimals for larger amounts. */
export function nutrientText(nutrient: Nutrient, amount: number, format: Formatting): string {
  const digits = amount >= 100 ? 0 : amount >= 1 ? 1 : 2
  return `${format.number(amount, { maximumFractionDigits: digits })} ${unitOf(nutrient)}`
}

export const nutrientName = (nutrient: Nutrient, language: string): string => NUTRIENT_FACTS[nutrient][language === 'de' ? 'de' : 'en']
