import { and, eq, gt, inArray, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { deleteImportedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { anyPart, type AnyImportPart, type ImportPart } from '#platform/server/imports/part.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_THINGS } from '../contract/things.ts'
import { ExportedDay, ExportedItem, ExportedThing } from './exported-diary.ts'
import { packSums, sealItem, sealThing } from './packing.ts'
import { countDiary, countItems, lockDiary } from './store.ts'
import { countThings } from './things-store.ts'
import { MAX_ITEMS, makeSumsAnew } from './writing.ts'
import { nutritionDays, nutritionFullDays, nutritionItems, nutritionThings } from './tables.ts'

/** The parts of an exported diary that an import restores. It restores deleted items and leaves existing ones unchanged. */

export const ITEMS = 'nutrition.item'
export const THINGS = 'nutrition.thing'
const DAYS = 'nutrition.day'

type Sealed = typeof nutritionItems | typeof nutritionThings

async function idsHere(db: Db, table: Sealed, userId: string, values: readonly { id: string }[]): Promise<Set<string>> {
  const ids = values.map(({ id }) => id)
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.id, ids), isNotNull(table.sealed)))
  return new Set(rows.map(({ id }) => id))
}

/** Recounts items and things after a change of rows. Throws TaskError `no_room` beyond the limits. */
export async function recount(tx: Db, userId: string): Promise<void> {
  const counts = { items: await countItems(tx, userId), things: await countThings(tx, userId) }
  if (counts.items > MAX_ITEMS || counts.things > MAX_THINGS) throw new TaskError('no_room')
  await countDiary(tx, userId, counts)
}

const fingerprintOf = (table: Sealed) => sql<string>`extract(epoch from ${table.at})::text`

/** Deletes rows that are unchanged since the import, and returns their days. */
async function takeOut(
  tx: Db,
  table: Sealed,
  userId: string,
  rows: readonly { id: string; fingerprint: string }[],
  retained: Set<string>,
): Promise<{ removed: string[]; days: LocalDay[] }> {
  const known = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
  const columns = { id: table.id, fingerprint: fingerprintOf(table), day: table === nutritionItems ? nutritionItems.day : sql<null>`null` }
  const here = await tx
    .select(columns)
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.id, [...known.keys()]), isNotNull(table.sealed)))
  const same = here.filter(({ id, fingerprint }) => known.get(id) === fingerprint)
  for (const { id, fingerprint } of here) if (known.get(id) !== fingerprint) retained.add(id)
  const ids = same.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.id, ids)))
  return { removed: [...known.keys()].filter((id) => !retained.has(id)), days: same.flatMap(({ day }) => (day as LocalDay | null) ?? []) }
}

type ImportedRow = { id: string; fingerprint: string }

/** Days that a file marks as complete or not, and that the person had not marked. */
export const FULL_DAYS = 'nutrition.full-day'
const fullPrint = sql<string>`extract(epoch from ${nutritionFullDays.at})::text`

async function printsOf(tx: Db, table: Sealed, userId: string, ids: readonly string[]): Promise<ImportedRow[]> {
  if (ids.length === 0) return []
  return tx
    .select({ id: table.id, fingerprint: fingerprintOf(table) })
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.id, [...ids])))
}
/** Fingerprints of imported items and things: a different one later means that the person changed them. */
export const itemPrints = (tx: Db, userId: string, ids: readonly string[]) => printsOf(tx, nutritionItems, userId, ids)
export const thingPrints = (tx: Db, userId: string, ids: readonly string[]) => printsOf(tx, nutritionThings, userId, ids)

type Rows = readonly ImportedRow[]
/** Deletes unchanged imported rows and returns `removed` (missing or deleted ids) and their days; adds changed ids to `retained`. */
export const takeItems = (tx: Db, userId: string, rows: Rows, stored: Set<string>) => takeOut(tx, nutritionItems, userId, rows, stored)
export const takeThings = (tx: Db, userId: string, rows: Rows, stored: Set<string>) => takeOut(tx, nutritionThings, userId, rows, stored)

/** Marks days as complete or not; an existing mark by the person stays. */
export async function addFullDays(
  tx: Db,
  userId: string,
  days: readonly { day: LocalDay; isComplete: boolean; at: Date }[],
): Promise<ImportedRow[]> {
  if (days.length === 0) return []
  return tx
    .insert(nutritionFullDays)
    .values(days.map((one) => ({ userId, ...one })))
    .onConflictDoNothing()
    .returning({ id: nutritionFullDays.day, fingerprint: fullPrint })
}

/** The days of these items on which anything was eaten. */
export async function eatenDaysOf(tx: Db, userId: string, itemIds: readonly string[]): Promise<LocalDay[]> {
  const rows = await tx
    .selectDistinct({ day: nutritionDays.day })
    .from(nutritionItems)
    .innerJoin(nutritionDays, and(eq(nutritionDays.userId, nutritionItems.userId), eq(nutritionDays.day, nutritionItems.day)))
    .where(and(eq(nutritionItems.userId, userId), inArray(nutritionItems.id, [...itemIds]), gt(nutritionDays.meals, 0)))
  return rows.map(({ day }) => day)
}

/** Removes imported marks of days, except those that changed since; returns the days without the imported mark. */
export async function takeFullDays(tx: Db, userId: string, rows: Rows): Promise<string[]> {
  const prints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
  const ofThem = and(eq(nutritionFullDays.userId, userId), inArray(nutritionFullDays.day, [...prints.keys()]))
  const here = await tx.select({ id: nutritionFullDays.day, fingerprint: fullPrint }).from(nutritionFullDays).where(ofThem)
  const removed = here.filter(({ id, fingerprint }) => prints.get(id) === fingerprint).map(({ id }) => id)
  if (removed.length > 0)
    await tx.delete(nutritionFullDays).where(and(eq(nutritionFullDays.userId, userId), inArray(nutritionFullDays.day, removed)))
  return removed
}

/** A part whose things are sealed rows of `table`. `add` inserts rows, or gives deleted ones their content again. */
function sealedPart<Value extends { id: string }>(
  given: Pick<ImportPart<Value>, 'id' | 'name' | 'file' | 'shape'> & {
    table: Sealed
    most: number
    count(db: Db, userId: string): Promise<number>
    add(tx: Db, key: PersonKey, userId: string, values: readonly Value[]): Promise<(ImportedRow & { day?: LocalDay | null })[]>
  },
): AnyImportPart {
  const { table, most, count, add, ...about } = given
  const sum = async (tx: Db, { key, row }: ImportRun, days: readonly (LocalDay | null | undefined)[]) => {
    await makeSumsAnew(tx, key, row.userId, [...new Set(days.flatMap((day) => day ?? []))])
    await recount(tx, row.userId)
  }
  return anyPart<Value>({
    ...about,
    idOf: ({ id }) => id,
    known: (app, userId, values) => idsHere(app.db, table, userId, values),
    room: async (app, userId) => most - (await count(app.db, userId)),
    insert: (run, values) =>
      run.app.db.transaction(async (tx) => {
        await run.lock(tx)
        await lockDiary(tx, run.row.userId)
        const added = await add(tx, run.key, run.row.userId, values)
        await sum(
          tx,
          run,
          added.map(({ day }) => day),
        )
        await saveImportedRows(tx, run.row, about.id, added)
        return added.length
      }),
    remove: (run, rows) =>
      run.app.db.transaction(async (tx) => {
        await run.lock(tx)
        await lockDiary(tx, run.row.userId)
        const { removed, days } = await takeOut(tx, table, run.row.userId, rows, run.retained)
        await sum(tx, run, days)
        await deleteImportedRows(tx, run.row, about.id, removed)
      }),
  })
}

const itemPart = sealedPart<ExportedItem>({
  id: ITEMS,
  name: { en: 'things eaten and planned', de: 'Gegessenes und Geplantes' },
  file: 'nutrition/diary.jsonl',
  shape: ExportedItem,
  table: nutritionItems,
  most: MAX_ITEMS,
  count: countItems,
  add: (tx, key, userId, items) =>
    tx
      .insert(nutritionItems)
      .values(items.map(({ at, ...item }) => ({ userId, id: item.id, day: item.day, at: new Date(at), sealed: sealItem(key, item) })))
      .onConflictDoUpdate({
        target: [nutritionItems.userId, nutritionItems.id],
        set: { day: sql`excluded.day`, sealed: sql`excluded.sealed`, at: sql`excluded.at` },
        setWhere: sql`${nutritionItems.sealed} is null`,
      })
      .returning({ id: nutritionItems.id, day: nutritionItems.day, fingerprint: fingerprintOf(nutritionItems) }),
})

const thingPart = sealedPart<ExportedThing>({
  id: THINGS,
  name: { en: 'own foods, recipes, meals and favourites', de: 'eigene Lebensmittel, Rezepte, Mahlzeiten und Favoriten' },
  file: 'nutrition/things.jsonl',
  shape: ExportedThing,
  table: nutritionThings,
  most: MAX_THINGS,
  count: countThings,
  add: (tx, key, userId, things) =>
    tx
      .insert(nutritionThings)
      .values(things.map(({ id, at, thing }) => ({ userId, id, kind: thing.kind, at: new Date(at), sealed: sealThing(key, id, thing) })))
      .onConflictDoUpdate({
        target: [nutritionThings.userId, nutritionThings.id],
        set: { kind: sql`excluded.kind`, sealed: sql`excluded.sealed`, at: sql`excluded.at` },
        setWhere: sql`${nutritionThings.sealed} is null`,
      })
      .returning({ id: nutritionThings.id, fingerprint: fingerprintOf(nutritionThings) }),
})

/** Marks of complete days, and their acts in the ledger. */
const dayPart = anyPart<ExportedDay>({
  id: DAYS,
  name: { en: 'days that are all written down', de: 'Tage, an denen alles aufgeschrieben ist' },
  file: 'nutrition/days.jsonl',
  shape: ExportedDay,
  idOf: ({ day }) => day,
  async known(app, userId, values) {
    const days = values.map(({ day }) => day)
    const acts = await app.db
      .select({ day: nutritionDays.day })
      .from(nutritionDays)
      .where(and(eq(nutritionDays.userId, userId), inArray(nutritionDays.day, days), sql`${nutritionDays.actTimes} > 0`))
    const spoken = await app.db
      .select({ day: nutritionFullDays.day })
      .from(nutritionFullDays)
      .where(and(eq(nutritionFullDays.userId, userId), inArray(nutritionFullDays.day, days)))
    return new Set([...acts, ...spoken].map(({ day }) => day))
  },
  async insert(run, values) {
    const { app, row } = run
    const { userId } = row
    return app.db.transaction(async (tx) => {
      await run.lock(tx)
      const blank = packSums({ items: 0, grams: 0, nutrients: {} })
      const added = await tx
        .insert(nutritionDays)
        .values(values.map(({ day, actTimes, isAct }) => ({ userId, day, eaten: blank, planned: blank, meals: 0, actTimes, isAct })))
        .onConflictDoUpdate({
          target: [nutritionDays.userId, nutritionDays.day],
          set: { actTimes: sql`excluded.act_times`, isAct: sql`excluded.is_act` },
          setWhere: sql`${nutritionDays.actTimes} = 0`,
        })
        .returning({ id: sql<string>`${nutritionDays.day}::text`, fingerprint: sql<string>`${nutritionDays.actTimes}::text` })
      const isAdded = new Set(added.map(({ id }) => id))
      const spoken = values.flatMap(({ day, isComplete, at }) =>
        at && isAdded.has(day) ? [{ userId, day, isComplete, at: new Date(at) }] : [],
      )
      if (spoken.length > 0) await tx.insert(nutritionFullDays).values(spoken).onConflictDoNothing()
      await saveImportedRows(tx, row, DAYS, added)
      return added.length
    })
  },
  async remove({ app, row, lock, retained }, rows) {
    await app.db.transaction(async (tx) => {
      await lock(tx)
      const days = rows.map(({ id }) => id)
      const used = await tx
        .select({ day: nutritionDays.day })
        .from(nutritionDays)
        .where(and(eq(nutritionDays.userId, row.userId), inArray(nutritionDays.day, days), sql`${nutritionDays.meals} > 0`))
      for (const { day } of used) retained.add(day)
      const removed = days.filter((day) => !retained.has(day))
      if (removed.length > 0) {
        await tx.delete(nutritionDays).where(and(eq(nutritionDays.userId, row.userId), inArray(nutritionDays.day, removed)))
        await tx.delete(nutritionFullDays).where(and(eq(nutritionFullDays.userId, row.userId), inArray(nutritionFullDays.day, removed)))
      }
      await deleteImportedRows(tx, row, DAYS, removed)
    })
  },
})

export const nutritionParts = [itemPart, thingPart, dayPart]
