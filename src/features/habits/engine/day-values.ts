import { addDays, dayNumber, type LocalDay } from '#platform/contract/dates.ts'
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
  /** 1: somebody entered something, be it 0. An at-most habit cannot be judged by a day that nobody entered. */
  entered: Uint8Array
  /** Sum of all values before an index; one item longer than the others. */
  sums: Float64Array
}

export function isPaused(pauses: readonly Pause[], day: LocalDay): boolean {
  return pauses.some(({ from, to }) => day >= from && (to === null || day <= to))
}

/** A day that holds something, by its number. */
export type NumberedDay = { number: number; value: number; isSkipped: boolean }

export const numbered = (days: readonly HabitDay[]): NumberedDay[] =>
  days.map(({ day, value, isSkipped }) => ({ number: dayNumber(day), value, isSkipped }))

/** The days of a habit from its first to `to`. Days before `startDay` that hold something belong to it: they were entered afterwards. */
export function spanOf(habit: Pick<HabitShape, 'startDay' | 'pauses'>, days: readonly NumberedDay[], to: LocalDay): DaySpan {
  const last = dayNumber(to)
  let first = dayNumber(habit.startDay)
  for (const { number } of days) if (number < first) first = number
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
    const end = Math.min(length - 1, pause.to === null ? length - 1 : dayNumber(pause.to) - first)
    for (let index = begin; index <= end; index++) span.rests[index] = 1
  }
  for (const { number, value, isSkipped } of days) {
    const index = number - first
    if (index >= length) continue
    span.values[index] = value
    span.entered[index] = 1
    if (isSkipped) span.rests[index] = 1
    // What was done in a pause was done all the same.
    else if (value > 0) span.rests[index] = 0
  }
  for (let index = 0; index < length; index++) span.sums[index + 1] = span.sums[index]! + span.values[index]!
  return span
}

/** The sum of the `days` days that end on an index. */
export function windowSum(span: DaySpan, index: number, days: number): number {
  return span.sums[index + 1]! - span.sums[Math.max(0, index + 1 - days)]!
}

export const dayAt = (span: DaySpan, index: number): LocalDay => addDays(span.from, index)
