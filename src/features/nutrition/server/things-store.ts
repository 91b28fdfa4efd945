import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_THINGS, type StoredThing, type Thing } from '../contract/things.ts'
import { openThing, sealThing } from './packing.ts'
import { nutritionThings } from './tables.ts'

export type WrittenThing = { id: string; at: Date; thing: Thing | null }

/** All things of a person, or those of one kind. `fastsSince`: leaves out fasts that were last written before. */
export async function thingsOf(db: Db, key: PersonKey, userId: string, kind?: Thing['kind'], fastsSince?: Date): Promise<StoredThing[]> {
  const { id, sealed, at } = nutritionThings
  const rows = await db
    .select({ id, sealed })
    .from(nutritionThings)
    .where(
      and(
        eq(nutritionThings.userId, userId),
        isNotNull(sealed),
        kind && eq(nutritionThings.kind, kind),
        fastsSince && or(ne(nutritionThings.kind, 'fast'), gt(at, fastsSince)),
      ),
    )
    .orderBy(asc(id))
    .limit(MAX_THINGS + 1)
  return rows.map((row) => ({ id: row.id, thing: openThing(key, row.id, row.sealed!) }))
}

export async function thingStamps(tx: Db, userId: string, ids: readonly string[]): Promise<Map<string, { at: Date; isHere: boolean }>> {
  const { id, at, kind } = nutritionThings
  const rows = await tx
    .select({ id, at, kind })
    .from(nutritionThings)
    .where(and(eq(nutritionThings.userId, userId), inArray(id, [...ids])))
  return new Map(rows.map((row) => [row.id, { at: row.at, isHere: row.kind !== null }]))
}

export async function writeThings(tx: Db, key: PersonKey, userId: string, written: readonly WrittenThing[]): Promise<void> {
  if (written.length === 0) return
  await tx
    .insert(nutritionThings)
    .values(written.map(({ id, at, thing }) => ({ userId, id, at, kind: thing?.kind ?? null, sealed: thing && sealThing(key, id, thing) })))
    .onConflictDoUpdate({
      target: [nutritionThings.userId, nutritionThings.id],
      set: { kind: sql`excluded.kind`, sealed: sql`excluded.sealed`, at: sql`excluded.at` },
    })
}

export const countThings = (db: Db, userId: string): Promise<number> =>
  db.$count(nutritionThings, and(eq(nutritionThings.userId, userId), isNotNull(nutritionThings.kind)))

export async function thingNamed(db: Db, key: PersonKey, userId: string, name: string): Promise<Thing | undefined> {
  const { id, sealed } = nutritionThings
  const [row] = await db
    .select({ id, sealed })
    .from(nutritionThings)
    .where(and(eq(nutritionThings.userId, userId), eq(id, name)))
  return row?.sealed ? openThing(key, row.id, row.sealed) : undefined
}

export async function thingsNamed(db: Db, key: PersonKey, userId: string, ids: readonly string[]): Promise<StoredThing[]> {
  if (ids.length === 0) return []
  const { id, sealed } = nutritionThings
  const rows = await db
    .select({ id, sealed })
    .from(nutritionThings)
    .where(and(eq(nutritionThings.userId, userId), inArray(id, [...ids]), isNotNull(sealed)))
  return rows.map((row) => ({ id: row.id, thing: openThing(key, row.id, row.sealed!) }))
}

export async function forgetRemovedThingsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(nutritionThings).where(and(isNull(nutritionThings.sealed), lt(nutritionThings.at, at)))
}
