import { localDayOf } from '#platform/contract/dates.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { recordActivity, undoActivity } from '#platform/server/activity/activity.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Db } from '#platform/server/db/db.ts'
import { mergeAnswers, type Answers } from '../answers.ts'
import type { putAssessment } from '../contract.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { personalityReasons } from '../reasons.en.ts'
import { checkAnswers, checkGroup, hasScore, instrumentOf, scoresOf } from './instruments.ts'
import { removeSharesOf } from './share-store.ts'
import { addAssessment, assessmentOf, removeAssessment, writeAssessment, type StoredAssessment } from './store.ts'
import type { Instrument } from '../scales.ts'

const POINTS = 10
const actKey = (id: string) => `personality:assessment:${id}`

export type Sent = InputOf<typeof putAssessment>['body']
type Owner = Pick<Person, 'id' | 'zone' | 'dayStart'>

/** Starts an assessment, or merges a device's answers into it. Throws `invalid`, `not_found` (deleted), `conflict`, `limit`. */
export async function keepAssessment(app: HasClock & HasDb & HasVault, person: Owner, id: string, sent: Sent): Promise<StoredAssessment> {
  const instrument = await instrumentOf(sent.instrument)
  checkAnswers(instrument, sent.answers)
  checkGroup(instrument, sent.group)
  const key = await app.vault.keyOf(person.id)
  const now = app.clock.now()
  const dayOf = (at: Date) => localDayOf(at, person.zone, person.dayStart)
  // A clock that is ahead starts now.
  const startedAt = earlier(new Date(sent.startedAt), now)
  return app.db.transaction(async (tx) => {
    const { language, group } = sent
    const content = { instrument: instrument.id, language, group, source: null, answers: {} }
    await addAssessment(tx, key, person.id, { id, startedAt, finishedAt: null, day: dayOf(startedAt), version: 0, content })
    const here = await assessmentOf(tx, key, person.id, id, { lock: true })
    if (!here) throw notFound(personalityReasons.taken_away())
    // One id belongs to one instrument, because the answers refer to its items.
    if (here.content.instrument !== instrument.id) throw new AppError('conflict', personalityReasons.unknown_item())
    const merged = merge(here, sent, instrument, now)
    const next = { ...merged, day: merged.finishedAt ? dayOf(merged.finishedAt) : here.day }
    if (JSON.stringify(next) === JSON.stringify(here)) return here
    if (next.finishedAt && !here.finishedAt) await recordAct(tx, person, next, next.finishedAt)
    return writeAssessment(tx, key, person.id, next)
  })
}

function merge(here: StoredAssessment, sent: Sent, instrument: Instrument, now: Date): StoredAssessment {
  const { closedAt } = here.content
  if (closedAt !== undefined)
    return {
      ...here,
      content: { ...here.content, answers: mergeAnswers(here.content.answers, stillOpen(here.content.answers, sent.answers, closedAt)) },
    }
  const answers = mergeAnswers(here.content.answers, sent.answers)
  const content = { ...here.content, group: sent.group, answers }
  if (sent.finishedAt === null) return { ...here, content }
  if (!hasScore(scoresOf(instrument, content))) throw new AppError('conflict', personalityReasons.too_few_answers())
  // A clock that was set back ends no assessment before its start.
  const ended = earlier(new Date(sent.finishedAt), now)
  const finishedAt = ended < here.startedAt ? here.startedAt : ended
  const latest = Object.values(answers).reduce((most, { at }) => Math.max(most, at), finishedAt.getTime())
  return { ...here, finishedAt, content: { ...content, closedAt: latest } }
}

/** Answers that still count after the end: those given before it, and those to open items. */
function stillOpen(here: Answers, sent: Answers, closedAt: number): Answers {
  return Object.fromEntries(
    Object.entries(sent).filter(([item, { at, value }]) => at <= closedAt || (value !== null && (here[item]?.value ?? null) === null)),
  )
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

async function recordAct(tx: Db, person: Owner, { id, day }: StoredAssessment, at: Date): Promise<void> {
  const act = { kind: 'assessment', at, zone: person.zone, localDay: day, amount: 1, unit: 'times', points: POINTS, subject: id } as const
  await recordActivity(tx, { ...act, userId: person.id, key: actKey(id) })
}

/** Compares a result with another group. Throws `not_found`, `invalid`. */
export async function chooseGroup(app: HasDb & HasVault, userId: string, id: string, group: string): Promise<StoredAssessment> {
  const key = await app.vault.keyOf(userId)
  return app.db.transaction(async (tx) => {
    const here = await assessmentOf(tx, key, userId, id, { lock: true })
    if (!here) throw notFound(personalityReasons.not_here())
    checkGroup(await instrumentOf(here.content.instrument), group)
    if (here.content.group === group) return here
    return writeAssessment(tx, key, userId, { ...here, content: { ...here.content, group } })
  })
}

/** Deletes an assessment, with its links and its act. Throws `not_found`. */
export async function takeAway(app: HasClock & HasDb, userId: string, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    if (!(await removeAssessment(tx, userId, id, app.clock.now()))) throw notFound(personalityReasons.not_here())
    await removeSharesOf(tx, userId, [id])
    await undoActivity(tx, userId, actKey(id))
  })
}

/** Throws `not_found`. */
export async function findAssessment(app: HasDb & HasVault, userId: string, id: string): Promise<StoredAssessment> {
  const here = await assessmentOf(app.db, await app.vault.keyOf(userId), userId, id)
  if (!here) throw notFound(personalityReasons.not_here())
  return here
}

/** Throws `not_found`, and `conflict` for a draft. */
export async function findFinished(app: HasDb & HasVault, userId: string, id: string): Promise<StoredAssessment & { finishedAt: Date }> {
  const here = await findAssessment(app, userId, id)
  if (here.finishedAt === null) throw new AppError('conflict', personalityReasons.not_finished())
  return { ...here, finishedAt: here.finishedAt }
}
