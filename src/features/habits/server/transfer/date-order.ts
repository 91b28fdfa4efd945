import type { LocalDay } from '#platform/contract/dates.ts'
import { unreadable } from '#platform/server/imports/archive.ts'
import { dayOf, type ParsedFile } from './parsed-habit.ts'

const SHORT = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/

type Dates = { readDay: (text: string) => LocalDay | undefined; openDate: NonNullable<ParsedFile['openDate']> | null }

/**
 * How a file writes its dates: year first, or day and month in the order that its dates prove (one 4/13/2019 is enough). If
 * no date proves it, `openDate` is one of them and days are read with the day first. Throws `dates_contradict` if some dates
 * can only be read with the day first and others only with the month first.
 */
export function datesOf(texts: readonly string[]): Dates {
  let isDayFirst = false
  let isMonthFirst = false
  let open: Dates['openDate'] = null
  for (const text of texts) {
    const [dayFirst, monthFirst] = [readShort(text, true), readShort(text, false)]
    if (dayFirst && !monthFirst) isDayFirst = true
    if (monthFirst && !dayFirst) isMonthFirst = true
    if (!open && dayFirst && monthFirst && dayFirst !== monthFirst) open = { text: text.trim().slice(0, 40), dayFirst, monthFirst }
  }
  if (isDayFirst && isMonthFirst) throw unreadable('dates_contradict')
  if (isDayFirst || isMonthFirst) open = null
  // If other dates have the year first, ambiguous ones are not asked about: they count as unread.
  if (open && texts.some((text) => dayOf(text) !== undefined)) return { readDay: dayOf, openDate: null }
  return { readDay: (text) => dayOf(text) ?? readShort(text, !isMonthFirst), openDate: open }
}

function readShort(text: string, isDayFirst: boolean): LocalDay | undefined {
  const [, first = '', second = '', year = ''] = SHORT.exec(text.trim()) ?? []
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
