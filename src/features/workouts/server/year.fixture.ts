import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'
import { sessionAt } from '../training/plan-run.ts'
import { exerciseOf, generated, trained } from './training/training.fixture.ts'
import { setCourse, writeCheckIn } from './training/plan-store.ts'
import { keepPlan, keepSession } from './training/training.ts'
import { gym } from '../engine/places.fixture.ts'
import { loadAtMost } from '../engine/loads.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const WEEKS = 50
/** Of the three weekly sessions, one is missed now and then. */
const isMissed = (week: number, day: number) => (week * 7 + day * 3) % 11 === 0

/** A full-body plan three times a week, followed for a year: loads grow slowly, with plateaus and a holiday. */
export const year: Year = async (app, person) => {
  const now = app.clock.now().getTime()
  const id = uuidv7()
  const plan = await keepPlan(app, person.id, id, {
    ...generated(
      { name: 'Three calm mornings' },
      { goal: 'general', level: 'novice', days: 3, minutes: 45, weeks: 12, focus: [], injuries: [], avoid: [], dislikes: [], seed: 5 },
    ),
    base: null,
  })
  let latest = ''
  for (let week = WEEKS; week >= 0; week--) {
    // Three weeks of holiday.
    if (week >= 22 && week <= 24) continue
    for (const [day, weekday] of [0, 2, 4].entries()) {
      const start = now - week * 7 * DAY_MS - (6 - weekday) * DAY_MS - 9 * HOUR_MS
      if (isMissed(week, day) || start > now - HOUR_MS) continue
      const of = sessionAt(plan.plan, day)!
      // One step every four weeks, and one more rep each week in between.
      const grown = 1 + 0.035 * Math.floor((WEEKS - week) / 4)
      const session = trained(
        start,
        of.day.slots.slice(0, 6).map((slot, at) => {
          const exercise = exerciseOf(slot.exercise)
          const loads = gym.loadsFor(exercise)
          const weight = loads.length > 0 ? loadAtMost(loads, [42.5, 37.5, 30, 25, 12.5, 10][at]! * grown)! : null
          const amount = slot.target.kind === 'reps' ? 8 + ((WEEKS - week) % 4) : slot.target.from
          return {
            exercise: slot.exercise,
            weight,
            amounts: Array.from({ length: slot.sets }, (_, set) => Math.max(1, amount - (set === slot.sets - 1 ? 1 : 0))),
            reserve: 2 + (week % 2),
          }
        }),
        { name: `Full body ${'ABC'[day]}`, zone: person.zone },
      )
      await keepSession(app, person, session)
      latest = session.id
      if (week < 3) await writeCheckIn(app.db, person.id, session.startedAt.slice(0, 10), { mood: 4, sleep: 3 + (day % 2), freshness: 4 })
    }
  }
  await app.db.transaction((tx) => setCourse(tx, person.id, id, { isActive: true, next: 7 }))
  return {
    pages: {
      '/workout-plan/:id': { id },
      '/workout-session/:id': { id: latest },
      '/gym-ai/exercises/:slug': { slug: plan.plan.days[0]!.slots[0]!.exercise },
    },
  }
}
