// The module of the child process that reads files of other food diaries (see platform/server/isolation).
import { unreadable, type OpenArchive } from '#platform/server/imports/archive.ts'
import { eachRow, headOf } from '#platform/server/imports/csv-lines.ts'
import { appleExportIn, piecesOf } from '#platform/server/imports/health-export.ts'
import { readerMethods, type Recognised } from '#platform/server/imports/reader-methods.ts'
import type { FileTable } from '../../contract/food-file.ts'
import type { LeftFile } from '../../contract/transfer.ts'
import { AppleFoodReader } from './apple-food.ts'
import { layoutOf, leftKind, tableLayout, usualCarbs } from './layouts.ts'
import { readOwn } from './own-json.ts'
import type { About, FoodItem, ParsedFood, ReaderOptions, Source } from './parsed-food.ts'
import { FoodsOfFile } from './reading-rows.ts'
import { isYazioDays, isYazioProducts, readYazio } from './yazio.ts'

const MAX_COLUMNS = 200
const MAX_LEFT_COLUMNS = 120
const MAX_LEFT_FILES = 60
const SAMPLES = 3

const weigh = (item: FoodItem): number => {
  if (item.type === 'food') return 600
  return item.type === 'own' || item.type === 'thing' ? JSON.stringify(item).length : 200
}

const NOTHING_ABOUT: About = { columns: [], files: [], openCarbs: null, openDate: null, table: null }

export const methods = readerMethods<FoodItem>(async (archive, options) => {
  const given = { dateOrder: null, table: null, ...(options as Partial<ReaderOptions> | undefined) }
  const health = await appleExportIn(archive)
  if (health !== undefined) return appleFood(archive, health)
  const json = await jsonOf(archive)
  return json ?? tablesOf(archive, given)
}, weigh)

async function appleFood(archive: OpenArchive, path: string): Promise<Recognised<FoodItem>> {
  const read = new FoodsOfFile()
  const reader = new AppleFoodReader(read, shortName(path))
  let wasBroken = false
  for await (const { text, isBroken } of piecesOf(archive, path)) {
    wasBroken ||= isBroken
    reader.write(text)
  }
  const { isCut } = reader.end()
  if (isCut || wasBroken) read.say(shortName(path), 0, 'half', shortName(path))
  return spoken('apple-health', read, [], null)
}

const shortName = (path: string) => path.slice(path.lastIndexOf('/') + 1).slice(0, 120)

async function jsonOf(archive: OpenArchive): Promise<Recognised<FoodItem> | undefined> {
  const isSingle = archive.files.length === 1
  const texts = archive.files.filter(({ path }) => isSingle || /\.json$/i.test(path)).slice(0, MAX_LEFT_FILES)
  let days: { json: Record<string, unknown>; path: string } | undefined
  let products: Record<string, unknown> = {}
  for (const { path } of texts) {
    const text = await archive.text(path)
    if (!/^\uFEFF?\s*[{[]/.test(text)) continue
    let json: unknown
    try {
      json = JSON.parse(text.replace(/^\uFEFF/, ''))
    } catch {
      if (isSingle) throw unreadable('damaged')
      continue
    }
    const own = readOwn(json, shortName(path))
    if (own) return { source: 'fernwell', items: () => [{ type: 'about', about: NOTHING_ABOUT }, ...own] }
    if (isYazioDays(json)) days ??= { json, path: shortName(path) }
    else if (isYazioProducts(json)) products = json
    else if (isSingle) throw unreadable('unknown_format')
  }
  if (!days) return undefined
  const read = new FoodsOfFile()
  readYazio({ days: days.json, products }, days.path, read)
  return spoken('yazio', read, [], null)
}

/** Finds the diary table in a file: an export of a whole FDDB account has several tables in sequence. */
function diaryIn(text: string): { text: string; firstLine: number; left: LeftFile[] } {
  const marks = [
    ...text.matchAll(/^\uFEFF?(userhistory|diary|profile|friends|lists|community|images|marker|newitems|reviews|transactions);*\r?$/gim),
  ]
  const at = marks.findIndex(([, name]) => name!.toLowerCase() === 'diary')
  if (at === -1) return { text, firstLine: 1, left: [] }
  const parts = marks.map((mark, index) => {
    const from = text.indexOf('\n', mark.index) + 1
    return { name: mark[1]!.toLowerCase(), from, text: text.slice(from === 0 ? text.length : from, marks[index + 1]?.index ?? text.length) }
  })
  const KINDS: Readonly<Record<string, LeftFile['kind']>> = { userhistory: 'body', newitems: 'foods', lists: 'foods' }
  const left = parts.flatMap(({ name, text: part }): LeftFile[] => {
    const rows = KINDS[name] ? countRows(part) : 0
    return rows > 0 ? [{ name, kind: KINDS[name]!, rows }] : []
  })
  const diary = parts[at]!
  return { text: diary.text, firstLine: text.slice(0, diary.from).split('\n').length, left }
}

function countRows(text: string): number {
  let rows = 0
  eachRow(text, () => rows++)
  return rows
}

async function tablesOf(archive: OpenArchive, { dateOrder, table }: ReaderOptions): Promise<Recognised<FoodItem>> {
  const isSingle = archive.files.length === 1
  const files = archive.files.filter(({ path }) => isSingle || /\.(?:csv|tsv|txt)$/i.test(path))
  const read = new FoodsOfFile()
  const left: LeftFile[] = []
  const unknown: { path: string; text: string; names: string[] }[] = []
  let source: Source | undefined
  for (const { path } of files) {
    const { text, firstLine, left: parts } = diaryIn(await archive.text(path))
    const names = headOf(text)
    const layout = layoutOf(names)
    left.push(...parts)
    if (!layout) {
      if (/\0/.test(text.slice(0, 1000))) continue
      unknown.push({ path, text, names })
      continue
    }
    source ??= layout.source
    read.addTable(text, layout, shortName(path), dateOrder, firstLine)
  }
  if (source !== undefined) {
    for (const { path, text, names } of unknown) left.push({ name: shortName(path), kind: leftKind(names, path), rows: countRows(text) })
    return spoken(source, read, left, null)
  }
  // Tables of body figures or exercise without food columns are no food tables.
  const body = unknown.filter(
    ({ path, names }) => ['body', 'exercise'].includes(leftKind(names, path)) && !tableLayout(names, null).columns.some(isFood),
  )
  const tables = unknown.filter((one) => !body.includes(one))
  const [only] = tables
  if (!only && body.length > 0) {
    for (const { path, text, names } of body) left.push({ name: shortName(path), kind: leftKind(names, path), rows: countRows(text) })
    return spoken('table', read, left, null)
  }
  if (!only || tables.length > 1 || !isTable(only.names)) throw unreadable('unknown_format')
  const layout = tableLayout(only.names, table)
  read.addTable(only.text, layout, shortName(only.path), dateOrder)
  return spoken('table', read, left, tableOf(only.text, only.names, layout))
}

const isFood = ({ field }: FileTable['columns'][number]) => field === 'energy_kcal' || field === 'protein_g' || field === 'name'
const isTable = (names: readonly string[]) => names.length <= MAX_COLUMNS && names.filter((name) => /\p{L}/u.test(name)).length >= 2

function tableOf(text: string, names: readonly string[], { columns, figures }: FileTable): About['table'] {
  const samples = names.map((): string[] => [])
  eachRow(text, (_cell, _line, cells) => {
    for (const [at, cell] of cells.entries()) {
      const seen = samples[at]
      if (seen && seen.length < SAMPLES && cell !== '' && !seen.includes(cell.slice(0, 60))) seen.push(cell.slice(0, 60))
    }
  })
  return { names: names.map((name) => name.slice(0, 80)), samples, read: { columns: [...columns], figures } }
}

function spoken(source: Source, read: FoodsOfFile, files: readonly LeftFile[], table: About['table']): Recognised<FoodItem> {
  const about: About = {
    columns: [...read.leftColumns]
      .filter(Boolean)
      .slice(0, MAX_LEFT_COLUMNS)
      .map((name) => name.slice(0, 80)),
    files: files.slice(0, MAX_LEFT_FILES),
    openCarbs: read.hasOpenCarbs ? { suggested: usualCarbs(source) } : null,
    openDate: read.openDate,
    table,
  }
  return {
    source,
    *items(): Generator<FoodItem> {
      yield { type: 'about', about }
      for (const day of read.full) yield { type: 'full', day: { ...day, at: null } }
      for (const food of inOrder(read)) yield { type: 'food', food }
      yield* read.lines
      yield { type: 'more', ...read.more }
    },
  }
}

/** Sorts foods by day, in file order within a day. Drops the sum of a day that has single foods. */
function inOrder(read: FoodsOfFile): ParsedFood[] {
  const withFoods = new Set(read.foods.filter(({ isWholeDay }) => !isWholeDay).map(({ day }) => day))
  const wanted = read.foods.filter(({ isWholeDay, day, file, line }) => {
    const isCovered = isWholeDay && withFoods.has(day)
    if (isCovered) read.say(file, line, 'covered', day)
    return !isCovered
  })
  return wanted.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
