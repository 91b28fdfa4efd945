import { and, asc, desc, eq, gt, gte, lte, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { NO_STREAK, extendStreak, streakOf, type Streak } from '#platform/server/activity/streak.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { HISTORY_NEWEST, type MindSession } from '../contract.ts'
import type { GameId } from '../games/core/catalog.ts'
import { BASELINE, LEARNING } from '../history.ts'
import { openSession, type ExportedSession } from './session-row.ts'
import { mindGames, mindProgress, mindSessions } from './tables.ts'

/** For the hub: changes with every change of the person's sessions. */
export const MIND_VERSION = 'select xmin from mind_progress where user_id = $1'

export type SessionRow = typeof mindSessions.$inferSelect
const shown = {
  id: mindSessions.id,
  game: mindSessions.game,
  startedAt: mindSessions.startedAt,
  day: mindSessions.day,
  milliseconds: mindSessions.milliseconds,
  main: mindSessions.main,
  figures: mindSessions.figures,
  why: mindSessions.why,
  device: mindSessions.device,
  input: mindSessions.input,
  refreshHz: mindSessions.refreshHz,
  errorMs: mindSessions.errorMs,
  trials: mindSessions.trials,
  voids: mindSessions.voids,
}
type ShownRow = Omit<SessionRow, 'sealed' | 'digest' | 'userId' | 'zone'>

export const sessionOfRow = ({ startedAt, milliseconds, ...row }: ShownRow): MindSession => ({
  ...(row as unknown as MindSession),
  startedAt: startedAt.toISOString(),
  seconds: Math.round(milliseconds / 1000),
})

const own = (userId: string, id: string) => and(eq(mindSessions.userId, userId), eq(mindSessions.id, id))

export async function findSession(db: Db, userId: string, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(mindSessions).where(own(userId, id))
  return row
}

export async function hasDigest(db: Db, userId: string, digest: Buffer): Promise<boolean> {
  const [row] = await db
    .select({ id: mindSessions.id })
    .from(mindSessions)
    .where(and(eq(mindSessions.userId, userId), eq(mindSessions.digest, digest)))
  return row !== undefined
}

export type Progress = { sessions: number; streak: Streak }

/** The person's row, locked until the transaction ends, to serialize concurrent additions of sessions. */
export async function lockProgress(tx: Db, userId: string): Promise<Progress> {
  await tx
    .insert(mindProgress)
    .values({ userId, sessions: 0, lastDay: null, streakDays: 0, longest: 0, totalDays: 0, recentRests: 0 })
    .onConflictDoNothing()
  const [row] = await tx.select().from(mindProgress).where(eq(mindProgress.userId, userId)).for('update')
  return progressOf(row!)
}

const progressOf = (row: typeof mindProgress.$inferSelect): Progress => ({
  sessions: row.sessions,
  streak: { lastDay: row.lastDay, days: row.streakDays, longest: row.longest, totalDays: row.totalDays, recentRests: row.recentRests },
})

export async function readProgress(db: Db, userId: string): Promise<Progress> {
  const [row] = await db.select().from(mindProgress).where(eq(mindProgress.userId, userId))
  return row ? progressOf(row) : { sessions: 0, streak: NO_STREAK }
}

export async function sessionsOn(tx: Db, userId: string, day: LocalDay): Promise<number> {
  return tx.$count(mindSessions, and(eq(mindSessions.userId, userId), eq(mindSessions.day, day)))
}

/** Adds a session to its game's sums and to the streak. `progress` is the locked state before it. */
export async function addSession(
  tx: Db,
  row: typeof mindSessions.$inferInsert,
  start: number,
  { sessions, streak }: Progress,
): Promise<void> {
  await tx.insert(mindSessions).values(row)
  const { userId, game, milliseconds, day } = row
  await tx
    .insert(mindGames)
    .values({ userId, game, sessions: 1, milliseconds, lastDay: day, start })
    .onConflictDoUpdate({
      target: [mindGames.userId, mindGames.game],
      set: {
        sessions: sql`${mindGames.sessions} + 1`,
        milliseconds: sql`${mindGames.milliseconds} + excluded.milliseconds`,
        // A session of an earlier day that arrives late does not change the next start level.
        start: sql`case when excluded.last_day >= ${mindGames.lastDay} then excluded.start else ${mindGames.start} end`,
        lastDay: sql`greatest(${mindGames.lastDay}, excluded.last_day)`,
      },
    })
  const isLater = streak.lastDay === null || day > streak.lastDay
  const next = isLater ? extendStreak(streak, day) : streak.lastDay === day ? streak : await streakAnew(tx, userId)
  await saveProgress(tx, userId, { sessions: sessions + 1, streak: next })
}

async function saveProgress(tx: Db, userId: string, { sessions, streak }: Progress): Promise<void> {
  const { lastDay, days, longest, totalDays, recentRests } = streak
  await tx
    .update(mindProgress)
    .set({ sessions, lastDay, streakDays: days, longest, totalDays, recentRests })
    .where(eq(mindProgress.userId, userId))
}

async function streakAnew(tx: Db, userId: string): Promise<Streak> {
  const days = await tx
    .selectDistinct({ day: mindSessions.day })
    .from(mindSessions)
    .where(eq(mindSessions.userId, userId))
    .orderBy(asc(mindSessions.day))
  return streakOf(days.map(({ day }) => day))
}

/** False if the person has no such session. */
export async function removeSession(tx: Db, userId: string, id: string): Promise<boolean> {
  await lockProgress(tx, userId)
  const deleted = await tx.delete(mindSessions).where(own(userId, id)).returning({ id: mindSessions.id })
  if (deleted.length > 0) await recount(tx, userId)
  return deleted.length > 0
}

/** Recomputes all sums of a person from their sessions, after a removal or an import. */
export async function recount(tx: Db, userId: string): Promise<void> {
  await lockProgress(tx, userId)
  await tx.delete(mindGames).where(eq(mindGames.userId, userId))
  await tx.execute(sql`
    insert into mind_games (user_id, game, sessions, milliseconds, last_day, start)
    select user_id, game, count(*), sum(milliseconds), max(day),
      coalesce((array_agg((figures->>'next')::int order by started_at desc, id desc) filter (where figures->>'next' is not null))[1], 1)
    from mind_sessions where user_id = ${userId} group by user_id, game`)
  const sessions = await tx.$count(mindSessions, eq(mindSessions.userId, userId))
  await saveProgress(tx, userId, { sessions, streak: await streakAnew(tx, userId) })
}

export type GameSums = {
  game: GameId
  sessions: number
  milliseconds: number
  lastDay: LocalDay
  start: number
  lastBefore: LocalDay | null
  today: number
}

/** Sums of each game and today's counts: one statement with an index lookup per game. */
export async function gameSums(db: Db, userId: string, today: LocalDay): Promise<GameSums[]> {
  const of = sql`${mindSessions.userId} = ${mindGames.userId} and ${mindSessions.game} = ${mindGames.game}`
  const rows = await db
    .select({
      game: mindGames.game,
      sessions: mindGames.sessions,
      milliseconds: mindGames.milliseconds,
      lastDay: mindGames.lastDay,
      start: mindGames.start,
      lastBefore: sql<LocalDay | null>`case when ${mindGames.lastDay} < ${today}::date then ${mindGames.lastDay}::text else
        (select max(${mindSessions.day})::text from ${mindSessions} where ${of} and ${mindSessions.day} < ${today}::date) end`,
      today: sql<number>`case when ${mindGames.lastDay} < ${today}::date then 0 else
        (select count(*)::int from ${mindSessions} where ${of} and ${mindSessions.day} = ${today}::date) end`,
    })
    .from(mindGames)
    .where(eq(mindGames.userId, userId))
    .orderBy(asc(mindGames.game))
  return rows as GameSums[]
}

/** Sessions of a game in order of time: the newest, and before them the first ones on each kind of device. */
export async function historyOf(db: Db, userId: string, game: GameId): Promise<{ sessions: MindSession[]; leftOut: number }> {
  const where = and(eq(mindSessions.userId, userId), eq(mindSessions.game, game))
  const newest = await db
    .select(shown)
    .from(mindSessions)
    .where(where)
    .orderBy(desc(mindSessions.startedAt), desc(mindSessions.id))
    .limit(HISTORY_NEWEST)
  if (newest.length < HISTORY_NEWEST) return { sessions: newest.reverse().map(sessionOfRow), leftOut: 0 }
  const ranked = db
    .select({
      id: mindSessions.id,
      nth: sql<number>`row_number() over (partition by ${mindSessions.device}, ${mindSessions.input} order by ${mindSessions.startedAt}, ${mindSessions.id})`.as(
        'nth',
      ),
    })
    .from(mindSessions)
    .where(where)
    .as('ranked')
  const [first, all] = await Promise.all([
    db
      .select(shown)
      .from(mindSessions)
      .innerJoin(ranked, eq(ranked.id, mindSessions.id))
      .where(and(where, lte(ranked.nth, LEARNING + BASELINE)))
      .orderBy(asc(mindSessions.startedAt), asc(mindSessions.id))
      .limit(12 * (LEARNING + BASELINE)),
    db.$count(mindSessions, where),
  ])
  const known = new Set(newest.map(({ id }) => id))
  const rows = [...first.filter(({ id }) => !known.has(id)), ...newest.reverse()]
  return { sessions: rows.map(sessionOfRow), leftOut: all - rows.length }
}

/** A page of a game's sessions, oldest first. */
export async function sessionsFrom(db: Db, userId: string, game: GameId, range: { skip: number; limit: number }): Promise<MindSession[]> {
  const rows = await db
    .select(shown)
    .from(mindSessions)
    .where(and(eq(mindSessions.userId, userId), eq(mindSessions.game, game)))
    .orderBy(asc(mindSessions.startedAt), asc(mindSessions.id))
    .offset(range.skip)
    .limit(range.limit)
  return rows.map(sessionOfRow)
}

export type ScoredSession = { game: GameId; day: LocalDay; kind: string; main: number; startedAt: Date; zone: string }

/** The newest 3,000 sessions with a score, in order of time. */
export async function scoredSessions(db: Db, userId: string, from: LocalDay, to: LocalDay): Promise<ScoredSession[]> {
  const rows = await db
    .select({
      game: mindSessions.game,
      day: mindSessions.day,
      kind: sql<string>`${mindSessions.device} || '-' || ${mindSessions.input}`,
      main: mindSessions.main,
      startedAt: mindSessions.startedAt,
      zone: mindSessions.zone,
    })
    .from(mindSessions)
    .where(
      and(eq(mindSessions.userId, userId), gte(mindSessions.day, from), lte(mindSessions.day, to), sql`${mindSessions.main} is not null`),
    )
    .orderBy(desc(mindSessions.day), desc(mindSessions.startedAt))
    .limit(3000)
  return rows.reverse() as ScoredSession[]
}

const PAGE = 200

/** All sessions with their answers, page by page, in the order of their ids. */
export async function* exportSessions(db: Db, key: PersonKey, userId: string): AsyncGenerator<ExportedSession> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select()
      .from(mindSessions)
      .where(and(eq(mindSessions.userId, userId), gt(mindSessions.id, after)))
      .orderBy(asc(mindSessions.id))
      .limit(PAGE)
    for (const row of rows) yield exportedOf(key, row)
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

function exportedOf(key: PersonKey, { userId: _userId, digest: _d, sealed, startedAt, ...row }: SessionRow): ExportedSession {
  const { start, language, answers } = openSession(key, row.id, sealed)
  const plain = { ...row, startedAt: startedAt.toISOString(), start, language, answers }
  return plain as unknown as ExportedSession
}
