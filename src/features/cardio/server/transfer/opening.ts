import { notFound } from '#platform/contract/errors.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { cardioReasons } from '../../reasons.en.ts'
import type { Owner } from '../keeping.ts'
import type { CardioItem, methods } from './reader-task.ts'

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 15 * 60_000 })

/** The upload of an import, read in a child. */
export const openItems = ({ app, key, row, signal }: ImportRun): Promise<Reading<CardioItem>> =>
  openReading<CardioItem>(app, key, row, reader, { signal })

export async function ownerOf(app: HasDb, userId: string): Promise<Owner> {
  const user = await userById(app.db, userId)
  if (!user) throw notFound(cardioReasons.not_here())
  return { id: userId, zone: user.zone, dayStart: user.dayStart }
}
