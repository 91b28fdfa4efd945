import { dayNumber, weekdayOfNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit, HabitStatus } from '../contract.ts'
import { isPaused, spanOf, windowSum, type DayColumns, type DaySpan, type HabitShape } from './day-values.ts'
import { isDoneOn, isNamed, targetDays } from './schedule.ts'
import { bestLength, currentStreak, classifyDays, recoveryOf } from './streaks.ts'
import { strengths } from './strength.ts'

/** Status of a habit on a day, from all days up to it. */
export function standingOf(habit: Habit, days: DayColumns, today: LocalDay): HabitStatus {
  const span = spanOf(habit, days, today)
  const fate = classifyDays(habit, span)
  const last = span.values.length - 1
  const isDone = last >= 0 && isDoneOn(habit, span, last)
  return {
    strength: last >= 0 ? strengths(habit, span)[last]! : 0,
    streak: currentStreak(fate),
    bestStreak: bestLength(fate),
    isDue: isDueOn(habit, span, today),
    isDone,
    mayMiss: mayMissOf(habit, span, today),
    recovery: recoveryOf(fate),
    total: windowSum(span, last, last + 1),
    amount: last >= 0 ? windowSum(span, last, targetDays(habit)) : 0,
  }
}

/** Whether the habit is due on a day: begun, not paused, skipped or finished, scheduled, and with too little in its period. */
export function isDueOn(habit: HabitShape & Partial<Pick<Habit, 'isArchived' | 'completedDay'>>, span: DaySpan, day: LocalDay): boolean {
  if (habit.isArchived || habit.completedDay || day < habit.startDay || isPaused(habit.pauses, day)) return false
  const index = dayNumber(day) - span.first
  if (index < 0 || index >= span.values.length || span.rests[index] === 1) return false
  if (isDoneOn(habit, span, index) || !isNamed(habit, span.first + index)) return false
  const { schedule } = habit
  if (schedule.kind !== 'perDays' || targetDays(habit) > 1) return true
  let times = 0
  for (let at = Math.max(0, index - schedule.days + 1); at < index; at++) if (isDoneOn(habit, span, at)) times++
  return times < schedule.times
}

/**
 * Number of the remaining days of this week (Monday to Sunday, including today) that may pass without it. Only for habits with a
 * choice of days: so many times in so many days, up to a fortnight.
 */
export function mayMissOf(habit: HabitShape, span: DaySpan, today: LocalDay): number | null {
  const { schedule } = habit
  if (schedule.kind !== 'perDays' || targetDays(habit) > 1 || schedule.days > 14 || schedule.times >= schedule.days) return null
  const weekday = weekdayOfNumber(dayNumber(today))
  const index = dayNumber(today) - span.first
  const asked = Math.ceil((schedule.times * 7) / schedule.days)
  let done = 0
  for (let at = Math.max(0, index - weekday); at <= index && at < span.values.length; at++) if (isDoneOn(habit, span, at)) done++
  const isTodayOver = index >= 0 && index < span.values.length && (isDoneOn(habit, span, index) || span.rests[index] === 1)
  const left = 7 - weekday - (isTodayOver ? 1 : 0)
  return Math.max(0, left - Math.max(0, asked - done))
}
