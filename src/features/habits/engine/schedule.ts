import { dayNumber, weekdayOfNumber } from '#platform/contract/dates.ts'
import type { HabitDay, Schedule } from '../contract.ts'
import { windowSum, type DaySpan, type HabitShape } from './day-values.ts'

/** How often a habit is to be done: `times` in `days` days. */
export type Frequency = { times: number; days: number }

const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length

/** Loop's numerator and denominator. A day's own target (a number, or times a day) is one time. */
export function frequencyOf(schedule: Schedule): Frequency {
  switch (schedule.kind) {
    case 'daily':
    case 'timesADay':
      return { times: 1, days: 1 }
    case 'weekdays':
      return schedule.weekdays === 127 ? { times: 1, days: 1 } : { times: bits(schedule.weekdays), days: 7 }
    case 'perDays':
      // At least as many times as days means every day.
      return schedule.times >= schedule.days ? { times: 1, days: 1 } : { times: schedule.times, days: schedule.days }
    case 'everyDays':
      return { times: 1, days: schedule.days }
  }
}

/** Whether the schedule names this day (by its number). `perDays` names no day: any day will do. */
export function isNamed(habit: Pick<HabitShape, 'schedule' | 'startDay'>, number: number): boolean {
  return namerOf(habit)(number)
}

/** `isNamed` for many days: looks up the schedule once. */
export function namerOf({ schedule, startDay }: Pick<HabitShape, 'schedule' | 'startDay'>): (number: number) => boolean {
  switch (schedule.kind) {
    case 'daily':
    case 'timesADay':
    case 'perDays':
      return () => true
    case 'weekdays':
      return (number) => (schedule.weekdays & (1 << weekdayOfNumber(number))) !== 0
    case 'everyDays': {
      const start = dayNumber(startDay)
      return (number) => (number - start) % schedule.days === 0
    }
  }
}

/** Amount that makes a day done: the target of a number, times a day, or 1. */
export function dayTarget({ kind, target, schedule }: Pick<HabitShape, 'kind' | 'target' | 'schedule'>): number {
  if (kind !== 'yes') return target
  return schedule.kind === 'timesADay' ? schedule.times : 1
}

/** Number of days that are summed before the comparison with the target: "30 km in 7 days"; 1 if each day is compared alone. */
export function targetDays({ kind, schedule }: Pick<HabitShape, 'kind' | 'schedule'>): number {
  return kind !== 'yes' && schedule.kind === 'perDays' && schedule.times === 1 ? schedule.days : 1
}

/** Whether an amount (of a day, or the sum of its period) is enough; for a limit: entered and not exceeded. */
export function isEnough(habit: Pick<HabitShape, 'kind' | 'target' | 'schedule'>, amount: number, isEntered: boolean): boolean {
  if (habit.kind === 'atMost') return isEntered && amount <= habit.target
  const target = dayTarget(habit)
  return target > 0 ? amount >= target : isEntered
}

/** Whether a day's content counts as an act of care: it was done, or (for a sum over days) an amount was added. */
export function isAct(
  habit: Pick<HabitShape, 'kind' | 'target' | 'schedule'>,
  { value, isSkipped, isEntered }: Pick<HabitDay, 'value' | 'isSkipped' | 'isEntered'>,
): boolean {
  if (isSkipped) return false
  if (habit.kind === 'atMost') return isEntered && value <= habit.target
  const target = targetDays(habit) > 1 ? 0 : dayTarget(habit)
  return value > 0 && value >= target
}

/** Whether a day's value (or its period's) is enough; for a limit: entered and not exceeded. A skipped day is not done. */
export function isDoneOn(habit: Pick<HabitShape, 'kind' | 'target' | 'schedule'>, span: DaySpan, index: number): boolean {
  const days = targetDays(habit)
  if (days === 1 && span.rests[index] === 1) return false
  const value = days === 1 ? span.values[index]! : windowSum(span, index, days)
  return isEnough(habit, value, span.entered[index] === 1)
}

/** `isDoneOn` for every day of a span at once: 1 where it is done. */
export function doneDaysOf(habit: Pick<HabitShape, 'kind' | 'target' | 'schedule'>, span: DaySpan): Uint8Array {
  const out = new Uint8Array(span.values.length)
  const { values, rests, entered } = span
  const target = dayTarget(habit)
  // Fast path: most habits compare each day alone with a number, which needs no function call per day.
  if (targetDays(habit) === 1 && (habit.kind === 'atMost' || target > 0)) {
    const isLimit = habit.kind === 'atMost'
    for (let index = 0; index < out.length; index++) {
      if (rests[index] === 0 && (isLimit ? entered[index] === 1 && values[index]! <= target : values[index]! >= target)) out[index] = 1
    }
    return out
  }
  for (let index = 0; index < out.length; index++) if (isDoneOn(habit, span, index)) out[index] = 1
  return out
}
