import { EARLIEST_DAY, LATEST_DAY } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { DiaryItem } from '../contract/diary.ts'
import { diaryAsCsv } from './diary-csv.ts'
import type { ExportedDay, ExportedItem, ExportedThing } from './exported-diary.ts'
import { allItems, exportedDays, stampsOf } from './store.ts'
import { thingsOf, thingStamps } from './things-store.ts'

const ABOUT_DIARY = {
  en: 'what you ate and planned, each with its values per 100 g',
  de: 'was du gegessen und geplant hast, mit den Werten je 100 g',
}
const ABOUT_TABLE = { en: 'the same as a table, for spreadsheets', de: 'dasselbe als Tabelle, für Tabellenprogramme' }
const ABOUT_THINGS = {
  en: 'your own foods, recipes, meals, favourites, shopping list, pauses from eating and settings',
  de: 'deine eigenen Lebensmittel, Rezepte, Mahlzeiten, Favoriten, Einkaufsliste, Essenspausen und Einstellungen',
}
const ABOUT_DAYS = { en: 'which days you said are all written down', de: 'von welchen Tagen du sagst, dass alles aufgeschrieben ist' }

const AT_A_TIME = 200

/** All items of the diary, each with the time of its last change. */
export async function* diaryOf(db: Db, key: PersonKey, userId: string): AsyncGenerator<ExportedItem> {
  let some: DiaryItem[] = []
  for await (const item of allItems(db, key, userId, EARLIEST_DAY, LATEST_DAY)) {
    some.push(item)
    if (some.length < AT_A_TIME) continue
    yield* await withMoments(db, userId, some)
    some = []
  }
  yield* await withMoments(db, userId, some)
}

async function withMoments(db: Db, userId: string, items: readonly DiaryItem[]): Promise<ExportedItem[]> {
  if (items.length === 0) return []
  const stamps = await stampsOf(
    db,
    userId,
    items.map(({ id }) => id),
  )
  return items.map((item) => ({ ...item, at: stamps.get(item.id)!.at.toISOString() }))
}

/** All things of a person, each with the time of its last change. */
export async function exportedThings(db: Db, key: PersonKey, userId: string): Promise<ExportedThing[]> {
  const all = await thingsOf(db, key, userId)
  const stamps = await thingStamps(
    db,
    userId,
    all.map(({ id }) => id),
  )
  return all.map(({ id, thing }) => ({ id, at: stamps.get(id)!.at.toISOString(), thing }))
}

/** Exports diary, things and days, with one page in memory at a time. */
export async function* exportNutrition(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const { db } = app
  const key = await app.vault.keyOf(userId)
  async function* things(): AsyncGenerator<ExportedThing> {
    yield* await exportedThings(db, key, userId)
  }
  async function* days(): AsyncGenerator<ExportedDay> {
    yield* await exportedDays(db, userId)
  }
  async function* table(): AsyncGenerator<Uint8Array> {
    for await (const line of diaryAsCsv(allItems(db, key, userId, EARLIEST_DAY, LATEST_DAY))) yield Buffer.from(line)
  }
  yield linesFile('nutrition/diary.jsonl', ABOUT_DIARY, diaryOf(db, key, userId))
  yield linesFile('nutrition/things.jsonl', ABOUT_THINGS, things())
  yield linesFile('nutrition/days.jsonl', ABOUT_DAYS, days())
  yield { name: 'nutrition/diary.csv', about: { path: 'nutrition/diary.csv', ...ABOUT_TABLE }, content: { bytes: table() } }
}
