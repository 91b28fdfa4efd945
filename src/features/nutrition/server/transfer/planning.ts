import type { ImportPlan, ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { tableReadBefore } from '#platform/server/imports/known-table.ts'
import { missingOf, type FileTable } from '../../contract/food-file.ts'
import { FoodImportChoices, NO_CHOICES, SHOWN_LINES, type FoodImportReport } from '../../contract/transfer.ts'
import { countItems } from '../store.ts'
import { thingStamps } from '../things-store.ts'
import { MAX_ITEMS } from '../writing.ts'
import { batchesOf, conversionOf, dayOf, latestDay, lookAt, type Left } from './batches.ts'
import { openSource } from './open-source.ts'
import type { About, FoodItem } from './parsed-food.ts'

/** Maximum number of lines in memory. They arrive in no order, and the report shows the first ones. */
const HELD_LINES = 5000

export const choicesOf = (choices: unknown): FoodImportChoices => FoodImportChoices.safeParse(choices).data ?? NO_CHOICES

/** Reads the whole upload and returns a preview without any change to data. */
export async function planImport(run: ImportRun): Promise<ImportPlan> {
  const { table } = choicesOf(run.row.words.choices)
  const first = await lookThrough(run, table)
  const names = (first.report as FoodImportReport).table?.names
  const before = table === null && names ? await tableReadBefore<FileTable>(run, names) : null
  return before ? lookThrough(run, before) : first
}

async function lookThrough(run: ImportRun, table: FileTable | null): Promise<ImportPlan> {
  const { app, key, row, signal } = run
  const owner = await importOwner(app, row.userId)
  const now = app.clock.now()
  const latest = latestDay(app, owner)
  const reading = await openSource(run, { dateOrder: null, table })
  try {
    const conversion = await conversionOf(app.db, key, owner, null)
    const report = emptyReport(reading.badPaths.length)
    const foods = new Set<string>()
    const things: string[] = []
    const lines: FoodImportReport['lines'] = []
    let about: About | undefined
    const say = ({ line, file, reason, text }: Left, isRetained = false) => {
      if (reason.startsWith('doubt_')) report.doubted++
      else if (isRetained) report.partly++
      else report.unread++
      if (lines.length < HELD_LINES) lines.push({ line, file, reason, text: text.slice(0, 80) })
    }
    const other = (item: Exclude<FoodItem, { type: 'food' | 'own' }>) => {
      if (item.type === 'line') say(item, item.isRetained)
      else if (item.type === 'more') {
        report.unread += item.lost
        report.partly += item.partly
        report.doubted += item.doubted
      } else if (item.type === 'thing' && item.thing.thing.kind !== 'settings') things.push(item.thing.id)
      else if (item.type === 'about') about = item.about
    }
    let total = 0
    for await (const entries of batchesOf(reading.items(), other, say)) {
      signal.throwIfAborted()
      const looked = await lookAt(app.db, key, row.userId, entries, { conversion, latest, now })
      for (const one of looked.left) say(one)
      const days = entries.map(dayOf)
      total += entries.length
      report.items += entries.length - looked.left.length
      report.days += new Set(days).size
      report.fresh += looked.fresh.length
      report.busyDays += looked.busyDays
      report.wholeDays += looked.wholeDays
      report.withoutGrams += looked.withoutGrams
      for (const entry of entries) foods.add(('food' in entry ? entry.food.name : entry.own.name).toLowerCase())
      report.from ??= days[0]!
      report.to = days.at(-1)!
    }
    foods.delete('')
    report.foods = foods.size
    for (let at = 0; at < things.length; at += 500) {
      const some = things.slice(at, at + 500)
      report.things += some.length - (await thingStamps(app.db, row.userId, some)).size
    }
    report.lines = lines.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)).slice(0, SHOWN_LINES)
    if (about) {
      const { table: read, ...rest } = about
      Object.assign(report, rest, { table: read && { ...read, isSaid: table !== null } })
    }
    // The period is unknown until the person answers which part of a date is the day.
    if (report.openDate) [report.from, report.to] = [null, null]
    report.encoding = await reading.encoding()
    const count = (await countItems(app.db, row.userId)) + report.fresh
    report.tooMany = count > MAX_ITEMS ? count : null
    return { source: reading.source, total, report }
  } finally {
    reading.close()
  }
}

const emptyReport = (unread: number): FoodImportReport => ({
  days: 0,
  items: 0,
  foods: 0,
  fresh: 0,
  busyDays: 0,
  wholeDays: 0,
  withoutGrams: 0,
  from: null,
  to: null,
  things: 0,
  lines: [],
  unread,
  partly: 0,
  doubted: 0,
  columns: [],
  files: [],
  openCarbs: null,
  openDate: null,
  table: null,
  encoding: null,
  tooMany: null,
  came: { items: 0, days: 0, things: 0 },
})

/** Whether an import cannot start yet, because its table is unreadable with the current columns. */
export const isUnclear = ({ table }: FoodImportReport): boolean => table !== null && missingOf(table.read) !== undefined
