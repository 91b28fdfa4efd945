import { columnName, type Cells } from '#platform/server/imports/csv-lines.ts'
import type { FileColumn, FileField, FileTable } from '../../contract/food-file.ts'
import type { CarbsMeaning, LeftFile, LineReason } from '../../contract/transfer.ts'
import { guessColumn, guessColumns } from './columns.ts'
import type { Source } from './parsed-food.ts'

/** How a table of an app is read: each column in its order, and what else its app means. */
export type Layout = FileTable & {
  source: Source
  /** What the app means by carbohydrate; `ask`: that depends on where its foods are from. */
  carbs: CarbsMeaning | 'ask'
  /** It writes a zero for nutrients that it knows nothing of. */
  zeroIsBlank: boolean
  /** The amount stands before the name: `150 g Banane`. */
  amountInName: boolean
  isWholeDay: boolean
  /** The day comes first whatever its dates look like. */
  isDayFirst: boolean
  /** Why a row is not of something that was eaten. */
  leaves(cell: Cells): LineReason | undefined
  /** Columns that nobody misses. */
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

/** The guesses by name, but for columns that the app means otherwise. `null`: it says nothing that we could read. */
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

/** What a table with these columns is of; undefined: of nothing that we know. */
export function layoutOf(names: readonly string[]): Layout | undefined {
  const columns = names.map(columnName)
  const has = (...wanted: string[]) => wanted.every((one) => columns.includes(one))
  if (has('day', 'group', 'food name', 'amount')) {
    const isOurs = has('state', 'grams')
    // Its Carbs hold fibre; Net Carbs, where it writes them, do not.
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
    // Vitamins, calcium and iron are per cent of a daily value there, not masses.
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
    // German tables and labels count carbohydrate without fibre.
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

/** How a table of no known app is read: as the person said, or by the names of its columns. */
export function tableLayout(names: readonly string[], spoken: FileTable | null): Layout {
  const fits = spoken?.columns.length === names.length
  return { ...PLAIN, source: 'table', ...(fits ? spoken : { columns: guessColumns(names), figures: 'eaten' }) }
}

/** What a file beside the diary is, by its columns. */
export function leftKind(names: readonly string[], path: string): LeftFile['kind'] {
  const columns = names.map(columnName)
  if (/exercise/i.test(path) || columns.some((name) => name.startsWith('exercise'))) return 'exercise'
  if (/measurement|biometric|weight|body/i.test(path) || columns.some((name) => /^(?:weight|metric|gewicht)/.test(name))) return 'body'
  return /food|recipe|meal/i.test(path) ? 'foods' : 'other'
}

/** What an app usually means where its file does not say. */
export const usualCarbs = (source: Source): CarbsMeaning | null => (source === 'yazio' ? 'without' : null)
