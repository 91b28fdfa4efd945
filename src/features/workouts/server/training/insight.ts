import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import { trainedDays } from './session-store.ts'

const LABELS = { en: 'Training', de: 'Training' } as const

/** Days with a training session, to be held beside the mood of days. */
export async function trainingFactors(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<InsightFactor[]> {
  const days = await trainedDays(app.db, person.id, from, to)
  const label = person.locale?.startsWith('de') ? LABELS.de : LABELS.en
  return days.length === 0 ? [] : [{ id: 'workouts:training', label, area: 'body', days }]
}
