import Papa from 'papaparse'
import { withoutFormulaGuard } from '../core/csv.ts'
import { unreadable } from './archive.ts'

export type Cells = (column: string) => string
/** The cells of a row by their index. */
export type RowCells = readonly string[]

/** Rows of one file; a file full of commas must not fill the memory. */
const MAX_ROWS = 1_000_000

/** A column's name in the form for comparison: lower case, spaces for underscores. */
export const columnName = (name: string) =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/gu, ' ')

/** The delimiter of columns: the one that gives the most cells in the first line. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 8192)
  const counted = [',', ';', '\t'].map((sign) => ({
    sign,
    columns: (Papa.parse<string[]>(head, { delimiter: sign, preview: 1 }).data[0] ?? []).length,
  }))
  return counted.toSorted((a, b) => b.columns - a.columns)[0]!.sign
}

/** Names of the columns, as written. */
export function headOf(text: string): string[] {
  const [head] = Papa.parse<string[]>(text.slice(0, 8192), { delimiter: delimiterOf(text), preview: 1 }).data
  return (head ?? []).map((name) => name.replace(/^\uFEFF/, '').trim())
}

/** Names of the columns, in lower case, with spaces for underscores. */
export const columnsOf = (text: string): string[] => headOf(text).map(columnName)

/** Each row with its line in the file, from the second on; rows without any text are left out. Throws `too_many_rows`. */
export function eachRow(text: string, see: (cell: Cells, line: number, cells: RowCells) => void): void {
  const places = new Map<string, number>()
  let line = 1
  let seen = 0
  let rows = 0
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, meta }) => {
      const here = line
      for (let at = seen; at < meta.cursor; at++) {
        const code = text.charCodeAt(at)
        if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) line++
      }
      seen = meta.cursor
      if (rows++ === 0) {
        for (const [place, name] of data.entries()) if (!places.has(columnName(name))) places.set(columnName(name), place)
        return
      }
      if (rows > MAX_ROWS) throw unreadable('too_many_rows')
      if (data.every((one) => one.trim() === '')) return
      const cells = data.map((one) => withoutFormulaGuard(one.trim()))
      see((column) => cells[places.get(column) ?? -1] ?? '', here, cells)
    },
  })
}
