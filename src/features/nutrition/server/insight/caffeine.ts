import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import { languageOf } from '#platform/server/auth/language.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import { daySumsOf } from '../store.ts'

/** Milligrams: what two cups of filter coffee have. */
const PLENTY_MG = 160
const LABELS = { en: 'caffeine as in two coffees or more', de: 'Koffein wie in zwei Tassen Kaffee oder mehr' }

/** Days on which the diary has plenty of caffeine. */
export async function caffeineFactors(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<InsightFactor[]> {
  const sums = await daySumsOf(app.db, person.id, from, to)
  const days = sums.filter(({ eaten }) => (eaten.nutrients.caffeine_mg?.amount ?? 0) >= PLENTY_MG).map(({ day }) => day)
  return days.length === 0 ? [] : [{ id: 'nutrition:caffeine', label: LABELS[languageOf(person.locale)], area: 'body', days }]
}
