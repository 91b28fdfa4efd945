import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from '#platform/server/db/drizzle.ts'
import { addDays, daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '../db/db.ts'
import { column } from '../db/unnest.ts'
import { currentStreak, extendStreak, NO_STREAK, restsLeft, streakOf, type Streak } from './streak.ts'
import { activityActs, activityDays, activityStandings } from './tables.ts'

/** An act of care, as the ledger stores it. */
export type Act = {
  userId: string
  /** Idempotency key, unique for the person: `<feature>:<kind>:<id>`. */
  key: string
  /** `listen`, `habit`, `entry` … */
  kind: string
  at: Date
  /** The person's IANA time zone at that instant. */
  zone: string
  /** The person's day it belongs to (their zone, their day boundary): fixed when recorded, never moved afterwards. */
  localDay: LocalDay
  /** In `unit`; one kind has one unit. */
  amount: number
  unit: string
  points: number
  /** The thing that the act was about, such as a track or a habit. */
  subject?: string
  /** Number of acts; 0 for an act that only extends an earlier one (a session that goes on). Default 1. */
  count?: 0 | 1
}

/** A row of the ledger: an act, an extension of one, or the opposite of one (an undo). */
export type LedgerRow = Omit<Act, 'count'> & { count: number }
type Row = LedgerRow

/** The key of an undo is this prefix and the key of the act. */
export const UNDO = 'undo:'

/**
 * Adds acts, of one person or many, in the caller's transaction. Returns the keys that were new, per person; an existing key
 * changes nothing. Standings are locked in order of person id, so that concurrent calls cannot deadlock, and sums are exact.
 */
export async function recordActivities(tx: Db, acts: readonly Act[]): Promise<Set<string>> {
  return append(
    tx,
    acts.map((act) => ({ ...act, count: act.count ?? 1 })),
  )
}

/** One act. True when it was new. */
export async function recordActivity(tx: Db, act: Act): Promise<boolean> {
  return (await recordActivities(tx, [act])).size === 1
}

/** Takes acts of one person back by adding their opposites. Skips acts that do not exist or are already undone. Returns how many. */
export async function undoActivities(tx: Db, userId: string, keys: readonly string[]): Promise<number> {
  const own = keys.filter((key) => !key.startsWith(UNDO))
  if (own.length === 0) return 0
  const acts = await tx
    .select()
    .from(activityActs)
    .where(and(eq(activityActs.userId, userId), sql`${activityActs.key} = any(${sql.param(own)})`))
  const opposites = acts.map(({ subject, ...act }): Row => ({
    ...act,
    ...(subject === null ? {} : { subject }),
    key: UNDO + act.key,
    count: -act.count,
    amount: -act.amount,
    points: -act.points,
  }))
  return (await append(tx, opposites)).size
}

/** Takes one act back. False when there is no such act, or it is already undone. */
export async function undoActivity(tx: Db, userId: string, key: string): Promise<boolean> {
  return (await undoActivities(tx, userId, [key])) === 1
}

/** Adds rows of one person from another ledger (an export), undos included. Returns the keys that were new. */
export async function appendRows(tx: Db, userId: string, rows: readonly Omit<LedgerRow, 'userId'>[]): Promise<string[]> {
  const added = await append(
    tx,
    rows.map((row) => ({ ...row, userId })),
  )
  return rows.map(({ key }) => key).filter((key) => added.has(actId({ userId, key })))
}

/** Deletes rows of one person and the undos of these rows, for the undo of an import. */
export async function removeRows(tx: Db, userId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const before = (await lockStandings(tx, [userId])).get(userId)!
  const both = sql.param([...keys, ...keys.map((key) => UNDO + key)])
  const deleted = await tx
    .delete(activityActs)
    .where(and(eq(activityActs.userId, userId), sql`${activityActs.key} = any(${both}::text[])`))
    .returning({ day: activityActs.localDay, points: activityActs.points })
  const days = sql.param([...new Set(deleted.map(({ day }) => day))])
  await tx.delete(activityDays).where(and(eq(activityDays.userId, userId), sql`${activityDays.localDay} = any(${days}::date[])`))
  await tx.execute(sql`
    insert into activity_days (user_id, local_day, kind, acts, amount, unit, points)
    select user_id, local_day, kind, sum(count), sum(amount), min(unit), sum(points) from activity_acts
    where user_id = ${userId} and local_day = any(${days}::date[]) group by user_id, local_day, kind`)
  const points = before.points - sum(deleted.map((row) => row.points))
  await saveStandings(tx, new Map([[userId, { points, streak: await streakOfAll(tx, userId) }]]))
}

/** The key by which recordActivities returns a new act. */
export const actId = (act: Pick<Act, 'userId' | 'key'>) => `${act.userId} ${act.key}`

async function append(tx: Db, rows: readonly Row[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const userIds = [...new Set(rows.map((row) => row.userId))].sort()
  const statuses = await lockStandings(tx, userIds)

  const added = await insert(tx, rows)
  const next = new Map<string, { points: number; streak: Streak }>()
  for (const [userId, acts] of Map.groupBy(added, (act) => act.userId)) {
    const before = statuses.get(userId)!
    next.set(userId, {
      points: before.points + sum(acts.map((act) => act.points)),
      streak: await streakAfter(tx, userId, before.streak, turnedDays(acts)),
    })
  }
  if (next.size > 0) await saveStandings(tx, next)
  return new Set(added.map(actId))
}

/** An act that was new, and how many acts its day had before this call. */
type Added = { userId: string; key: string; localDay: LocalDay; count: number; points: number; before: number }

/** Inserts rows and adds the new ones to the sums of their days: one statement for any number of rows. */
async function insert(tx: Db, rows: readonly Row[]): Promise<Added[]> {
  const added = await tx.execute<Record<string, unknown>>(sql`
    with fresh as (
      insert into activity_acts (user_id, key, kind, at, zone, local_day, count, amount, unit, points, subject)
      select * from unnest(${column(rows, (r) => r.userId, 'uuid')}, ${column(rows, (r) => r.key, 'text')}, ${column(rows, (r) => r.kind, 'text')},
        ${column(rows, (r) => r.at.toISOString(), 'timestamptz')}, ${column(rows, (r) => r.zone, 'text')}, ${column(rows, (r) => r.localDay, 'date')},
        ${column(rows, (r) => r.count, 'int')}, ${column(rows, (r) => r.amount, 'float8')}, ${column(rows, (r) => r.unit, 'text')},
        ${column(rows, (r) => r.points, 'int')}, ${column(rows, (r) => r.subject ?? null, 'text')})
      on conflict (user_id, key) do nothing
      returning user_id, key, kind, local_day, count, amount, unit, points
    ), sums as (
      insert into activity_days as d (user_id, local_day, kind, acts, amount, unit, points)
      select user_id, local_day, kind, sum(count), sum(amount), min(unit), sum(points) from fresh group by user_id, local_day, kind
      on conflict (user_id, local_day, kind) do update
        set acts = d.acts + excluded.acts, amount = d.amount + excluded.amount, points = d.points + excluded.points
    )
    -- The days as they were: a statement does not see what it writes.
    select user_id, key, local_day, count, points,
      (select coalesce(sum(b.acts), 0)::int from activity_days b where b.user_id = fresh.user_id and b.local_day = fresh.local_day) as before
    from fresh`)
  return added.rows.map((row) => ({
    userId: row.user_id as string,
    key: row.key as string,
    localDay: row.local_day as string,
    count: row.count as number,
    points: row.points as number,
    before: row.before as number,
  }))
}

/** The days that new acts of one person made active or inactive, in order. */
function turnedDays(acts: readonly Added[]): { day: LocalDay; active: boolean }[] {
  return [...Map.groupBy(acts, (act) => act.localDay)]
    .map(([day, ofDay]) => ({ day, before: ofDay[0]!.before, after: ofDay[0]!.before + sum(ofDay.map((act) => act.count)) }))
    .filter(({ before, after }) => before > 0 !== after > 0)
    .map(({ day, after }) => ({ day, active: after > 0 }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

async function lockStandings(tx: Db, userIds: string[]): Promise<Map<string, { points: number; streak: Streak }>> {
  const select = () =>
    tx
      .select()
      .from(activityStandings)
      .where(inArray(activityStandings.userId, userIds))
      .orderBy(asc(activityStandings.userId))
      .for('update')
  let found = await select()
  if (found.length < userIds.length) {
    await tx
      .insert(activityStandings)
      .values(
        userIds.map((userId) => ({ userId, points: 0, totalDays: 0, longestStreak: 0, lastDay: null, streakDays: 0, recentRests: 0 })),
      )
      .onConflictDoNothing()
    found = await select()
  }
  return new Map(found.map((row) => [row.userId, { points: row.points, streak: streakFrom(row) }]))
}

function streakFrom(row: typeof activityStandings.$inferSelect): Streak {
  return { lastDay: row.lastDay, days: row.streakDays, longest: row.longestStreak, totalDays: row.totalDays, recentRests: row.recentRests }
}

async function streakAfter(tx: Db, userId: string, before: Streak, turned: { day: LocalDay; active: boolean }[]): Promise<Streak> {
  if (turned.length === 0) return before
  // Usually a new day at the end, which needs no history; backdating and undoing recompute the streak from all days.
  if (turned.every(({ day, active }) => active && (before.lastDay === null || day > before.lastDay))) {
    return turned.reduce((streak, { day }) => extendStreak(streak, day), before)
  }
  return streakOfAll(tx, userId)
}

async function streakOfAll(tx: Db, userId: string): Promise<Streak> {
  const all = await tx
    .select({ day: activityDays.localDay })
    .from(activityDays)
    .where(eq(activityDays.userId, userId))
    .groupBy(activityDays.localDay)
    .having(gt(sql`sum(${activityDays.acts})`, 0))
    .orderBy(asc(activityDays.localDay))
  return streakOf(all.map((row) => row.day))
}

async function saveStandings(tx: Db, statuses: Map<string, { points: number; streak: Streak }>): Promise<void> {
  const rows = [...statuses]
  await tx.execute(sql`
    update activity_standings s
    set points = n.points, total_days = n.total_days, longest_streak = n.longest, last_day = n.last_day, streak_days = n.days, recent_rests = n.rests
    from unnest(${column(rows, ([id]) => id, 'uuid')}, ${column(rows, ([, s]) => s.points, 'bigint')}, ${column(rows, ([, s]) => s.streak.totalDays, 'int')},
      ${column(rows, ([, s]) => s.streak.longest, 'int')}, ${column(rows, ([, s]) => s.streak.lastDay, 'date')},
      ${column(rows, ([, s]) => s.streak.days, 'int')}, ${column(rows, ([, s]) => s.streak.recentRests, 'int')})
      as n(user_id, points, total_days, longest, last_day, days, rests)
    where s.user_id = n.user_id`)
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

export type Standing = {
  points: number
  streak: { current: number; longest: number; totalDays: number; restsLeft: number }
}

/** A query for a value that changes with every change of a person's acts; `$1` is the person. Appending writes this row. */
export const LEDGER_VERSION = 'select xmin from activity_standings where user_id = $1'

/** Points and streak as of the person's today: reads one row, however long the history is. */
export async function standingOf(db: Db, userId: string, today: LocalDay): Promise<Standing> {
  const [row] = await db.select().from(activityStandings).where(eq(activityStandings.userId, userId))
  const streak = row ? streakFrom(row) : NO_STREAK
  return {
    points: row?.points ?? 0,
    streak: {
      current: currentStreak(streak, today),
      longest: streak.longest,
      totalDays: streak.totalDays,
      restsLeft: restsLeft(streak, today),
    },
  }
}

export type DayTotal = { localDay: LocalDay; kind: string; acts: number; amount: number; unit: string; points: number }

/** The days with at least one act, per kind, from `from` to `to`, both included; one row per kind, at most 60 kinds and 3,700 days. */
export async function activeDaysByKind(
  db: Db,
  userId: string,
  from: LocalDay,
  to: LocalDay,
): Promise<{ kind: string; days: LocalDay[] }[]> {
  const { localDay, kind, acts } = activityDays
  const first = daysBetween(from, to) >= 3700 ? addDays(to, -3699) : from
  return db
    .select({ kind, days: sql<LocalDay[]>`array_agg(${localDay}::text order by ${localDay})` })
    .from(activityDays)
    .where(and(eq(activityDays.userId, userId), gte(localDay, first), lte(localDay, to), gt(acts, 0)))
    .groupBy(kind)
    .orderBy(desc(sql`count(*)`), asc(kind))
    .limit(60)
}

/** Sums per day and kind from `from` to `to`, both included; at most 366 days. */
export async function dayTotals(db: Db, userId: string, from: LocalDay, to: LocalDay): Promise<DayTotal[]> {
  const { localDay, kind, acts, amount, unit, points } = activityDays
  return db
    .select({ localDay, kind, acts, amount, unit, points })
    .from(activityDays)
    .where(and(eq(activityDays.userId, userId), gte(activityDays.localDay, from), lte(activityDays.localDay, to)))
    .orderBy(asc(activityDays.localDay), asc(activityDays.kind))
    .limit(366 * 50)
}
