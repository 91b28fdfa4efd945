import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasCollect } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** movement: minutes a week of what was trained. alcohol: grams a week. sodium: mg a day. */
export type HealthMeasure = 'movement' | 'alcohol' | 'sodium'

/** How somebody lived, from what they wrote down: a mean, the things it rests on (sessions, days of a diary), and the days it spans. */
export type HealthFact = { measure: HealthMeasure; value: number; n: number; days: number }

/**
 * What the features know of it from `from` to `to` (both included), a fact for each measure. Where several know of movement it is added
 * up: they hold different sessions. What nobody wrote down is not there.
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
