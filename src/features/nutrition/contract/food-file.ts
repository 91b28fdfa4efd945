import { z } from 'zod'
import { isNutrient, NUTRIENTS, unitOf, KJ_PER_KCAL, SALT_PER_SODIUM } from './nutrients.ts'

/** Units of a column of a file. */
export const FILE_UNITS = ['kcal', 'kJ', 'g', 'mg', 'µg', 'IU'] as const
export type FileUnit = (typeof FILE_UNITS)[number]

/** Fields of a column, besides nutrients. `carbs`: carbohydrate of a file that does not state whether it includes fibre. */
export const PLAIN_FIELDS = ['day', 'time', 'meal', 'name', 'note', 'amount', 'unit', 'grams', 'state'] as const
export const FILE_FIELDS = [...PLAIN_FIELDS, ...NUTRIENTS, 'carbs', 'salt'] as const
export type FileField = (typeof FILE_FIELDS)[number]

export const FileColumn = z.object({ field: z.enum(FILE_FIELDS).nullable(), unit: z.enum(FILE_UNITS).nullable() })
export type FileColumn = z.infer<typeof FileColumn>

/** Whether a field is an amount of a nutrient, which needs a unit. */
export const isQuantity = (field: FileField): boolean => field === 'carbs' || field === 'salt' || isNutrient(field)

const MASS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6 }
/** Definition for vitamin D; for other vitamins the value of an international unit depends on the form. */
const VITAMIN_D_UG_PER_IU = 0.025

/** Units allowed for a field. IU is not allowed for vitamins A and E, because it depends on the chemical form. */
export function unitsOf(field: FileField): readonly FileUnit[] {
  if (field === 'energy_kcal') return ['kcal', 'kJ']
  if (!isQuantity(field)) return []
  return field === 'vit_d_ug' ? ['µg', 'mg', 'IU'] : ['g', 'mg', 'µg']
}

/** The unit in which the app stores a field. */
export const ownUnitOf = (field: FileField): FileUnit | null => (isNutrient(field) ? unitOf(field) : isQuantity(field) ? 'g' : null)

/**
 * Converts a figure of a file to the stored unit: g for salt and carbohydrate, the nutrient's own unit otherwise. Undefined where the unit
 * does not apply to the field.
 */
export function inOwnUnit(field: FileField, unit: FileUnit, value: number): number | undefined {
  if (!unitsOf(field).includes(unit)) return undefined
  if (unit === 'kcal') return value
  if (unit === 'kJ') return value / KJ_PER_KCAL
  if (unit === 'IU') return value * VITAMIN_D_UG_PER_IU
  const own = ownUnitOf(field)!
  return own === unit ? value : (value * MASS[unit]!) / MASS[own]!
}

/** Converts salt in g, as labels state it, to sodium in mg. */
export const sodiumOfSalt = (grams: number): number => (grams / SALT_PER_SODIUM) * 1000

/** Basis of nutrient figures: the eaten amount, or 100 g. */
export const FIGURES = ['eaten', 'per100'] as const

/** The person's description of a table in an unknown format: each column in its order. */
export const FileTable = z.object({ columns: z.array(FileColumn).max(200), figures: z.enum(FIGURES) })
export type FileTable = z.infer<typeof FileTable>

/** The first field that several columns have, other than notes; undefined: none. */
export function doubledField({ columns }: FileTable): FileField | undefined {
  const seen = new Set<FileField>()
  for (const { field } of columns) {
    if (field === null) continue
    if (seen.has(field)) return field
    seen.add(field)
  }
  return undefined
}

/** The reason why a table is unreadable so far; undefined: it is readable. */
export function missingOf(table: FileTable): 'day' | 'content' | 'unit' | 'grams' | 'doubled' | undefined {
  const has = (field: FileField) => table.columns.some((column) => column.field === field)
  if (!has('day')) return 'day'
  if (doubledField(table)) return 'doubled'
  if (!has('name') && !table.columns.some(({ field }) => field !== null && isQuantity(field))) return 'content'
  if (table.columns.some(({ field, unit }) => field !== null && isQuantity(field) && (unit === null || !unitsOf(field).includes(unit))))
    return 'unit'
  if (table.figures === 'per100' && !has('grams') && !has('amount')) return 'grams'
  return undefined
}
