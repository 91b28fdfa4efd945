import { addDays, daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, Pause } from '../contract.ts'

/** What the engine needs of a habit. */
export type HabitShape = Pick<Habit, 'kind' | 'target' | 'schedule' | 'startDay' | 'pauses'>

/** A span of days in plain arrays, one item a day from `from` on: what every rule of the engine reads. */
export type DaySpan = {
  from: LocalDay
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

/** The days of a habit from its first to `to`. Days before `startDay` that hold something belong to it: they were entered afterwards. */
export function spanOf(habit: Pick<HabitShape, 'startDay' | 'pauses'>, days: readonly HabitDay[], to: LocalDay): DaySpan {
  let from = habit.startDay
  for (const { day } of days) if (day < from) from = day
  const length = Math.max(0, daysBetween(from, to) + 1)
  const span: DaySpan = {
    from,
    values: new Float64Array(length),
    rests: new Uint8Array(length),
    entered: new Uint8Array(length),
    sums: new Float64Array(length + 1),
  }
  for (const { from: first, to: last } of habit.pauses) {
    const begin = Math.max(0, daysBetween(from, first))
    const end = Math.min(length - 1, last === null ? length - 1 : daysBetween(from, last))
    for (let index = begin; index <= end; index++) span.rests[index] = 1
  }
  for (const { day, value, isSkipped } of days) {
    const index = daysBetween(from, day)
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
