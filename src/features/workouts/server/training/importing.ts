import { localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { recordActivities, undoActivities, type Act } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { liftFacts } from '../../training/lift-facts.ts'
import { exercisesOf, type Session } from '../../training/session.ts'
import { ownAssistedOf } from '../exercises/store.ts'
import { addLifts, removeLifts } from './lift-store.ts'
import { addSessions, dropSessions, standingOf } from './session-store.ts'
import { actKey, POINTS } from './training.ts'

type Owner = { id: string; zone: string; dayStart: number }

/** Two sessions a day earn points, and old ones none (ADR 51). */
const RATES = { training: { points: POINTS, mostPaid: 2 } }

/**
 * Imports finished sessions that do not exist here, in batches, with their lifts and acts. Records are not updated: the caller runs
 * `recount` once for all of them. Throws `limit`. Returns the rows that an undo needs.
 */
export async function importSessions(
  tx: Db,
  key: PersonKey,
  person: Owner,
  imported: readonly { session: Session; day: LocalDay }[],
  now: Date,
): Promise<ImportedRow[]> {
  const assisted = await ownAssistedOf(
    tx,
    key,
    person.id,
    imported.flatMap(({ session }) => exercisesOf(session)),
  )
  const rows = imported.map(({ session, day }) => ({ session, day, facts: liftFacts(session, assisted) }))
  await addSessions(
    tx,
    key,
    person.id,
    rows.map(({ session, day, facts }) => ({ session, day, act: facts.length > 0 ? 1 : 0 })),
  )
  await addLifts(
    tx,
    person.id,
    rows.map(({ session, day, facts }) => ({ sessionId: session.id, day, at: new Date(session.startedAt), facts })),
  )
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

/** Removes imported sessions that are unchanged, with all derived data. Returns the number of changed ones, which stay. */
export async function removeImported(tx: Db, userId: string, rows: readonly ImportedRow[]): Promise<{ retained: number }> {
  if (rows.length === 0) return { retained: 0 }
  const here = await standingOf(
    tx,
    userId,
    rows.map(({ id }) => id),
  )
  const prints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
  const untouched = here.filter(({ id, version }) => String(version) === prints.get(id))
  const ids = untouched.map(({ id }) => id)
  await undoActivities(
    tx,
    userId,
    untouched.filter(({ act }) => act > 0).map(({ id, act }) => actKey(id, act)),
  )
  await removeLifts(tx, userId, ids)
  await dropSessions(tx, userId, ids)
  // Sessions that the person deleted do not count as remaining: their thirty days run on.
  return { retained: here.filter(({ id, deletedAt }) => deletedAt === null && !ids.includes(id)).length }
}
