import { localDayOf } from '#platform/contract/dates.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { recordActivities, undoActivity } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { RETENTION_DAYS, type CardioSession, type SessionFields } from '../contract.ts'
import type { Track } from '../engine/track.ts'
import { cardioReasons } from '../reasons.en.ts'
import { addSession, sessionOf, writeSession, writeTrack, type StoredSession } from './store.ts'

const POINTS = 10
/** An import gives points for two sessions a day at most and none for old ones: years of sessions must not fill the garden at once. */
const RATES = { cardio: { points: POINTS, mostPaid: 2 } }
const DAY_MS = 86_400_000

export type Owner = Pick<Person, 'id' | 'zone' | 'dayStart'>
type Services = HasClock & HasDb & HasVault

export const shownSession = ({
  reported: _t,
  importId: _i,
  version: _v,
  actKey: _a,
  deletedAt: _d,
  ...session
}: StoredSession): CardioSession => session

/** Writes a session or changes it; repeating the request changes nothing. Throws `invalid`, `limit`, `not_found` (deleted). */
export async function keepSession(app: Services, person: Owner, id: string, fields: SessionFields): Promise<CardioSession> {
  if (Date.parse(fields.startedAt) > app.clock.now().getTime() + DAY_MS) throw new AppError('invalid', cardioReasons.in_future())
  const key = await app.vault.keyOf(person.id)
  return app.db.transaction(async (tx) => {
    const day = dayOf(fields, person)
    const fresh: StoredSession = {
      ...fields,
      id,
      day,
      source: 'hand',
      hasTrack: false,
      reported: null,
      importId: null,
      version: 1,
      actKey: null,
      deletedAt: null,
    }
    const isNew = await addSession(tx, key, person.id, fresh)
    const here = isNew ? fresh : (await sessionOf(tx, key, person.id, id, { lock: true }))!
    if (here.deletedAt) throw notFound(cardioReasons.taken_away())
    if (!isNew && (Object.keys(fields) as (keyof SessionFields)[]).every((name) => here[name] === fields[name])) return shownSession(here)
    return shownSession(
      await settle(tx, key, person, app.clock.now(), here, { ...here, ...fields, day, version: isNew ? 1 : here.version + 1 }),
    )
  })
}

const dayOf = ({ startedAt, zone }: Pick<SessionFields, 'startedAt' | 'zone'>, { dayStart }: Owner) =>
  localDayOf(new Date(startedAt), zone, dayStart)

/** The facts that the ledger records of a session; undefined for a deleted one. */
const actFacts = ({ day, seconds, deletedAt, startedAt, zone }: StoredSession) =>
  deletedAt ? undefined : [day, seconds, startedAt, zone].join()

/**
 * Writes the current state of a session and its act in the ledger. The row is locked. Each new act gets a new key, because the key of
 * an undone act must not be used again.
 */
async function settle(
  tx: Db,
  key: PersonKey,
  person: Owner,
  now: Date,
  before: StoredSession,
  after: StoredSession,
): Promise<StoredSession> {
  let { actKey } = before
  if (actKey === null || actFacts(before) !== actFacts(after)) {
    if (actKey !== null) await undoActivity(tx, person.id, actKey)
    actKey = after.deletedAt ? null : `cardio:session:${uuidv7()}`
    if (actKey !== null) {
      const act = {
        userId: person.id,
        key: actKey,
        kind: 'cardio',
        at: new Date(after.startedAt),
        zone: after.zone,
        localDay: after.day,
        amount: after.seconds,
        unit: 'seconds',
        subject: after.id,
      } as const
      const today = localDayOf(now, person.zone, person.dayStart)
      const isImported = after.importId !== null
      await recordActivities(tx, isImported ? await withPoints(tx, person.id, today, [act], RATES) : [{ ...act, points: POINTS }])
    }
  }
  const settled = { ...after, actKey }
  await writeSession(tx, key, person.id, settled)
  return settled
}

/** Deletes a session and its act; a missing session is no error. */
export async function takeSessionAway(app: Services, person: Owner, id: string): Promise<void> {
  const key = await app.vault.keyOf(person.id)
  await app.db.transaction(async (tx) => {
    const here = await sessionOf(tx, key, person.id, id, { lock: true })
    if (here && !here.deletedAt)
      await settle(tx, key, person, app.clock.now(), here, { ...here, deletedAt: app.clock.now(), version: here.version + 1 })
  })
}

/** Restores a deleted session; idempotent. Throws `not_found`. */
export async function restoreSession(app: Services, person: Owner, id: string): Promise<CardioSession> {
  const key = await app.vault.keyOf(person.id)
  return app.db.transaction(async (tx) => {
    const here = await sessionOf(tx, key, person.id, id, { lock: true })
    if (!here) throw notFound(cardioReasons.not_here())
    return shownSession(
      here.deletedAt ? await settle(tx, key, person, app.clock.now(), here, { ...here, deletedAt: null, version: here.version + 1 }) : here,
    )
  })
}

export type Imported = {
  id: string
  fields: SessionFields
  source: CardioSession['source']
  track: Track | null
  reported: StoredSession['reported']
  importId: string
}

/** Adds a session of a file, in the transaction of the import. False: it exists already. Restores a deleted session. */
export async function importSession(
  tx: Db,
  key: PersonKey,
  person: Owner,
  now: Date,
  { id, fields, source, track, reported, importId }: Imported,
): Promise<boolean> {
  const day = dayOf(fields, person)
  const fresh: StoredSession = {
    ...fields,
    id,
    day,
    source,
    hasTrack: track !== null,
    reported,
    importId,
    version: 1,
    actKey: null,
    deletedAt: null,
  }
  if (await addSession(tx, key, person.id, fresh)) {
    if (track) await writeTrack(tx, key, person.id, id, track)
    await settle(tx, key, person, now, fresh, fresh)
    return true
  }
  const here = (await sessionOf(tx, key, person.id, id, { lock: true }))!
  if (!here.deletedAt) return false
  await settle(tx, key, person, now, here, { ...here, importId, deletedAt: null, version: 1 })
  return true
}

/** Sessions deleted since this instant can be restored. */
export const trashedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
