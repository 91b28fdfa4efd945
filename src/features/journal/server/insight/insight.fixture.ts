import type { LocalDay } from '#platform/contract/dates.ts'
import type { App } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { sealEnvelope } from '../core/envelope.ts'
import { journalRecords } from '../core/tables.ts'

type Wish = {
  day: LocalDay
  mood?: number | null
  activities?: string[]
  /** Wall-clock time, in UTC unless `zone` is set. */
  at?: string
  zone?: string
  words?: number
  photos?: number
  hard?: boolean
  trashed?: boolean
  erased?: boolean
}

/** Inserts entries directly into the table; statistics do not read their sealed content. */
export async function insertEntries(app: App, userId: string, wishes: readonly Wish[]): Promise<void> {
  const now = app.clock.now()
  const rows = wishes.map((wish, i) => ({
    userId,
    id: uuidv7(),
    kind: 'entry' as const,
    seq: i + 1,
    updatedAt: now,
    sealed: wish.erased ? null : Buffer.from('sealed'),
    fieldSeqs: {},
    at: new Date(wish.at ?? `${wish.day}T12:00:00Z`),
    zone: wish.zone ?? 'UTC',
    localDay: wish.day,
    mood: wish.mood ?? null,
    activities: wish.activities ?? [],
    starred: false,
    hard: wish.hard ?? false,
    photos: wish.photos ?? 0,
    words: wish.words ?? 0,
    trashedAt: wish.trashed ? now : null,
  }))
  for (let at = 0; at < rows.length; at += 1000) await app.db.insert(journalRecords).values(rows.slice(at, at + 1000))
}

/** An activity of the person's own list. */
export async function insertActivity(app: App, userId: string, id: string, name: string): Promise<void> {
  const data = { name, icon: 'leaf', groupId: null, order: 1, archived: false }
  const sealed = sealEnvelope(await app.vault.keyOf(userId), id, { data, writers: [], edits: {}, versionAt: 0 })
  await app.db.insert(journalRecords).values({ userId, id, kind: 'activity', seq: 0, updatedAt: app.clock.now(), sealed, fieldSeqs: {} })
}
