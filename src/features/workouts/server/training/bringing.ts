import { inArray, and, eq } from 'drizzle-orm'
import { localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { recordActivities, undoActivities, type Act } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { liftFacts } from '../../training/lift-facts.ts'
import type { Session } from '../../training/session.ts'
import { recount } from './lift-store.ts'
import { addSessions } from './session-store.ts'
import { workoutLifts, workoutSessions } from './tables.ts'
import { actKey, POINTS } from './training.ts'

type Owner = { id: string; zone: string; dayStart: number }

/** Two trainings of a day have points; and none of long ago (ADR 51). */
const RATES = { training: { points: POINTS, mostPaid: 2 } }

/**
 * Brings finished sessions that are not here, many at a time, with their lifts and acts. Records are not reckoned: `recount` is to follow,
 * once for all of them. Throws `limit`. Answers what an undo has to know.
 */
export async function bringSessions(
  tx: Db,
  key: PersonKey,
  person: Owner,
  brought: readonly { session: Session; day: LocalDay }[],
  now: Date,
): Promise<ImportedRow[]> {
  const rows = brought.map(({ session, day }) => ({ session, day, facts: liftFacts(session) }))
  await addSessions(
    tx,
    key,
    person.id,
    rows.map(({ session, day, facts }) => ({ session, day, act: facts.length > 0 ? 1 : 0 })),
  )
  const lifts = rows.flatMap(({ session, day, facts }) =>
    facts.map((one) => ({ userId: person.id, sessionId: session.id, day, at: new Date(session.startedAt), ...one })),
  )
  for (let at = 0; at < lifts.length; at += 500) await tx.insert(workoutLifts).values(lifts.slice(at, at + 500))
  const acts = rows
    .filter(({ facts }) => facts.length > 0)
    .map(({ session, day }): Omit<Act, 'points'> => {
      const finished = new Date(session.fields.finishedAt.value!)
      return {
        userId: person.id,
        key: actKey(session.id, 1),
        kind: 'training',
        at: finished < now ? finished : now,
        zone: session.zone,
        localDay: day,
        amount: 1,
        unit: 'times',
        subject: session.id,
      }
    })
  await recordActivities(tx, await withPoints(tx, person.id, localDayOf(now, person.zone, person.dayStart), acts, RATES))
  return rows.map(({ session }) => ({ id: session.id, fingerprint: '1' }))
}

/** Removes those of some brought sessions that are as they came, with all that follows from them. Answers how many others stay. */
export async function removeBrought(tx: Db, userId: string, rows: readonly ImportedRow[]): Promise<{ kept: number }> {
  if (rows.length === 0) return { kept: 0 }
  const here = await tx
    .select({ id: workoutSessions.id, version: workoutSessions.version, act: workoutSessions.act, deletedAt: workoutSessions.deletedAt })
    .from(workoutSessions)
    .where(
      and(
        eq(workoutSessions.userId, userId),
        inArray(
          workoutSessions.id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .for('update')
  const prints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
  const untouched = here.filter(({ id, version }) => String(version) === prints.get(id))
  const ids = untouched.map(({ id }) => id)
  await undoActivities(
    tx,
    userId,
    untouched.filter(({ act }) => act > 0).map(({ id, act }) => actKey(id, act)),
  )
  if (ids.length > 0) {
    const gone = await tx
      .delete(workoutLifts)
      .where(and(eq(workoutLifts.userId, userId), inArray(workoutLifts.sessionId, ids)))
      .returning({ exercise: workoutLifts.exercise })
    await tx.delete(workoutSessions).where(and(eq(workoutSessions.userId, userId), inArray(workoutSessions.id, ids)))
    await recount(tx, userId, [...new Set(gone.map(({ exercise }) => exercise))])
  }
  // What they took away themselves is not kept: it waits for its thirty days.
  return { kept: here.filter(({ id, deletedAt }) => deletedAt === null && !ids.includes(id)).length }
}
