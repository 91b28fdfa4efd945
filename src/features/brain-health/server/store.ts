import { and, asc, eq, sql } from '#platform/server/db/drizzle.ts'
import { lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Answer } from '../answers.ts'
import { MOST_DAYS, type ScoreDay } from '../contract.ts'
import { openAnswer, openScores, sealAnswer, sealScores } from './sealing.ts'
import { brainHealthAnswers, brainHealthDays } from './tables.ts'

/** Current answers by item; at most one per question. */
export async function answersOf(db: Db, key: PersonKey, userId: string): Promise<Answer[]> {
  const rows = await db.select().from(brainHealthAnswers).where(eq(brainHealthAnswers.userId, userId)).orderBy(asc(brainHealthAnswers.item))
  return rows
    .map(({ item, sealed, at, day }) => ({ answer: openAnswer(key, item, sealed), at: at.toISOString(), day }))
    .filter(({ answer }) => answer.value !== null)
}

/** False if an answer of the same moment or later is stored; it then stays. */
export async function writeAnswer(tx: Db, key: PersonKey, userId: string, { answer, at, day }: Answer): Promise<boolean> {
  const values = { sealed: sealAnswer(key, answer), at: new Date(at), day }
  const written = await tx
    .insert(brainHealthAnswers)
    .values({ userId, item: answer.item, ...values })
    .onConflictDoUpdate({
      target: [brainHealthAnswers.userId, brainHealthAnswers.item],
      set: values,
      setWhere: sql`${brainHealthAnswers.at} < excluded.at`,
    })
    .returning({ item: brainHealthAnswers.item })
  return written.length > 0
}

/** Serializes changes of a person's answers until the transaction ends, because scores are computed from all of them. */
export const lockAnswers = (tx: Db, userId: string): Promise<void> => lockCount(tx, brainHealthAnswers, userId)

/** The newest MOST_DAYS days, in order. */
export async function scoreDaysOf(db: Db, key: PersonKey, userId: string): Promise<ScoreDay[]> {
  const rows = await db
    .select()
    .from(brainHealthDays)
    .where(eq(brainHealthDays.userId, userId))
    .orderBy(asc(brainHealthDays.day))
    .limit(MOST_DAYS)
  return rows.map(({ day, sealed }) => ({ day, ...openScores(key, day, sealed) }))
}

/** Stores the scores of a day; days beyond the newest MOST_DAYS are deleted. */
export async function writeScoreDay(tx: Db, key: PersonKey, userId: string, scores: ScoreDay): Promise<void> {
  const sealed = sealScores(key, scores)
  await tx
    .insert(brainHealthDays)
    .values({ userId, day: scores.day, sealed })
    .onConflictDoUpdate({ target: [brainHealthDays.userId, brainHealthDays.day], set: { sealed } })
  const old = sql`${brainHealthDays.day} in (
    select day from brain_health_days where user_id = ${userId} order by day desc offset ${MOST_DAYS})`
  await tx.delete(brainHealthDays).where(and(eq(brainHealthDays.userId, userId), old))
}
