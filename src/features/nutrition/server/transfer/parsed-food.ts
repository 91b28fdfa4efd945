import type { NutrientValues } from '../../contract/diary.ts'
import type { FileTable } from '../../contract/food-file.ts'
import type { CarbsMeaning, FOOD_SOURCES, LeftFile, LineReason } from '../../contract/transfer.ts'
import type { ExportedDay, ExportedItem, ExportedThing } from '../exported-diary.ts'

export type Source = (typeof FOOD_SOURCES)[number]

/** A food entry of another app: values are for the whole amount, and unknown ones are missing. */
export type ParsedFood = {
  /** Line in the file. */
  line: number
  file: string
  day: string
  /** Minutes since midnight, local time; null: not in the file. */
  minutes: number | null
  /** Name in the file; empty: none. */
  meal: string
  name: string
  /** null: missing in the file, or not in grams. */
  grams: number | null
  /** The amount in the file's words, if not in grams. */
  amount: string
  state: 'eaten' | 'planned'
  /** In our units. Contains carbohydrate (without fibre) only if the file states whether fibre is included. */
  values: NutrientValues
  /** Carbohydrate in g, with or without fibre. */
  carbs: number | null
  /** The sum of a day without single foods in the file. */
  isWholeDay: boolean
}

export type Line = { type: 'line'; file: string; line: number; reason: LineReason; text: string; isRetained: boolean }

export type FoodItem =
  | { type: 'food'; food: ParsedFood }
  /** An item of our own export, unchanged. */
  | { type: 'own'; item: ExportedItem }
  | { type: 'thing'; thing: ExportedThing }
  /** A day that is marked as complete or not. */
  | { type: 'full'; day: Pick<ExportedDay, 'day' | 'isComplete'> & { at: string | null } }
  | Line
  | { type: 'more'; lost: number; partly: number; doubted: number }
  | { type: 'about'; about: About }

/** Facts about a file as a whole; comes first. */
export type About = {
  columns: string[]
  files: LeftFile[]
  openCarbs: { suggested: CarbsMeaning | null } | null
  openDate: { text: string; dayFirst: string; monthFirst: string } | null
  table: { names: string[]; samples: string[][]; read: FileTable } | null
}

/** Options of the reader, from the person's answers. */
export type ReaderOptions = { dateOrder: 'dayFirst' | 'monthFirst' | null; table: FileTable | null }
