import { addDays, dayNumber, daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, HabitStanding, HabitToday, Mark } from '../../contract.ts'
import { NO_DAYS, numbered, spanOf, windowSum, type DaySpan } from '../../engine/day-values.ts'
import { dayTarget, targetDays } from '../../engine/schedule.ts'
import { isDueOn, mayMissOf, standingOf } from '../../engine/standing.ts'
import { strengths } from '../../engine/strength.ts'
import type { DueHabit } from '../../hub-card.ts'
import type { Change, HabitAnswer, HabitList } from './changes.ts'

const WEEK = 7
const MOST = 1_000_000

export const blankDay = (day: LocalDay): HabitDay => ({ day, value: 0, isEntered: false, isSkipped: false, reason: '', note: '' })

const amountAfter = (value: number, amount: number) => Math.round(Math.min(MOST, Math.max(0, value + amount)) * 1e9) / 1e9

/** A day after a mark, as the server will have it when nobody else said anything. */
export function markedDay(day: HabitDay, change: Mark['change']): HabitDay {
  switch (change.op) {
    case 'add':
      return { ...day, value: amountAfter(day.value, change.amount), isEntered: true, isSkipped: false, reason: '' }
    case 'set':
      return { ...day, value: change.value ?? 0, isEntered: change.value !== null, isSkipped: false, reason: '' }
    case 'skip':
      return { ...day, isSkipped: change.isSkipped, reason: change.isSkipped ? change.reason : '' }
    case 'note':
      return { ...day, note: change.note }
    case 'undo':
      return { ...change.to, day: day.day }
  }
}

/** The server's list with everything over it that it does not know yet. Laying over in two goes is the same as in one. */
export function layOver(list: HabitList, changes: readonly Change[]): HabitList {
  return changes.reduce(withChange, list)
}

function withChange(list: HabitList, change: Change): HabitList {
  const { habits, groups, today } = list
  switch (change.kind) {
    case 'marks':
      return { ...list, habits: habits.map((item) => change.marks.reduce(withMark, item)) }
    case 'habit': {
      const before = habits.find(({ habit }) => habit.id === change.id)
      const others = habits.filter((item) => item !== before)
      if (change.fields.isArchived) return { ...list, habits: others }
      const habit: Habit = {
        ...change.fields,
        id: change.id,
        createdAt: before?.habit.createdAt ?? new Date(`${today}T12:00:00Z`).toISOString(),
        completedDay: null,
      }
      const now = before ? { ...before, habit, standing: restated(habit, before.week, before.standing, 0) } : newcomer(habit, today)
      return { ...list, habits: [...others, now].toSorted(byOrder) }
    }
    case 'habit-removed':
      return { ...list, habits: habits.filter(({ habit }) => habit.id !== change.id) }
    case 'order': {
      const places = new Map(change.habits.map(({ id, groupId }, order) => [id, { order, groupId }]))
      return {
        ...list,
        habits: habits.map((item) => ({ ...item, habit: { ...item.habit, ...places.get(item.habit.id) } })).toSorted(byOrder),
      }
    }
    case 'group':
      return {
        ...list,
        groups: [...groups.filter(({ id }) => id !== change.group.id), change.group].toSorted(
          (a, b) => a.order - b.order || compare(a.id, b.id),
        ),
      }
    case 'group-removed':
      return {
        ...list,
        groups: groups.filter(({ id }) => id !== change.id),
        habits: habits.map((item) => (item.habit.groupId === change.id ? { ...item, habit: { ...item.habit, groupId: null } } : item)),
      }
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byOrder = (a: HabitToday, b: HabitToday) => a.habit.order - b.habit.order || compare(a.habit.id, b.habit.id)

/** A habit that the server has not seen: nothing lies behind it. */
function newcomer(habit: Habit, today: LocalDay): HabitToday {
  const week = Array.from({ length: WEEK }, (_, index) => blankDay(addDays(today, index + 1 - WEEK)))
  return { habit, today: week.at(-1)!, week, standing: standingOf(habit, NO_DAYS, today) }
}

function withMark(item: HabitToday, mark: Mark): HabitToday {
  const at = mark.habitId === item.habit.id ? item.week.findIndex(({ day }) => day === mark.day) : -1
  if (at < 0) return item
  const before = item.week[at]!
  const after = markedDay(before, mark.change)
  const week = item.week.with(at, after)
  return {
    ...item,
    week,
    today: week.at(-1)!,
    standing: restated(item.habit, week, item.standing, after.value - before.value),
  }
}

/**
 * How a habit stands when its last week has changed, `added` in all. Told exactly: done, due, amount, days that may be missed,
 * total, as far as a week and the last standing can tell; streaks by what today turned to. Strength waits for the server.
 */
function restated(habit: Habit, week: readonly HabitDay[], old: HabitStanding, added: number): HabitStanding {
  const today = week.at(-1)!
  const span = weekSpan(habit, week)
  const days = targetDays(habit)
  const amount = days > WEEK ? Math.max(0, old.amount + added) : windowSum(span, WEEK - 1, days)
  const isDone = isEnough(habit, amount, today)
  const isKnown = habit.schedule.kind !== 'perDays' || habit.schedule.days <= WEEK || days > 1
  const isDue =
    !isDone &&
    (isKnown ? isDueOn(habit, span, today.day) || stillAsks(habit, span, today.day, amount) : !today.isSkipped && (old.isDue || old.isDone))
  const streak = Math.max(0, old.streak + Number(isDone) - Number(old.isDone))
  return {
    ...old,
    amount,
    isDone,
    isDue,
    streak,
    bestStreak: Math.max(old.bestStreak, streak),
    mayMiss: mayMissOf(habit, span, today.day),
    total: old.total + added,
  }
}

const stillAsks = (habit: Habit, span: DaySpan, day: LocalDay, amount: number) =>
  targetDays(habit) > WEEK && amount < habit.target && span.rests[WEEK - 1] === 0 && day >= habit.startDay

function isEnough(habit: Pick<Habit, 'kind' | 'target' | 'schedule'>, amount: number, { isEntered, isSkipped }: HabitDay): boolean {
  if (isSkipped && targetDays(habit) === 1) return false
  if (habit.kind === 'atMost') return isEntered && amount <= habit.target
  const target = dayTarget(habit)
  return target > 0 ? amount >= target : isEntered
}

/** A habit of the hub's card with marks of today over it. */
export function layOverDue(item: DueHabit, marks: readonly Mark[]): DueHabit {
  return marks.reduce((now, { habitId, day, change }): DueHabit => {
    if (habitId !== now.habit.id || day !== now.today.day) return now
    const today = markedDay(now.today, change)
    const amount = Math.max(0, now.standing.amount + today.value - now.today.value)
    return { ...now, today, standing: { amount, isDone: isEnough(now.habit, amount, today) } }
  }, item)
}

/** The week as the engine reads it. */
function weekSpan(habit: Habit, week: readonly HabitDay[]): DaySpan {
  const from = week[0]!.day
  return spanOf({ startDay: from, pauses: habit.pauses }, numbered(week), week.at(-1)!.day)
}

/** A list that was read on another day, as it is on `today`: new days are blank. The device's clock going backwards changes nothing. */
export function onDay(list: HabitList, today: LocalDay): HabitList {
  const passed = daysBetween(list.today, today)
  if (passed <= 0) return list
  return {
    ...list,
    today,
    habits: list.habits.map((item) => {
      const week = Array.from({ length: WEEK }, (_, index) => item.week[index + passed] ?? blankDay(addDays(today, index + 1 - WEEK)))
      return {
        ...item,
        week,
        today: week.at(-1)!,
        standing: restated(item.habit, week, { ...item.standing, isDone: false, isDue: true }, 0),
      }
    }),
  }
}

/** One habit's whole history with what the server does not know yet; counted anew by the same engine, so it is exact. */
export function layOverHabit(answer: HabitAnswer, changes: readonly Change[]): HabitAnswer {
  const { id } = answer.habit
  const days = new Map(answer.days.map((day) => [day.day, day]))
  let { habit } = answer
  let isTouched = false
  for (const change of changes) {
    if (change.kind === 'habit' && change.id === id) {
      habit = { ...habit, ...change.fields }
      isTouched = true
    } else if (change.kind === 'marks') {
      for (const mark of change.marks) {
        if (mark.habitId !== id) continue
        days.set(mark.day, markedDay(days.get(mark.day) ?? blankDay(mark.day), mark.change))
        isTouched = true
      }
    }
  }
  if (!isTouched) return answer
  const all = [...days.values()].toSorted((a, b) => dayNumber(a.day) - dayNumber(b.day))
  const plain = numbered(all)
  const span = spanOf(habit, plain, answer.today)
  return {
    ...answer,
    habit,
    days: all,
    standing: standingOf(habit, plain, answer.today),
    strengths: { from: span.from, values: [...strengths(habit, span)] },
  }
}
