import type { LocalDay } from '#platform/contract/dates.ts'

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** The day `months` months later; where that month is shorter, its last day (31 January + 1 month = 28 or 29 February). */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(Math.min(date, daysIn(toYear, toMonth)), 2)}`
}
