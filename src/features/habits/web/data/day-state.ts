import { dayNumber } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, HabitToday } from '../../contract.ts'
import { isPaused } from '../../engine/day-values.ts'
import { isAct, isNamed, targetDays } from '../../engine/schedule.ts'

/** How a day looks in a row of days. off: nothing was asked and nothing done. some: begun, or over a limit. */
export type DayState = 'done' | 'some' | 'skipped' | 'open' | 'off'

export function dayState(habit: Habit, day: HabitDay): DayState {
  if (day.isSkipped) return 'skipped'
  if (isAct(habit, day)) return 'done'
  if (habit.kind === 'atMost' ? day.isEntered : day.value > 0) return 'some'
  const isAsked = day.day >= habit.startDay && !isPaused(habit.pauses, day.day) && isNamed(habit, dayNumber(day.day))
  return isAsked ? 'open' : 'off'
}

/** Whether today had anything to do with it: it is asked for, or something was marked. A period that already has its sum asks nothing. */
export const isForToday = ({ habit, standing, today }: HabitToday) =>
  standing.isDue || today.isSkipped || today.value > 0 || (standing.isDone && targetDays(habit) === 1)

/** Nothing more is to be done about it today. */
export const isSettled = ({ standing, today }: HabitToday) => standing.isDone || today.isSkipped || !standing.isDue

export const PARTS = ['morning', 'day', 'evening', 'any'] as const
export type Part = (typeof PARTS)[number]
