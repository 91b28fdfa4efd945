import { localDayOf } from '#platform/contract/dates.ts'
import type { AppError } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { userById } from '#platform/server/auth/users.ts'
import { MAX_BRIEF_RECORDS, type Brief } from '../../contract-brief.ts'
import { recordsBetween } from './store.ts'

export type Chosen = Pick<Brief, 'from' | 'to' | 'kinds'>
type Whose = Pick<Person, 'id' | 'zone' | 'dayStart'>

/** Runs `work` for a person whose account may be erased meanwhile: then any failure becomes `error`, in plain words. */
export async function whileThere<T>(app: HasDb, userId: string, error: () => AppError, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failed) {
    if (!(await userById(app.db, userId))) throw error()
    throw failed
  }
}

/** The newest records of the chosen days and kinds, and no others. The safety plan has no day, so it is included if its kind is chosen. */
export async function compose(
  app: HasClock & HasDb & HasVault,
  person: Whose,
  name: string | null,
  { from, to, kinds }: Chosen,
): Promise<Brief> {
  const key = await app.vault.keyOf(person.id)
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const found = await recordsBetween(app.db, key, person.id, { from, to: to ?? today, kinds, most: MAX_BRIEF_RECORDS + 1 })
  return { from, to, kinds, name, isCut: found.length > MAX_BRIEF_RECORDS, records: found.slice(0, MAX_BRIEF_RECORDS) }
}
