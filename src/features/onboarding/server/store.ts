import { eq, sql } from '#platform/server/db/drizzle.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/db.ts'
import { ONBOARDING_AREAS, ONBOARDING_STEPS, OnboardingStep, type getOnboarding, type OnboardingArea } from '../contract.ts'
import { onboarding } from './tables.ts'

export type Welcome = OutputOf<typeof getOnboarding>
type Row = typeof onboarding.$inferSelect

/** Reads a row that a later version may have written: unknown steps fall back to the first, unknown areas are dropped. */
const welcomeOf = (row: Row): Welcome => ({
  step: OnboardingStep.catch(ONBOARDING_STEPS[0]).parse(row.step),
  areas: row.areas.filter((area): area is OnboardingArea => ONBOARDING_AREAS.some((one) => one === area)),
  ended: row.finishedAt ? 'finished' : row.skippedAt ? 'skipped' : null,
})

/** For the hub. */
export const WELCOME_VERSION = 'select xmin from onboarding where user_id = $1'

export async function rowOf(db: Db, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(onboarding).where(eq(onboarding.userId, userId))
  return row
}

/** Undefined when the welcome was never begun. */
export async function welcome(db: Db, userId: string): Promise<Welcome | undefined> {
  const row = await rowOf(db, userId)
  return row && welcomeOf(row)
}

/** Saves a state. A recorded end stays: a late update from another device does not reopen the welcome. */
export async function saveWelcome(
  db: Db,
  userId: string,
  { step, areas, ended }: { step: OnboardingStep; areas: readonly OnboardingArea[]; ended: Welcome['ended'] },
  now: Date,
): Promise<Welcome> {
  const stored = { step, areas: [...new Set(areas)], updatedAt: now }
  const ends = { finishedAt: ended === 'finished' ? now : null, skippedAt: ended === 'skipped' ? now : null }
  const [row] = await db
    .insert(onboarding)
    .values({ userId, ...stored, ...ends })
    .onConflictDoUpdate({
      target: onboarding.userId,
      set: {
        ...stored,
        finishedAt: sql`coalesce(${onboarding.finishedAt}, excluded.finished_at)`,
        skippedAt: sql`coalesce(${onboarding.skippedAt}, excluded.skipped_at)`,
      },
    })
    .returning()
  return welcomeOf(row!)
}
