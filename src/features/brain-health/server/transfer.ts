import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { listIn, type AnyImportPart } from '#platform/server/imports/part.ts'
import { tablePart } from '#platform/server/imports/table-part.ts'
import { Answer } from '../answers.ts'
import { MOST_DAYS, ScoreDay } from '../contract.ts'
import { sealAnswer, sealScores } from './sealing.ts'
import { answersOf, scoreDaysOf } from './store.ts'
import { brainHealthAnswers, brainHealthDays } from './tables.ts'

const ANSWERS = 'brain-health/answers.json'
const DAYS = 'brain-health/scores.json'
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
  yield jsonFile(ANSWERS, ABOUT_ANSWERS, await answersOf(app.db, key, userId))
  yield jsonFile(DAYS, ABOUT_DAYS, await scoreDaysOf(app.db, key, userId))
}

export const brainHealthParts: readonly AnyImportPart[] = [
  tablePart({
    id: 'brain-health.answer',
    name: { en: 'answers about brain health', de: 'Antworten zur Gesundheit des Gehirns' },
    file: ANSWERS,
    of: (value) => listIn(value),
    shape: Answer,
    idOf: ({ answer }) => answer.item,
    table: brainHealthAnswers,
    column: brainHealthAnswers.item,
    fingerprint: [brainHealthAnswers.at],
    row: ({ answer, at, day }, { userId, key }) => ({ userId, item: answer.item, sealed: sealAnswer(key, answer), at: new Date(at), day }),
  }),
  tablePart({
    id: 'brain-health.day',
    name: { en: 'days of the brain health scores', de: 'Tage der Werte zur Gesundheit des Gehirns' },
    file: DAYS,
    of: (value) => listIn(value),
    shape: ScoreDay,
    idOf: ({ day }) => day,
    table: brainHealthDays,
    column: brainHealthDays.day,
    fingerprint: [brainHealthDays.sealed],
    limit: { most: MOST_DAYS },
    row: (scores, { userId, key }) => ({ userId, day: scores.day, sealed: sealScores(key, scores) }),
  }),
]
