import { desc } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import { backupRuns } from './tables.ts'

export type BackupRunRow = typeof backupRuns.$inferSelect

/** Results of nightly backups, the latest first. */
export function latestBackupRuns(db: Db, limit: number): Promise<BackupRunRow[]> {
  return db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(limit)
}
