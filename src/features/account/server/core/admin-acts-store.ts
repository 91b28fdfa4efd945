import { and, desc, eq, lt } from '#platform/server/db/drizzle.ts'
import { alias } from '#platform/server/db/pg-core.ts'
import { users } from '#platform/server/auth/tables.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { AdminAct } from '../../contract-admin.ts'
import { adminActs } from '../tables.ts'

const RETENTION_MS = 730 * 86_400_000

type Act = { kind: AdminAct['kind']; byUserId: string; ofUserId?: string; about?: string }

/** Records an admin's action, in the transaction that performs it. */
export async function recordAdminAct(tx: Db, at: Date, { kind, byUserId, ofUserId, about = '' }: Act): Promise<void> {
  await tx.insert(adminActs).values({ id: uuidv7(), kind, byUserId, ofUserId: ofUserId ?? null, about, at })
}

const by = alias(users, 'by')
const of = alias(users, 'of')

/** Latest first: all actions or those on one account; only those before `before`. */
export async function adminActsOf(
  db: Db,
  { userId, after, limit }: { userId?: string; after?: string | undefined; limit: number },
): Promise<AdminAct[]> {
  const rows = await db
    .select({ act: adminActs, byName: by.displayName, byUsername: by.username, ofUsername: of.username })
    .from(adminActs)
    .leftJoin(by, eq(by.id, adminActs.byUserId))
    .leftJoin(of, eq(of.id, adminActs.ofUserId))
    .where(
      and(userId === undefined ? undefined : eq(adminActs.ofUserId, userId), after === undefined ? undefined : lt(adminActs.id, after)),
    )
    .orderBy(desc(adminActs.id))
    .limit(limit)
  return rows.map(({ act: { id, kind, about, at }, byName, byUsername, ofUsername }) => ({
    id,
    kind,
    about,
    at: at.toISOString(),
    by: byName ?? byUsername,
    of: ofUsername,
  }))
}

export async function deleteOldAdminActs(db: Db, now: Date): Promise<void> {
  await db.delete(adminActs).where(lt(adminActs.at, new Date(now.getTime() - RETENTION_MS)))
}
