import { notFound } from '#platform/contract/errors.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { Author } from '../sync/author.ts'
import { journalReasons } from '../../reasons.en.ts'

/** The person for whom a background job writes. Throws not_found when the account was deleted. */
export async function workerFor(app: HasDb, userId: string, sessionId: 'server' | 'import'): Promise<Author> {
  const user = await userById(app.db, userId)
  if (!user) throw notFound(journalReasons.person_not_here())
  return { id: userId, sessionId, zone: user.zone, dayStart: user.dayStart, locale: user.locale }
}
