import { and, asc, desc, eq, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount, lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MOODS_MOST, type MoodPair, type Run } from '../contract.ts'
import { discoverReasons } from '../reasons.en.ts'
import { mergeRuns } from '../run.ts'
import { courseRuns, listeningMoods } from './tables.ts'

/** Higher than the number of courses times runs. */
const MOST_ROWS = 2000

export const runOf = ({ run, startedDay, state }: typeof courseRuns.$inferSelect): Run => ({ run, startedDay, ...state })

/** All runs of a person by course, latest first. */
export async function runsOf(db: Db, userId: string, courseId?: string): Promise<Map<string, Run[]>> {
  const rows = await db
    .select()
    .from(courseRuns)
    .where(and(eq(courseRuns.userId, userId), courseId === undefined ? undefined : eq(courseRuns.courseId, courseId)))
    .orderBy(asc(courseRuns.courseId), desc(courseRuns.run))
    .limit(MOST_ROWS)
  return new Map([...Map.groupBy(rows, (row) => row.courseId)].map(([id, some]) => [id, some.map(runOf)]))
}

/** Merges newer changes into a run. Throws `conflict` if the run before it is missing: runs have no gaps. */
export async function saveRun(db: Db, userId: string, courseId: string, given: Run): Promise<Run> {
  return db.transaction(async (tx) => {
    await lockCount(tx, courseRuns, userId)
    const here = (await runsOf(tx, userId, courseId)).get(courseId) ?? []
    const before = here.find(({ run }) => run === given.run)
    if (!before && given.run > (here[0]?.run ?? 0) + 1) throw new AppError('conflict', discoverReasons.run_skipped())
    const { run, startedDay, ...state } = before ? mergeRuns(before, given) : given
    await tx
      .insert(courseRuns)
      .values({ userId, courseId, run, startedDay, state })
      .onConflictDoUpdate({ target: [courseRuns.userId, courseRuns.courseId, courseRuns.run], set: { startedDay, state } })
    return { run, startedDay, ...state }
  })
}

export async function saveMoods(db: Db, userId: string, { id, before, after, at }: MoodPair): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(listeningMoods)
      .values({ userId, id, before, after, at: new Date(at) })
      .onConflictDoUpdate({ target: [listeningMoods.userId, listeningMoods.id], set: { before, after } })
    const error = () => new AppError('limit', discoverReasons.too_many_moods({ most: MOODS_MOST }))
    await assertCount(tx, listeningMoods, userId, { most: MOODS_MOST, error })
  })
}

export async function removeMoods(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(listeningMoods).where(and(eq(listeningMoods.userId, userId), eq(listeningMoods.id, id)))
}

/** Number of pairs, with the mean and standard deviation of their differences. */
export async function moodChanges(db: Db, userId: string): Promise<{ n: number; mean: number; deviation: number }> {
  const difference = sql`(${listeningMoods.after} - ${listeningMoods.before})`
  const [row] = await db
    .select({
      n: sql<number>`count(*)::int`,
      mean: sql<number>`coalesce(avg(${difference}), 0)::float8`,
      deviation: sql<number>`coalesce(stddev_samp(${difference}), 0)::float8`,
    })
    .from(listeningMoods)
    .where(eq(listeningMoods.userId, userId))
  return row!
}

export async function exportMoods(db: Db, userId: string): Promise<MoodPair[]> {
  const rows = await db
    .select()
    .from(listeningMoods)
    .where(eq(listeningMoods.userId, userId))
    .orderBy(asc(listeningMoods.at))
    .limit(MOODS_MOST)
  return rows.map(({ id, before, after, at }) => ({ id, before, after, at: at.toISOString() }))
}

export async function exportRuns(db: Db, userId: string): Promise<(Run & { courseId: string })[]> {
  return [...(await runsOf(db, userId))].flatMap(([courseId, runs]) => runs.map((run) => ({ courseId, ...run })))
}
