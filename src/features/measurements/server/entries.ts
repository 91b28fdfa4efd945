import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Entry, EntryFields } from '../contract.ts'
import { measurementsReasons } from '../reasons.en.ts'
import { writeEntry } from './store.ts'

/** Throws `invalid` for a day after tomorrow: some clocks are ahead of ours, none by more. */
export function assertNotAhead(app: HasClock, { zone, dayStart }: Pick<Person, 'zone' | 'dayStart'>, day: LocalDay): void {
  if (day > addDays(localDayOf(app.clock.now(), zone, dayStart), 1)) throw new AppError('invalid', measurementsReasons.in_future())
}

/** Writes an entry or changes it. Throws `invalid` and `limit`. */
export async function keepEntry(app: HasClock & HasDb & HasVault, person: Person, id: string, fields: EntryFields): Promise<Entry> {
  assertNotAhead(app, person, fields.day)
  const key = await app.vault.keyOf(person.id)
  return app.db.transaction((tx) => writeEntry(tx, key, person.id, id, fields))
}
