import { and, count, eq, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { PgColumn, PgTable } from '#platform/server/db/pg-core.ts'
import { getTableName } from '#platform/server/db/drizzle.ts'
import type { AppError } from '#platform/contract/errors.ts'
import type { Db } from './db.ts'

type OwnedTable = PgTable & { userId: PgColumn }

/**
 * Serialises transactions of one person that add rows to a table, until they end: a count made after this
 * is still right when the transaction commits.
 */
export async function lockCount(tx: Db, table: OwnedTable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${getTableName(table)} ${userId}`}, 0))`)
}

/**
 * To be called in the transaction that adds rows of a person to a table, after they were added: throws `error` when there are
 * now more than `most`, so that the transaction is rolled back. Exact for any number of concurrent requests.
 */
export async function assertCount(
  tx: Db,
  table: OwnedTable,
  userId: string,
  { most, where, error }: { most: number; where?: SQL | undefined; error: () => AppError },
): Promise<void> {
  await lockCount(tx, table, userId)
  const [row] = await tx
    .select({ n: count() })
    .from(table)
    .where(and(eq(table.userId, userId), where))
  if ((row?.n ?? 0) > most) throw error()
}
