import { addDays, dayFromNumber, dayNumber, weekdayOfNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit } from '../contract.ts'
import type { DaySpan } from './day-values.ts'
import { isDoneOn, isNamed } from './schedule.ts'

export type Tally = { done: number; asked: number }
type Period = 'week' | 'month' | 'quarter' | 'year'

/** How many periods back totals are told; years all of them. */
const PERIODS: Record<Exclude<Period, 'year'>, number> = { week: 53, month: 36, quarter: 20 }

/** 0 (January) to 11 of a day number: counted, because ten years of Date objects are slow. Years of 146,097 days a 400 begin in March (Hinnant, days_from_civil). */
function monthOf(number: number): number {
  const day = (((number + 719_468) % 146_097) + 146_097) % 146_097
  const year = Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365)
  const dayOfYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  return (Math.floor((5 * dayOfYear + 2) / 153) + 2) % 12
}

/** Per weekday (Monday first) and month (January first): how many days were asked for, and how many of them done. */
export function weekdayMonth(habit: Habit, span: DaySpan): Tally[][] {
  const table = Array.from({ length: 7 }, () => Array.from({ length: 12 }, (): Tally => ({ done: 0, asked: 0 })))
  for (let index = 0; index < span.values.length; index++) {
    const number = span.first + index
    if (span.rests[index] === 1 || !isNamed(habit, number)) continue
    // A limit that nobody wrote down says nothing.
    if (habit.kind === 'atMost' && span.entered[index] === 0) continue
    const cell = table[weekdayOfNumber(number)]![monthOf(number)]!
    cell.asked++
    if (isDoneOn(habit, span, index)) cell.done++
  }
  return table
}

/** The same per weekday alone, over the last `weeks` weeks. */
export function weekdayTallies(habit: Habit, span: DaySpan, weeks: number): Tally[] {
  const out = Array.from({ length: 7 }, (): Tally => ({ done: 0, asked: 0 }))
  // Today is not over: it may count as done, but not yet as missed.
  const last = span.values.length - 1
  for (let index = Math.max(0, last + 1 - weeks * 7); index <= last; index++) {
    const isDone = isDoneOn(habit, span, index)
    if (span.rests[index] === 1 || !isNamed(habit, span.first + index) || (index === last && !isDone)) continue
    if (habit.kind === 'atMost' && span.entered[index] === 0) continue
    const cell = out[weekdayOfNumber(span.first + index)]!
    cell.asked++
    if (isDone) cell.done++
  }
  return out
}

/** The first day of the period that a day lies in. Weeks begin on Monday (ISO 8601). */
export function periodStart(period: Period, day: LocalDay): LocalDay {
  if (period === 'week') return addDays(day, -weekdayOfNumber(dayNumber(day)))
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  if (period === 'year') return `${year}-01-01`
  const first = period === 'month' ? month : month - ((month - 1) % 3)
  return `${year}-${String(first).padStart(2, '0')}-01`
}

/** Sums of values per period, oldest first, periods without any included, the current one last. */
export function totalsOf(span: DaySpan, period: Period): { from: LocalDay; value: number }[] {
  const last = span.first + span.values.length - 1
  if (span.values.length === 0) return []
  const out: { from: LocalDay; value: number }[] = []
  let end = last
  while (end >= span.first && (period === 'year' || out.length < PERIODS[period])) {
    const from = periodStart(period, dayFromNumber(end))
    const start = Math.max(span.first, dayNumber(from))
    out.push({ from, value: span.sums[end - span.first + 1]! - span.sums[start - span.first]! })
    end = dayNumber(from) - 1
  }
  return out.toReversed()
}

/** Which days of a span were asked for and which done, as two rows of bits over a common stretch of days. */
export function doneBits(habit: Habit, span: DaySpan, first: number, length: number): { done: Uint8Array; known: Uint8Array } {
  const done = new Uint8Array(length)
  const known = new Uint8Array(length)
  for (let index = 0; index < span.values.length; index++) {
    const at = span.first + index - first
    if (at < 0 || at >= length || span.rests[index] === 1) continue
    if (habit.kind === 'atMost' && span.entered[index] === 0) continue
    known[at] = 1
    if (isDoneOn(habit, span, index)) done[at] = 1
  }
  return { done, known }
}
