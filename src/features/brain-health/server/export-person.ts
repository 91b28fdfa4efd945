import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { answersOf, scoreDaysOf } from './store.ts'

export const ANSWERS_FILE = 'brain-health/answers.json'
export const DAYS_FILE = 'brain-health/scores.json'
const ABOUT_ANSWERS = {
  en: 'what you answered about your brain health, with when you said it',
  de: 'was du zur Gesundheit deines Gehirns gesagt hast, mit dem Zeitpunkt',
}
const ABOUT_DAYS = {
  en: 'how both scores stood on days on which an answer changed',
  de: 'wie beide Werte an Tagen standen, an denen sich eine Antwort änderte',
}

export async function* exportBrainHealth(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  yield jsonFile(ANSWERS_FILE, ABOUT_ANSWERS, await answersOf(app.db, key, userId))
  yield jsonFile(DAYS_FILE, ABOUT_DAYS, await scoreDaysOf(app.db, key, userId))
}
