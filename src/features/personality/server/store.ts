import { and, desc, eq, lt, sql } from '#platform/server/db/drizzle.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { rowVersions } from '#platform/server/hub.ts'
import { MAX_ASSESSMENTS } from '../contract.ts'
import { personalityReasons } from '../reasons.en.ts'
import { openAssessment, openTip, sealAssessment, sealTip, tipDigest, type AssessmentContent } from './sealing.ts'
import { personalityAssessments, personalityDeclinedTips, personalityTakenAway } from './tables.ts'

/** Version for the hub: it changes with every change of the person's assessments. */
export const PERSONALITY_VERSION = rowVersions('personality_assessments')

/** Most ids of deleted assessments that are stored; beyond it the oldest are removed. */
const MAX_REMEMBERED = 2000

export type StoredAssessment = {
  id: string
  startedAt: Date
  finishedAt: Date | null
  day: LocalDay
  version: number
  content: AssessmentContent
}

type Row = typeof personalityAssessments.$inferSelect
const one = (userId: string, id: string) => and(eq(personalityAssessments.userId, userId), eq(personalityAssessments.id, id))

const opened = (key: PersonKey, { id, sealed, startedAt, finishedAt, day, version }: Row): StoredAssessment => ({
  id,
  startedAt,
  finishedAt,
  day,
  version,
  content: openAssessment(key, id, sealed),
})

/** Newest first, at most MAX_ASSESSMENTS. */
export async function assessmentsOf(db: Db, key: PersonKey, userId: string): Promise<StoredAssessment[]> {
  const rows = await db
    .select()
    .from(personalityAssessments)
    .where(eq(personalityAssessments.userId, userId))
    .orderBy(desc(personalityAssessments.startedAt), desc(personalityAssessments.id))
    .limit(MAX_ASSESSMENTS)
  return rows.map((row) => opened(key, row))
}

export async function assessmentOf(
  db: Db,
  key: PersonKey,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredAssessment | undefined> {
  const query = db.select().from(personalityAssessments).where(one(userId, id))
  const [row] = lock ? await query.for('update') : await query
  return row && opened(key, row)
}

/** Adds an assessment; an existing one stays unchanged. Throws `not_found` for a deleted one, and `limit`. */
export async function addAssessment(tx: Db, key: PersonKey, userId: string, { content, ...row }: StoredAssessment): Promise<boolean> {
  const added = await tx
    .insert(personalityAssessments)
    .values({ ...row, userId, sealed: sealAssessment(key, row.id, content) })
    .onConflictDoNothing()
    .returning({ id: personalityAssessments.id })
  if (added.length === 0) return false
  const removed = and(eq(personalityTakenAway.userId, userId), eq(personalityTakenAway.id, row.id))
  if ((await tx.$count(personalityTakenAway, removed)) > 0) throw notFound(personalityReasons.taken_away())
  const error = () => new AppError('limit', personalityReasons.too_many({ most: MAX_ASSESSMENTS }))
  await assertCount(tx, personalityAssessments, userId, { most: MAX_ASSESSMENTS, error })
  return true
}

/** Adds an imported assessment, even a deleted one, because importing it is a wish to restore it. False: it exists. Throws `limit`. */
export async function returnAssessment(tx: Db, key: PersonKey, userId: string, stored: StoredAssessment): Promise<boolean> {
  await tx.delete(personalityTakenAway).where(and(eq(personalityTakenAway.userId, userId), eq(personalityTakenAway.id, stored.id)))
  return addAssessment(tx, key, userId, stored)
}

/** Writes a changed assessment with the next version. */
export async function writeAssessment(tx: Db, key: PersonKey, userId: string, changed: StoredAssessment): Promise<StoredAssessment> {
  const { id, finishedAt, day, content } = changed
  const version = changed.version + 1
  await tx
    .update(personalityAssessments)
    .set({ finishedAt, day, version, sealed: sealAssessment(key, id, content) })
    .where(one(userId, id))
  return { ...changed, version }
}

/** Deletes an assessment and stores its id with the time `at`. False: it does not exist. */
export async function removeAssessment(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const removed = await tx.delete(personalityAssessments).where(one(userId, id)).returning({ id: personalityAssessments.id })
  if (removed.length === 0) return false
  await tx
    .insert(personalityTakenAway)
    .values({ userId, id, at })
    .onConflictDoUpdate({
      target: [personalityTakenAway.userId, personalityTakenAway.id],
      set: { at },
    })
  await tx.execute(sql`
    delete from personality_taken_away where user_id = ${userId} and id in
      (select id from personality_taken_away where user_id = ${userId} order by at desc, id offset ${MAX_REMEMBERED})`)
  return true
}

/** Undoes an import: deletes those assessments that still have the noted version. Returns their ids. */
export async function dropAssessments(tx: Db, userId: string, noted: readonly ImportedRow[]): Promise<string[]> {
  const { id, version } = personalityAssessments
  const ids = noted.map((one) => one.id)
  const versions = noted.map(({ fingerprint }) => fingerprint)
  const same = sql`(${id}::text, ${version}::text) in (select * from unnest(${sql.param(ids)}::text[], ${sql.param(versions)}::text[]))`
  const removed = await tx
    .delete(personalityAssessments)
    .where(and(eq(personalityAssessments.userId, userId), same))
    .returning({ id })
  return removed.map((one) => one.id)
}

/** Forgets deletions of assessments that an import has restored. */
export async function forgetReturned(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from personality_taken_away t using personality_assessments a
    where t.user_id = ${userId} and a.user_id = t.user_id and a.id = t.id`)
}

/** Forgets old deletions: no device has unsent answers of these any more. */
export async function forgetTakenAway(db: Db, before: Date): Promise<void> {
  await db.delete(personalityTakenAway).where(lt(personalityTakenAway.at, before))
}

/** Ids of dismissed suggestions. */
export async function declinedTips(db: Db, key: PersonKey, userId: string): Promise<string[]> {
  const rows = await db.select().from(personalityDeclinedTips).where(eq(personalityDeclinedTips.userId, userId))
  return rows.map(({ sealed }) => openTip(key, sealed)).toSorted()
}

export async function writeDeclinedTip(db: Db, key: PersonKey, userId: string, tip: string, declined: boolean): Promise<void> {
  const digest = tipDigest(key, tip)
  if (declined)
    await db
      .insert(personalityDeclinedTips)
      .values({ userId, digest, sealed: sealTip(key, tip) })
      .onConflictDoNothing()
  else
    await db
      .delete(personalityDeclinedTips)
      .where(and(eq(personalityDeclinedTips.userId, userId), eq(personalityDeclinedTips.digest, digest)))
}
