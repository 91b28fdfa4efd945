import { addDays, dayNumber, EARLIEST_DAY, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, Pause } from '../contract.ts'

/** The fields of a habit that the engine reads. */
export type HabitShape = Pick<Habit, 'kind' | 'target' | 'schedule' | 'startDay' | 'pauses'>

/** A span of days in plain arrays, one item per day from `from` on: the input of every rule of the engine. */
export type DaySpan = {
  from: LocalDay
  /** `from` as a day number (days since 1970-01-01): rules use numbers because formatting ten years of dates is slow. */
  first: number
  /** Amounts; 0 where there is none. */
  values: Float64Array
  /** 1: the day is skipped or paused, and affects neither strength nor streaks. */
  rests: Uint8Array
  /** 1: a person entered an amount, possibly 0. A limit (atMost) cannot be judged on a day without an entry. */
  entered: Uint8Array
  /** Sum of all values before an index; one item longer than the others. */
  sums: Float64Array
}

const EARLIEST = dayNumber(EARLIEST_DAY)

export function isPaused(pauses: readonly Pause[], day: LocalDay): boolean {
  return pauses.some(({ from, to }) => day >= from && (to === null || day <= to))
}

/** A day with content, by its number. */
export type NumberedDay = { number: number; value: number; isSkipped: boolean; isEntered: boolean }

/** Days with content, as three columns: one object per day would be too many for ten years of thirty habits. Any order. */
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

/** The days of a habit from its first to `to`. Days with content before `startDay` belong to it: they were entered afterwards. */
export function spanOf(habit: Pick<HabitShape, 'startDay' | 'pauses'>, { numbers, values, flags }: DayColumns, to: LocalDay): DaySpan {
  const last = dayNumber(to)
  let first = dayNumber(habit.startDay)
  // A day that has only a note, or whose marks were undone, does not affect the rules.
  for (let at = 0; at < numbers.length; at++) if (numbers[at]! < first && (flags[at]! > 0 || values[at]! > 0)) first = numbers[at]!
  // A stored day of the year 1 must not slow down the calculation for everyone.
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
    // An amount that was entered during a pause still counts.
    else if (flag & ENTERED) span.rests[index] = 0
  }
  for (let index = 0; index < length; index++) span.sums[index + 1] = span.sums[index]! + span.values[index]!
  return span
}

/** The sum of the `days` days that end on an index, rounded so that floating point does not spoil it: 1.1 + 1.9 reaches 3. */
export function windowSum(span: DaySpan, index: number, days: number): number {
  return Math.round((span.sums[index + 1]! - span.sums[Math.max(0, index + 1 - days)]!) * 1e6) / 1e6
}

export const dayAt = (span: DaySpan, index: number): LocalDay => addDays(span.from, index)
