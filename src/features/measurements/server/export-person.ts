import type { HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { entriesAsCsv } from './csv.ts'
import { bodyPhotos, listPhotos } from './photos.ts'
import { entriesOf, savedProfile } from './store.ts'

const ABOUT_ENTRIES = { en: 'what you measured, an entry a line', de: 'was du gemessen hast, ein Eintrag je Zeile' }
const ABOUT_TABLE = { en: 'the same as a table', de: 'dasselbe als Tabelle' }
const ABOUT_PROFILE = {
  en: 'what formulas may know of your body, and how it is shown',
  de: 'was Formeln von deinem Körper wissen dürfen, und wie er gezeigt wird',
}
const ABOUT_PHOTOS = { en: 'day and pose of each photo', de: 'Tag und Haltung jedes Fotos' }
const ABOUT_PICTURES = { en: 'your photos, named by their id', de: 'deine Fotos, benannt nach ihrer Kennung' }

export const PHOTO_FOLDER = 'measurements/photos/'

export async function* exportMeasurements(app: HasDb & HasStorage & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  const entries = await entriesOf(app.db, key, userId)
  async function* lines() {
    yield* entries
  }
  yield linesFile('measurements/entries.jsonl', ABOUT_ENTRIES, lines())
  if (entries.length > 0)
    yield {
      name: 'measurements/entries.csv',
      about: { path: 'measurements/entries.csv', ...ABOUT_TABLE },
      content: { text: entriesAsCsv(entries) },
    }
  const profile = await savedProfile(app.db, key, userId)
  if (profile) yield jsonFile('measurements/profile.json', ABOUT_PROFILE, profile)
  yield jsonFile('measurements/photos.json', ABOUT_PHOTOS, await listPhotos(app, userId))
  yield* bodyPhotos.exportFiles(app, key, userId, { path: PHOTO_FOLDER, ...ABOUT_PICTURES })
}
