import Papa from 'papaparse'

// The one writer of CSV (RFC 4180), and the inverse of its guard against formulas for the import of our own files.

/** Text is quoted, a number is not, and null is an empty cell. */
export type CsvCell = string | number | null

/** A spreadsheet runs a cell that begins so, also behind quotes and spaces (OWASP, "CSV Injection"). */
const AT_START = /^(?=["' ]*[=+\-@＝＋－＠\t\r\n])/
const GUARD_AT_START = /^'(?=["' ]*[=+\-@＝＋－＠\t\r\n])/
/** A cell also begins here when a spreadsheet splits the file at semicolons or tabs: it then ignores our quotes. */
const INSIDE = /([;\t\r\n])(?=["' ]*[=+\-@＝＋－＠])/g
const GUARD_INSIDE = /([;\t\r\n])'(?=["' ]*[=+\-@＝＋－＠])/g

/** The text with an apostrophe before each place where a spreadsheet could run a formula. */
export const withFormulaGuard = (text: string): string => text.replace(INSIDE, "$1'").replace(AT_START, "'")

/** The inverse of `withFormulaGuard`. */
export const withoutFormulaGuard = (text: string): string => text.replace(GUARD_AT_START, '').replace(GUARD_INSIDE, '$1')

/** Rows as lines of a CSV file, each with its line end. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  if (rows.length === 0) return ''
  const guarded = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withFormulaGuard(cell) : cell)))
  return `${Papa.unparse(guarded, { newline: '\r\n', quotes: (value) => typeof value === 'string' && value !== '' })}\r\n`
}
