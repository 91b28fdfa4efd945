import { and, asc, desc, eq, gt, gte, lt, sql } from '#platform/server/db/drizzle.ts'
import { localDayOf } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import { recordActivities, type Act } from '#platform/server/activity/activity.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Db } from '#platform/server/db/db.ts'
import { column } from '#platform/server/db/unnest.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { COMPLETE_AT } from '#platform/contract/listening.ts'
import { creditListening, pointsFor, type Stretch } from '../listening.ts'
import { listeningSessions } from './tables.ts'
import { soulReasons } from '../reasons.en.ts'

type Listener = Pick<Person, 'id' | 'zone' | 'dayStart'>

/** A session without an update for this long is over: the next update without a session id begins another. */
const OVER_AFTER_MS = 3_600_000
/** A repeated play-start within this time, before anything was listened to, is the same start. */
const SAME_START_MS = 60_000
/** Offline listening that began longer ago is not counted, because it cannot be verified. */
const LATE_MS = 366 * 86_400_000

export type Update = {
  person: Listener
  trackId: string
  sessionId: string | undefined
  listeningSeconds: number
  now: Date
  /** Start of a session that its device opened without a network. */
  startedAt?: Date | undefined
}
export type Updated = { sessionId: string; isComplete: boolean; pointsAwarded: number }

type Session = typeof listeningSessions.$inferSelect

/** Opens a session for a track that starts to play. */
export async function openSession(db: Db, userId: string, trackId: string, now: Date): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    await lockListeners(tx, [userId])
    const [latest] = await tx
      .select()
      .from(listeningSessions)
      .where(and(eq(listeningSessions.userId, userId), eq(listeningSessions.trackId, trackId)))
      .orderBy(desc(listeningSessions.startedAt))
      .limit(1)
    if (latest && latest.seconds === 0 && now.getTime() - latest.startedAt.getTime() < SAME_START_MS) return { id: latest.id }
    const session = newSession(userId, trackId, now)
    await tx.insert(listeningSessions).values(session)
    return { id: session.id }
  })
}

function newSession(userId: string, trackId: string, now: Date): Session {
  return {
    userId,
    id: uuidv7(),
    trackId,
    startedAt: now,
    updatedAt: now,
    seconds: 0,
    points: 0,
    recordedSeconds: 0,
    recordedDay: null,
    milestones: [],
  }
}

/**
 * Applies the session updates of many people in one transaction, with a bounded number of statements. Returns one result per
 * update, in order; an update of an unknown session results in an error and does not affect the others.
 */
export async function updateSessions(db: Db, updates: readonly Update[]): Promise<(Updated | Error)[]> {
  return db.transaction(async (tx) => {
    const clocks = await lockListeners(tx, [...new Set(updates.map((update) => update.person.id))])
    // A separate statement after the locks: a statement that began before the wait would read outdated sessions.
    const known = await findSessions(tx, updates)
    const changed = new Map<string, Session>()
    const listened = new Map<string, Listened>()
    const acts: Act[] = []

    const results = updates.map((update, index): Updated | Error => {
      const session = sessionFor(update, known[index], changed)
      if (!session) return notFound(soulReasons.session_not_here())
      const { person, now } = update
      const clock = clocks.get(person.id)!
      const credit = creditListening(
        { seconds: session.seconds, startedAt: session.startedAt.getTime() },
        update.listeningSeconds,
        listenedUntil(session, update),
        clock.used,
      )
      const isNew = session.id !== known[index]?.id && !changed.has(keyOf(session))
      if (credit.seconds > session.seconds || isNew) {
        clock.used = credit.used
        Object.assign(session, { seconds: credit.seconds, updatedAt: now })
        const act = actOf(session, person, listenedAt(session, update))
        if (act) {
          acts.push(act)
          addListened(listened, session, act.amount)
        }
        changed.set(keyOf(session), session)
      }
      return { sessionId: session.id, isComplete: session.seconds >= COMPLETE_AT, pointsAwarded: session.points }
    })

    if (changed.size > 0) await save(tx, [...changed.values()], [...listened.values()], clocks)
    await recordActivities(tx, acts)
    return results
  })
}

/** A session's key includes the user: devices create ids too, so an id alone is not unique across people. */
const keyOf = ({ userId, id }: Pick<Session, 'userId' | 'id'>) => `${userId} ${id}`

type Listened = { userId: string; trackId: string; seconds: number }

function addListened(listened: Map<string, Listened>, { userId, trackId }: Session, seconds: number): void {
  const key = `${userId} ${trackId}`
  listened.set(key, { userId, trackId, seconds: (listened.get(key)?.seconds ?? 0) + seconds })
}

/** The update's session as changed so far in this batch; a new one if it names none and none is open; or undefined. */
function sessionFor(update: Update, found: Session | undefined, changed: Map<string, Session>): Session | undefined {
  const { person, trackId, sessionId, now } = update
  const current = found && (changed.get(keyOf(found)) ?? found)
  if (sessionId) {
    const opened = changed.get(keyOf({ userId: person.id, id: sessionId }))
    return current ?? (opened?.trackId === trackId ? opened : openedElsewhere(update))
  }
  if (current && now.getTime() - current.updatedAt.getTime() < OVER_AFTER_MS) return current
  const started = [...changed.values()].find(
    (s) => s.userId === person.id && s.trackId === trackId && s.startedAt.getTime() === s.updatedAt.getTime(),
  )
  return started ?? newSession(person.id, trackId, now)
}

/** The instant that decides the day: now, or for late reports the time of listening. */
function listenedAt(session: Session, { startedAt, now }: Update): Date {
  return startedAt ? new Date(Math.min(now.getTime(), session.startedAt.getTime() + session.seconds * 1000)) : now
}

/** A session that its device opened without a network; undefined if the update carries no such session. */
function openedElsewhere({ person, trackId, sessionId, startedAt, now }: Update): Session | undefined {
  if (!sessionId || !startedAt) return undefined
  const at = Math.min(startedAt.getTime(), now.getTime())
  return { ...newSession(person.id, trackId, new Date(at)), id: sessionId }
}

/**
 * Latest moment at which a session can have reached its total, ms: now, or for an offline session its beginning plus the
 * listened time. Two devices that played at the same time days ago share that time.
 */
function listenedUntil({ startedAt }: Session, update: Update): number {
  const now = update.now.getTime()
  if (!update.startedAt) return now
  const began = startedAt.getTime()
  return began < now - LATE_MS ? began : Math.min(now, began + update.listeningSeconds * 1000)
}

/** The act for the ledger: all seconds at completion, later only the additional ones. The act counts once a day. */
function actOf(session: Session, person: Listener, now: Date): Act | undefined {
  const points = pointsFor(session.seconds)
  const amount = session.seconds - session.recordedSeconds
  if (session.seconds < COMPLETE_AT || amount === 0) return undefined
  const localDay = localDayOf(now, person.zone, person.dayStart)
  const act: Act = {
    userId: person.id,
    key: `soul:${session.id}:${session.seconds}`,
    kind: 'listen',
    at: now,
    zone: person.zone,
    localDay,
    amount,
    unit: 'seconds',
    points: points - session.points,
    subject: session.trackId,
    count: session.recordedDay === localDay ? 0 : 1,
  }
  Object.assign(session, { points, recordedSeconds: session.seconds, recordedDay: localDay })
  return act
}

/** The wall time that a person's listening has used. */
type Clock = { used: readonly Stretch[] }

/** Locks the rows that serialize a person's listening, in the order of ids, so that transactions do not deadlock. */
async function lockListeners(tx: Db, userIds: string[]): Promise<Map<string, Clock>> {
  const ids = sql`${sql.param(userIds.toSorted())}::uuid[]`
  const lock = () =>
    tx.execute<{ user_id: string; used: number[] }>(
      sql`select user_id, used from listeners where user_id = any(${ids}) order by user_id for update`,
    )
  let { rows } = await lock()
  if (rows.length < userIds.length) {
    await tx.execute(
      sql`insert into listeners (user_id, used) select id, '{}' from unnest(${ids}) as id order by id on conflict do nothing`,
    )
    rows = (await lock()).rows
  }
  return new Map(rows.map(({ user_id: userId, used }) => [userId, { used: pairs(used) }]))
}

const pairs = (flat: readonly number[]): Stretch[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index]!, flat[2 * index + 1]!])

/** For each update the session it names, or else the latest of its track; only sessions of the person. */
async function findSessions(tx: Db, updates: readonly Update[]): Promise<(Session | undefined)[]> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select u.n::int, s.*
    from unnest(${column(updates, (u) => u.person.id, 'uuid')}, ${column(updates, (u) => u.trackId, 'text')},
      ${column(updates, (u) => u.sessionId ?? null, 'uuid')}) with ordinality as u(user_id, track_id, session_id, n)
    join listening_sessions s on s.user_id = u.user_id and s.track_id = u.track_id and s.id = coalesce(u.session_id, (
      select i.id from listening_sessions i where i.user_id = u.user_id and i.track_id = u.track_id order by i.started_at desc limit 1))`)
  const known: (Session | undefined)[] = updates.map(() => undefined)
  for (const row of rows) {
    known[(row.n as number) - 1] = {
      userId: row.user_id as string,
      id: row.id as string,
      trackId: row.track_id as string,
      startedAt: new Date(row.started_at as string),
      updatedAt: new Date(row.updated_at as string),
      seconds: row.seconds as number,
      points: row.points as number,
      recordedSeconds: row.recorded_seconds as number,
      recordedDay: row.recorded_day as string | null,
      milestones: row.milestones as number[],
    }
  }
  return known
}

/** Saves the results. The shelf holds a running total per track, so that no page adds up ten years of sessions. */
async function save(tx: Db, sessions: Session[], listened: Listened[], clocks: Map<string, Clock>): Promise<void> {
  await tx.execute(sql`
    with saved as (
      insert into listening_sessions (user_id, id, track_id, started_at, updated_at, seconds, points, recorded_seconds, recorded_day, milestones)
      select *, '{}'::int[] from unnest(${column(sessions, (s) => s.userId, 'uuid')}, ${column(sessions, (s) => s.id, 'uuid')},
        ${column(sessions, (s) => s.trackId, 'text')}, ${column(sessions, (s) => s.startedAt.toISOString(), 'timestamptz')},
        ${column(sessions, (s) => s.updatedAt.toISOString(), 'timestamptz')}, ${column(sessions, (s) => s.seconds, 'int')},
        ${column(sessions, (s) => s.points, 'int')}, ${column(sessions, (s) => s.recordedSeconds, 'int')}, ${column(sessions, (s) => s.recordedDay, 'date')})
      on conflict (user_id, id) do update set updated_at = excluded.updated_at, seconds = excluded.seconds, points = excluded.points,
        recorded_seconds = excluded.recorded_seconds, recorded_day = excluded.recorded_day
        where listening_sessions.track_id = excluded.track_id
    ), shelved as (
      insert into track_shelf (user_id, track_id, position, seconds_listened)
      select u, t, 0, s from unnest(${column(listened, (l) => l.userId, 'uuid')}, ${column(listened, (l) => l.trackId, 'text')}, ${column(listened, (l) => l.seconds, 'int')}) as n(u, t, s)
      on conflict (user_id, track_id) do update set seconds_listened = track_shelf.seconds_listened + excluded.seconds_listened
    )
    update listeners l set used = c.used::float8[]
    from unnest(${column([...clocks], ([id]) => id, 'uuid')}, ${column([...clocks], ([, c]) => `{${c.used.flat().join(',')}}`, 'text')}) as c(user_id, used)
    where l.user_id = c.user_id`)
}

/** Records a milestone of the person's session; returns all reached so far, or undefined if there is no such session. */
export async function addMilestone(db: Db, userId: string, sessionId: string, milestone: number): Promise<number[] | undefined> {
  const [row] = await db
    .update(listeningSessions)
    .set({
      milestones: sql`(select array_agg(distinct m order by m) from unnest(${listeningSessions.milestones} || ${milestone}::int) as m)`,
    })
    .where(and(eq(listeningSessions.userId, userId), eq(listeningSessions.id, sessionId)))
    .returning({ milestones: listeningSessions.milestones })
  return row?.milestones
}

/** Recomputes the listened total of each track on the shelf: an import adds sessions, and its undo removes them. */
export async function recomputeListened(tx: Db, userId: string): Promise<void> {
  await lockListeners(tx, [userId])
  await tx.execute(sql`
    update track_shelf t set seconds_listened = coalesce(
      (select sum(recorded_seconds) from listening_sessions s where s.user_id = t.user_id and s.track_id = t.track_id), 0)
    where t.user_id = ${userId}`)
}

const EXPORT_PAGE = 1000

/** All of a person's listening in the order of ids, page by page, for their export. */
export async function* exportListening(db: Db, userId: string): AsyncGenerator<Omit<Session, 'userId'>> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .select()
      .from(listeningSessions)
      .where(and(eq(listeningSessions.userId, userId), gt(listeningSessions.id, after)))
      .orderBy(asc(listeningSessions.id))
      .limit(EXPORT_PAGE)
    for (const { userId: _, ...session } of rows) yield session
    if (rows.length < EXPORT_PAGE) return
    after = rows.at(-1)!.id
  }
}

/** Sessions with listened time that began between two instants, latest first. */
export async function sessionsBetween(db: Db, userId: string, from: Date, to: Date, most: number) {
  const { trackId, startedAt, seconds } = listeningSessions
  return db
    .select({ trackId, startedAt, seconds })
    .from(listeningSessions)
    .where(and(eq(listeningSessions.userId, userId), gt(seconds, 0), gte(startedAt, from), lt(startedAt, to)))
    .orderBy(desc(startedAt))
    .limit(most)
}

/** Total seconds that a person has listened to one sound. */
export async function secondsListened(db: Db, userId: string, trackId: string): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`coalesce(sum(${listeningSessions.seconds}), 0)::int` })
    .from(listeningSessions)
    .where(and(eq(listeningSessions.userId, userId), eq(listeningSessions.trackId, trackId)))
  return row?.seconds ?? 0
}
