import { and, count, desc, eq, lt, or, sql } from '#platform/server/db/drizzle.ts'
import { users } from '#platform/server/auth/tables.ts'
import { usernameKeyOf, type UserRow } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import { storageUsage } from '#platform/server/storage/tables.ts'

export type AccountRow = { user: UserRow; bytes: number | null }

const withBytes = (db: Db) =>
  db.select({ user: users, bytes: storageUsage.bytes }).from(users).leftJoin(storageUsage, eq(storageUsage.userId, users.id))

/** One page of accounts, newest first, those after `after`; the search words match username, name or address. */
export function accountsPage(
  db: Db,
  { search = '', after, limit }: { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<AccountRow[]> {
  const words = search.toLowerCase()
  const isFound =
    search === ''
      ? undefined
      : or(
          sql`strpos(${users.usernameKey}, ${usernameKeyOf(search)}) > 0`,
          sql`strpos(${users.emailKey}, ${words}) > 0`,
          sql`strpos(lower(${users.displayName}), ${words}) > 0`,
        )
  return withBytes(db)
    .where(and(isFound, after === undefined ? undefined : lt(users.id, after)))
    .orderBy(desc(users.id))
    .limit(limit)
}

export async function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await withBytes(db).where(eq(users.id, id))
  return row
}

export async function countAccounts(db: Db): Promise<{ all: number; locked: number }> {
  const [row] = await db.select({ all: count(), locked: count(users.lockedAt) }).from(users)
  return row ?? { all: 0, locked: 0 }
}
