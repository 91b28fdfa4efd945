import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { DayMood } from '#platform/server/day-facts.ts'
import { inScope } from '../core/entries-store.ts'
import { journalScope } from '../sync/journal-scope.ts'
import { moodDays } from './store.ts'

/** The journal's `moodByDay` slot, without journals that ask for the lock, because other features show the result. */
export async function moodByDay(
  app: HasDb & HasLog & HasVault,
  person: Pick<Person, 'id'>,
  from: LocalDay,
  to: LocalDay,
): Promise<DayMood[]> {
  return moodDays(app.db, person.id, from, to, inScope(await journalScope(app, person.id)))
}
