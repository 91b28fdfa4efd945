import { addDays, daysBetween, localDayOf, wallClock, type LocalDay } from '#platform/contract/dates.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import { dayTotals, standingOf, type DayTotal } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app.ts'
import { dailyMoods } from '#platform/server/day-facts.ts'
import { route } from '#platform/server/http/route.ts'
import { getHub } from '../contract.ts'
import { suggest } from '../suggestion.ts'

/** As far back as the hub looks. */
const DAYS = 7

export const hubRoutes = [
  // Everything is asked at once, and nothing that grows with the history: sums per day, one standing, a card or two per feature.
  route(getHub, async ({ app, db, person, userId }) => {
    const now = app.clock.now()
    const today = localDayOf(now, person.zone, person.dayStart)
    const [standing, totals, cards, moods, chosen] = await Promise.all([
      standingOf(db, userId, today),
      dayTotals(db, userId, addDays(today, 1 - DAYS), today),
      Promise.all(app.collect('hubCards').map(({ value }) => value(app, person))).then((all) => all.flat()),
      dailyMoods(app, person, today, today),
      app.collect('chosenAreas')[0]?.value(app, userId),
    ])
    const week = weekOf(totals, today)
    return {
      today,
      points: standing.points,
      pointsToday: totals.filter((total) => total.localDay === today).reduce((sum, total) => sum + total.points, 0),
      minutesToday: week.at(-1)!.minutes,
      minutesThisWeek: week.reduce((sum, { minutes }) => sum + minutes, 0),
      streak: standing.streak,
      week,
      cards,
      suggestion: suggest({
        seed: `${userId} ${today}`,
        hour: Math.floor(wallClock(now, person.zone).minutes / 60),
        isNewcomer: standing.streak.totalDays === 0,
        mood: moods[0]?.mood ?? null,
        daysSince: { listen: daysSince(totals, today, 'listen'), write: daysSince(totals, today, 'entry') },
        waiting: waitingOn(cards),
        areas: areasOf(app, chosen ?? []),
      }),
    }
  }),
]

function weekOf(totals: readonly DayTotal[], today: LocalDay) {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index - DAYS + 1)
    const ofDay = totals.filter((total) => total.localDay === day)
    const seconds = ofDay.filter((total) => total.unit === 'seconds').reduce((sum, total) => sum + total.amount, 0)
    return { day, acts: ofDay.reduce((sum, total) => sum + total.acts, 0), minutes: Math.floor(seconds / 60) }
  })
}

function daysSince(totals: readonly DayTotal[], today: LocalDay, kind: string): number | null {
  const last = totals.findLast((total) => total.kind === kind && total.acts > 0)
  return last ? daysBetween(last.localDay, today) : null
}

function waitingOn(cards: readonly HubCard[]): number | null {
  const said = cards.flatMap(({ waiting }) => waiting ?? [])
  return said.length > 0 ? said.reduce((sum, one) => sum + one, 0) : null
}

/** The person's choice among what there is; everything there is when they made none, or none that is left. */
function areasOf(app: App, chosen: readonly string[]): ReadonlySet<string> {
  const features = new Set(app.collect('id').map(({ value }) => value))
  const wanted = chosen.filter((area) => features.has(area))
  return wanted.length > 0 ? new Set(wanted) : features
}
