import type { HasCollect } from './app/app.ts'
import type { ImportPart } from './imports/part.ts'

/** Figures of a body of one moment, as other apps keep them too: kg, per cent, cm. */
export type BodyEntry = {
  id: string
  day: string
  /** ISO 8601. */
  at: string
  values: { weight?: number; bodyFat?: number; waist?: number }
  note: string
}

/** Where an import of any feature brings figures of the body, when some feature keeps them; `shape` has the bounds. */
export const bodyEntriesOf = (app: HasCollect): ImportPart<BodyEntry> | undefined => app.collect('bodyEntries')[0]?.value
