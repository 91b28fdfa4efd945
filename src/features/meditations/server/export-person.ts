import type { HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import { recordingKey } from './files.ts'
import { OWN_FILE, RECORDINGS_FILE, RECORDINGS_FOLDER } from './import-store.ts'
import { withOthers } from './shared-store.ts'
import { exportedMeditation, meditationsOf, recordingsOf, sharedOf } from './store.ts'

const ABOUT_OWN = { en: 'meditations you made, the newest first', de: 'Meditationen, die du gemacht hast, die neuesten zuerst' }
const ABOUT_SHARED = { en: 'which of them you share, and since when', de: 'welche davon du teilst, und seit wann' }
const ABOUT_OTHERS = {
  en: 'meditations of others: your favourites, ratings and reports',
  de: 'Meditationen anderer: deine Lieblinge, Bewertungen und Meldungen',
}
const ABOUT_RECORDINGS = { en: 'recordings of your voice, and how long they are', de: 'Aufnahmen deiner Stimme, und wie lang sie sind' }
const ABOUT_FILES = { path: RECORDINGS_FOLDER, en: 'the recordings themselves', de: 'die Aufnahmen selbst' }

export async function* exportMeditations(app: HasDb & HasStorage & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  const rows = await meditationsOf(app.db, userId)
  yield jsonFile(
    OWN_FILE,
    ABOUT_OWN,
    rows.map((row) => exportedMeditation(key, row)),
  )
  const shared = [...(await sharedOf(app.db, userId)).values()]
  yield jsonFile(
    'meditations/shared.json',
    ABOUT_SHARED,
    shared.map(({ id, publicId, title, sharedAt, updatedAt, hiddenAt, hiddenReason }) => ({
      id,
      publicId,
      title,
      sharedAt,
      updatedAt,
      hiddenAt,
      hiddenReason,
    })),
  )
  yield jsonFile('meditations/others.json', ABOUT_OTHERS, await withOthers(app.db, userId))
  const recordings = await recordingsOf(app.db, userId)
  yield jsonFile(
    RECORDINGS_FILE,
    ABOUT_RECORDINGS,
    recordings.map(({ meditationId, number, seconds, createdAt }) => ({ meditationId, number, seconds, createdAt })),
  )
  for (const { meditationId, number, version } of recordings) {
    const object = await openSealed(app.storage, key, recordingKey(userId, meditationId, version))
    yield { name: `${RECORDINGS_FOLDER}${meditationId}-${number}.wav`, about: ABOUT_FILES, content: { bytes: object.read() } }
  }
}
