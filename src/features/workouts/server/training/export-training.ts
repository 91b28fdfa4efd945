import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { checkInsOf, plansOf, savedSettings } from './plan-store.ts'
import { allSessions } from './session-store.ts'

export const SESSIONS_FILE = 'workouts/sessions.jsonl'
export const PLANS_FILE = 'workouts/plans.json'
export const CHECK_INS_FILE = 'workouts/check-ins.json'
export const SETTINGS_FILE = 'workouts/settings.json'

const ABOUT_SESSIONS = {
  en: 'your training sessions, one a line, with every set; those you took away within thirty days are marked',
  de: 'deine Trainings, eines je Zeile, mit jedem Satz; die du in den letzten dreißig Tagen weggenommen hast, sind gekennzeichnet',
}
const ABOUT_PLANS = { en: 'your training plans, and where you are in them', de: 'deine Trainingspläne, und wo du in ihnen bist' }
const ABOUT_CHECK_INS = { en: 'how you were on days: mood, sleep, freshness', de: 'wie es dir an Tagen ging: Stimmung, Schlaf, Frische' }
const ABOUT_SETTINGS = {
  en: 'what your last plan was made from, and what training remembers',
  de: 'woraus dein letzter Plan gemacht ist, und was Training sich merkt',
}

const EARLIEST: LocalDay = '1900-01-01'
const LATEST: LocalDay = '2100-12-31'

/** Sessions, plans, check-ins and settings. The import recalculates data derived from sessions. */
export async function* exportTraining(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  async function* lines() {
    for await (const { session, day, act, deletedAt } of allSessions(app.db, key, userId)) yield { ...session, day, act, deletedAt }
  }
  yield linesFile(SESSIONS_FILE, ABOUT_SESSIONS, lines())
  yield jsonFile(
    PLANS_FILE,
    ABOUT_PLANS,
    (await plansOf(app.db, key, userId)).map(({ version: _version, ...plan }) => plan),
  )
  yield jsonFile(CHECK_INS_FILE, ABOUT_CHECK_INS, await checkInsOf(app.db, userId, EARLIEST, LATEST))
  const settings = await savedSettings(app.db, key, userId)
  yield jsonFile(SETTINGS_FILE, ABOUT_SETTINGS, settings ? [settings] : [])
}
