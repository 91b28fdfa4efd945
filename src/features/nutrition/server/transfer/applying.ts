import { saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { inStep, withReport } from '#platform/server/imports/steps.ts'
import type { ImportChange, ImportRow } from '#platform/server/imports/store.ts'
import type { FoodImportReport } from '../../contract/transfer.ts'
import { addFullDays, FULL_DAYS, itemPrints, ITEMS, recount, thingPrints, THINGS } from '../import-store.ts'
import type { ExportedThing } from '../exported-diary.ts'
import { countDiary, lockDiary } from '../store.ts'
import { thingStamps, writeThings } from '../things-store.ts'
import { importItems } from '../writing.ts'
import { batchesOf, conversionOf, latestDay, lookAt, type Entry } from './batches.ts'
import { openSource } from './open-source.ts'
import type { FoodItem } from './parsed-food.ts'
import { choicesOf } from './planning.ts'

const THINGS_AT_ONCE = 200
const DAYS_AT_ONCE = 500

/**
 * Imports the content of the report, with some days per transaction, and resumes where the last worker stopped. True when it is finished or
 * was stopped; false when its time budget is used up and another run must go on.
 */
export async function applyImport(run: ImportRun, budgetMs = 60_000): Promise<boolean> {
  const until = performance.now() + budgetMs
  const { app, key, row, signal } = run
  const owner = await importOwner(app, row.userId)
  const { dateOrder, carbs, table } = choicesOf(row.words.choices)
  const reading = await openSource(run, { dateOrder, table })
  const things: ExportedThing[] = []
  const full: FullDay[] = []
  const other = (item: Exclude<FoodItem, { type: 'food' | 'own' }>) => {
    if (item.type === 'thing') things.push(item.thing)
    else if (item.type === 'full') full.push(item.day)
  }
  try {
    let seen = 0
    for await (const entries of batchesOf(reading.items(), other, () => {})) {
      signal.throwIfAborted()
      seen += entries.length
      if (seen <= row.done) continue
      if (!(await bring(entries, seen))) return true
      if (performance.now() > until) return false
    }
    await importRest(run, things, full)
    return true
  } finally {
    reading.close()
  }

  /** Imports one batch. False: the import was stopped. */
  async function bring(entries: readonly Entry[], done: number): Promise<boolean> {
    return inStep(run, 'running', async (tx, standing) => {
      const now = app.clock.now()
      const diary = await lockDiary(tx, row.userId)
      const conversion = await conversionOf(tx, key, owner, carbs)
      const { fresh } = await lookAt(tx, key, row.userId, entries, { conversion, latest: latestDay(app, owner), now })
      if (fresh.length > 0) {
        await importItems(app, tx, key, owner, diary, fresh)
        await saveImportedRows(
          tx,
          row,
          ITEMS,
          await itemPrints(
            tx,
            row.userId,
            fresh.map(({ item }) => item.id),
          ),
        )
      }
      const came = { items: fresh.length, days: new Set(fresh.map(({ item }) => item.day)).size, things: 0 }
      return { done, ...counted(standing, came) }
    })
  }
}

type FullDay = Extract<FoodItem, { type: 'full' }>['day']

/** Imports own foods and other things, and marks of complete days, then finishes the import. */
async function importRest(run: ImportRun, things: readonly ExportedThing[], full: readonly FullDay[]): Promise<void> {
  const { app, key, row } = run
  await inStep(run, 'running', async (tx, standing) => {
    const now = app.clock.now()
    const diary = await lockDiary(tx, row.userId)
    let came = 0
    for (let at = 0; at < things.length; at += THINGS_AT_ONCE) {
      const some = things.slice(at, at + THINGS_AT_ONCE)
      const known = await thingStamps(
        tx,
        row.userId,
        some.map(({ id }) => id),
      )
      const fresh = [...new Map(some.filter(({ id }) => !known.has(id)).map((one) => [one.id, one])).values()]
      const moment = (text: string) => new Date(Math.min(Date.parse(text), now.getTime()))
      await writeThings(
        tx,
        key,
        row.userId,
        fresh.map(({ id, at: spoken, thing }) => ({ id, at: moment(spoken), thing })),
      )
      await saveImportedRows(
        tx,
        row,
        THINGS,
        await thingPrints(
          tx,
          row.userId,
          fresh.map(({ id }) => id),
        ),
      )
      came += fresh.filter(({ thing }) => thing.kind !== 'settings').length
    }
    if (things.length > 0) await recount(tx, row.userId)
    else await countDiary(tx, row.userId, diary)
    const days = new Map(full.map((one) => [one.day, one]))
    const spoken = [...days.values()].map(({ day, isComplete, at }) => {
      return { day, isComplete, at: new Date(Math.min(at === null ? now.getTime() : Date.parse(at), now.getTime())) }
    })
    for (let at = 0; at < spoken.length; at += DAYS_AT_ONCE) {
      await saveImportedRows(tx, row, FULL_DAYS, await addFullDays(tx, row.userId, spoken.slice(at, at + DAYS_AT_ONCE)))
    }
    return { state: 'done', done: row.total, ...counted(standing, { items: 0, days: 0, things: came }) }
  })
}

function counted(standing: ImportRow, more: FoodImportReport['came']): ImportChange {
  const { came: before } = standing.words.report as FoodImportReport
  const came = { items: before.items + more.items, days: before.days + more.days, things: before.things + more.things }
  return { entries: came.items + came.things, ...withReport<FoodImportReport>(standing, { came }) }
}
