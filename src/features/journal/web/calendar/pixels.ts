import type { LocalDay } from '#platform/contract/dates.ts'
import { dateIn, daysInMonth, monthsOf, type Month } from './months.ts'

export const DATES = Array.from({ length: 31 }, (_, index) => index + 1)

/**
 * A year as a table of 12 by 31. `row`: each month is a row; `column`: each date is a row, and months are columns.
 * Undefined where a month has no such date.
 */
export function pixelRows(year: number, along: 'row' | 'column'): { head: Month | number; days: (LocalDay | undefined)[] }[] {
  const months = monthsOf(year)
  const at = (month: Month, date: number) => (date <= daysInMonth(month) ? dateIn(month, date) : undefined)
  return along === 'row'
    ? months.map((month) => ({ head: month, days: DATES.map((date) => at(month, date)) }))
    : DATES.map((date) => ({ head: date, days: months.map((month) => at(month, date)) }))
}

export const daysOfYear = (year: number): LocalDay[] =>
  monthsOf(year).flatMap((month) => DATES.slice(0, daysInMonth(month)).map((date) => dateIn(month, date)))

/** Content of table cells without a day. */
export const BLANK = '\u00a0'
