import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasCollect } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** movement: minutes of training per week. alcohol: grams per week. sodium: mg per day. */
export type HealthMeasure = 'movement' | 'alcohol' | 'sodium'

/** A measure of a person's habits from their records: a mean, the number of records (sessions, days of a diary), and the days it spans. */
export type HealthFact = { measure: HealthMeasure; value: number; n: number; days: number }

/**
 * The facts of all features from `from` to `to` (both included), one per measure. Several features' movement is added up: they
 * record different sessions. A measure without records is left out.
 */
export async function healthFactsOf(app: HasCollect, person: Person, from: LocalDay, to: LocalDay): Promise<HealthFact[]> {
  const given = (await Promise.all(app.collect('healthFacts').map(({ value }) => value(person, from, to)))).flat()
  return [...Map.groupBy(given, ({ measure }) => measure)].map(([measure, facts]) => ({
    measure,
    value: facts.reduce((sum, { value }) => sum + value, 0),
    n: facts.reduce((sum, { n }) => sum + n, 0),
    days: Math.max(...facts.map(({ days }) => days)),
  }))
}
