import { wallClock, type LocalDay } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { cardioReasons } from '../../reasons.en.ts'
import type { Owner } from '../sessions.ts'
import type { CardioItem, methods } from './reader-task.ts'

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 15 * 60_000 })

/** The upload of an import, read in a child. */
export async function openItems({ app, key, row, signal }: ImportRun): Promise<Reading<CardioItem>> {
  const reading = await openReading<CardioItem>(app, key, row, reader, { signal })
  return { ...reading, items: () => withoutRepeatedMeans(reading.items(), row.words.zone) }
}

/** Leaves out a day's mean weight where a reading of that day came before it: it says nothing new. Days are those of the person's zone. */
async function* withoutRepeatedMeans(items: AsyncIterable<CardioItem>, zone: string): AsyncGenerator<CardioItem> {
  const weighed = new Set<LocalDay>()
  for await (const item of items) {
    if (item.what === 'figure' && item.figure.values.weight !== undefined) {
      const { at, day, zone: own } = item.figure
      if (at !== null) weighed.add(wallClock(new Date(at), own ?? zone).day)
      else if (day !== null && weighed.has(day)) continue
    }
    yield item
  }
}

export async function ownerOf(app: HasDb, userId: string): Promise<Owner> {
  const user = await userById(app.db, userId)
  if (!user) throw notFound(cardioReasons.not_here())
  return { id: userId, zone: user.zone, dayStart: user.dayStart }
}
