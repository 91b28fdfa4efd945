import Papa from 'papaparse'
import { withoutFormulaGuard } from '#platform/server/core/csv.ts'

export type Row = Record<string, string>

/** Rows by header name; names are trimmed and lower case, what is missing is ''. Bounded, so that a wall of commas cannot fill the memory. */
export function csvRows(text: string): { columns: string[]; rows: Row[] } {
  const { data, meta } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    preview: 2_000_000,
    transformHeader: (name) =>
      withoutFormulaGuard(name)
        .replace(/^\uFEFF/, '')
        .trim()
        .toLowerCase(),
  })
  return { columns: meta.fields ?? [], rows: data }
}

export const cell = (row: Row, column: string) => withoutFormulaGuard((row[column] ?? '').trim())
