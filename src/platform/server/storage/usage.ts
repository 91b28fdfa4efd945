import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import type { Storage } from './storage.ts'
import { storageUsage } from './tables.ts'

export type StorageLimits = {
  /** Bytes of one person. */
  perPerson: number
  /** Bytes of all people together. */
  total: number
}

/** Any number that nothing else in the database locks by. */
const TOTAL_LOCK = 7_306_122_010

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Whose files a key or folder is counted as: those of features lie in `<feature>/<person>/…`. What lies in `cache/` is nobody's:
 * it goes by itself, and an export must be possible to somebody who has no room left.
 */
export function ownerOf(key: string): string | undefined {
  const [area, owner = ''] = key.split('/', 2)
  return area !== 'cache' && UUID.test(owner) ? owner : undefined
}

const all = sql<string>`${storageUsage.bytes} + ${storageUsage.textBytes}`

/** Bytes of a person's files and text. */
export async function usageOf(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ bytes: all }).from(storageUsage).where(eq(storageUsage.userId, userId))
  return Number(row?.bytes ?? 0)
}

/** Bytes of everybody's files and text together. */
export async function totalUsage(db: Db): Promise<number> {
  const [row] = await db.select({ bytes: sql<string>`coalesce(sum(${all}), 0)` }).from(storageUsage)
  return Number(row?.bytes ?? 0)
}

export type Refused = { by: 'person' | 'total'; used: number; limit: number }

/** Counts bytes that are about to be stored, unless that would be too many: then nothing is counted, and the limit they meet is told. */
export async function reserveBytes(
  db: Db,
  userId: string,
  bytes: number,
  { perPerson, total }: StorageLimits,
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`insert into ${storageUsage} (user_id, bytes) select id, 0 from users where id = ${userId} on conflict do nothing`)
    // People who store at the same moment are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(${TOTAL_LOCK})`)
    const everybody = await totalUsage(tx)
    if (everybody + bytes > total) return { by: 'total', used: everybody, limit: total }
    const counted = await tx
      .update(storageUsage)
      .set({ bytes: sql`${storageUsage.bytes} + ${bytes}` })
      .where(and(eq(storageUsage.userId, userId), sql`${all} + ${bytes} <= ${perPerson}`))
      .returning({ bytes: storageUsage.bytes })
    return counted.length > 0 ? undefined : { by: 'person', used: await usageOf(tx, userId), limit: perPerson }
  })
}

export async function releaseBytes(db: Db, userId: string, bytes: number): Promise<void> {
  if (bytes === 0) return
  await db
    .update(storageUsage)
    .set({ bytes: sql`greatest(0, ${storageUsage.bytes} - ${bytes})` })
    .where(eq(storageUsage.userId, userId))
}

/**
 * Counts text that somebody's change adds to the database, or takes away with a negative number, in the change's transaction; to be
 * called after its rows are written. What takes no room is never refused. Near the limit `exact` counts what is really there.
 */
export async function countText(
  tx: Db,
  userId: string,
  bytes: number,
  { perPerson, total }: StorageLimits,
  exact: () => Promise<number>,
): Promise<Refused | undefined> {
  const set = { textBytes: sql`greatest(0, ${storageUsage.textBytes} + ${bytes})` }
  const [row] = await tx
    .insert(storageUsage)
    .values({ userId, bytes: 0, textBytes: Math.max(0, bytes) })
    .onConflictDoUpdate({ target: storageUsage.userId, set })
    // What all had before this statement.
    .returning({ used: all, everybody: sql<string>`(select coalesce(sum(u.bytes + u.text_bytes), 0) from ${storageUsage} u)` })
  if (bytes <= 0 || (Number(row?.used) <= perPerson && Number(row?.everybody) + bytes <= total)) return undefined
  const isTooMuch = async (): Promise<Refused | undefined> => {
    const used = await usageOf(tx, userId)
    if (used > perPerson) return { by: 'person', used, limit: perPerson }
    const everybody = await totalUsage(tx)
    return everybody > total ? { by: 'total', used: everybody, limit: total } : undefined
  }
  await tx
    .update(storageUsage)
    .set({ textBytes: await exact() })
    .where(eq(storageUsage.userId, userId))
  return isTooMuch()
}

/** Puts an exact count of text in place, unless somebody wrote since `was` was read. */
export async function setTextBytes(db: Db, userId: string, was: number, is: number): Promise<void> {
  if (was === is) return
  await db
    .update(storageUsage)
    .set({ textBytes: is })
    .where(and(eq(storageUsage.userId, userId), eq(storageUsage.textBytes, was)))
}

/** Whose text is counted, and as how much. */
export function countedTexts(db: Db): Promise<{ userId: string; bytes: number }[]> {
  return db.select({ userId: storageUsage.userId, bytes: storageUsage.textBytes }).from(storageUsage)
}

/**
 * Counts anew what everybody has in storage: for files from before they were counted, and for what a crash left uncounted. Somebody
 * who stores or deletes meanwhile is left as they are until the next time. Returns how many people's counts were changed.
 */
export async function recountUsage(db: Db, storage: Pick<Storage, 'sizes'>, signal?: AbortSignal): Promise<number> {
  const before = new Map((await db.select().from(storageUsage)).map(({ userId, bytes }) => [userId, bytes]))
  const found = new Map<string, number>()
  for await (const { key, size } of storage.sizes('')) {
    signal?.throwIfAborted()
    const owner = ownerOf(key)
    if (owner) found.set(owner, (found.get(owner) ?? 0) + size)
  }
  let changed = 0
  for (const userId of new Set([...before.keys(), ...found.keys()])) {
    const [was, is] = [before.get(userId), found.get(userId) ?? 0]
    if (was === is) continue
    const { rowCount } = await (was === undefined
      ? db.execute(
          sql`insert into ${storageUsage} (user_id, bytes) select id, ${is}::bigint from users where id = ${userId} on conflict do nothing`,
        )
      : db
          .update(storageUsage)
          .set({ bytes: is })
          .where(and(eq(storageUsage.userId, userId), eq(storageUsage.bytes, was))))
    changed += rowCount ?? 0
  }
  return changed
}
