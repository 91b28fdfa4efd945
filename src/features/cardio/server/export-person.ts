import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { everySession, savedSettings, trackOfSession } from './store.ts'

export const SESSIONS_FILE = 'cardio/sessions.jsonl'
export const TRACKS_FILE = 'cardio/tracks.jsonl'
export const SETTINGS_FILE = 'cardio/settings.json'

const ABOUT_SESSIONS = { en: 'cardio: sessions, one a line', de: 'Ausdauer: Einheiten, eine je Zeile' }
const ABOUT_TRACKS = {
  en: 'cardio: what devices recorded, a session a line; time in seconds since its start, places in degrees',
  de: 'Ausdauer: was Geräte aufgezeichnet haben, eine Einheit je Zeile; Zeit in Sekunden seit dem Beginn, Orte in Grad',
}
const ABOUT_SETTINGS = { en: 'cardio: how heart rate zones are made', de: 'Ausdauer: wie Herzfrequenzzonen gemacht werden' }

export async function* exportCardio(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  async function* sessions() {
    for await (const { hasTrack: _hasTrack, reported, deletedAt, ...session } of everySession(app.db, key, userId))
      yield { ...session, told: reported, deletedAt: deletedAt?.toISOString() ?? null }
  }
  async function* tracks() {
    for await (const { id, hasTrack } of everySession(app.db, key, userId)) {
      const track = hasTrack ? await trackOfSession(app.db, key, userId, id) : undefined
      if (track) yield { id, ...track }
    }
  }
  yield linesFile(SESSIONS_FILE, ABOUT_SESSIONS, sessions())
  yield linesFile(TRACKS_FILE, ABOUT_TRACKS, tracks())
  const settings = await savedSettings(app.db, key, userId)
  if (settings) yield jsonFile(SETTINGS_FILE, ABOUT_SETTINGS, settings)
}
