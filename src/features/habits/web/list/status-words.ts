import { dayNumber, weekdayOfNumber } from '#platform/contract/dates.ts'
import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { HabitDay, HabitToday } from '../../contract.ts'
import { isAct, targetDays } from '../../engine/schedule.ts'
import { isPaused } from '../../engine/day-values.ts'
import type { en } from '../core/messages.ts'

type Words = Translation<typeof en>

/** Shortest streak that is mentioned. */
const WORTH_TELLING = 2

/** Number of days for which a habit is new: until its first period, or its first day, is over. */
const newDays = ({ schedule }: HabitToday['habit']) => (schedule.kind === 'perDays' ? Math.max(7, schedule.days) : 1)

/** For a weekly frequency: the days since Monday, which are counted. Undefined for others. */
export function countedDays({ habit, week, today }: HabitToday): readonly HabitDay[] | undefined {
  const { schedule } = habit
  if (schedule.kind !== 'perDays' || schedule.days !== 7 || schedule.times >= 7 || targetDays(habit) > 1) return undefined
  return week.slice(-1 - weekdayOfNumber(dayNumber(today.day)))
}

function weekSoFar(item: HabitToday, t: Words): string | undefined {
  const { habit } = item
  const days = countedDays(item)
  if (!days || habit.schedule.kind !== 'perDays') return undefined
  return t.standing.thisWeek(days.filter((day) => isAct(habit, day)).length, habit.schedule.times)
}

/** Count of this week, if there is one, and a friendly sentence on the habit's status. */
export function statusWords(item: HabitToday, t: Words, format: Formatting): string {
  return dotted([isPaused(item.habit.pauses, item.today.day) ? undefined : weekSoFar(item, t), sentence(item, t, format)])
}

/** A friendly sentence on the habit's status, which never mentions misses. */
function sentence({ habit, standing, today }: HabitToday, t: Words, format: Formatting): string {
  if (isPaused(habit.pauses, today.day)) return t.standing.resting
  if (habit.goalTotal !== null)
    return t.standing.goal(
      t.amount({ ...habit, unit: '' }, standing.total, format),
      t.amount({ ...habit, kind: 'atLeast' }, habit.goalTotal, format),
    )
  if (standing.streak >= WORTH_TELLING && (standing.mayMiss === null || standing.isDone)) return t.standing.streak(standing.streak)
  const isNew = dayNumber(today.day) - dayNumber(habit.startDay) < newDays(habit)
  if (standing.mayMiss !== null && !(isNew && standing.mayMiss === 0)) return t.standing.mayMiss(standing.mayMiss)
  if (standing.streak > 0) return t.standing.fresh
  if (standing.recovery) return t.standing.recovery(Math.max(1, Math.round(standing.recovery.days)))
  return standing.total > 0 && !isNew ? t.standing.again : t.standing.new
}
