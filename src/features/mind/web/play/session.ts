import type { GameId } from '../../games/core/catalog.ts'
import { counted, trialOf, type Answer, type Rules, type Run, type Trial, type VoidReason } from '../../games/core/rules.ts'

/** A session in progress. Its clock stops while it is paused. */
export type Session = {
  run: Run
  game: GameId
  isPractice: boolean
  trials: readonly Trial<unknown>[]
  stimulus: unknown
  /** false: trials with a late onset count, and the session has no score. */
  isMeasured: boolean
  /** Its beginning on the page's clock, moved on by pauses. */
  base: number
  startedAt: string
  /** Time of the last answer on the page's clock. */
  endedAt: number
}

/** With this many late onsets, in all or among the first ten, the screen cannot measure: the person may continue unmeasured. */
export const MOST_LATE = 20
const FIRST = 10
const MOST_LATE_FIRST = 4

export const beginSession = (rules: Rules, run: Run, isPractice: boolean, now: number): Session => ({
  run,
  game: rules.id,
  isPractice,
  trials: [],
  isMeasured: true,
  base: now,
  startedAt: new Date().toISOString(),
  endedAt: now,
  stimulus: rules.next(run, []),
})

const tenth = (ms: number) => Math.max(0, Math.round(ms * 10) / 10)

/** The session after a trial: with its answer (times on the page's clock), or the reason it is void. `stimulus` is null at the end. */
export function afterTrial(
  rules: Rules,
  session: Session,
  given: { r: readonly number[]; onset: number; at: number | null; ended: number; void?: VoidReason | undefined },
): Session {
  const answer: Answer = given.void
    ? { r: [], rt: null, at: tenth(given.onset - session.base), void: given.void }
    : { r: given.r, rt: given.at === null ? null : tenth(given.at - given.onset), at: tenth(given.onset - session.base) }
  const trials = [...session.trials, trialOf(rules, session.stimulus, answer)]
  const isOver = session.isPractice && counted(trials).length >= rules.practice
  return {
    ...session,
    trials,
    stimulus: isOver ? null : rules.next(session.run, trials),
    endedAt: Math.max(given.ended, given.at ?? 0, given.onset),
  }
}

/** The session with a pause of `ms` removed from its clock. */
export const withPause = (session: Session, ms: number): Session => ({ ...session, base: session.base + ms })

/** Whether the screen missed too many onsets for a measured session. */
export function isUnsteady({ isMeasured, trials }: Session): boolean {
  const late = trials.filter((trial) => trial.void === 'frames').length
  return isMeasured && (late >= MOST_LATE || (trials.length <= FIRST && late >= MOST_LATE_FIRST))
}

/** Progress from 0 to 1, based on the usual length of sessions of this game. */
export function shareOf(rules: Rules, session: Session): number {
  if (session.stimulus === null) return 1
  if (session.isPractice) return counted(session.trials).length / rules.practice
  const last = session.trials.at(-1)
  return last ? Math.min(0.97, (last.at + (last.rt ?? 0)) / (rules.seconds * 1000)) : 0
}
