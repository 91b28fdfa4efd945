import { and, desc, eq, lte } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Mix } from '../../contract-mixer.ts'
import { MIXES_MOST } from '../../mixer.ts'
import { soulReasons } from '../../reasons.en.ts'
import { soulMixes } from '../tables.ts'

const context = (id: string) => `soul-mix/${id}`
/** Seals a mix's name and levels for its row. */
export const sealMix = (key: PersonKey, { id, name, levels }: Omit<Mix, 'at'>): Buffer =>
  key.seal(context(id), JSON.stringify({ name, levels }))

function mixOf(key: PersonKey, { id, sealed, savedAt }: typeof soulMixes.$inferSelect): Mix {
  const { name, levels } = JSON.parse(key.open(context(id), sealed).toString()) as Pick<Mix, 'name' | 'levels'>
  return { id, name, levels, at: savedAt.toISOString() }
}

/** Saved mixes, latest first, at most MIXES_MOST. */
export async function mixesOf(db: Db, key: PersonKey, userId: string): Promise<Mix[]> {
  const { savedAt, id } = soulMixes
  const rows = await db.select().from(soulMixes).where(eq(soulMixes.userId, userId)).orderBy(desc(savedAt), desc(id)).limit(MIXES_MOST)
  return rows.map((row) => mixOf(key, row))
}

/** Saves a mix unless a later one of its id is stored; returns the stored one. Throws `limit` beyond MIXES_MOST. */
export async function saveMix(db: Db, key: PersonKey, userId: string, mix: Mix): Promise<Mix> {
  const sealed = sealMix(key, mix)
  const savedAt = new Date(mix.at)
  return db.transaction(async (tx) => {
    await tx
      .insert(soulMixes)
      .values({ userId, id: mix.id, sealed, savedAt })
      .onConflictDoUpdate({ target: [soulMixes.userId, soulMixes.id], set: { sealed, savedAt }, setWhere: lte(soulMixes.savedAt, savedAt) })
    await assertCount(tx, soulMixes, userId, {
      most: MIXES_MOST,
      error: () => new AppError('limit', soulReasons.too_many_mixes({ most: MIXES_MOST })),
    })
    const [row] = await tx.select().from(soulMixes).where(one(userId, mix.id))
    return mixOf(key, row!)
  })
}

const one = (userId: string, id: string) => and(eq(soulMixes.userId, userId), eq(soulMixes.id, id))

export async function removeMix(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(soulMixes).where(one(userId, id))
}
