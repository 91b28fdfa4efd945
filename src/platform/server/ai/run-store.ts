import { and, eq, lt } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import { aiRuns } from './tables.ts'

/** Notes a run, and forgets those of the person that a killed process left behind (`before`: older ones cannot be alive). */
export async function insertRun(
  db: Db,
  userId: string,
  run: { id: string; purpose: string; startedAt: Date },
  before: Date,
): Promise<void> {
  await db.delete(aiRuns).where(and(eq(aiRuns.userId, userId), lt(aiRuns.startedAt, before)))
  await db.insert(aiRuns).values({ userId, ...run })
}

export async function deleteRun(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(aiRuns).where(and(eq(aiRuns.userId, userId), eq(aiRuns.id, id)))
}

/** The person's runs under way: one by its id, or all for a purpose. */
export async function findRuns(db: Db, userId: string, by: { id: string } | { purpose: string }): Promise<string[]> {
  const which = 'id' in by ? eq(aiRuns.id, by.id) : eq(aiRuns.purpose, by.purpose)
  const rows = await db
    .select({ id: aiRuns.id })
    .from(aiRuns)
    .where(and(eq(aiRuns.userId, userId), which))
    .limit(100)
  return rows.map(({ id }) => id)
}
