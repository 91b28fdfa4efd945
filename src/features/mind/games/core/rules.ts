import type { Domain, GameId } from './catalog.ts'

/** Why a trial does not count: the page was hidden meanwhile, or the screen missed a frame that it depended on. */
export const VOID_REASONS = ['hidden', 'frames'] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/** A player's answer in one trial. */
export type Answer = {
  /** Chosen options, as numbers of the game; empty for no action (which may be right). */
  r: readonly number[]
  /** Milliseconds from the onset to the answer; null without an answer. */
  rt: number | null
  /** The onset: milliseconds since the session began, without pauses. */
  at: number
  void?: VoidReason | undefined
}

export type Trial<S> = Answer & { stimulus: S; isRight: boolean }

/** Input of a session: the same run and the same answers give the same session, on the device and on the server. */
export type Run = {
  /** The session's id, so that nobody sees the same trials twice. */
  seed: string
  /** Start level of games that continue where the last session ended; others ignore it. */
  start: number
  /** Language of the words that are shown. */
  language: 'en' | 'de'
}

export type Unit = 'ms' | 'items' | 'count' | 'level' | 'ratio' | 'percent' | 'dprime' | 'points'

/** One figure of a session's score. */
export type Measure = { unit: Unit; better: 'more' | 'less' | 'neither' }

/** Why a session has no main score; unsteady: the screen missed frames, and the person continued unmeasured. */
export const SCORE_GAPS = ['accuracy', 'few', 'race', 'unsteady'] as const
export type ScoreGap = (typeof SCORE_GAPS)[number]

/** `main` is the value that the history compares; null if too few trials are usable (see `why`). */
export type Score = { main: number | null; figures: Readonly<Record<string, number | null>>; why?: ScoreGap }

/**
 * A game's rules: without clock, screen, or randomness beyond the seed. The same module runs the game on the device and replays
 * a session on the server, which accepts only the answers and computes everything else.
 */
export type Rules<S = unknown> = {
  id: GameId
  domain: Domain
  /** Approximate length of a session, seconds. */
  seconds: number
  /** Number of practice trials, which do not count and show whether the answer was right. */
  practice: number
  /** Upper bound of answers in a session. */
  most: number
  /** Answers depend on single frames: a trial with a late onset is void. */
  isTimed: boolean
  main: Measure
  figures: Readonly<Record<string, Measure>>
  /** The next trial; null when the session is over. Void trials are replaced by new ones and have no other effect. */
  next(run: Run, done: readonly Trial<S>[]): S | null
  /** Whether an answer is possible in the game. */
  accepts(stimulus: S, r: readonly number[]): boolean
  isRight(stimulus: S, answer: Answer): boolean
  /** Minimum time between this trial's onset and the next one's, milliseconds. */
  least(stimulus: S, answer: Answer): number
  score(trials: readonly Trial<S>[]): Score
}

/** Erases the stimulus type, which only the game's own board needs, so that all games fit into one list. */
export const anyRules = <S>(rules: Rules<S>): Rules => rules as unknown as Rules

/** Trials that are not void. */
export const counted = <S>(trials: readonly Trial<S>[]): Trial<S>[] => trials.filter((trial) => trial.void === undefined)

/** The score of a session. An unmeasured session has no score and no times, but still changes the level. */
export function scoreOf<S>(rules: Pick<Rules<S>, 'score' | 'figures'>, trials: readonly Trial<S>[], isMeasured: boolean): Score {
  const score = rules.score(trials)
  if (isMeasured) return score
  const figures = Object.entries(score.figures).map(([name, value]) => [name, rules.figures[name]?.unit === 'ms' ? null : value])
  return { main: null, figures: Object.fromEntries(figures), why: 'unsteady' }
}

/** Longest reaction time; an answer after more time means that the person was away. */
export const MOST_RT = 120_000

export class ImpossibleAnswer extends Error {
  override name = 'ImpossibleAnswer'
}

/** Replays a session from its answers. Throws ImpossibleAnswer if an answer was not possible. */
export function replay<S>(rules: Rules<S>, run: Run, answers: readonly Answer[]): { trials: Trial<S>[]; isOver: boolean } {
  if (answers.length > rules.most) throw new ImpossibleAnswer('too many answers')
  const trials: Trial<S>[] = []
  for (const answer of answers) {
    const stimulus = rules.next(run, trials)
    if (stimulus === null) throw new ImpossibleAnswer('answers after the end')
    if (answer.void === undefined && !rules.accepts(stimulus, answer.r)) throw new ImpossibleAnswer('an answer that the game does not have')
    trials.push(trialOf(rules, stimulus, answer))
  }
  return { trials, isOver: rules.next(run, trials) === null }
}

export function trialOf<S>(rules: Pick<Rules<S>, 'isRight'>, stimulus: S, answer: Answer): Trial<S> {
  return { ...answer, stimulus, isRight: answer.void === undefined && rules.isRight(stimulus, answer) }
}

/** Tolerance: frames are not exact to the millisecond, and browsers may round the clock. */
const SLACK_MS = 60
const SLACK_SHARE = 0.04

/**
 * Checks the times of answers: onsets in order, each after the minimum time of the trial before it, no answer before its onset,
 * and everything within `milliseconds`, the claimed length of the session. Throws ImpossibleAnswer.
 */
export function assertTimes<S>(rules: Rules<S>, trials: readonly Trial<S>[], milliseconds: number): void {
  let free = 0
  let end = 0
  for (const trial of trials) {
    // A hidden page or a pause may void a trial before it was shown: then its onset may directly follow the last answer.
    const earliest = trial.void === undefined ? free : end
    if (trial.at + SLACK_MS < earliest) throw new ImpossibleAnswer('a trial before the one before it was over')
    if (trial.rt !== null && (trial.rt < 0 || trial.rt > MOST_RT)) throw new ImpossibleAnswer('an answer out of its time')
    const least = trial.void === undefined ? rules.least(trial.stimulus, trial) : 0
    end = trial.at + (trial.rt ?? 0)
    free = Math.max(free, end, trial.at + least * (1 - SLACK_SHARE))
  }
  if (end > milliseconds + SLACK_MS) throw new ImpossibleAnswer('more than fits into the session')
}
