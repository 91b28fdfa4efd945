import { and, asc, between, eq, inArray, isNotNull, isNull, lt, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { DaySum, DiaryItem } from '../contract/diary.ts'
import { openItem, sealItem, unpackSums } from './packing.ts'
import { nutritionDays, nutritionDiaries, nutritionFullDays, nutritionItems } from './tables.ts'

/** Query for the hub: its value changes with every change of the person's diary. */
export const NUTRITION_VERSION = 'select version from nutrition_diaries where user_id = $1'

export type Diary = { items: number; things: number }

/** Locks the person's diary until the transaction ends, which serializes the changes of one person. */
export async function lockDiary(tx: Db, userId: string): Promise<Diary> {
  await tx.insert(nutritionDiaries).values({ userId }).onConflictDoNothing()
  const { items, things } = nutritionDiaries
  const [row] = await tx.select({ items, things }).from(nutritionDiaries).where(eq(nutritionDiaries.userId, userId)).for('update')
  return row!
}

export async function countDiary(tx: Db, userId: string, counts: Diary): Promise<void> {
  await tx
    .update(nutritionDiaries)
    .set({ ...counts, version: sql`gen_random_uuid()` })
    .where(eq(nutritionDiaries.userId, userId))
}

export type Stamp = { id: string; day: LocalDay | null; at: Date }

/** Last change or deletion of the given items, and their day. */
export async function stampsOf(tx: Db, userId: string, ids: readonly string[]): Promise<Map<string, Stamp>> {
  const { id, day, at } = nutritionItems
  const rows = await tx
    .select({ id, day, at })
    .from(nutritionItems)
    .where(and(eq(nutritionItems.userId, userId), inArray(id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

export type WrittenItem = { id: string; at: Date; item: DiaryItem | null }

export async function writeItems(tx: Db, key: PersonKey, userId: string, written: readonly WrittenItem[]): Promise<void> {
  if (written.length === 0) return
  await tx
    .insert(nutritionItems)
    .values(written.map(({ id, at, item }) => ({ userId, id, at, day: item?.day ?? null, sealed: item && sealItem(key, item) })))
    .onConflictDoUpdate({
      target: [nutritionItems.userId, nutritionItems.id],
      set: { day: sql`excluded.day`, sealed: sql`excluded.sealed`, at: sql`excluded.at` },
    })
}

type ItemRow = Pick<typeof nutritionItems.$inferSelect, 'id' | 'day' | 'sealed'>
const itemOf = (key: PersonKey, { id, day, sealed }: ItemRow): DiaryItem => openItem(key, id, day!, sealed!)
const COLUMNS = { id: nutritionItems.id, day: nutritionItems.day, sealed: nutritionItems.sealed }

/** Items of the given days. */
export async function itemsOn(db: Db, key: PersonKey, userId: string, days: readonly LocalDay[]): Promise<DiaryItem[]> {
  if (days.length === 0) return []
  const rows = await db
    .select(COLUMNS)
    .from(nutritionItems)
    .where(and(eq(nutritionItems.userId, userId), inArray(nutritionItems.day, [...days])))
    .orderBy(asc(nutritionItems.day), asc(nutritionItems.id))
  return rows.map((row) => itemOf(key, row))
}

/** Items between two days, newest first, at most `most`. */
export async function itemsSince(db: Db, key: PersonKey, userId: string, from: LocalDay, to: LocalDay, most: number): Promise<DiaryItem[]> {
  const rows = await db
    .select(COLUMNS)
    .from(nutritionItems)
    .where(and(eq(nutritionItems.userId, userId), between(nutritionItems.day, from, to)))
    .orderBy(sql`${nutritionItems.day} desc`, sql`${nutritionItems.id} desc`)
    .limit(most)
  return rows.map((row) => itemOf(key, row))
}

/** All items between two days, in order of days, one page at a time. */
export async function* allItems(db: Db, key: PersonKey, userId: string, from: LocalDay, to: LocalDay): AsyncGenerator<DiaryItem> {
  const PAGE = 500
  let after: { day: string; id: string } = { day: from, id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const rows = await db
      .select(COLUMNS)
      .from(nutritionItems)
      .where(
        and(
          eq(nutritionItems.userId, userId),
          isNotNull(nutritionItems.day),
          sql`${nutritionItems.day} <= ${to}`,
          sql`(${nutritionItems.day}, ${nutritionItems.id}) > (${after.day}::date, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(nutritionItems.day), asc(nutritionItems.id))
      .limit(PAGE)
    for (const row of rows) yield itemOf(key, row)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { day: last.day!, id: last.id }
  }
}

export type StoredDay = typeof nutritionDays.$inferSelect

export async function daysNamed(tx: Db, userId: string, days: readonly LocalDay[]): Promise<Map<LocalDay, StoredDay>> {
  if (days.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(nutritionDays)
    .where(and(eq(nutritionDays.userId, userId), inArray(nutritionDays.day, [...days])))
  return new Map(rows.map((row) => [row.day, row]))
}

export async function writeDays(tx: Db, days: readonly StoredDay[]): Promise<void> {
  if (days.length === 0) return
  await tx
    .insert(nutritionDays)
    .values([...days])
    .onConflictDoUpdate({
      target: [nutritionDays.userId, nutritionDays.day],
      set: {
        eaten: sql`excluded.eaten`,
        planned: sql`excluded.planned`,
        meals: sql`excluded.meals`,
        actTimes: sql`excluded.act_times`,
        isAct: sql`excluded.is_act`,
      },
    })
}

/** Stored sums of the days with items between two days, in order. One statement. */
export async function daySumsOf(db: Db, userId: string, from: LocalDay, to: LocalDay): Promise<DaySum[]> {
  const rows = await db
    .select({
      day: nutritionDays.day,
      eaten: nutritionDays.eaten,
      planned: nutritionDays.planned,
      meals: nutritionDays.meals,
      isComplete: nutritionFullDays.isComplete,
    })
    .from(nutritionDays)
    .leftJoin(nutritionFullDays, and(eq(nutritionFullDays.userId, nutritionDays.userId), eq(nutritionFullDays.day, nutritionDays.day)))
    .where(and(eq(nutritionDays.userId, userId), between(nutritionDays.day, from, to)))
    .orderBy(asc(nutritionDays.day))
  return rows
    .map(({ day, eaten, planned, meals, isComplete }) => {
      return { day, eaten: unpackSums(eaten), planned: unpackSums(planned), meals, isComplete: isComplete ?? false }
    })
    .filter(({ eaten, planned }) => eaten.items + planned.items > 0)
}

export async function isComplete(db: Db, userId: string, day: LocalDay): Promise<boolean> {
  const [row] = await db
    .select({ isComplete: nutritionFullDays.isComplete })
    .from(nutritionFullDays)
    .where(and(eq(nutritionFullDays.userId, userId), eq(nutritionFullDays.day, day)))
  return row?.isComplete ?? false
}

/** Marks a day as complete or not; the latest change wins. */
export async function setComplete(tx: Db, userId: string, day: LocalDay, value: boolean, at: Date): Promise<void> {
  await tx
    .insert(nutritionFullDays)
    .values({ userId, day, isComplete: value, at })
    .onConflictDoUpdate({
      target: [nutritionFullDays.userId, nutritionFullDays.day],
      set: { isComplete: sql`excluded.is_complete`, at: sql`excluded.at` },
      setWhere: sql`excluded.at > ${nutritionFullDays.at}`,
    })
}

/** Days for the export: whether they are marked as complete, and their acts in the ledger. */
export async function exportedDays(db: Db, userId: string) {
  const { day, actTimes, isAct } = nutritionDays
  const rows = await db
    .select({
      day: sql<string>`coalesce(${day}, ${nutritionFullDays.day})::text`,
      isComplete: nutritionFullDays.isComplete,
      at: nutritionFullDays.at,
      actTimes,
      isAct,
    })
    .from(nutritionDays)
    .fullJoin(nutritionFullDays, and(eq(nutritionFullDays.userId, nutritionDays.userId), eq(nutritionFullDays.day, day)))
    .where(
      and(
        sql`coalesce(${nutritionDays.userId}, ${nutritionFullDays.userId}) = ${userId}`,
        sql`(${nutritionFullDays.at} is not null or ${actTimes} > 0)`,
      ),
    )
    .orderBy(sql`1`)
  return rows.map((row) => {
    return {
      ...row,
      isComplete: row.isComplete ?? false,
      at: row.at?.toISOString() ?? null,
      actTimes: row.actTimes ?? 0,
      isAct: row.isAct ?? false,
    }
  })
}

/** Number of items, without deleted ones. */
export const countItems = (db: Db, userId: string): Promise<number> =>
  db.$count(nutritionItems, and(eq(nutritionItems.userId, userId), isNotNull(nutritionItems.day)))

/** Whether the person has any entry in the diary. */
export async function hasDiary(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ items: nutritionDiaries.items }).from(nutritionDiaries).where(eq(nutritionDiaries.userId, userId))
  return row !== undefined && row.items > 0
}

export async function forgetRemovedBefore(db: Db, at: Date): Promise<void> {
  await db.delete(nutritionItems).where(and(isNull(nutritionItems.sealed), lt(nutritionItems.at, at)))
}
