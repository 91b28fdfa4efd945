import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { tablePart } from '#platform/server/imports/table-part.ts'
import { Answer } from '../answers.ts'
import { MOST_DAYS, ScoreDay } from '../contract.ts'
import { ANSWERS_FILE, DAYS_FILE } from './export-person.ts'
import { sealAnswer, sealScores } from './sealing.ts'
import { brainHealthAnswers, brainHealthDays } from './tables.ts'

export const brainHealthParts: readonly AnyImportPart[] = [
  tablePart({
    id: 'brain-health.answer',
    name: { en: 'answers about brain health', de: 'Antworten zur Gesundheit des Gehirns' },
    file: ANSWERS_FILE,
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
    file: DAYS_FILE,
    shape: ScoreDay,
    idOf: ({ day }) => day,
    table: brainHealthDays,
    column: brainHealthDays.day,
    fingerprint: [brainHealthDays.sealed],
    limit: { most: MOST_DAYS },
    row: (scores, { userId, key }) => ({ userId, day: scores.day, sealed: sealScores(key, scores) }),
  }),
]
