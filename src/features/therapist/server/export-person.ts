import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { listShares } from './brief/sharing.ts'
import { recordsOf } from './core/store.ts'

const ABOUT_RECORDS = {
  en: 'therapist area: safety plan, tools, questionnaires and notes, one a line',
  de: 'Therapiebereich: Sicherheitsplan, Werkzeuge, Fragebögen und Notizen, einer je Zeile',
}

const ABOUT_SHARES = {
  en: 'links and accounts that you let read parts of the therapist area, and when they did; no import brings them back',
  de: 'Links und Konten, die Teile des Therapiebereichs lesen dürfen, und wann sie es taten; kein Import bringt sie zurück',
}

export const RECORDS_FILE = 'therapist/records.jsonl'

export async function* exportTherapist(app: HasClock & HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const records = await recordsOf(app.db, await app.vault.keyOf(userId), userId)
  async function* lines() {
    yield* records
  }
  yield linesFile(RECORDS_FILE, ABOUT_RECORDS, lines())
  const shares = await listShares(app, userId)
  if (shares.length > 0) yield jsonFile('therapist/shares.json', ABOUT_SHARES, shares)
}
