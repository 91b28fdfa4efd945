import { and, asc, desc, eq, ne } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount, lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { GymFields, StoredGym } from '../../contract/gyms.ts'
import { GYM_LIMITS } from '../../gyms/gym.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { workoutGyms } from './tables.ts'

const context = (id: string) => `workouts-gym/${id}`
const of = (userId: string) => eq(workoutGyms.userId, userId)
const one = (userId: string, id: string) => and(of(userId), eq(workoutGyms.id, id))

export const sealGym = (key: PersonKey, id: string, gym: GymFields) => key.seal(context(id), JSON.stringify(gym))

function gymOf(key: PersonKey, { id, sealed, isDefault }: typeof workoutGyms.$inferSelect): StoredGym {
  return { ...(JSON.parse(key.open(context(id), sealed).toString()) as GymFields), id, isDefault }
}

/** The default place first, then in order of creation; at most GYM_LIMITS.gyms. */
export async function gymsOf(db: Db, key: PersonKey, userId: string): Promise<StoredGym[]> {
  const rows = await db
    .select()
    .from(workoutGyms)
    .where(of(userId))
    .orderBy(desc(workoutGyms.isDefault), asc(workoutGyms.createdAt), asc(workoutGyms.id))
    .limit(GYM_LIMITS.gyms)
  return rows.map((row) => gymOf(key, row))
}

/** Creates or changes a place. Throws `limit` beyond GYM_LIMITS.gyms. */
export async function writeGym(tx: Db, key: PersonKey, userId: string, id: string, gym: GymFields, at: Date): Promise<StoredGym> {
  await lockCount(tx, workoutGyms, userId)
  const isFirst = (await tx.$count(workoutGyms, and(of(userId), eq(workoutGyms.isDefault, true)))) === 0
  const sealed = sealGym(key, id, gym)
  const [row] = await tx
    .insert(workoutGyms)
    .values({ userId, id, sealed, isDefault: isFirst, createdAt: at })
    .onConflictDoUpdate({ target: [workoutGyms.userId, workoutGyms.id], set: { sealed } })
    .returning()
  const error = () => new AppError('limit', workoutsReasons.too_many_gyms({ most: GYM_LIMITS.gyms }))
  await assertCount(tx, workoutGyms, userId, { most: GYM_LIMITS.gyms, error })
  return gymOf(key, row!)
}

/** Undefined if the person has no such place; then nothing changes. */
export async function makeDefault(tx: Db, key: PersonKey, userId: string, id: string): Promise<StoredGym | undefined> {
  await lockCount(tx, workoutGyms, userId)
  const [row] = await tx.update(workoutGyms).set({ isDefault: true }).where(one(userId, id)).returning()
  if (!row) return undefined
  await tx
    .update(workoutGyms)
    .set({ isDefault: false })
    .where(and(of(userId), ne(workoutGyms.id, id)))
  return gymOf(key, row)
}

/** If it was the default place, the oldest of the others becomes the default. */
export async function removeGym(tx: Db, userId: string, id: string): Promise<void> {
  await lockCount(tx, workoutGyms, userId)
  await tx.delete(workoutGyms).where(one(userId, id))
  await ensureDefault(tx, userId)
}

/** Called after several places were added or removed: ensures exactly one default place. */
export async function ensureDefault(tx: Db, userId: string): Promise<void> {
  const [first, ...others] = await tx
    .select({ id: workoutGyms.id, isDefault: workoutGyms.isDefault })
    .from(workoutGyms)
    .where(of(userId))
    .orderBy(desc(workoutGyms.isDefault), asc(workoutGyms.createdAt), asc(workoutGyms.id))
  if (first && !first.isDefault) await tx.update(workoutGyms).set({ isDefault: true }).where(one(userId, first.id))
  for (const { id, isDefault } of others) if (isDefault) await tx.update(workoutGyms).set({ isDefault: false }).where(one(userId, id))
}
