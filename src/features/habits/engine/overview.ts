import { addDays, dayFromNumber, dayNumber, weekdayOfNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit } from '../contract.ts'
import { windowSum, type DaySpan } from './day-values.ts'
import { doneDaysOf, namerOf } from './schedule.ts'

export type Tally = { done: number; asked: number }
type Period = 'week' | 'month' | 'quarter' | 'year'

/** Number of periods that totals cover; years are all covered. */
const PERIODS: Record<Exclude<Period, 'year'>, number> = { week: 53, month: 36, quarter: 20 }

/** Month + 1 per day number (0: not computed yet). A cache, because Date objects are slow. */
const months = new Uint8Array(65_536)

/** 0 (January) to 11 of a day number. */
function monthOf(number: number): number {
  const known = months[number]
  if (known) return known - 1
  const month = new Date(number * 86_400_000).getUTCMonth()
  if (known === 0) months[number] = month + 1
  return month
}

/** Scheduled and done days per weekday (Monday first) and month (January first). */
export function weekdayMonth(habit: Habit, span: DaySpan, done = doneDaysOf(habit, span)): Tally[][] {
  const table = Array.from({ length: 7 }, () => Array.from({ length: 12 }, (): Tally => ({ done: 0, asked: 0 })))
  const isAsked = namerOf(habit)
  for (let index = 0; index < span.values.length; index++) {
    const number = span.first + index
    if (span.rests[index] === 1 || !isAsked(number)) continue
    // A day without an entry does not count for a limit.
    if (habit.kind === 'atMost' && span.entered[index] === 0) continue
    const cell = table[weekdayOfNumber(number)]![monthOf(number)]!
    cell.asked++
    cell.done += done[index]!
  }
  return table
}

/** Scheduled and done days per weekday alone, over the last `weeks` weeks. */
export function weekdayTallies(habit: Habit, span: DaySpan, weeks: number, done = doneDaysOf(habit, span)): Tally[] {
  const out = Array.from({ length: 7 }, (): Tally => ({ done: 0, asked: 0 }))
  const isAsked = namerOf(habit)
  // Today is not over: it may count as done, but not yet as missed.
  const last = span.values.length - 1
  for (let index = Math.max(0, last + 1 - weeks * 7); index <= last; index++) {
    const isDone = done[index] === 1
    if (span.rests[index] === 1 || !isAsked(span.first + index) || (index === last && !isDone)) continue
    if (habit.kind === 'atMost' && span.entered[index] === 0) continue
    const cell = out[weekdayOfNumber(span.first + index)]!
    cell.asked++
    if (isDone) cell.done++
  }
  return out
}

/** The first day of a day's period. Weeks begin on Monday (ISO 8601). */
export function periodStart(period: Period, day: LocalDay): LocalDay {
  if (period === 'week') return addDays(day, -weekdayOfNumber(dayNumber(day)))
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  if (period === 'year') return `${year}-01-01`
  const first = period === 'month' ? month : month - ((month - 1) % 3)
  return `${year}-${String(first).padStart(2, '0')}-01`
}

/** Cache of the periods up to a last day, latest first: they are the same for all habits of a person. */
const periods = new Map<Period, { last: number; starts: { from: LocalDay; first: number }[] }>()

function periodsUpTo(period: Period, last: number, most: number, until: number): readonly { from: LocalDay; first: number }[] {
  let known = periods.get(period)
  if (known?.last !== last) periods.set(period, (known = { last, starts: [] }))
  const { starts } = known
  while (starts.length < most && (starts.at(-1)?.first ?? last + 1) > until) {
    const from = periodStart(period, dayFromNumber((starts.at(-1)?.first ?? last + 1) - 1))
    starts.push({ from, first: dayNumber(from) })
  }
  return starts
}

/** Sums of values per period, oldest first, including empty periods, the current one last. */
export function totalsOf(span: DaySpan, period: Period): { from: LocalDay; value: number }[] {
  const last = span.first + span.values.length - 1
  const most = period === 'year' ? Infinity : PERIODS[period]
  const out: { from: LocalDay; value: number }[] = []
  let end = last
  for (const { from, first } of periodsUpTo(period, last, most, span.first)) {
    if (end < span.first || out.length === most) break
    const start = Math.max(span.first, first)
    out.push({ from, value: windowSum(span, end - span.first, end - start + 1) })
    end = first - 1
  }
  return out.toReversed()
}

/** Scheduled days of a span, without days of rest, and for a limit without days that have no entry. */
export function knownDaysOf(habit: Habit, span: DaySpan): Uint8Array {
  const isLimit = habit.kind === 'atMost'
  return span.rests.map((rest, index) => (rest === 1 || (isLimit && span.entered[index] === 0) ? 0 : 1))
}
