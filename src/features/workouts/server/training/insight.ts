import { daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import type { HealthFact } from '#platform/server/health-facts.ts'
import type { LifeDays, LifeRecord } from '#platform/server/life-facts.ts'
import { checkInsOf } from './plan-store.ts'
import { sessionsOfDays, trainedDays, trainedMinutes } from './session-store.ts'

const LABELS = { en: 'Training', de: 'Training' } as const

/** Days with a training session, for comparison with the mood of days. */
export async function trainingFactors(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<InsightFactor[]> {
  const days = await trainedDays(app.db, person.id, from, to)
  const label = person.locale?.startsWith('de') ? LABELS.de : LABELS.en
  return days.length === 0 ? [] : [{ id: 'workouts:training', label, area: 'body', days }]
}

/** Sleep as reported in the check-ins before training. */
export async function sleepByDay(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<LifeDays> {
  const reported = await checkInsOf(app.db, person.id, from, to)
  const days = reported.flatMap(({ day, sleep }) => (sleep === null ? [] : [{ day, value: sleep }]))
  return days.length === 0 ? {} : { figures: [{ id: 'sleep', days }] }
}

/** The sessions of these days. */
export async function trainingRecords(app: HasDb & HasVault, person: Person, days: readonly LocalDay[]): Promise<LifeRecord[]> {
  const label = person.locale?.startsWith('de') ? LABELS.de : LABELS.en
  return (await sessionsOfDays(app.db, await app.vault.keyOf(person.id), person.id, days)).map(({ session, day }) => ({
    id: session.id,
    day,
    title: session.fields.name.value || label,
    hint: null,
    area: 'body',
    to: `/workout-session/${session.id}`,
    mood: null,
  }))
}

/** A shorter period predicts too little about a week. */
const LEAST_DAYS = 7

/** Minutes a week of finished sessions. If a person began within the requested period, only the days since then count. */
export async function trainingFacts(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<HealthFact[]> {
  const { minutes, sessions, firstDay } = await trainedMinutes(app.db, person.id, from, to)
  if (firstDay === null || sessions === 0) return []
  const days = Math.max(LEAST_DAYS, daysBetween(firstDay > from ? firstDay : from, to) + 1)
  return [{ measure: 'movement', value: (minutes / days) * 7, n: sessions, days }]
}
