import { and, asc, eq, gte, inArray, isNotNull, lt, lte, or, sql } from '#platform/server/db/drizzle.ts'
import { plausibleDay, type LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { column } from '#platform/server/db/unnest.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { rowVersions } from '#platform/server/hub.ts'
import { MAX_GROUPS, MAX_HABITS, type Habit, type HabitDay, type HabitFields, type HabitGroup } from '../contract.ts'
import type { DayColumns } from '../engine/day-values.ts'
import { openDayWords, openGroup, openWords, sealDayWords, sealGroup, sealWords } from './sealing.ts'
import { habitDays, habitGroups, habitImportItems, habitMarks, habits, habitTrails } from './tables.ts'
import { habitReasons } from '../reasons.en.ts'

type HabitRow = typeof habits.$inferSelect
/** A day with its state in the ledger and the moment of its last mark. */
export type StoredDay = HabitDay & { habitId: string; setAt: Date; actTimes: number; isAct: boolean }

/** Limit of days per habit that are read at once: more than ten years. */
export const MAX_DAYS = 20_000

const ANOTHER = sql`gen_random_uuid()`
const one = (userId: string, id: string) => and(eq(habits.userId, userId), eq(habits.id, id))

function habitOf(key: PersonKey, row: HabitRow): Habit {
  const { id, shape, groupId, order, goalTotal, completedDay, isArchived, createdAt, sealed } = row
  return {
    id,
    ...shape,
    startDay: plausibleDay(shape.startDay),
    pauses: shape.pauses.map(({ from, to }) => ({ from: plausibleDay(from), to: to && plausibleDay(to) })),
    ...openWords(key, id, sealed),
    groupId,
    order,
    goalTotal,
    completedDay,
    isArchived,
    createdAt: createdAt.toISOString(),
  }
}

/** For the hub: every change of a habit or of one of its days writes the habit's row. */
export const HABITS_VERSION = rowVersions('habits')

/** All habits of a person, in their order. At most MAX_HABITS. */
export async function habitsOf(db: Db, key: PersonKey, userId: string): Promise<Habit[]> {
  return (await versionedHabitsOf(db, key, userId)).map(({ habit }) => habit)
}

/** A habit with the version of it and its days. */
export type Versioned = { habit: Habit; version: string }

export async function versionedHabitsOf(db: Db, key: PersonKey, userId: string): Promise<Versioned[]> {
  const rows = await db.select().from(habits).where(eq(habits.userId, userId)).orderBy(asc(habits.order), asc(habits.id)).limit(MAX_HABITS)
  return rows.map((row) => ({ habit: habitOf(key, row), version: row.version }))
}

export async function habitById(db: Db, key: PersonKey, userId: string, id: string): Promise<Habit | undefined> {
  const [row] = await db.select().from(habits).where(one(userId, id))
  return row && habitOf(key, row)
}

/** Habits of this person among the ids, locked until the transaction ends, always in the same order. */
export async function lockHabits(tx: Db, key: PersonKey, userId: string, ids: readonly string[]): Promise<Map<string, Habit>> {
  const rows = await tx
    .select()
    .from(habits)
    .where(and(eq(habits.userId, userId), inArray(habits.id, [...ids])))
    .orderBy(asc(habits.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, habitOf(key, row)]))
}

/** Creates or changes a habit. Throws `limit` beyond MAX_HABITS. */
export async function writeHabit(
  tx: Db,
  key: PersonKey,
  userId: string,
  id: string,
  fields: HabitFields,
  more: { completedDay: LocalDay | null; now: Date },
): Promise<void> {
  const { kind, target, schedule, startDay, pauses, groupId, order, goalTotal, isArchived } = fields
  const row = {
    sealed: sealWords(key, id, fields),
    shape: { kind, target, schedule, startDay, pauses },
    groupId,
    order,
    goalTotal,
    isArchived,
    completedDay: more.completedDay,
  }
  await tx
    .insert(habits)
    .values({ userId, id, ...row, createdAt: more.now })
    .onConflictDoUpdate({ target: [habits.userId, habits.id], set: { ...row, version: ANOTHER } })
  await assertCount(tx, habits, userId, {
    most: MAX_HABITS,
    error: () => new AppError('limit', habitReasons.too_many({ most: MAX_HABITS })),
  })
}

/** Imported habits, by the digest (hex) of their origin. */
export async function idsBySource(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: habits.id, source: habits.source })
    .from(habits)
    .where(and(eq(habits.userId, userId), isNotNull(habits.source)))
  return new Map(rows.map(({ id, source }) => [source!.toString('hex'), id]))
}

export async function setSource(tx: Db, userId: string, id: string, source: Buffer): Promise<void> {
  await tx.update(habits).set({ source }).where(one(userId, id))
}

export async function setCompleted(tx: Db, userId: string, id: string, completedDay: LocalDay | null): Promise<void> {
  await tx.update(habits).set({ completedDay, version: ANOTHER }).where(one(userId, id))
}

/** Removes a habit with its days. False if there is none. The days' ledger keys must be read before, by `daysOfHabit`. */
export async function removeHabit(tx: Db, userId: string, id: string): Promise<boolean> {
  for (const table of [habitDays, habitTrails, habitImportItems])
    await tx.delete(table).where(and(eq(table.userId, userId), eq(table.habitId, id)))
  return (await tx.delete(habits).where(one(userId, id)).returning({ id: habits.id })).length > 0
}

/** Sets place and group of the given habits of the person. Returns how many exist. */
export async function orderHabits(tx: Db, userId: string, list: readonly { id: string; groupId: string | null }[]): Promise<number> {
  const rows = list.map((item, index) => ({ ...item, index }))
  const { rowCount } = await tx.execute(sql`
    update habits h set "order" = n.place, group_id = n.group_id
    from unnest(${column(rows, (r) => r.id, 'uuid')}, ${column(rows, (r) => r.groupId, 'uuid')}, ${column(rows, (r) => r.index, 'float8')})
      as n(id, group_id, place)
    where h.user_id = ${userId} and h.id = n.id`)
  return rowCount ?? 0
}

export async function groupsOf(db: Db, key: PersonKey, userId: string): Promise<HabitGroup[]> {
  const rows = await db
    .select()
    .from(habitGroups)
    .where(eq(habitGroups.userId, userId))
    .orderBy(asc(habitGroups.order), asc(habitGroups.id))
    .limit(MAX_GROUPS)
  return rows.map(({ id, sealed, order }) => ({ id, name: openGroup(key, id, sealed), order }))
}

export async function writeGroup(tx: Db, key: PersonKey, userId: string, { id, name, order }: HabitGroup): Promise<void> {
  const row = { sealed: sealGroup(key, id, name), order }
  await tx
    .insert(habitGroups)
    .values({ userId, id, ...row })
    .onConflictDoUpdate({ target: [habitGroups.userId, habitGroups.id], set: row })
  await assertCount(tx, habitGroups, userId, {
    most: MAX_GROUPS,
    error: () => new AppError('limit', habitReasons.groups_too_many({ most: MAX_GROUPS })),
  })
}

export async function removeGroup(tx: Db, userId: string, id: string): Promise<boolean> {
  await tx
    .update(habits)
    .set({ groupId: null })
    .where(and(eq(habits.userId, userId), eq(habits.groupId, id)))
  const deleted = await tx
    .delete(habitGroups)
    .where(and(eq(habitGroups.userId, userId), eq(habitGroups.id, id)))
    .returning({ id: habitGroups.id })
  return deleted.length > 0
}

/** Days with content, oldest first, by habit. */
export async function daysBetweenOf(
  db: Db,
  key: PersonKey,
  userId: string,
  from: LocalDay,
  to: LocalDay,
): Promise<Map<string, StoredDay[]>> {
  const rows = await db
    .select()
    .from(habitDays)
    .where(and(eq(habitDays.userId, userId), gte(habitDays.day, from), lte(habitDays.day, to)))
    .orderBy(asc(habitDays.day))
    .limit(MAX_DAYS)
  return Map.groupBy(
    rows.map((row) => storedDay(key, row)),
    ({ habitId }) => habitId,
  )
}

/**
 * Numbers of all days with content, by habit, oldest first: the basis of all computations. Of all habits, or those of `only`; with
 * `from`, only of days since then. The database packs each habit's days into two arrays, because transferring a hundred thousand
 * rows takes longer than computing: day and flags in binary form, amounts (mostly one digit) as text, as that is smaller.
 */
export async function dayColumns(
  db: Db,
  userId: string,
  { from, only }: { from?: LocalDay; only?: readonly string[] } = {},
): Promise<Map<string, DayColumns>> {
  const { rows } = await db.execute<{ habit_id: string; days: Buffer; amounts: string }>(sql`
    select habit_id, array_send(array_agg((day - date '1970-01-01') * 4 + is_skipped::int + 2 * is_entered::int order by day)) as days,
      array_agg(value order by day)::text as amounts
    from habit_days where user_id = ${userId} and (is_entered or is_skipped) ${from === undefined ? sql`` : sql`and day >= ${from}`}
      ${only === undefined ? sql`` : sql`and habit_id = any(${column(only, (id) => id, 'uuid')})`}
    group by habit_id`)
  return new Map(rows.map(({ habit_id, days, amounts }) => [habit_id, unpacked(days, amounts)]))
}

/** A one-dimensional int4 array in PostgreSQL's binary form (array_send): 20 bytes of head, then each item after its length. */
const HEAD = 20
const ITEM = 8

function unpacked(days: Buffer, amounts: string): DayColumns {
  const length = (days.length - HEAD) / ITEM
  const columns = {
    numbers: new Int32Array(length),
    values: Float64Array.from(JSON.parse(`[${amounts.slice(1, -1)}]`) as number[]),
    flags: new Uint8Array(length),
  }
  for (let at = 0; at < length; at++) {
    const packed = days.readInt32BE(HEAD + at * ITEM + 4)
    columns.numbers[at] = packed >> 2
    columns.flags[at] = packed & 3
  }
  return columns
}

/** Days with content: without those whose marks were all undone. */
const isNamed = or(habitDays.isEntered, habitDays.isSkipped, isNotNull(habitDays.sealed))

export async function hasDays(db: Db, userId: string, habitId: string): Promise<boolean> {
  const [row] = await db
    .select({ day: habitDays.day })
    .from(habitDays)
    .where(and(eq(habitDays.userId, userId), eq(habitDays.habitId, habitId), isNamed))
    .limit(1)
  return row !== undefined
}

/** All rows of a habit's days, oldest first, including days whose marks were all undone: they may be in the ledger. */
export async function allDaysOfHabit(db: Db, key: PersonKey, userId: string, habitId: string): Promise<StoredDay[]> {
  const own = and(eq(habitDays.userId, userId), eq(habitDays.habitId, habitId))
  const rows = await db.select().from(habitDays).where(own).orderBy(asc(habitDays.day)).limit(MAX_DAYS)
  return rows.map((row) => storedDay(key, row))
}

/** All days of a habit with content, oldest first. */
export async function daysOfHabit(db: Db, key: PersonKey, userId: string, habitId: string): Promise<StoredDay[]> {
  const rows = await db
    .select()
    .from(habitDays)
    .where(and(eq(habitDays.userId, userId), eq(habitDays.habitId, habitId), isNamed))
    .orderBy(asc(habitDays.day))
    .limit(MAX_DAYS)
  return rows.map((row) => storedDay(key, row))
}

function storedDay(key: PersonKey, row: typeof habitDays.$inferSelect): StoredDay {
  const { habitId, day, value, isSkipped, isEntered, setAt, sealed, actTimes, isAct } = row
  return { habitId, day, value, isSkipped, isEntered, setAt, actTimes, isAct, ...openDayWords(key, habitId, day, sealed) }
}

/** The rows of the given days; missing ones are left out. */
export async function daysNamed(
  tx: Db,
  key: PersonKey,
  userId: string,
  names: readonly { habitId: string; day: LocalDay }[],
): Promise<StoredDay[]> {
  const rows = await tx
    .select()
    .from(habitDays)
    .where(
      and(
        eq(habitDays.userId, userId),
        sql`(${habitDays.habitId}, ${habitDays.day}) in (select * from unnest(${column(names, (n) => n.habitId, 'uuid')}, ${column(names, (n) => n.day, 'date')}))`,
      ),
    )
  return rows.map((row) => storedDay(key, row))
}

export async function writeDays(tx: Db, key: PersonKey, userId: string, days: readonly StoredDay[]): Promise<void> {
  if (days.length === 0) return
  await tx
    .insert(habitDays)
    .values(
      days.map(({ habitId, day, value, isSkipped, isEntered, setAt, actTimes, isAct, reason, note }) => ({
        userId,
        habitId,
        day,
        value,
        isSkipped,
        isEntered,
        setAt,
        actTimes,
        isAct,
        sealed: sealDayWords(key, habitId, day, { reason, note }),
      })),
    )
    .onConflictDoUpdate({
      target: [habitDays.userId, habitDays.habitId, habitDays.day],
      set: {
        value: sql`excluded.value`,
        isSkipped: sql`excluded.is_skipped`,
        isEntered: sql`excluded.is_entered`,
        setAt: sql`excluded.set_at`,
        sealed: sql`excluded.sealed`,
        actTimes: sql`excluded.act_times`,
        isAct: sql`excluded.is_act`,
      },
    })
}

/** Gives habits a new version after a change of their days, so that cached results become invalid. */
export async function renewVersions(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(habits)
    .set({ version: ANOTHER })
    .where(and(eq(habits.userId, userId), inArray(habits.id, [...ids])))
}

/** The ids of marks that were never applied before; records them as applied. */
export async function claimMarks(tx: Db, userId: string, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await tx
    .insert(habitMarks)
    .values([...new Set(ids)].map((id) => ({ userId, id, at: now })))
    .onConflictDoNothing()
    .returning({ id: habitMarks.id })
  return new Set(rows.map(({ id }) => id))
}

export async function deleteMarksBefore(db: Db, at: Date): Promise<void> {
  await db.delete(habitMarks).where(lt(habitMarks.at, at))
}

/** The day on which the sum of all values of a habit first reached `goal` (null: not yet). */
export async function totalOf(tx: Db, userId: string, habitId: string, goal: number): Promise<LocalDay | null> {
  const { rows } = await tx.execute<{ day: LocalDay }>(sql`
    select day::text as day from (
      select day, sum(value) over (order by day) as total from habit_days where user_id = ${userId} and habit_id = ${habitId}
    ) t where total >= ${goal} order by day limit 1`)
  return rows[0]?.day ?? null
}
