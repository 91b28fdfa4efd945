import { and, asc, desc, eq, gte, inArray, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { Lift, PastLift } from '../../contract/training.ts'
import { NO_RECORDS, withFacts, type LiftFacts, type Records } from '../../training/lift-facts.ts'
import { workoutLifts, workoutRecords } from './tables.ts'

/** The most sessions of an exercise on its page. */
const MAX_PAST = 400

const pastLift = ({ day, at, target, sets, hardSets, reserve, volume, estimate }: typeof workoutLifts.$inferSelect): PastLift => ({
  day,
  at: at.toISOString(),
  target: target ?? null,
  sets: sets as unknown as PastLift['sets'],
  hardSets,
  reserve,
  volume,
  estimate,
})

/** Replaces the stored results of a session; with empty `facts` it no longer counts. */
export async function replaceLifts(
  tx: Db,
  userId: string,
  { sessionId, day, at }: { sessionId: string; day: LocalDay; at: Date },
  facts: readonly LiftFacts[],
): Promise<void> {
  const before = await tx
    .delete(workoutLifts)
    .where(and(eq(workoutLifts.userId, userId), eq(workoutLifts.sessionId, sessionId)))
    .returning({ exercise: workoutLifts.exercise })
  if (facts.length > 0) await tx.insert(workoutLifts).values(facts.map((one) => ({ userId, sessionId, day, at, ...one })))
  await recount(tx, userId, [...new Set([...before.map(({ exercise }) => exercise), ...facts.map(({ exercise }) => exercise)])])
}

type LiftOf = { sessionId: string; day: LocalDay; at: Date; facts: readonly LiftFacts[] }

/** Adds the results of sessions that had none before. The caller updates the records with `recount`. */
export async function addLifts(tx: Db, userId: string, sessions: readonly LiftOf[]): Promise<void> {
  const rows = sessions.flatMap(({ facts, ...session }) => facts.map((one) => ({ userId, ...session, ...one })))
  for (let at = 0; at < rows.length; at += 500) await tx.insert(workoutLifts).values(rows.slice(at, at + 500))
}

/** Removes the results of some sessions, and updates records. */
export async function removeLifts(tx: Db, userId: string, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  const deleted = await tx
    .delete(workoutLifts)
    .where(and(eq(workoutLifts.userId, userId), inArray(workoutLifts.sessionId, [...sessionIds])))
    .returning({ exercise: workoutLifts.exercise })
  await recount(tx, userId, [...new Set(deleted.map(({ exercise }) => exercise))])
}

/** Recalculates the records of some exercises from all sessions. */
export async function recount(tx: Db, userId: string, exercises: readonly string[]): Promise<void> {
  if (exercises.length === 0) return
  const rows = await tx
    .select()
    .from(workoutLifts)
    .where(and(eq(workoutLifts.userId, userId), inArray(workoutLifts.exercise, [...exercises])))
    .orderBy(asc(workoutLifts.at))
  const byExercise = Map.groupBy(rows, ({ exercise }) => exercise)
  const none = exercises.filter((exercise) => !byExercise.has(exercise))
  if (none.length > 0) await tx.delete(workoutRecords).where(and(eq(workoutRecords.userId, userId), inArray(workoutRecords.exercise, none)))
  const values = [...byExercise].map(([exercise, own]) => ({
    userId,
    exercise,
    records: own.reduce<Records>(withFacts, NO_RECORDS),
    lastAt: own.at(-1)!.at,
  }))
  if (values.length === 0) return
  await tx
    .insert(workoutRecords)
    .values(values)
    .onConflictDoUpdate({
      target: [workoutRecords.userId, workoutRecords.exercise],
      set: { records: sql`excluded.records`, lastAt: sql`excluded.last_at` },
    })
}

/** Exercises with records and their last sessions, latest first. Two statements. */
export async function recentLifts(db: Db, userId: string, most: number, each: number): Promise<Lift[]> {
  const records = await db
    .select()
    .from(workoutRecords)
    .where(eq(workoutRecords.userId, userId))
    .orderBy(desc(workoutRecords.lastAt), asc(workoutRecords.exercise))
    .limit(most)
  if (records.length === 0) return []
  const newest = await db.execute<{ exercise: string; session_id: string }>(sql`
    select r.exercise, l.session_id
    from (select exercise from ${workoutRecords} where user_id = ${userId} order by last_at desc, exercise limit ${most}) r
    cross join lateral (
      select session_id from ${workoutLifts} where user_id = ${userId} and exercise = r.exercise order by at desc limit ${each}
    ) l`)
  const wanted = newest.rows
  const rows = await db
    .select()
    .from(workoutLifts)
    .where(
      and(
        eq(workoutLifts.userId, userId),
        sql`(${workoutLifts.sessionId}, ${workoutLifts.exercise}) in (select * from unnest(${sql.param(wanted.map((row) => row.session_id))}::uuid[], ${sql.param(wanted.map((row) => row.exercise))}::text[]))`,
      ),
    )
    .orderBy(desc(workoutLifts.at))
  const past = Map.groupBy(rows, ({ exercise }) => exercise)
  return records.map(({ exercise, records: own }) => ({
    exercise,
    records: own as Records,
    past: (past.get(exercise) ?? []).map(pastLift),
  }))
}

export async function liftOf(db: Db, userId: string, exercise: string): Promise<Lift> {
  const [[own], rows] = await Promise.all([
    db
      .select()
      .from(workoutRecords)
      .where(and(eq(workoutRecords.userId, userId), eq(workoutRecords.exercise, exercise))),
    db
      .select()
      .from(workoutLifts)
      .where(and(eq(workoutLifts.userId, userId), eq(workoutLifts.exercise, exercise)))
      .orderBy(desc(workoutLifts.at))
      .limit(MAX_PAST),
  ])
  return { exercise, records: (own?.records as Records | undefined) ?? NO_RECORDS, past: rows.map(pastLift) }
}

/** Hard sets by exercise and week from a Monday on. */
export async function weeklyLifts(db: Db, userId: string, from: LocalDay): Promise<{ week: LocalDay; exercise: string; sets: number }[]> {
  const week = sql<string>`date_trunc('week', ${workoutLifts.day}::timestamp)::date::text`
  return db
    .select({ week, exercise: workoutLifts.exercise, sets: sql<number>`sum(${workoutLifts.hardSets})::int` })
    .from(workoutLifts)
    .where(and(eq(workoutLifts.userId, userId), gte(workoutLifts.day, from)))
    .groupBy(sql`1`, workoutLifts.exercise)
    .orderBy(sql`1`, workoutLifts.exercise)
    .limit(5000)
}

/** Removes results of deleted sessions, and updates records. */
export async function dropOrphans(tx: Db, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ exercise: string }>(sql`
    delete from ${workoutLifts} l where l.user_id = ${userId}
      and not exists (select 1 from workout_sessions s where s.user_id = l.user_id and s.id = l.session_id)
    returning l.exercise`)
  await recount(tx, userId, [...new Set(rows.map(({ exercise }) => exercise))])
}
