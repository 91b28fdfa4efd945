import { localDayOf } from '#platform/contract/dates.ts'
import type { HasClock, HasCollect, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Answer, AnswerFields } from '../answers.ts'
import type { BrainHealth, ScoreDay } from '../contract.ts'
import { careScore } from '../scores/care-score.ts'
import { essentialScore } from '../scores/essentials.ts'
import { knownOf, type Logged } from '../scores/known.ts'
import { sheetOf } from '../sheet.ts'
import { loggedOf } from './logged.ts'
import { answersOf, lockAnswers, scoreDaysOf, writeAnswer, writeScoreDay } from './store.ts'

type Dependencies = HasClock & HasCollect & HasDb & HasServices & HasVault

export async function brainHealthOf(app: Dependencies, person: Person): Promise<BrainHealth> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const key = await app.vault.keyOf(person.id)
  const [answers, days, { isBodyHidden, ...logged }] = await Promise.all([
    answersOf(app.db, key, person.id),
    scoreDaysOf(app.db, key, person.id),
    loggedOf(app, person, today),
  ])
  return { today, answers, logged, days, isBodyHidden }
}

/** Saves an answer and today's scores in one transaction; an answer older than the stored one changes nothing. */
export async function keepAnswer(app: Dependencies, person: Person, answer: AnswerFields, at: Date): Promise<void> {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const stated = at < now ? at : now
  const [key, logged] = await Promise.all([app.vault.keyOf(person.id), loggedOf(app, person, today)])
  await app.db.transaction(async (tx) => {
    await lockAnswers(tx, person.id)
    const day = localDayOf(stated, person.zone, person.dayStart)
    if (!(await writeAnswer(tx, key, person.id, { answer, at: stated.toISOString(), day }))) return
    await writeScoreDay(tx, key, person.id, { day: today, ...scoresOf(await answersOf(tx, key, person.id), logged) })
  })
}

export function scoresOf(answers: readonly Answer[], logged: Logged): Omit<ScoreDay, 'day'> {
  const known = knownOf(sheetOf(answers), logged)
  const { low, high } = careScore(known)
  const essentials = essentialScore(known)
  return { care: { low, high }, essentials: { low: essentials.low, high: essentials.high }, essentialsKnown: essentials.known }
}
