import { addDays, dayFromNumber, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { invalid, notFound } from '#platform/contract/errors.ts'
import type { HasClock } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import { ENTERED, numbered, SKIPPED, spanOf, windowSum, type DayColumns } from '../engine/day-values.ts'
import { standingOf } from '../engine/status.ts'
import { bestLength, classifyDays } from '../engine/streaks.ts'
import { strengths } from '../engine/strength.ts'
import { computedPerHabit, type Computation } from './computed-per-habit.ts'
import { applyMarks } from './marking.ts'
import { removeWithActs } from './removing.ts'
import { isAct } from '../engine/schedule.ts'
import * as store from './store.ts'
import { habitReasons } from '../reasons.en.ts'

export const todayOf = (app: HasClock, person: Pick<Person, 'zone' | 'dayStart'>) =>
  localDayOf(app.clock.now(), person.zone, person.dayStart)

const WEEK = 7

const isOpen = (habit: api.Habit) => !habit.isArchived && habit.completedDay === null

function dayOf({ day, value, isEntered, isSkipped, reason, note }: api.HabitDay): api.HabitDay {
  return { day, value, isEntered, isSkipped, reason, note }
}

const blankDay = (day: LocalDay): api.HabitDay => ({ day, value: 0, isEntered: false, isSkipped: false, reason: '', note: '' })

/** The day that the device asks for if it is at most one day off (its zone may differ), else the person's own today. */
function dayFor(app: HasClock, person: Person, asked: LocalDay | undefined): LocalDay {
  const today = todayOf(app, person)
  return asked !== undefined && asked >= addDays(today, -1) && asked <= addDays(today, 1) ? asked : today
}

const statusOn = (today: LocalDay): Computation<api.HabitStatus> => ({
  name: `standing ${today}`,
  weight: () => 300,
  count: (habit, days) => standingOf(habit, days, today),
})

/** Numbers of the days that count as an act of care. */
const done = (habit: api.Habit, { numbers, values, flags }: DayColumns): number[] =>
  [...numbers].filter((_, at) =>
    isAct(habit, { value: values[at]!, isSkipped: (flags[at]! & SKIPPED) !== 0, isEntered: (flags[at]! & ENTERED) !== 0 }),
  )

/** Record of a habit that is over, as of its last day. */
const recordBy = (today: LocalDay): Computation<Omit<OutputOf<typeof api.listCompletedHabits>['habits'][number], 'habit'>> => ({
  name: `record ${today}`,
  weight: () => 300,
  count(habit, days) {
    const last = days.numbers.at(-1)
    const span = spanOf(habit, days, last === undefined ? today : dayFromNumber(last))
    const all = done(habit, days)
    return {
      strength: strengths(habit, span).at(-1) ?? 0,
      bestStreak: bestLength(classifyDays(habit, span)),
      daysDone: all.length,
      total: windowSum(span, span.values.length - 1, span.values.length),
      lastDay: all.length > 0 ? dayFromNumber(all.at(-1)!) : null,
    }
  },
})

export const habitRoutes = [
  route(api.listHabits, async ({ app, db, person, userId, query }) => {
    const today = dayFor(app, person, query.day)
    const key = await app.vault.keyOf(userId)
    const [all, groups, recent] = await Promise.all([
      store.versionedHabitsOf(db, key, userId),
      store.groupsOf(db, key, userId),
      store.daysBetweenOf(db, key, userId, addDays(today, 1 - WEEK), today),
    ])
    const open = all.filter(({ habit }) => isOpen(habit))
    const statuses = await computedPerHabit(db, userId, open, statusOn(today))
    return {
      today,
      groups,
      habits: statuses.map(({ habit, value: standing }) => {
        const days = new Map(recent.get(habit.id)?.map((day) => [day.day, dayOf(day)]))
        const week = Array.from({ length: WEEK }, (_, index) => addDays(today, index + 1 - WEEK)).map(
          (day) => days.get(day) ?? blankDay(day),
        )
        return { habit, today: week.at(-1)!, week, standing }
      }),
    }
  }),

  route(api.listCompletedHabits, async ({ app, db, person, userId }) => {
    const key = await app.vault.keyOf(userId)
    const closed = (await store.versionedHabitsOf(db, key, userId)).filter(({ habit }) => !isOpen(habit))
    const records = await computedPerHabit(db, userId, closed, recordBy(todayOf(app, person)))
    return { habits: records.map(({ habit, value }) => ({ habit, ...value })) }
  }),

  route(api.getHabit, async ({ app, db, person, userId, params }) => {
    const key = await app.vault.keyOf(userId)
    const habit = await store.habitById(db, key, userId, params.id)
    if (!habit) throw notFound(habitReasons.not_here())
    const today = todayOf(app, person)
    const days = (await store.daysOfHabit(db, key, userId, habit.id)).map(dayOf)
    const columns = numbered(days)
    const span = spanOf(habit, columns, today)
    const values = Array.from(strengths(habit, span), (value) => Math.round(value * 10_000) / 10_000)
    return { habit, today, standing: standingOf(habit, columns, today), days, strengths: { from: span.from, values } }
  }),

  route(api.putHabit, async ({ app, db, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    return db.transaction(async (tx) => {
      const before = (await store.lockHabits(tx, key, userId, [params.id])).get(params.id)
      const { success, data: fields } = api.HabitFields.safeParse({ ...before, ...body })
      // Another device deleted it meanwhile, or it never existed.
      if (!success) throw notFound(habitReasons.not_here())
      checkFields(fields)
      const completedDay = fields.goalTotal === null ? null : await store.totalOf(tx, userId, params.id, fields.goalTotal)
      await store.writeHabit(tx, key, userId, params.id, fields, { completedDay, now: app.clock.now() })
      return { ...fields, id: params.id, completedDay, createdAt: before?.createdAt ?? app.clock.now().toISOString() }
    })
  }),

  route(api.deleteHabit, async ({ app, db, userId, params }) => {
    const key = await app.vault.keyOf(userId)
    const removed = await db.transaction(async (tx) => {
      if (!(await store.lockHabits(tx, key, userId, [params.id])).has(params.id)) return false
      return removeWithActs(tx, key, userId, params.id)
    })
    return { removed }
  }),

  route(api.orderHabits, async ({ db, userId, body }) => ({ ordered: await store.orderHabits(db, userId, body.habits) })),

  route(api.putGroup, async ({ app, db, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    const group = { id: params.id, ...body }
    await db.transaction((tx) => store.writeGroup(tx, key, userId, group))
    return group
  }),

  route(api.deleteGroup, async ({ db, userId, params }) => ({
    removed: await db.transaction((tx) => store.removeGroup(tx, userId, params.id)),
  })),

  route(api.sendMarks, async ({ app, db, person, userId, body }) => {
    const key = await app.vault.keyOf(userId)
    const days = await db.transaction((tx) => applyMarks(app, tx, key, person, body.marks))
    return { days: days.map((day) => ({ habitId: day.habitId, ...dayOf(day) })) }
  }),
]

/** Checks of several fields together, which zod cannot express for a single field. */
function checkFields({ kind, target, schedule, pauses, goalTotal }: api.HabitFields): void {
  if (kind === 'atLeast' && target <= 0) throw invalid('target', habitReasons.target_zero())
  if (kind !== 'yes' && schedule.kind === 'timesADay') throw invalid('schedule', habitReasons.times_of_amount())
  for (const [index, { from, to }] of pauses.entries()) {
    if (to !== null && to < from) throw invalid(`pauses.${index}.to`, habitReasons.pause_backwards())
  }
  if (goalTotal !== null && goalTotal <= 0) throw invalid('goalTotal', habitReasons.goal_zero())
}
