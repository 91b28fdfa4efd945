import type { NutrientValues } from '../../contract/diary.ts'
import type { FileTable } from '../../contract/food-file.ts'
import type { CarbsMeaning, FOOD_SOURCES, LeftFile, LineReason } from '../../contract/transfer.ts'
import type { ExportedDay, ExportedItem, ExportedThing } from '../exported-diary.ts'

export type Source = (typeof FOOD_SOURCES)[number]

/** Something that was eaten, as another app wrote it down: its values are of all of it, and a blank is not there. */
export type ParsedFood = {
  /** Where it stands in its file. */
  line: number
  file: string
  day: string
  /** Since midnight on the wall; null: the file does not say. */
  minutes: number | null
  /** As the file calls it; empty: it does not say. */
  meal: string
  name: string
  /** null: it does not say, or not in grams. */
  grams: number | null
  /** How much, in the file's words, where those are no grams. */
  amount: string
  state: 'eaten' | 'planned'
  /** In our units, carbohydrate (without fibre) only where the file says what it means by it. */
  values: NutrientValues
  /** Carbohydrate in g, with or without fibre. */
  carbs: number | null
  /** The sum of a day of which the file has no foods. */
  isWholeDay: boolean
}

export type Line = { type: 'line'; file: string; line: number; reason: LineReason; text: string; isKept: boolean }

export type FoodItem =
  | { type: 'food'; food: ParsedFood }
  /** Of a file of our own: as it is. */
  | { type: 'own'; item: ExportedItem }
  | { type: 'thing'; thing: ExportedThing }
  /** Days that are said to be all written down. */
  | { type: 'full'; day: Pick<ExportedDay, 'day' | 'isComplete'> & { at: string | null } }
  | Line
  | { type: 'more'; lost: number; partly: number; doubted: number }
  | { type: 'about'; about: About }

/** What is to be said of a file as a whole; comes first. */
export type About = {
  columns: string[]
  files: LeftFile[]
  openCarbs: { suggested: CarbsMeaning | null } | null
  openDate: { text: string; dayFirst: string; monthFirst: string } | null
  table: { names: string[]; samples: string[][]; read: FileTable } | null
}

/** What the reader has to know beside the file. */
export type ReaderOptions = { dateOrder: 'dayFirst' | 'monthFirst' | null; table: FileTable | null }
