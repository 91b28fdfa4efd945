import { EARLIEST_DAY, LATEST_DAY } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { csvLines } from './diary-csv.ts'
import type { ExportedDay, ExportedItem, ExportedThing } from './import-store.ts'
import { allItems, exportedDays, stampsOf } from './store.ts'
import { thingsOf, thingStamps } from './things-store.ts'

const ABOUT_DIARY = {
  en: 'what you ate and planned, each with its values per 100 g',
  de: 'was du gegessen und geplant hast, mit den Werten je 100 g',
}
const ABOUT_TABLE = { en: 'the same as a table, for spreadsheets', de: 'dasselbe als Tabelle, für Tabellenprogramme' }
const ABOUT_THINGS = {
  en: 'your own foods, recipes, meals, favourites and settings',
  de: 'deine eigenen Lebensmittel, Rezepte, Mahlzeiten, Favoriten und Einstellungen',
}
const ABOUT_DAYS = { en: 'which days you said are all written down', de: 'von welchen Tagen du sagst, dass alles aufgeschrieben ist' }

const AT_A_TIME = 200

/** Diary, things and days; a page of them is in memory at a time. */
export async function* exportNutrition(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const { db } = app
  const key = await app.vault.keyOf(userId)
  const items = () => allItems(db, key, userId, EARLIEST_DAY, LATEST_DAY)
  async function* diary(): AsyncGenerator<ExportedItem> {
    let some = []
    for await (const item of items()) {
      some.push(item)
      if (some.length < AT_A_TIME) continue
      yield* withMoments(some)
      some = []
    }
    yield* withMoments(some)
  }
  async function* withMoments(some: Omit<ExportedItem, 'at'>[]): AsyncGenerator<ExportedItem> {
    if (some.length === 0) return
    const stamps = await stampsOf(
      db,
      userId,
      some.map(({ id }) => id),
    )
    for (const item of some) yield { ...item, at: stamps.get(item.id)!.at.toISOString() }
  }
  async function* things(): AsyncGenerator<ExportedThing> {
    const all = await thingsOf(db, key, userId)
    const stamps = await thingStamps(
      db,
      userId,
      all.map(({ id }) => id),
    )
    for (const { id, thing } of all) yield { id, at: stamps.get(id)!.at.toISOString(), thing }
  }
  async function* days(): AsyncGenerator<ExportedDay> {
    yield* await exportedDays(db, userId)
  }
  async function* table(): AsyncGenerator<Uint8Array> {
    for await (const line of csvLines(items())) yield Buffer.from(line)
  }
  yield linesFile('nutrition/diary.jsonl', ABOUT_DIARY, diary())
  yield linesFile('nutrition/things.jsonl', ABOUT_THINGS, things())
  yield linesFile('nutrition/days.jsonl', ABOUT_DAYS, days())
  yield { name: 'nutrition/diary.csv', about: { path: 'nutrition/diary.csv', ...ABOUT_TABLE }, content: { bytes: table() } }
}
