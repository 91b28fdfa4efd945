import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import type { Storage } from './storage.ts'
import { storageUsage } from './tables.ts'

export type StorageLimits = {
  /** Bytes of one person. */
  perPerson: number
  /** Bytes of all people together. */
  total: number
}

/** An arbitrary number that is no other advisory lock of the database. */
const TOTAL_LOCK = 7_306_122_010

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The person to whom a key or folder counts: files of features are stored in `<feature>/<person>/…`. Files in `cache/` count to nobody:
 * they are deleted automatically, and an export must be possible for a person who has no room left.
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

/** Adds bytes that are about to be stored, unless they would exceed a limit: then adds nothing and returns the limit. */
export async function reserveBytes(
  db: Db,
  userId: string,
  bytes: number,
  { perPerson, total }: StorageLimits,
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`insert into ${storageUsage} (user_id, bytes) select id, 0 from users where id = ${userId} on conflict do nothing`)
    // Concurrent uploads are counted one after the other.
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
 * Counts text that a person's change adds to the database (negative: removes), in the change's transaction; must be called after
 * its rows are written. A change that adds no text is never refused. Near the limit, `exact` recounts the text.
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
    // The total before this statement.
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

/** Sets an exact count of text, unless the count has changed since `was` was read. */
export async function setTextBytes(db: Db, userId: string, was: number, is: number): Promise<void> {
  if (was === is) return
  await db
    .update(storageUsage)
    .set({ textBytes: is })
    .where(and(eq(storageUsage.userId, userId), eq(storageUsage.textBytes, was)))
}

/** People with their counted bytes of text. */
export function countedTexts(db: Db): Promise<{ userId: string; bytes: number }[]> {
  return db.select({ userId: storageUsage.userId, bytes: storageUsage.textBytes }).from(storageUsage)
}

/**
 * Recounts everybody's stored files: for files from before they were counted, and for files left uncounted by a crash. A person who
 * stores or deletes files meanwhile is skipped until the next time. Returns how many people's counts were changed.
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
