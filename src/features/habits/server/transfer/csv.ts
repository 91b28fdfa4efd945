import Papa from 'papaparse'
import { withoutFormulaGuard } from '#platform/server/core/csv.ts'
import { unreadable } from '#platform/server/imports/archive.ts'

export type Row = Record<string, string>

/** Limit for all tables of a file together: a hundred habits for over ten years. */
export const MAX_ROWS = 500_000

/** Rows by header name; names are trimmed and lower case, missing values are ''. Throws `too_many_rows`, to limit memory. */
export function csvRows(text: string): { columns: string[]; rows: Row[] } {
  const { data, meta } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    preview: MAX_ROWS + 1,
    transformHeader: (name) =>
      withoutFormulaGuard(name)
        .replace(/^\uFEFF/, '')
        .trim()
        .toLowerCase(),
  })
  if (data.length > MAX_ROWS) throw unreadable('too_many_rows')
  return { columns: meta.fields ?? [], rows: data }
}

export const cell = (row: Row, column: string) => withoutFormulaGuard((row[column] ?? '').trim())
