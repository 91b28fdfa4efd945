import { localDayOf } from '#platform/contract/dates.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { AppError } from '#platform/contract/errors.ts'
import { recordActivity, undoActivity } from '#platform/server/activity/activity.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { MOST_A_DAY, MOST_SESSIONS, type MindSession, type putMindSession } from '../contract.ts'
import { RULES } from '../games/all-rules.ts'
import { assertTimes, counted, ImpossibleAnswer, replay, scoreOf, type Rules } from '../games/core/rules.ts'
import { mindReasons } from '../reasons.en.ts'
import { digestOf, sealSession } from './session-row.ts'
import { addSession, findSession, hasDigest, lockProgress, removeSession, sessionOfRow, sessionsOn } from './store.ts'

/** The kind of act in the ledger; its subject is the game. */
export const GAME_KIND = 'brain-game'
const POINTS = 5
/** Sessions of a day that earn points: one round, so that endless play is not rewarded. */
const WITH_POINTS = 5
/** A device clock before this date is certainly wrong. */
const EARLIEST = Date.UTC(2020, 0)

export type Given = InputOf<typeof putMindSession>['body']
const actKey = (id: string) => `mind:session:${id}`

/**
 * Saves a session: replays it from its answers, which are the only input that is trusted, and counts it once. A repeated id is the
 * same session. Throws `invalid` for a session that is not possible, `conflict` for another session under the same id or the same
 * answers under another id, and `limit`.
 */
export async function keepSession(app: HasClock & HasDb & HasVault, person: Person, id: string, given: Given): Promise<MindSession> {
  const key = await app.vault.keyOf(person.id)
  const digest = digestOf(key, given.game, given.answers)
  const here = await findSession(app.db, person.id, id)
  if (here) return same(here, digest)
  const { trials, score } = played(id, given)
  const now = app.clock.now().getTime()
  const endedAt = endOf(Date.parse(given.startedAt) + given.milliseconds, now)
  const startedAt = new Date(endedAt.getTime() - given.milliseconds)
  const day = localDayOf(endedAt, given.zone, person.dayStart)
  const { game, language, start, answers, device, input, refreshHz, errorMs, zone, milliseconds } = given
  return app.db.transaction(async (tx) => {
    const progress = await lockProgress(tx, person.id)
    // A concurrent request may have saved the same session first.
    const meanwhile = await findSession(tx, person.id, id)
    if (meanwhile) return same(meanwhile, digest)
    if (await hasDigest(tx, person.id, digest)) throw new AppError('conflict', mindReasons.known())
    if (progress.sessions >= MOST_SESSIONS) throw new AppError('limit', mindReasons.too_many({ most: MOST_SESSIONS }))
    const today = await sessionsOn(tx, person.id, day)
    if (today >= MOST_A_DAY) throw new AppError('limit', mindReasons.too_many_today({ most: MOST_A_DAY }))
    const row = {
      userId: person.id,
      id,
      game,
      startedAt,
      zone,
      day,
      milliseconds,
      device,
      input,
      refreshHz,
      errorMs,
      digest,
      main: score.main,
      figures: { ...score.figures },
      why: score.why ?? null,
      trials: counted(trials).length,
      voids: trials.length - counted(trials).length,
      sealed: sealSession(key, id, { start, language, answers }),
    }
    await addSession(tx, row, nextStart(score.figures), progress)
    const act = {
      kind: GAME_KIND,
      at: endedAt,
      zone,
      localDay: day,
      amount: Math.round(milliseconds / 1000),
      unit: 'seconds',
      subject: game,
    }
    await recordActivity(tx, { ...act, userId: person.id, key: actKey(id), points: today < WITH_POINTS ? POINTS : 0 })
    return sessionOfRow(row)
  })
}

/** End of a session by the server's clock if the device's clock is ahead or reset; its length was measured independently. */
const endOf = (stated: number, now: number): Date => new Date(stated < EARLIEST ? now : Math.min(stated, now))

const nextStart = ({ next }: Readonly<Record<string, number | null>>) => Math.min(9, Math.max(1, Math.round(next ?? 1)))

function same(row: Parameters<typeof sessionOfRow>[0] & { digest: Buffer }, digest: Buffer): MindSession {
  if (!row.digest.equals(digest)) throw new AppError('conflict', mindReasons.other_session())
  const {
    digest: _digest,
    sealed: _sealed,
    userId: _userId,
    zone: _zone,
    ...shown
  } = row as typeof row & Record<'sealed' | 'userId' | 'zone', unknown>
  return sessionOfRow(shown as Parameters<typeof sessionOfRow>[0])
}

function played(id: string, { game, language, start, answers, milliseconds, isMeasured }: Given) {
  const rules: Rules = RULES[game]
  try {
    const { trials, isOver } = replay(rules, { seed: id, start, language }, answers)
    if (!isOver) throw new AppError('invalid', mindReasons.not_over())
    assertTimes(rules, trials, milliseconds)
    return { trials, score: scoreOf(rules, trials, isMeasured !== false) }
  } catch (error) {
    if (error instanceof ImpossibleAnswer) throw new AppError('invalid', mindReasons.cannot_be())
    throw error
  }
}

/** Removes a session and its act. False if the person has no such session. */
export async function takeAwaySession(app: HasDb, userId: string, id: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const removed = await removeSession(tx, userId, id)
    if (removed) await undoActivity(tx, userId, actKey(id))
    return removed
  })
}
