import { dayNumber } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, HabitToday } from '../../contract.ts'
import { isPaused } from '../../engine/day-values.ts'
import { isAct, isNamed, targetDays } from '../../engine/schedule.ts'

/** Appearance of a day. off: neither scheduled nor done. some: begun, or over a limit. */
export type DayState = 'done' | 'some' | 'skipped' | 'open' | 'off'

export function dayState(habit: Habit, day: HabitDay): DayState {
  if (day.isSkipped) return 'skipped'
  if (isAct(habit, day)) return 'done'
  if (habit.kind === 'atMost' ? day.isEntered : day.value > 0) return 'some'
  const isAsked = day.day >= habit.startDay && !isPaused(habit.pauses, day.day) && isNamed(habit, dayNumber(day.day))
  return isAsked ? 'open' : 'off'
}

/** Whether a habit belongs to today's list: it is due, or was marked. A period that already has its sum needs nothing. */
export const isForToday = ({ habit, standing, today }: HabitToday) =>
  standing.isDue || today.isSkipped || today.value > 0 || (standing.isDone && targetDays(habit) === 1)

/** Nothing is left to do about the habit today. */
export const isSettled = ({ standing, today }: HabitToday) => standing.isDone || today.isSkipped || !standing.isDue

export const PARTS = ['morning', 'day', 'evening', 'any'] as const
export type Part = (typeof PARTS)[number]
