import { addDays, dayFromNumber, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { invalid, notFound } from '#platform/contract/errors.ts'
import { undoActivities } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { route } from '#platform/server/http/route.ts'
import { removeRemindersOf } from '#platform/server/reminders/store.ts'
import * as api from '../contract.ts'
import { numbered, spanOf } from '../engine/day-values.ts'
import { standingOf } from '../engine/standing.ts'
import { streaksOf } from '../engine/streaks.ts'
import { strengths } from '../engine/strength.ts'
import { actKey, applyMarks, isAct } from './marking.ts'
import * as store from './store.ts'

export const todayOf = (app: App, person: Pick<Person, 'zone' | 'dayStart'>) => localDayOf(app.clock.now(), person.zone, person.dayStart)

const WEEK = 7

const isOpen = (habit: api.Habit) => !habit.isArchived && habit.completedDay === null

function dayOf({ day, value, isSkipped, reason, note }: api.HabitDay): api.HabitDay {
  return { day, value, isSkipped, reason, note }
}

const blankDay = (day: LocalDay): api.HabitDay => ({ day, value: 0, isSkipped: false, reason: '', note: '' })

/** The person's own today, or the one their device says, as long as it is at most a day off: its clock may be in another zone. */
function dayFor(app: App, person: Person, asked: LocalDay | undefined): LocalDay {
  const today = todayOf(app, person)
  return asked !== undefined && asked >= addDays(today, -1) && asked <= addDays(today, 1) ? asked : today
}

export const habitRoutes = [
  route(api.listHabits, async ({ app, db, person, userId, query }) => {
    const today = dayFor(app, person, query.day)
    const key = await app.vault.keyOf(userId)
    const [habits, groups, numbers, recent] = await Promise.all([
      store.habitsOf(db, key, userId),
      store.groupsOf(db, key, userId),
      store.allDayNumbers(db, userId),
      store.daysBetweenOf(db, key, userId, addDays(today, 1 - WEEK), today),
    ])
    return {
      today,
      groups,
      habits: habits.filter(isOpen).map((habit) => {
        const days = new Map(recent.get(habit.id)?.map((day) => [day.day, dayOf(day)]))
        const week = Array.from({ length: WEEK }, (_, index) => addDays(today, index + 1 - WEEK)).map(
          (day) => days.get(day) ?? blankDay(day),
        )
        const entered = week.map(({ day }) => days.has(day))
        return { habit, today: week.at(-1)!, week, entered, standing: standingOf(habit, numbers.get(habit.id) ?? [], today) }
      }),
    }
  }),

  route(api.listCompletedHabits, async ({ app, db, person, userId }) => {
    const key = await app.vault.keyOf(userId)
    const [habits, numbers] = await Promise.all([store.habitsOf(db, key, userId), store.allDayNumbers(db, userId)])
    const today = todayOf(app, person)
    return {
      habits: habits
        .filter((habit) => !isOpen(habit))
        .map((habit) => {
          const days = numbers.get(habit.id) ?? []
          const span = spanOf(habit, days, days.length > 0 ? dayFromNumber(days.at(-1)!.number) : today)
          const done = days.filter((day) => isAct(habit, day))
          return {
            habit,
            strength: strengths(habit, span).at(-1) ?? 0,
            bestStreak: Math.max(0, ...streaksOf(habit, span).map(({ length }) => length)),
            daysDone: done.length,
            total: days.reduce((sum, { value }) => sum + value, 0),
            lastDay: done.length > 0 ? dayFromNumber(done.at(-1)!.number) : null,
          }
        }),
    }
  }),

  route(api.getHabit, async ({ app, db, person, userId, params }) => {
    const key = await app.vault.keyOf(userId)
    const habit = await store.habitById(db, key, userId, params.id)
    if (!habit) throw notFound('This habit')
    const today = todayOf(app, person)
    const days = (await store.daysOfHabit(db, key, userId, habit.id)).map(dayOf)
    const span = spanOf(habit, numbered(days), today)
    const values = Array.from(strengths(habit, span), (value) => Math.round(value * 10_000) / 10_000)
    return { habit, today, standing: standingOf(habit, numbered(days), today), days, strengths: { from: span.from, values } }
  }),

  route(api.putHabit, async ({ app, db, userId, params, body }) => {
    checkFields(body)
    const key = await app.vault.keyOf(userId)
    return db.transaction(async (tx) => {
      const before = (await store.holdHabits(tx, key, userId, [params.id])).get(params.id)
      const completedDay = body.goalTotal === null ? null : await store.totalOf(tx, userId, params.id, body.goalTotal)
      await store.writeHabit(tx, key, userId, params.id, body, { completedDay, now: app.clock.now() })
      return { ...body, id: params.id, completedDay, createdAt: before?.createdAt ?? app.clock.now().toISOString() }
    })
  }),

  route(api.deleteHabit, async ({ app, db, userId, params }) => {
    const key = await app.vault.keyOf(userId)
    const removed = await db.transaction(async (tx) => {
      if (!(await store.holdHabits(tx, key, userId, [params.id])).has(params.id)) return false
      const days = await store.daysOfHabit(tx, key, userId, params.id)
      await undoActivities(
        tx,
        userId,
        days.filter((day) => day.isAct).map((day) => actKey(day.habitId, day.day, day.actTimes)),
      )
      await removeRemindersOf(tx, userId, 'habits', params.id)
      return store.removeHabit(tx, userId, params.id)
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

/** What zod cannot say of one field alone. */
function checkFields({ kind, target, schedule, pauses, goalTotal }: api.HabitFields): void {
  if (kind === 'atLeast' && target <= 0) throw invalid('target', 'A target is more than nothing.')
  if (kind !== 'yes' && schedule.kind === 'timesADay')
    throw invalid('schedule', 'Times a day are for habits that are done or not; a number has its target.')
  for (const [index, { from, to }] of pauses.entries()) {
    if (to !== null && to < from) throw invalid(`pauses.${index}.to`, 'A pause ends after it begins.')
  }
  if (goalTotal !== null && goalTotal <= 0) throw invalid('goalTotal', 'A goal is more than nothing.')
}
