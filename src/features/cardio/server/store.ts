import { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_SESSIONS, USUAL_SETTINGS, type CardioSession, type CardioSettings, type CardioWeek, type SessionFields } from '../contract.ts'
import type { Track } from '../engine/track.ts'
import { cardioReasons } from '../reasons.en.ts'
import { openFields, openPackedTrack, openSettings, openTrack, sealFields, sealSettings, sealTrack, type SealedFields } from './sealing.ts'
import { cardioSessions, cardioSettings, cardioTracks } from './tables.ts'

const of = (userId: string) => eq(cardioSessions.userId, userId)
const one = (userId: string, id: string) => and(of(userId), eq(cardioSessions.id, id))
const hasTrack = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(cardioTracks)
      .where(and(eq(cardioTracks.userId, cardioSessions.userId), eq(cardioTracks.sessionId, cardioSessions.id))),
  )

export type StoredSession = CardioSession &
  Pick<SealedFields, 'reported'> & { importId: string | null; version: number; actKey: string | null; deletedAt: Date | null }
type Row = typeof cardioSessions.$inferSelect

function opened(key: PersonKey, { userId: _userId, sealed, startedAt, ...row }: Row, hasTrack: boolean): StoredSession {
  return { ...row, startedAt: startedAt.toISOString(), ...openFields(key, row.id, sealed), hasTrack }
}

const selected = (db: Db) => db.select({ row: cardioSessions, hasTrack: sql<boolean>`${hasTrack(db)}` }).from(cardioSessions)

export async function sessionOf(
  db: Db,
  key: PersonKey,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredSession | undefined> {
  const query = selected(db).where(one(userId, id))
  const [found] = lock ? await query.for('update', { of: cardioSessions }) : await query
  return found && opened(key, found.row, found.hasTrack)
}

/** Sessions that began before an instant, newest first; `deleted`: only deleted ones. */
export async function sessionsBefore(
  db: Db,
  key: PersonKey,
  userId: string,
  before: Date | undefined,
  limit: number,
  which: 'present' | 'deleted' = 'present',
): Promise<StoredSession[]> {
  const { startedAt, deletedAt, id } = cardioSessions
  const rows = await selected(db)
    .where(and(of(userId), which === 'present' ? isNull(deletedAt) : isNotNull(deletedAt), before ? lt(startedAt, before) : undefined))
    .orderBy(desc(startedAt), desc(id))
    .limit(limit)
  return rows.map(({ row, hasTrack: has }) => opened(key, row, has))
}

/** All sessions of a person, with deleted ones, page by page in the order of their ids. */
export async function* everySession(db: Db, key: PersonKey, userId: string, page = 500): AsyncGenerator<StoredSession> {
  for (let after: string | undefined; ;) {
    const rows = await selected(db)
      .where(and(of(userId), after ? gt(cardioSessions.id, after) : undefined))
      .orderBy(asc(cardioSessions.id))
      .limit(page)
    for (const { row, hasTrack: has } of rows) yield opened(key, row, has)
    if (rows.length < page) return
    after = rows.at(-1)!.row.id
  }
}

/** Adds a session and leaves an existing one unchanged. False: it existed. Throws `limit`. */
export async function addSession(tx: Db, key: PersonKey, userId: string, session: StoredSession): Promise<boolean> {
  const added = await tx
    .insert(cardioSessions)
    .values(rowOf(key, userId, session))
    .onConflictDoNothing()
    .returning({ id: cardioSessions.id })
  if (added.length === 0) return false
  const error = () => new AppError('limit', cardioReasons.too_many({ most: MAX_SESSIONS }))
  await assertCount(tx, cardioSessions, userId, { most: MAX_SESSIONS, error })
  return true
}

export async function writeSession(tx: Db, key: PersonKey, userId: string, session: StoredSession): Promise<void> {
  await tx
    .update(cardioSessions)
    .set(rowOf(key, userId, session))
    .where(one(userId, session.id))
}

export function rowOf(key: PersonKey, userId: string, session: Omit<StoredSession, 'hasTrack'>): typeof cardioSessions.$inferInsert {
  const { id, kind, effort, startedAt, zone, day, seconds, metres, source, importId, version, actKey, deletedAt } = session
  const sealed = sealFields(key, id, session)
  return {
    userId,
    id,
    kind,
    effort,
    startedAt: new Date(startedAt),
    zone,
    day,
    seconds,
    metres,
    source,
    importId,
    version,
    actKey,
    deletedAt,
    sealed,
  }
}

export async function removeSession(tx: Db, userId: string, id: string): Promise<void> {
  await tx.delete(cardioSessions).where(one(userId, id))
}

/** Permanently removes all people's sessions that were deleted before an instant, with their tracks. */
export async function dropDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(cardioSessions).where(lt(cardioSessions.deletedAt, before))
}

export async function writeTrack(tx: Db, key: PersonKey, userId: string, sessionId: string, track: Track): Promise<void> {
  const sealed = sealTrack(key, sessionId, track)
  await tx
    .insert(cardioTracks)
    .values({ userId, sessionId, sealed })
    .onConflictDoUpdate({ target: [cardioTracks.userId, cardioTracks.sessionId], set: { sealed } })
}

async function sealedTrackOf(db: Db, userId: string, id: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ sealed: cardioTracks.sealed })
    .from(cardioTracks)
    .where(and(eq(cardioTracks.userId, userId), eq(cardioTracks.sessionId, id)))
  return row?.sealed
}

export async function trackOfSession(db: Db, key: PersonKey, userId: string, id: string): Promise<Track | undefined> {
  const sealed = await sealedTrackOf(db, userId, id)
  return sealed && openTrack(key, id, sealed)
}

/** The packed track of a session, as input for a child process (`unpackTrack`). */
export async function packedTrackOf(db: Db, key: PersonKey, userId: string, id: string): Promise<Buffer | undefined> {
  const sealed = await sealedTrackOf(db, userId, id)
  return sealed && openPackedTrack(key, id, sealed)
}

/** Stored bytes of all tracks of a person. */
export async function trackBytes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${cardioTracks.sealed})), 0)::float8` })
    .from(cardioTracks)
    .where(eq(cardioTracks.userId, userId))
  return row?.bytes ?? 0
}

/** Sums by week from a Monday on; weeks without a session are left out. */
export async function weeksOf(db: Db, userId: string, from: LocalDay): Promise<CardioWeek[]> {
  const { day, effort, seconds, metres, deletedAt } = cardioSessions
  const week = sql<string>`date_trunc('week', ${day}::timestamp)::date::text`
  const of_ = (name: SessionFields['effort']) => sql<number>`coalesce(sum(${seconds}) filter (where ${effort} = ${name}), 0)::int`
  const rows = await db
    .select({
      week,
      light: of_('light'),
      moderate: of_('moderate'),
      vigorous: of_('vigorous'),
      metres: sql<number>`coalesce(sum(${metres}), 0)::float8`,
      sessions: sql<number>`count(*)::int`,
    })
    .from(cardioSessions)
    .where(and(of(userId), gte(day, from), isNull(deletedAt)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return rows.map(({ week: monday, light, moderate, vigorous, ...rest }) => ({
    week: monday,
    seconds: { light, moderate, vigorous },
    ...rest,
  }))
}

export async function daysOf(db: Db, userId: string, from: LocalDay, to: LocalDay): Promise<LocalDay[]> {
  const { day, deletedAt } = cardioSessions
  const rows = await db
    .selectDistinct({ day })
    .from(cardioSessions)
    .where(and(of(userId), gte(day, from), lte(day, to), isNull(deletedAt)))
    .orderBy(asc(day))
  return rows.map((row) => row.day)
}

/** Unencrypted figures of sessions since an instant, to calculate muscle loads. */
export async function figuresSince(db: Db, userId: string, since: Date) {
  const { kind, effort, seconds, startedAt, deletedAt } = cardioSessions
  return db
    .select({ kind, effort, seconds, startedAt })
    .from(cardioSessions)
    .where(and(of(userId), gte(startedAt, since), isNull(deletedAt)))
    .orderBy(asc(startedAt))
    .limit(500)
}

/** Start and length of sessions between two instants, with deleted ones. */
export async function spansBetween(db: Db, userId: string, from: Date, to: Date) {
  const { id, startedAt, seconds, deletedAt } = cardioSessions
  return db
    .select({ id, startedAt, seconds, deletedAt })
    .from(cardioSessions)
    .where(and(of(userId), gte(startedAt, from), lte(startedAt, to)))
    .limit(100)
}

/** Sessions of an import that are unchanged since, or deleted. */
const asImported = (userId: string, importId: string) =>
  and(of(userId), eq(cardioSessions.importId, importId), or(lte(cardioSessions.version, 1), isNotNull(cardioSessions.deletedAt)))

/** Removes up to `most` unchanged or deleted sessions of an import, with their tracks. Returns the keys of their acts. */
export async function removeImported(tx: Db, userId: string, importId: string, most: number): Promise<(string | null)[]> {
  const some = tx.select({ id: cardioSessions.id }).from(cardioSessions).where(asImported(userId, importId)).limit(most)
  const { actKey } = cardioSessions
  const rows = await tx
    .delete(cardioSessions)
    .where(and(asImported(userId, importId), inArray(cardioSessions.id, some)))
    .returning({ actKey })
  return rows.map((row) => row.actKey)
}

/** Number of sessions of an import that still exist. */
export const countImported = (db: Db, userId: string, importId: string): Promise<number> =>
  db.$count(cardioSessions, and(of(userId), eq(cardioSessions.importId, importId)))

export async function savedSettings(db: Db, key: PersonKey, userId: string): Promise<CardioSettings | undefined> {
  const [row] = await db.select().from(cardioSettings).where(eq(cardioSettings.userId, userId))
  return row && openSettings(key, row.sealed)
}

export const settingsOf = async (db: Db, key: PersonKey, userId: string): Promise<CardioSettings> =>
  (await savedSettings(db, key, userId)) ?? USUAL_SETTINGS

export async function writeSettings(db: Db, key: PersonKey, userId: string, settings: CardioSettings): Promise<void> {
  const sealed = sealSettings(key, settings)
  await db.insert(cardioSettings).values({ userId, sealed }).onConflictDoUpdate({ target: cardioSettings.userId, set: { sealed } })
}
