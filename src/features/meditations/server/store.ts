import { and, asc, desc, eq, inArray, isNull, or, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount, lockCount } from '#platform/server/db/count-limit.ts'
import { announceSlowWork } from '#platform/server/slow-work/slow-work.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { OWN_MOST, type CopiedFrom, type ExportedMeditation, type MeditationWords } from '../contract.ts'
import { RECORDINGS_SECONDS } from '../core/limits.ts'
import { meditationReasons } from '../reasons.en.ts'
import { meditationRecordings, ownMeditations, sharedMeditations } from './tables.ts'

export type MeditationRow = typeof ownMeditations.$inferSelect
export type RecordingRow = typeof meditationRecordings.$inferSelect
export type SharedRow = typeof sharedMeditations.$inferSelect
/** Sealed content of a row. */
export type Sealed = MeditationWords & { copiedFrom: CopiedFrom | null }

const context = (id: string) => `own-meditation/${id}`

export function sealMeditation(key: PersonKey, id: string, sealed: Sealed): Buffer {
  const { title, description, script, voice, language, categories, tags, copiedFrom } = sealed
  return key.seal(context(id), JSON.stringify({ title, description, script, voice, language, categories, tags, copiedFrom }))
}

export const openMeditation = (key: PersonKey, { id, sealed }: Pick<MeditationRow, 'id' | 'sealed'>): Sealed =>
  JSON.parse(key.open(context(id), sealed).toString()) as Sealed

const one = (userId: string, id: string) => and(eq(ownMeditations.userId, userId), eq(ownMeditations.id, id))

/** Newest first, at most OWN_MOST. */
export async function meditationsOf(db: Db, userId: string): Promise<MeditationRow[]> {
  return db
    .select()
    .from(ownMeditations)
    .where(eq(ownMeditations.userId, userId))
    .orderBy(desc(ownMeditations.createdAt), desc(ownMeditations.id))
    .limit(OWN_MOST)
}

export async function meditationById(db: Db, userId: string, id: string): Promise<MeditationRow | undefined> {
  const [row] = await db.select().from(ownMeditations).where(one(userId, id))
  return row
}

/** Creates or changes a meditation; its origin, day and creation time do not change. Throws `limit` beyond OWN_MOST. */
export async function writeMeditation(
  db: Db,
  key: PersonKey,
  userId: string,
  { id, day, at, copiedFrom, words }: { id: string; day: string; at: Date; words: MeditationWords; copiedFrom?: CopiedFrom | undefined },
): Promise<MeditationRow> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(ownMeditations).where(one(userId, id)).for('update')
    const origin = before ? openMeditation(key, before).copiedFrom : (copiedFrom ?? null)
    const sealed = sealMeditation(key, id, { ...words, copiedFrom: origin })
    const [row] = await tx
      .insert(ownMeditations)
      .values({ userId, id, sealed, day, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({ target: [ownMeditations.userId, ownMeditations.id], set: { sealed, updatedAt: at } })
      .returning()
    const error = () => new AppError('limit', meditationReasons.too_many({ most: OWN_MOST }))
    if (!before) await assertCount(tx, ownMeditations, userId, { most: OWN_MOST, error })
    return row!
  })
}

/** False if the person has no such meditation. */
export async function removeMeditation(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(ownMeditations).where(one(userId, id)).returning({ id: ownMeditations.id })).length > 0
}

export async function setOwnFavourite(db: Db, userId: string, id: string, since: Date | null): Promise<boolean> {
  const rows = await db.update(ownMeditations).set({ favouriteSince: since }).where(one(userId, id)).returning({ id: ownMeditations.id })
  return rows.length > 0
}

/** Begins a rendering; an earlier one that is still running becomes invalid. */
export async function beginRender(db: Db, userId: string, id: string, renderId: string): Promise<boolean> {
  const rows = await db
    .update(ownMeditations)
    .set({ renderId, renderState: 'waiting', renderPercent: 0, renderReason: null })
    .where(
      and(one(userId, id), or(isNull(ownMeditations.renderState), inArray(ownMeditations.renderState, ['done', 'failed', 'cancelled']))),
    )
    .returning({ id: ownMeditations.id })
  await announceSlowWork(db, userId)
  return rows.length > 0
}

/** Updates the state of a rendering and of its sound; false if it was cancelled or replaced by a newer one. */
export async function updateRender(
  db: Db,
  { userId, id, renderId }: { userId: string; id: string; renderId: string },
  change: Partial<
    Pick<
      MeditationRow,
      'renderState' | 'renderPercent' | 'renderReason' | 'audioVersion' | 'audioDigest' | 'audioSeconds' | 'audioAt' | 'isMixed'
    >
  >,
): Promise<boolean> {
  const rows = await db
    .update(ownMeditations)
    .set(change)
    .where(and(one(userId, id), eq(ownMeditations.renderId, renderId), inArray(ownMeditations.renderState, ['waiting', 'running'])))
    .returning({ id: ownMeditations.id })
  await announceSlowWork(db, userId)
  return rows.length > 0
}

export async function stopRender(db: Db, userId: string, id: string): Promise<void> {
  await db
    .update(ownMeditations)
    .set({ renderState: 'cancelled' })
    .where(and(one(userId, id), inArray(ownMeditations.renderState, ['waiting', 'running'])))
  await announceSlowWork(db, userId)
}

/** Recordings of one meditation, or of all, in the order of their numbers. */
export async function recordingsOf(db: Db, userId: string, meditationId?: string): Promise<RecordingRow[]> {
  return db
    .select()
    .from(meditationRecordings)
    .where(
      and(
        eq(meditationRecordings.userId, userId),
        meditationId === undefined ? undefined : eq(meditationRecordings.meditationId, meditationId),
      ),
    )
    .orderBy(asc(meditationRecordings.meditationId), asc(meditationRecordings.number))
}

/** Stores a recording in place of an older one and returns the older version. Throws `limit` if all together are too long. */
export async function writeRecording(tx: Db, row: RecordingRow): Promise<string | undefined> {
  await lockCount(tx, meditationRecordings, row.userId)
  const others = await recordingsOf(tx, row.userId, row.meditationId)
  const before = others.find(({ number }) => number === row.number)
  const seconds = others.reduce((sum, one) => sum + (one === before ? 0 : one.seconds), row.seconds)
  if (seconds > RECORDINGS_SECONDS) throw new AppError('limit', meditationReasons.recordings_long({ minutes: RECORDINGS_SECONDS / 60 }))
  const { version, bytes, createdAt } = row
  await tx
    .insert(meditationRecordings)
    .values(row)
    .onConflictDoUpdate({
      target: [meditationRecordings.userId, meditationRecordings.meditationId, meditationRecordings.number],
      set: { version, seconds: row.seconds, bytes, createdAt },
    })
  return before?.version
}

export async function removeRecording(db: Db, userId: string, meditationId: string, number: number): Promise<RecordingRow | undefined> {
  const [row] = await db
    .delete(meditationRecordings)
    .where(
      and(
        eq(meditationRecordings.userId, userId),
        eq(meditationRecordings.meditationId, meditationId),
        eq(meditationRecordings.number, number),
      ),
    )
    .returning()
  return row
}

export async function recordingBytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${meditationRecordings.bytes}), 0)` })
    .from(meditationRecordings)
    .where(eq(meditationRecordings.userId, userId))
  return Number(row?.bytes ?? 0)
}

/** Meditations that the person shares, by the id of the meditation. */
export async function sharedOf(db: Db, userId: string): Promise<Map<string, SharedRow>> {
  const rows = await db.select().from(sharedMeditations).where(eq(sharedMeditations.userId, userId)).limit(OWN_MOST)
  return new Map(rows.map((row) => [row.id, row]))
}

export function exportedMeditation(key: PersonKey, row: MeditationRow): ExportedMeditation {
  const { id, day, createdAt, updatedAt, favouriteSince } = row
  const sealed = openMeditation(key, row)
  return {
    id,
    ...sealed,
    isFavourite: favouriteSince !== null,
    day,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
