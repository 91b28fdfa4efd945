import { and, desc, eq, gte, lte, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import {
  DEFAULT_SETTINGS,
  MAX_PLANS,
  type CheckIn,
  type CheckInChange,
  type StoredPlan,
  type TrainingSettings,
  type TrainingSettingsChange,
} from '../../contract/training.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { sessionCount, type PlanContent } from '../../training/plan-run.ts'
import { openPlan, openSettings, sealPlan, sealSettings } from './sealing.ts'
import { workoutCheckIns, workoutPlans, workoutSettings } from './tables.ts'

const one = (userId: string, id: string) => and(eq(workoutPlans.userId, userId), eq(workoutPlans.id, id))
type Row = typeof workoutPlans.$inferSelect
const opened = (key: PersonKey, { id, sealed, version, next, isActive, createdAt }: Row): StoredPlan => ({
  ...(openPlan(key, id, sealed) as Omit<StoredPlan, 'id' | 'version' | 'next' | 'isActive' | 'createdAt'>),
  id,
  version,
  next,
  isActive,
  createdAt: createdAt.toISOString(),
})

/** Newest first. */
export async function plansOf(db: Db, key: PersonKey, userId: string): Promise<StoredPlan[]> {
  const rows = await db
    .select()
    .from(workoutPlans)
    .where(eq(workoutPlans.userId, userId))
    .orderBy(desc(workoutPlans.createdAt), desc(workoutPlans.id))
    .limit(MAX_PLANS)
  return rows.map((row) => opened(key, row))
}

export async function planOf(db: Db, key: PersonKey, userId: string, id: string, { lock = false } = {}): Promise<StoredPlan | undefined> {
  const query = db.select().from(workoutPlans).where(one(userId, id))
  const [row] = lock ? await query.for('update') : await query
  return row && opened(key, row)
}

/** False if a plan with this id exists. Throws `limit`. */
export async function addPlan(tx: Db, key: PersonKey, userId: string, id: string, content: PlanContent, now: Date): Promise<boolean> {
  const added = await tx
    .insert(workoutPlans)
    .values({
      userId,
      id,
      sealed: sealPlan(key, id, content),
      version: 1,
      sessions: sessionCount(content.plan),
      next: 0,
      isActive: false,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: workoutPlans.id })
  if (added.length === 0) return false
  const error = () => new AppError('limit', workoutsReasons.too_many_plans({ most: MAX_PLANS }))
  await assertCount(tx, workoutPlans, userId, { most: MAX_PLANS, error })
  return true
}

export async function writePlan(tx: Db, key: PersonKey, userId: string, id: string, content: PlanContent): Promise<void> {
  const sessions = sessionCount(content.plan)
  await tx
    .update(workoutPlans)
    .set({
      sealed: sealPlan(key, id, content),
      version: sql`${workoutPlans.version} + 1`,
      sessions,
      next: sql`least(${workoutPlans.next}, ${sessions})`,
    })
    .where(one(userId, id))
}

/** Makes this plan the only active one, or stops it. */
export async function setCourse(
  tx: Db,
  userId: string,
  id: string,
  { isActive, next }: { isActive: boolean; next: number | undefined },
): Promise<void> {
  if (isActive)
    await tx
      .update(workoutPlans)
      .set({ isActive: false })
      .where(and(eq(workoutPlans.userId, userId), sql`${workoutPlans.id} <> ${id}`, workoutPlans.isActive))
  await tx
    .update(workoutPlans)
    .set({ isActive, ...(next !== undefined && { next: sql`least(${next}, ${workoutPlans.sessions})` }) })
    .where(one(userId, id))
}

/** After a finished session of a plan: its next session is at least the one after it. */
export async function advancePlan(tx: Db, userId: string, id: string, done: number): Promise<void> {
  await tx
    .update(workoutPlans)
    .set({ next: sql`least(greatest(${workoutPlans.next}, ${done + 1}), ${workoutPlans.sessions})` })
    .where(one(userId, id))
}

export async function removePlan(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(workoutPlans).where(one(userId, id)).returning({ id: workoutPlans.id })).length > 0
}

/** The person's stored settings; undefined if they never chose any. */
export async function savedSettings(db: Db, key: PersonKey, userId: string, { lock = false } = {}): Promise<TrainingSettings | undefined> {
  const query = db.select().from(workoutSettings).where(eq(workoutSettings.userId, userId))
  const [row] = lock ? await query.for('update') : await query
  return row && { ...DEFAULT_SETTINGS, ...openSettings(key, row.sealed) }
}

export const settingsOf = async (db: Db, key: PersonKey, userId: string): Promise<TrainingSettings> =>
  (await savedSettings(db, key, userId)) ?? DEFAULT_SETTINGS

/** Changes the given fields, in the caller's transaction. Concurrent changes of different fields by two devices are both stored. */
export async function changeSettings(tx: Db, key: PersonKey, userId: string, change: TrainingSettingsChange): Promise<TrainingSettings> {
  // Creates a row to lock: of two concurrent first changes, one waits here.
  await tx
    .insert(workoutSettings)
    .values({ userId, sealed: sealSettings(key, DEFAULT_SETTINGS), version: 0 })
    .onConflictDoNothing()
  const { injuries, ...given } = change
  const merged = { ...(await savedSettings(tx, key, userId, { lock: true })), ...given } as TrainingSettings
  const wishes = merged.wishes && injuries ? { ...merged.wishes, injuries } : merged.wishes
  // Only returning joints have steps: a joint that hurts again, or has healed, starts from the first step if it ever returns.
  const returns = merged.returns.filter(({ joint }) => wishes?.injuries.some((one) => one.joint === joint && one.stage === 'returning'))
  const settings: TrainingSettings = { ...merged, wishes, returns }
  await tx
    .update(workoutSettings)
    .set({ sealed: sealSettings(key, settings), version: sql`${workoutSettings.version} + 1` })
    .where(eq(workoutSettings.userId, userId))
  return settings
}

export async function writeCheckIn(db: Db, userId: string, day: LocalDay, change: CheckInChange): Promise<CheckIn> {
  const { mood, sleep, freshness } = workoutCheckIns
  const [written] = await db
    .insert(workoutCheckIns)
    .values({ userId, day, ...change })
    .onConflictDoUpdate({ target: [workoutCheckIns.userId, workoutCheckIns.day], set: change })
    .returning({ mood, sleep, freshness })
  return written!
}

/** Newest first, at most 3,700. */
export async function checkInsOf(db: Db, userId: string, from: LocalDay, to: LocalDay): Promise<(CheckIn & { day: LocalDay })[]> {
  const { day, mood, sleep, freshness } = workoutCheckIns
  return db
    .select({ day, mood, sleep, freshness })
    .from(workoutCheckIns)
    .where(and(eq(workoutCheckIns.userId, userId), gte(day, from), lte(day, to)))
    .orderBy(desc(day))
    .limit(3700)
}
