import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { route } from '#platform/server/http/route.ts'
import { associationsInWorker } from '#platform/server/statistics/associations-in-worker.ts'
import { getHabitAnalytics, getHabitMoods } from '../../contract-analytics.ts'
import { computedPerHabit, type Computation } from '../computed-per-habit.ts'
import { doneDays } from '../done-days.ts'
import { todayOf } from '../routes.ts'
import { versionedHabitsOf } from '../store.ts'
import { countedOf, togetherOf, type Counted } from './analytics.ts'

/** Days back that moods are compared with habits: associations from years ago may no longer hold. */
const MOOD_DAYS = 730
const MAX_FACTORS = 60

/** Some hundred small objects, and two bytes for each day. */
const CHART_BYTES = 24_000

const chartsOn = (today: LocalDay): Computation<Counted> => ({
  name: `charts ${today}`,
  weight: ({ done, known }) => CHART_BYTES + done.length + known.length,
  count: (habit, days) => countedOf(habit, days, today),
})

export const analyticsRoutes = [
  route(getHabitAnalytics, async ({ app, db, person, userId }) => {
    const today = todayOf(app, person)
    const key = await app.vault.keyOf(userId)
    const open = (await versionedHabitsOf(db, key, userId)).filter(({ habit }) => !habit.isArchived)
    const all = await computedPerHabit(db, userId, open, chartsOn(today))
    return {
      today,
      ...togetherOf(
        all.map(({ value }) => value),
        today,
      ),
    }
  }),

  route(getHabitMoods, async ({ app, person, userId, signal }) => {
    const today = todayOf(app, person)
    const from = addDays(today, 1 - MOOD_DAYS)
    const [all, moods] = await Promise.all([doneDays(app, userId, from, today), app.services.moodByDay(person, from, today)])
    const factors = all.slice(0, MAX_FACTORS).map(({ habit, days }) => ({ id: habit.id, days }))
    const { found, notYet } = await associationsInWorker({ days: moods, factors, seed: userId }, signal)
    return {
      moods: found.flatMap(({ id, timing, adjusted, interval, nWith, nWithout, q }) =>
        timing === 'same' && interval ? [{ id, difference: adjusted, low: interval.low, high: interval.high, nWith, nWithout, q }] : [],
      ),
      notYet,
    }
  }),
]
