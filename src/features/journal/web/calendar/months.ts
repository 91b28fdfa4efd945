import { dayFromNumber, dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { FIRST_DAY, LAST_DAY } from '../core/when.ts'

/** `YYYY-MM`. */
export type Month = string

export const monthOf = (day: LocalDay): Month => day.slice(0, 7)
export const yearOf = (day: LocalDay): number => Number(day.slice(0, 4))
export const withinBounds = (day: LocalDay): LocalDay => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day)
export const monthIn = (year: number, month: number): Month => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
export const monthsOf = (year: number): readonly Month[] => Array.from({ length: 12 }, (_, index) => monthIn(year, index + 1))

export function daysInMonth(month: Month): number {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index, 0)).getUTCDate()
}

/** The `date`th of a month; its last day when it is shorter. */
export const dateIn = (month: Month, date: number): LocalDay => `${month}-${String(Math.min(date, daysInMonth(month))).padStart(2, '0')}`

/** 1 (Monday) to 7 (Sunday). Day 0, 1 January 1970, was a Thursday. */
export const weekdayOf = (day: LocalDay): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1

/** The column index of a day, from 0, in weeks that begin on `firstWeekday`. */
export const columnOf = (day: LocalDay, firstWeekday: number): number => (weekdayOf(day) - firstWeekday + 7) % 7

/** A month as weeks of seven days; undefined before its first and after its last day. */
export function weeksOf(month: Month, firstWeekday: number): (LocalDay | undefined)[][] {
  const first = dayNumber(`${month}-01`)
  const count = daysInMonth(month)
  const lead = columnOf(`${month}-01`, firstWeekday)
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const at = week * 7 + weekday - lead
      return at >= 0 && at < count ? dayFromNumber(first + at) : undefined
    }),
  )
}

/** Seven days, to get the names of the columns from. */
export const weekdayHeads = (firstWeekday: number): readonly LocalDay[] =>
  // 5 January 1970 was a Monday.
  Array.from({ length: 7 }, (_, index) => dayFromNumber(4 + ((firstWeekday - 1 + index) % 7)))
