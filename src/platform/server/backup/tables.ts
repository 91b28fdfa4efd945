import { bigint, boolean, integer, pgTable, text } from '#platform/server/db/pg-core.ts'
import { instant } from '../auth/tables.ts'

/** Results of nightly backups; only the newest are stored. */
export const backupRuns = pgTable('backup_runs', {
  startedAt: instant('started_at').primaryKey(),
  endedAt: instant('ended_at').notNull(),
  /** Made, and restored for trial to the last row and file. */
  succeeded: boolean('succeeded').notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
  rows: integer('rows'),
  files: integer('files'),
  /** Why not, in words for the owner that hold nothing of anybody's. */
  problem: text('problem'),
})
