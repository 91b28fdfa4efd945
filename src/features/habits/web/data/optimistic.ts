import { addDays, dayNumber, daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import type { Habit, HabitDay, HabitStatus, HabitToday, Mark } from '../../contract.ts'
import { NO_DAYS, numbered, spanOf, windowSum, type DaySpan } from '../../engine/day-values.ts'
import { dayWithMarks } from '../../engine/mark-log.ts'
import { isEnough, targetDays } from '../../engine/schedule.ts'
import { isDueOn, mayMissOf, standingOf } from '../../engine/status.ts'
import { strengths } from '../../engine/strength.ts'
import type { DueHabit } from '../../hub-card.ts'
import type { Change, HabitAnswer, HabitList } from './changes.ts'

const WEEK = 7

export const blankDay = (day: LocalDay): HabitDay => ({ day, value: 0, isEntered: false, isSkipped: false, reason: '', note: '' })

/** The server's list with all changes that it does not have yet. Applying them in two steps gives the same result. */
export function applyOptimistic(list: HabitList, changes: readonly Change[]): HabitList {
  const changed = changes.reduce(withChange, list)
  const marks = marksIn(changes)
  return marks.length === 0 ? changed : { ...changed, habits: changed.habits.map((item) => withMarks(item, marks)) }
}

const marksIn = (changes: readonly Change[]) => changes.flatMap((change) => (change.kind === 'marks' ? change.marks : []))

const byDay = (habitId: string, marks: readonly Mark[]) =>
  Map.groupBy(
    marks.filter((mark) => mark.habitId === habitId),
    ({ day }) => day,
  )

function withChange(list: HabitList, change: Change): HabitList {
  const { habits, groups, today } = list
  switch (change.kind) {
    case 'marks':
      return list
    case 'habit': {
      const before = habits.find(({ habit }) => habit.id === change.id)
      const others = habits.filter((item) => item !== before)
      if (change.fields.isArchived) return { ...list, habits: others }
      // A partial change of a habit that is not in this list: it is archived or removed.
      if (!before && change.fields.startDay === undefined) return list
      const createdAt = new Date(`${today}T12:00:00Z`).toISOString()
      const habit = { createdAt, ...before?.habit, ...change.fields, id: change.id, completedDay: null } as Habit
      const now = before ? { ...before, habit, standing: restated(habit, before.week, before.standing, 0) } : newHabit(habit, today)
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

/** A habit that the server does not have yet: it has no history. */
function newHabit(habit: Habit, today: LocalDay): HabitToday {
  const week = Array.from({ length: WEEK }, (_, index) => blankDay(addDays(today, index + 1 - WEEK)))
  return { habit, today: week.at(-1)!, week, standing: standingOf(habit, NO_DAYS, today) }
}

function withMarks(item: HabitToday, marks: readonly Mark[]): HabitToday {
  const ofDays = byDay(item.habit.id, marks)
  const week = item.week.map((day) => (ofDays.has(day.day) ? dayWithMarks(day, ofDays.get(day.day)!) : day))
  const added = week.reduce((sum, { value }, index) => sum + value - item.week[index]!.value, 0)
  if (week.every((day, index) => day === item.week[index])) return item
  return { ...item, week, today: week.at(-1)!, standing: restated(item.habit, week, item.standing, added) }
}

/**
 * Status of a habit after changes of its last week, `added` in all. Exact for done, due, amount, days that may be missed and
 * total, as far as the week and the last status allow; the streak changes with today's state. Strength and best streak are left to
 * the server: a mark that is undone must not leave a trace in them.
 */
function restated(habit: Habit, week: readonly HabitDay[], old: HabitStatus, added: number): HabitStatus {
  const today = week.at(-1)!
  const span = weekSpan(habit, week)
  const days = targetDays(habit)
  const amount = days > WEEK ? Math.max(0, old.amount + added) : windowSum(span, WEEK - 1, days)
  const isDone = isDoneWith(habit, amount, today)
  const isKnown = habit.schedule.kind !== 'perDays' || habit.schedule.days <= WEEK || days > 1
  const isDue =
    !isDone &&
    (isKnown
      ? isDueOn(habit, span, today.day) || isStillDue(habit, span, today.day, amount)
      : !today.isSkipped && (old.isDue || old.isDone))
  const streak = Math.max(0, old.streak + Number(isDone) - Number(old.isDone))
  return {
    ...old,
    amount,
    isDone,
    isDue,
    streak,
    mayMiss: mayMissOf(habit, span, today.day),
    total: old.total + added,
  }
}

const isStillDue = (habit: Habit, span: DaySpan, day: LocalDay, amount: number) =>
  targetDays(habit) > WEEK && amount < habit.target && span.rests[WEEK - 1] === 0 && day >= habit.startDay

/** A skipped day is not done, unless the sum of several days counts. */
const isDoneWith = (habit: Pick<Habit, 'kind' | 'target' | 'schedule'>, amount: number, { isEntered, isSkipped }: HabitDay) =>
  !(isSkipped && targetDays(habit) === 1) && isEnough(habit, amount, isEntered)

/** A habit of the hub's card with marks of today. */
export function applyOptimisticToDue(item: DueHabit, marks: readonly Mark[]): DueHabit {
  const ofToday = byDay(item.habit.id, marks).get(item.today.day)
  if (!ofToday) return item
  const today = dayWithMarks(item.today, ofToday)
  const amount = Math.max(0, item.standing.amount + today.value - item.today.value)
  return { ...item, today, standing: { amount, isDone: isDoneWith(item.habit, amount, today) } }
}

/** The week in the engine's format. */
function weekSpan(habit: Habit, week: readonly HabitDay[]): DaySpan {
  const from = week[0]!.day
  return spanOf({ startDay: from, pauses: habit.pauses }, numbered(week), week.at(-1)!.day)
}

/** A list from another day, converted to `today`: new days are blank. A clock that goes back changes nothing. */
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

/** A habit's whole history with the changes that the server does not have yet; exact, because the same engine computes it. */
export function applyOptimisticToHabit(answer: HabitAnswer, changes: readonly Change[]): HabitAnswer {
  const { id } = answer.habit
  const fields = changes.flatMap((change) => (change.kind === 'habit' && change.id === id ? [change.fields] : []))
  const ofDays = byDay(id, marksIn(changes))
  if (fields.length === 0 && ofDays.size === 0) return answer
  const habit: Habit = Object.assign({}, answer.habit, ...fields)
  const days = new Map(answer.days.map((day) => [day.day, day]))
  for (const [day, marks] of ofDays) days.set(day, dayWithMarks(days.get(day) ?? blankDay(day), marks))
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
