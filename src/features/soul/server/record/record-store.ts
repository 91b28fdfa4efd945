import { and, asc, desc, eq, gt, inArray, lt, min, sql } from '#platform/server/db/drizzle.ts'
import { lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { MindfulSession } from '../../contract-record.ts'
import { listeningSessions, mindfulSessions } from '../tables.ts'

const context = (id: string) => `mindful/${id}`
/** Seals the name of the app that recorded a session. */
export const sealSource = (key: PersonKey, id: string, source: string): Buffer => key.seal(context(id), source)

type Row = typeof mindfulSessions.$inferSelect
const sessionOf = (key: PersonKey, { id, startedAt, day, seconds, sealed }: Row): MindfulSession => ({
  id,
  startedAt: startedAt.toISOString(),
  day,
  seconds,
  source: key.open(context(id), sealed).toString(),
})

/** The instant of the first entry; undefined without one. */
export async function firstInstant(db: Db, userId: string): Promise<Date | undefined> {
  const [[heard], [sat]] = await Promise.all([
    db
      .select({ at: min(listeningSessions.startedAt) })
      .from(listeningSessions)
      .where(eq(listeningSessions.userId, userId)),
    db
      .select({ at: min(mindfulSessions.startedAt) })
      .from(mindfulSessions)
      .where(eq(mindfulSessions.userId, userId)),
  ])
  const times = [heard?.at, sat?.at].flatMap((at) => (at ? [at] : []))
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** Listening before an instant and imported sittings, latest first. */
export async function timesBefore(db: Db, key: PersonKey, userId: string, before: Date, most: number) {
  const { id, trackId, startedAt, seconds } = listeningSessions
  const [heard, sat] = await Promise.all([
    db
      .select({ id, trackId, startedAt, seconds })
      .from(listeningSessions)
      .where(and(eq(listeningSessions.userId, userId), gt(seconds, 0), lt(startedAt, before)))
      .orderBy(desc(startedAt))
      .limit(most),
    db
      .select()
      .from(mindfulSessions)
      .where(and(eq(mindfulSessions.userId, userId), lt(mindfulSessions.startedAt, before)))
      .orderBy(desc(mindfulSessions.startedAt))
      .limit(most),
  ])
  return { heard, sat: sat.map((row) => sessionOf(key, row)) }
}

const PAGE = 1000

/** All mindful sessions in the order of their ids, page by page. */
export async function* exportMindful(db: Db, key: PersonKey, userId: string): AsyncGenerator<MindfulSession> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .select()
      .from(mindfulSessions)
      .where(and(eq(mindfulSessions.userId, userId), gt(mindfulSessions.id, after)))
      .orderBy(asc(mindfulSessions.id))
      .limit(PAGE)
    for (const row of rows) yield sessionOf(key, row)
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

/** The ids among these that the person has. */
export async function mindfulHere(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const here = new Set<string>()
  for (let at = 0; at < ids.length; at += PAGE) {
    const rows = await db
      .select({ id: mindfulSessions.id })
      .from(mindfulSessions)
      .where(and(eq(mindfulSessions.userId, userId), sql`${mindfulSessions.id} = any(${sql.param(ids.slice(at, at + PAGE))}::uuid[])`))
    for (const { id } of rows) here.add(id)
  }
  return here
}

/** Adds sessions that are not stored yet; returns their ids, and the new total. */
export async function addMindful(
  tx: Db,
  userId: string,
  rows: readonly Omit<Row, 'userId'>[],
): Promise<{ added: string[]; count: number }> {
  await lockCount(tx, mindfulSessions, userId)
  const added = await tx
    .insert(mindfulSessions)
    .values(rows.map((row) => ({ ...row, userId })))
    .onConflictDoNothing()
    .returning({ id: mindfulSessions.id })
  return { added: added.map(({ id }) => id), count: await tx.$count(mindfulSessions, eq(mindfulSessions.userId, userId)) }
}

export async function removeMindful(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(mindfulSessions).where(and(eq(mindfulSessions.userId, userId), inArray(mindfulSessions.id, [...ids])))
}
