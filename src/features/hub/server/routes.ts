import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import { route } from '#platform/server/http/route.ts'
import { getHub } from '../contract.ts'

export const hubRoutes = [
  route(getHub, async ({ app, db, person, userId }) => {
    const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
    const [standing, totals, cards] = await Promise.all([
      standingOf(db, userId, today),
      dayTotals(db, userId, addDays(today, -6), today),
      app.hubCards(person),
    ])
    const week = Array.from({ length: 7 }, (_, index) => {
      const day = addDays(today, index - 6)
      const ofDay = totals.filter((total) => total.localDay === day)
      const seconds = ofDay.filter((total) => total.unit === 'seconds').reduce((sum, total) => sum + total.amount, 0)
      return { day, acts: ofDay.reduce((sum, total) => sum + total.acts, 0), minutes: Math.floor(seconds / 60) }
    })
    return {
      today,
      points: standing.points,
      pointsToday: totals.filter((total) => total.localDay === today).reduce((sum, total) => sum + total.points, 0),
      minutesToday: week.at(-1)!.minutes,
      minutesThisWeek: week.reduce((sum, { minutes }) => sum + minutes, 0),
      streak: standing.streak,
      week,
      cards,
    }
  }),
]
