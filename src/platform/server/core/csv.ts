import Papa from 'papaparse'

// The one writer of CSV (RFC 4180), and the inverse of its guard against formulas for those who read our files back.

/** Text is quoted, a number is not, and null is an empty cell. */
export type CsvCell = string | number | null

/** A spreadsheet runs a cell that begins so, also behind quotes and blanks (OWASP, "CSV Injection"). */
const AT_START = /^(?=["' ]*[=+\-@＝＋－＠\t\r\n])/
const GUARD_AT_START = /^'(?=["' ]*[=+\-@＝＋－＠\t\r\n])/
/** A cell begins here, too, where a spreadsheet splits the file at semicolons or tabs: it then ignores our quotes. */
const INSIDE = /([;\t\r\n])(?=["' ]*[=+\-@＝＋－＠])/g
const GUARD_INSIDE = /([;\t\r\n])'(?=["' ]*[=+\-@＝＋－＠])/g

/** The text with an apostrophe before whatever a spreadsheet could run. */
export const withFormulaGuard = (text: string): string => text.replace(INSIDE, "$1'").replace(AT_START, "'")

/** The text as it was before `withFormulaGuard`. */
export const withoutFormulaGuard = (text: string): string => text.replace(GUARD_AT_START, '').replace(GUARD_INSIDE, '$1')

/** Rows as lines of a CSV file, each with its line end. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  if (rows.length === 0) return ''
  const guarded = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withFormulaGuard(cell) : cell)))
  return `${Papa.unparse(guarded, { newline: '\r\n', quotes: (value) => typeof value === 'string' && value !== '' })}\r\n`
}
