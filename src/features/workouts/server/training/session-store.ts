import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount, lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_SESSIONS } from '../../contract/training.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { isFinished, type Session } from '../../training/session.ts'
import { openSession, sealSession } from './sealing.ts'
import { workoutSessions } from './tables.ts'

export type StoredSession = { session: Session; day: LocalDay; version: number; act: number; deletedAt: Date | null }

type Row = typeof workoutSessions.$inferSelect
const one = (userId: string, id: string) => and(eq(workoutSessions.userId, userId), eq(workoutSessions.id, id))
const opened = (key: PersonKey, { id, sealed, day, version, act, deletedAt }: Row): StoredSession => ({
  session: openSession(key, id, sealed),
  day,
  version,
  act,
  deletedAt,
})

export async function sessionOf(
  db: Db,
  key: PersonKey,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredSession | undefined> {
  const query = db.select().from(workoutSessions).where(one(userId, id))
  const [row] = lock ? await query.for('update') : await query
  return row && opened(key, row)
}

const instants = ({ startedAt, fields }: Session) => ({
  startedAt: new Date(startedAt),
  finishedAt: fields.finishedAt.value === null ? null : new Date(fields.finishedAt.value),
})

/** Adds a session; an existing one stays unchanged. False if it existed. Throws `limit`. */
export async function addSession(
  tx: Db,
  key: PersonKey,
  userId: string,
  { session, day }: Pick<StoredSession, 'session' | 'day'>,
): Promise<boolean> {
  const added = await tx
    .insert(workoutSessions)
    .values({ userId, id: session.id, day, version: 0, sealed: sealSession(key, session), ...instants(session) })
    .onConflictDoNothing()
    .returning({ id: workoutSessions.id })
  if (added.length === 0) return false
  const error = () => new AppError('limit', workoutsReasons.too_many_sessions({ most: MAX_SESSIONS }))
  await assertCount(tx, workoutSessions, userId, { most: MAX_SESSIONS, error })
  return true
}

/** Adds finished sessions that do not exist here, as their first version. Throws `limit`. */
export async function addSessions(
  tx: Db,
  key: PersonKey,
  userId: string,
  sessions: readonly Pick<StoredSession, 'session' | 'day' | 'act'>[],
): Promise<void> {
  if (sessions.length === 0) return
  const rows = sessions.map(({ session, day, act }) => ({
    userId,
    id: session.id,
    day,
    act,
    version: 1,
    sealed: sealSession(key, session),
    ...instants(session),
  }))
  await tx.insert(workoutSessions).values(rows)
  const error = () => new AppError('limit', workoutsReasons.too_many_sessions({ most: MAX_SESSIONS }))
  await assertCount(tx, workoutSessions, userId, { most: MAX_SESSIONS, error })
}

/** Makes other transactions that add sessions of this person wait until this one ends. */
export const lockSessions = (tx: Db, userId: string): Promise<void> => lockCount(tx, workoutSessions, userId)

/** The version, act and deletion time of some sessions; locks their rows. */
export async function standingOf(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<Pick<Row, 'id' | 'version' | 'act' | 'deletedAt'>[]> {
  const { id, version, act, deletedAt } = workoutSessions
  return tx
    .select({ id, version, act, deletedAt })
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), inArray(id, [...ids])))
    .for('update')
}

/** Removes sessions permanently. The caller removes the data derived from them. */
export async function dropSessions(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(workoutSessions).where(and(eq(workoutSessions.userId, userId), inArray(workoutSessions.id, [...ids])))
}

/** Stores a changed session with the next version number. */
export async function writeSession(
  tx: Db,
  key: PersonKey,
  userId: string,
  { session, act, deletedAt, version }: StoredSession,
): Promise<void> {
  await tx
    .update(workoutSessions)
    .set({ sealed: sealSession(key, session), version: version + 1, act, deletedAt, ...instants(session) })
    .where(one(userId, session.id))
}

/** Sessions under way, newest first. The limit only stops abuse. */
export async function openSessions(db: Db, key: PersonKey, userId: string): Promise<StoredSession[]> {
  const rows = await db
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), isNull(workoutSessions.finishedAt), isNull(workoutSessions.deletedAt)))
    .orderBy(desc(workoutSessions.startedAt))
    .limit(10)
  return rows.map((row) => opened(key, row))
}

/** Finished sessions that began before an instant, or deleted ones, newest first. */
export async function sessionsBefore(
  db: Db,
  key: PersonKey,
  userId: string,
  { before, which, limit }: { before: Date | undefined; which: 'present' | 'deleted'; limit: number },
): Promise<StoredSession[]> {
  const { startedAt, finishedAt, deletedAt, id } = workoutSessions
  const rows = await db
    .select()
    .from(workoutSessions)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        which === 'present' ? and(isNotNull(finishedAt), isNull(deletedAt)) : isNotNull(deletedAt),
        before && lt(startedAt, before),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(limit)
  return rows.map((row) => opened(key, row))
}

/** All sessions, deleted ones included, in order of their ids: for the export, a page at a time. */
export async function* allSessions(db: Db, key: PersonKey, userId: string): AsyncGenerator<StoredSession> {
  let after: string | undefined
  for (;;) {
    const rows = await db
      .select()
      .from(workoutSessions)
      .where(and(eq(workoutSessions.userId, userId), after === undefined ? undefined : sql`${workoutSessions.id} > ${after}`))
      .orderBy(asc(workoutSessions.id))
      .limit(200)
    for (const row of rows) yield opened(key, row)
    if (rows.length < 200) return
    after = rows.at(-1)!.id
  }
}

/** Finished sessions without lifts: those that an import added. */
export async function sessionsWithoutLifts(tx: Db, key: PersonKey, userId: string): Promise<StoredSession[]> {
  const rows = await tx
    .select()
    .from(workoutSessions)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        sql`${workoutSessions.act} > 0 and not exists (select 1 from workout_lifts l where l.user_id = ${userId} and l.session_id = ${workoutSessions.id})`,
      ),
    )
  return rows.map((row) => opened(key, row))
}

/** Days with a finished session. */
export async function trainedDays(db: Db, userId: string, from: LocalDay, to: LocalDay): Promise<LocalDay[]> {
  const { day, finishedAt, deletedAt } = workoutSessions
  const rows = await db
    .selectDistinct({ day })
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), gte(day, from), lte(day, to), isNotNull(finishedAt), isNull(deletedAt)))
    .orderBy(asc(day))
    .limit(3700)
  return rows.map((row) => row.day)
}

/** Finished sessions of these days, at most 200, newest first. */
export async function sessionsOfDays(db: Db, key: PersonKey, userId: string, days: readonly LocalDay[]): Promise<StoredSession[]> {
  if (days.length === 0) return []
  const { day, startedAt, finishedAt, deletedAt } = workoutSessions
  const rows = await db
    .select()
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), inArray(day, [...days]), isNotNull(finishedAt), isNull(deletedAt)))
    .orderBy(desc(startedAt))
    .limit(200)
  return rows.map((row) => opened(key, row))
}

/** A longer session was probably never ended by its person. */
const MOST_MINUTES = 180

/** Minutes of the finished sessions from one day to another, and the day of the person's very first session. */
export async function trainedMinutes(
  db: Db,
  userId: string,
  from: LocalDay,
  to: LocalDay,
): Promise<{ minutes: number; sessions: number; firstDay: LocalDay | null }> {
  const { day, startedAt, finishedAt, deletedAt } = workoutSessions
  const within = sql`${day} between ${from}::date and ${to}::date`
  const length = sql`least(${MOST_MINUTES}, greatest(0, extract(epoch from ${finishedAt} - ${startedAt}) / 60))`
  const [row] = await db
    .select({
      minutes: sql<number>`coalesce(sum(${length}) filter (where ${within}), 0)::float8`,
      sessions: sql<number>`(count(*) filter (where ${within}))::int`,
      firstDay: sql<LocalDay | null>`min(${day})::text`,
    })
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, userId), isNotNull(finishedAt), isNull(deletedAt)))
  return row!
}

/** Removes sessions that were deleted so long ago that they can no longer be restored. */
export async function dropDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(workoutSessions).where(lt(workoutSessions.deletedAt, before))
}

export const isCounting = ({ session, deletedAt }: Pick<StoredSession, 'session' | 'deletedAt'>): boolean =>
  isFinished(session) && deletedAt === null
