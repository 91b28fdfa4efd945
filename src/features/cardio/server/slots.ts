import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import type { MuscleLoad } from '#platform/server/muscle-loads.ts'
import { muscleLoadOf } from '../engine/kinds.ts'
import { daysOf, figuresSince } from './store.ts'

const LABELS = { en: 'Cardio', de: 'Ausdauer' } as const

/** Days with a session, for statistics against the mood of days. */
export async function cardioFactors(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<InsightFactor[]> {
  const days = await daysOf(app.db, person.id, from, to)
  const label = person.locale?.startsWith('de') ? LABELS.de : LABELS.en
  return days.length === 0 ? [] : [{ id: 'cardio:session', label, area: 'body', days }]
}

/** Muscle loads of sessions since an instant, each at the end of its session. */
export async function cardioLoads(app: HasDb, person: Person, since: Date): Promise<MuscleLoad[]> {
  const sessions = await figuresSince(app.db, person.id, since)
  return sessions.map((session) => ({ at: new Date(session.startedAt.getTime() + session.seconds * 1000), muscles: muscleLoadOf(session) }))
}
