import { z } from 'zod'
import { isNutrient, NUTRIENTS, unitOf, KJ_PER_KCAL, SALT_PER_SODIUM } from './nutrients.ts'

/** Units that a column of a file can be in. */
export const FILE_UNITS = ['kcal', 'kJ', 'g', 'mg', 'µg', 'IU'] as const
export type FileUnit = (typeof FILE_UNITS)[number]

/** What a column of a file can be, beside nutrients. `carbs`: carbohydrate of which the file does not say whether fibre is in it. */
export const PLAIN_FIELDS = ['day', 'time', 'meal', 'name', 'note', 'amount', 'unit', 'grams', 'state'] as const
export const FILE_FIELDS = [...PLAIN_FIELDS, ...NUTRIENTS, 'carbs', 'salt'] as const
export type FileField = (typeof FILE_FIELDS)[number]

export const FileColumn = z.object({ field: z.enum(FILE_FIELDS).nullable(), unit: z.enum(FILE_UNITS).nullable() })
export type FileColumn = z.infer<typeof FileColumn>

/** Is this field a quantity of something in food, so that it needs a unit? */
export const isQuantity = (field: FileField): boolean => field === 'carbs' || field === 'salt' || isNutrient(field)

const MASS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6 }
/** Vitamin D, by definition; of the others an international unit depends on the form. */
const VITAMIN_D_UG_PER_IU = 0.025

/** Units that a field can be read in. Vitamins A and E in IU cannot be: their figure depends on the form that was eaten. */
export function unitsOf(field: FileField): readonly FileUnit[] {
  if (field === 'energy_kcal') return ['kcal', 'kJ']
  if (!isQuantity(field)) return []
  return field === 'vit_d_ug' ? ['µg', 'mg', 'IU'] : ['g', 'mg', 'µg']
}

/** The unit that a field is kept in. */
export const ownUnitOf = (field: FileField): FileUnit | null => (isNutrient(field) ? unitOf(field) : isQuantity(field) ? 'g' : null)

/**
 * A figure of a file in the unit that we keep: salt in g, carbohydrate in g, nutrients in their own. Undefined where this unit says nothing of
 * this field.
 */
export function inOwnUnit(field: FileField, unit: FileUnit, value: number): number | undefined {
  if (!unitsOf(field).includes(unit)) return undefined
  if (unit === 'kcal') return value
  if (unit === 'kJ') return value / KJ_PER_KCAL
  if (unit === 'IU') return value * VITAMIN_D_UG_PER_IU
  const own = ownUnitOf(field)!
  return own === unit ? value : (value * MASS[unit]!) / MASS[own]!
}

/** Sodium in mg of salt in g, as labels have it. */
export const sodiumOfSalt = (grams: number): number => (grams / SALT_PER_SODIUM) * 1000

/** How figures of nutrients are meant: of what was eaten, or per 100 g of it. */
export const FIGURES = ['eaten', 'per100'] as const

/** What the person says of a file that no app's form fits: each column in its order. */
export const FileTable = z.object({ columns: z.array(FileColumn).max(200), figures: z.enum(FIGURES) })
export type FileTable = z.infer<typeof FileTable>

/** Fields that each can be one column only: all but notes. */
export function doubledField({ columns }: FileTable): FileField | undefined {
  const seen = new Set<FileField>()
  for (const { field } of columns) {
    if (field === null) continue
    if (seen.has(field)) return field
    seen.add(field)
  }
  return undefined
}

/** What keeps a table from being read; undefined: nothing. */
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
