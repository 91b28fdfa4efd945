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
/** Of what an import brings, two sessions of a day have points, and none of long ago: years of them make no full garden in one evening. */
const RATES = { cardio: { points: POINTS, mostPaid: 2 } }
const DAY_MS = 86_400_000

export type Owner = Pick<Person, 'id' | 'zone' | 'dayStart'>
type Services = HasClock & HasDb & HasVault

export const shownSession = ({
  told: _t,
  importId: _i,
  version: _v,
  actKey: _a,
  deletedAt: _d,
  ...session
}: StoredSession): CardioSession => session

/** Writes a session or changes it; sent again it is the same. Throws `invalid`, `limit`, `not_found` (taken away). */
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
      told: null,
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

/** What the ledger says of a session. */
const actFacts = ({ day, seconds, deletedAt, startedAt, zone }: StoredSession) =>
  deletedAt ? undefined : [day, seconds, startedAt, zone].join()

/**
 * Writes what a session is now, and its act with it. The row is locked, so the act can have a key of its own each time it counts: one
 * that was taken back in the ledger is never used again.
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

/** Takes a session away with its act; one that is not there is gone already. */
export async function takeSessionAway(app: Services, person: Owner, id: string): Promise<void> {
  const key = await app.vault.keyOf(person.id)
  await app.db.transaction(async (tx) => {
    const here = await sessionOf(tx, key, person.id, id, { lock: true })
    if (here && !here.deletedAt)
      await settle(tx, key, person, app.clock.now(), here, { ...here, deletedAt: app.clock.now(), version: here.version + 1 })
  })
}

/** Brings a session back; twice is once. Throws `not_found`. */
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
  told: StoredSession['told']
  importId: string
}

/** In the transaction of an import: a session of a file. False: it was here already. One that had been taken away comes back. */
export async function importSession(
  tx: Db,
  key: PersonKey,
  person: Owner,
  now: Date,
  { id, fields, source, track, told: reported, importId }: Imported,
): Promise<boolean> {
  const day = dayOf(fields, person)
  const fresh: StoredSession = {
    ...fields,
    id,
    day,
    source,
    hasTrack: track !== null,
    told: reported,
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

/** Until when what was taken away can come back. */
export const trashedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
