import { addDays, dayNumber, EARLIEST_DAY, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, Pause } from '../contract.ts'

/** What the engine needs of a habit. */
export type HabitShape = Pick<Habit, 'kind' | 'target' | 'schedule' | 'startDay' | 'pauses'>

/** A span of days in plain arrays, one item a day from `from` on: what every rule of the engine reads. */
export type DaySpan = {
  from: LocalDay
  /** `from` as a day number (days since 1970-01-01): rules count with numbers, as ten years of day names are slow to write. */
  first: number
  /** Amounts; 0 where nothing is. */
  values: Float64Array
  /** 1: nothing is asked of this day (skipped, or in a pause): it neither helps nor harms. */
  rests: Uint8Array
  /** 1: somebody entered an amount, be it 0. An at-most habit cannot be judged by a day that nobody entered. */
  entered: Uint8Array
  /** Sum of all values before an index; one item longer than the others. */
  sums: Float64Array
}

const EARLIEST = dayNumber(EARLIEST_DAY)

export function isPaused(pauses: readonly Pause[], day: LocalDay): boolean {
  return pauses.some(({ from, to }) => day >= from && (to === null || day <= to))
}

/** A day that holds something, by its number. */
export type NumberedDay = { number: number; value: number; isSkipped: boolean; isEntered: boolean }

/** Days that hold something, as three columns: ten years of thirty habits are too many for an object each. Any order. */
export type DayColumns = {
  /** Days since 1970-01-01. */
  numbers: Int32Array
  values: Float64Array
  /** SKIPPED and ENTERED, added. */
  flags: Uint8Array
}
export const SKIPPED = 1
export const ENTERED = 2
export const NO_DAYS: DayColumns = { numbers: new Int32Array(0), values: new Float64Array(0), flags: new Uint8Array(0) }

export function columnsOf(days: readonly NumberedDay[]): DayColumns {
  return {
    numbers: Int32Array.from(days, ({ number }) => number),
    values: Float64Array.from(days, ({ value }) => value),
    flags: Uint8Array.from(days, ({ isSkipped, isEntered }) => (isSkipped ? SKIPPED : 0) + (isEntered ? ENTERED : 0)),
  }
}

export const numbered = (days: readonly HabitDay[]): DayColumns => columnsOf(days.map((day) => ({ ...day, number: dayNumber(day.day) })))

/** The days of a habit from its first to `to`. Days before `startDay` that hold something belong to it: they were entered afterwards. */
export function spanOf(habit: Pick<HabitShape, 'startDay' | 'pauses'>, { numbers, values, flags }: DayColumns, to: LocalDay): DaySpan {
  const last = dayNumber(to)
  let first = dayNumber(habit.startDay)
  // A day with a note alone, or one that was taken back, says nothing to the rules.
  for (let at = 0; at < numbers.length; at++) if (numbers[at]! < first && (flags[at]! > 0 || values[at]! > 0)) first = numbers[at]!
  // A day of the year 1 that was kept once must not make all others wait.
  first = Math.max(first, EARLIEST)
  const length = Math.max(0, last - first + 1)
  const span: DaySpan = {
    from: addDays(habit.startDay, first - dayNumber(habit.startDay)),
    first,
    values: new Float64Array(length),
    rests: new Uint8Array(length),
    entered: new Uint8Array(length),
    sums: new Float64Array(length + 1),
  }
  for (const pause of habit.pauses) {
    const begin = Math.max(0, dayNumber(pause.from) - first)
    const end = pause.to === null ? length : dayNumber(pause.to) - first + 1
    if (end > begin) span.rests.fill(1, begin, end)
  }
  for (let at = 0; at < numbers.length; at++) {
    const index = numbers[at]! - first
    if (index < 0 || index >= length) continue
    const flag = flags[at]!
    span.values[index] = values[at]!
    span.entered[index] = flag & ENTERED ? 1 : 0
    if (flag & SKIPPED) span.rests[index] = 1
    // What was done in a pause was done all the same.
    else if (flag & ENTERED) span.rests[index] = 0
  }
  for (let index = 0; index < length; index++) span.sums[index + 1] = span.sums[index]! + span.values[index]!
  return span
}

/** The sum of the `days` days that end on an index, without what floating point adds: 1.1 and 1.9 reach a target of 3. */
export function windowSum(span: DaySpan, index: number, days: number): number {
  return Math.round((span.sums[index + 1]! - span.sums[Math.max(0, index + 1 - days)]!) * 1e6) / 1e6
}

export const dayAt = (span: DaySpan, index: number): LocalDay => addDays(span.from, index)
