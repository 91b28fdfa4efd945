import { columnName, type Cells } from '#platform/server/imports/csv-lines.ts'
import type { FileColumn, FileField, FileTable } from '../../contract/food-file.ts'
import type { CarbsMeaning, LeftFile, LineReason } from '../../contract/transfer.ts'
import { guessColumn, guessColumns } from './columns.ts'
import type { Source } from './parsed-food.ts'

/** Format of an app's table: its columns in order, and conventions of the app. */
export type Layout = FileTable & {
  source: Source
  /** Whether the app's carbohydrate includes fibre; `ask`: that depends on the country of its foods. */
  carbs: CarbsMeaning | 'ask'
  /** The app writes zero for unknown nutrients. */
  zeroIsBlank: boolean
  /** The amount precedes the name: `150 g Banane`. */
  amountInName: boolean
  isWholeDay: boolean
  /** The day comes first in dates, even if they look ambiguous. */
  isDayFirst: boolean
  /** The reason to skip a row that is no eaten food; undefined: import it. */
  leaves(cell: Cells): LineReason | undefined
  /** Columns that are ignored without a report. */
  quiet: readonly string[]
}

const PLAIN: Pick<Layout, 'figures' | 'carbs' | 'zeroIsBlank' | 'amountInName' | 'isWholeDay' | 'isDayFirst' | 'leaves' | 'quiet'> = {
  figures: 'eaten',
  carbs: 'ask',
  zeroIsBlank: false,
  amountInName: false,
  isWholeDay: false,
  isDayFirst: false,
  leaves: () => undefined,
  quiet: [],
}

const isTrue = (text: string) => /^(?:true|1|yes)$/i.test(text)

/** Guesses columns by name, with exceptions of the app. `null`: ignore the column. */
function columnsWith(names: readonly string[], reported: Readonly<Record<string, FileField | null>>): FileColumn[] {
  const taken = new Set<FileField>()
  return names.map((name) => {
    const own = reported[columnName(name)]
    const column: FileColumn = own === undefined ? guessColumn(name) : { ...guessColumn(name), field: own }
    if (column.field === null || taken.has(column.field)) return { field: null, unit: null }
    taken.add(column.field)
    return column
  })
}

/** The format of a table with these columns; undefined: unknown. */
export function layoutOf(names: readonly string[]): Layout | undefined {
  const columns = names.map(columnName)
  const has = (...wanted: string[]) => wanted.every((one) => columns.includes(one))
  if (has('day', 'group', 'food name', 'amount')) {
    const isOurs = has('state', 'grams')
    // Cronometer's Carbs include fibre; its Net Carbs, where present, do not.
    const reported = { state: isOurs ? ('state' as const) : null, grams: isOurs ? ('grams' as const) : null }
    return {
      ...PLAIN,
      source: isOurs ? 'fernwell' : 'cronometer',
      columns: columnsWith(names, reported),
      carbs: 'with',
      quiet: ['category'],
    }
  }
  if (has('date', 'energy (kcal)', 'completed')) {
    const own = columnsWith(names, { completed: null })
    return { ...PLAIN, source: 'cronometer', columns: own, carbs: 'with', isWholeDay: true, quiet: ['completed'] }
  }
  if (has('date', 'meal', 'calories', 'fat (g)', 'carbohydrates (g)', 'protein (g)') && !has('food') && !has('name')) {
    // In MyFitnessPal, vitamins, calcium and iron are per cent of a daily value, not masses.
    const reported = { 'vitamin a': null, 'vitamin c': null, calcium: null, iron: null }
    return { ...PLAIN, source: 'myfitnesspal', columns: columnsWith(names, reported), zeroIsBlank: true }
  }
  if (has('date', 'name', 'quantity', 'units', 'calories', 'deleted') && (has('meal') || has('type'))) {
    const leaves = (cell: Cells): LineReason | undefined => {
      if (isTrue(cell('deleted'))) return 'deleted'
      return /^exercise$/i.test(cell('type')) ? 'exercise' : undefined
    }
    const reported = { type: 'meal' as const, units: 'unit' as const }
    return { ...PLAIN, source: 'loseit', columns: columnsWith(names, reported), leaves, quiet: ['icon', 'deleted'] }
  }
  const fddbDay = columns.find((name) => /^datum tag (?:monat jahr|jahr monat) stunde minute$/.test(name))
  if (fddbDay && has('bezeichnung', 'kj')) {
    const leaves = (cell: Cells): LineReason | undefined => {
      const [eaten, moved] = [cell('kj'), columns.find((name) => /aktivit/.test(name)) ?? '']
      return /^0?$/.test(eaten.replace(/[.,]0+$/, '')) && /[1-9]/.test(cell(moved)) ? 'exercise' : undefined
    }
    const reported = { [fddbDay]: 'day' as const }
    // German tables and labels state carbohydrate without fibre.
    const means = { carbs: 'without', amountInName: true, isDayFirst: true } as const
    const quiet = columns.filter((name) => /interne|aktivit/.test(name))
    return { ...PLAIN, ...means, source: 'fddb', columns: columnsWith(names, reported), leaves, quiet }
  }
  if (has('date', 'meal', 'product', 'amount', 'calories total', 'protein total')) {
    const reported: Record<string, FileField | null> = { product: 'name', portions: null, time: 'time' }
    const totals: Record<string, FileField> = {
      'calories total': 'energy_kcal',
      'protein total': 'protein_g',
      'fat total': 'fat_g',
      'carbs total': 'carbs',
    }
    const others = columnsWith(names, reported)
    const own = columns.map((name, at): FileColumn => {
      const field = totals[name]
      if (field) return { field, unit: field === 'energy_kcal' ? 'kcal' : 'g' }
      return name.endsWith('/g') ? { field: null, unit: null } : others[at]!
    })
    return { ...PLAIN, source: 'yazio', columns: own, quiet: columns.filter((name) => /\/g$|^portions$/.test(name)) }
  }
  return undefined
}

/** Format of a table of an unknown app: as the person chose, or guessed from its column names. */
export function tableLayout(names: readonly string[], spoken: FileTable | null): Layout {
  const fits = spoken?.columns.length === names.length
  return { ...PLAIN, source: 'table', ...(fits ? spoken : { columns: guessColumns(names), figures: 'eaten' }) }
}

/** Kind of a file that is not part of the diary, from its columns and path. */
export function leftKind(names: readonly string[], path: string): LeftFile['kind'] {
  const columns = names.map(columnName)
  if (/exercise/i.test(path) || columns.some((name) => name.startsWith('exercise'))) return 'exercise'
  if (/measurement|biometric|weight|body/i.test(path) || columns.some((name) => /^(?:weight|metric|gewicht)/.test(name))) return 'body'
  return /food|recipe|meal/i.test(path) ? 'foods' : 'other'
}

/** The usual meaning of carbohydrate in an app whose file does not state it. */
export const usualCarbs = (source: Source): CarbsMeaning | null => (source === 'yazio' ? 'without' : null)
