import type { Domain, GameId } from './catalog.ts'

/** Why a trial does not count: the page was hidden in its course, or the screen missed the frame it depended on. */
export const VOID_REASONS = ['hidden', 'frames'] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/** What a player did in one trial. */
export type Answer = {
  /** What was chosen, in the numbers of the game; empty for nothing (which may be the right thing to do). */
  r: readonly number[]
  /** Milliseconds from the onset to the answer; null where there was none. */
  rt: number | null
  /** The onset: milliseconds since the session began, pauses not counted. */
  at: number
  void?: VoidReason | undefined
}

export type Trial<S> = Answer & { stimulus: S; isRight: boolean }

/** What a session is played from: the same run and the same answers are the same session, here and on the server. */
export type Run = {
  /** The session's id: nobody sees the same trials twice. */
  seed: string
  /** Where the level begins, for games that go on where the last session ended; others ignore it. */
  start: number
  /** Of words that are shown. */
  language: 'en' | 'de'
}

export type Unit = 'ms' | 'items' | 'count' | 'level' | 'ratio' | 'percent' | 'dprime' | 'points'

/** One figure of a session's score. */
export type Measure = { unit: Unit; better: 'more' | 'less' | 'neither' }

/** Why a session has no main score; unsteady: the screen missed its frames, and the person went on without being measured. */
export const SCORE_GAPS = ['accuracy', 'few', 'race', 'unsteady'] as const
export type ScoreGap = (typeof SCORE_GAPS)[number]

/** `main` is what history compares; null where too little of the session can be counted (see `why`). */
export type Score = { main: number | null; figures: Readonly<Record<string, number | null>>; why?: ScoreGap }

/**
 * A game's rules: no clock, no screen, no chance but the seed's. The same module runs the game on the device and plays a session again on
 * the server, which believes answers and works out everything else.
 */
export type Rules<S = unknown> = {
  id: GameId
  domain: Domain
  /** About how long a session takes, seconds. */
  seconds: number
  /** How many trials come before that do not count, and say what was right. */
  practice: number
  /** More answers than any session has. */
  most: number
  /** Answers depend on single frames: a trial whose onset came late is void. */
  isTimed: boolean
  main: Measure
  figures: Readonly<Record<string, Measure>>
  /** The next trial; null when the session is over. Void trials are followed by new ones and count for nothing else. */
  next(run: Run, done: readonly Trial<S>[]): S | null
  /** Whether an answer is one that can be given at all. */
  accepts(stimulus: S, r: readonly number[]): boolean
  isRight(stimulus: S, answer: Answer): boolean
  /** Milliseconds that pass at least between this trial's onset and the next one's. */
  least(stimulus: S, answer: Answer): number
  score(trials: readonly Trial<S>[]): Score
}

/** Erases what only the game's own board needs to know, so that all games fit into one list. */
export const anyRules = <S>(rules: Rules<S>): Rules => rules as unknown as Rules

/** Trials that count. */
export const counted = <S>(trials: readonly Trial<S>[]): Trial<S>[] => trials.filter((trial) => trial.void === undefined)

/** The score of a session. One that was not measured has no score and no times; its level goes on. */
export function scoreOf<S>(rules: Pick<Rules<S>, 'score' | 'figures'>, trials: readonly Trial<S>[], isMeasured: boolean): Score {
  const score = rules.score(trials)
  if (isMeasured) return score
  const figures = Object.entries(score.figures).map(([name, value]) => [name, rules.figures[name]?.unit === 'ms' ? null : value])
  return { main: null, figures: Object.fromEntries(figures), why: 'unsteady' }
}

/** The latest that an answer may come after its onset; one that takes longer has been left alone. */
export const MOST_RT = 120_000

export class ImpossibleAnswer extends Error {
  override name = 'ImpossibleAnswer'
}

/** Plays a session again from its answers. Throws ImpossibleAnswer where one could not have been given. */
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

/** Frames are not counted to the millisecond, and a browser may round its clock. */
const SLACK_MS = 60
const SLACK_SHARE = 0.04

/**
 * Whether answers fit into time: onsets in order, none earlier than what came before it needs, no answer before its onset, and all of it
 * within `milliseconds`, the time that the session says it took. Throws ImpossibleAnswer.
 */
export function assertTimes<S>(rules: Rules<S>, trials: readonly Trial<S>[], milliseconds: number): void {
  let free = 0
  let end = 0
  for (const trial of trials) {
    // A page that was hidden, or a pause, may break a trial off before anything of it was seen: that is after the last answer, and the next one waits as long.
    const earliest = trial.void === undefined ? free : end
    if (trial.at + SLACK_MS < earliest) throw new ImpossibleAnswer('a trial before the one before it was over')
    if (trial.rt !== null && (trial.rt < 0 || trial.rt > MOST_RT)) throw new ImpossibleAnswer('an answer out of its time')
    const least = trial.void === undefined ? rules.least(trial.stimulus, trial) : 0
    end = trial.at + (trial.rt ?? 0)
    free = Math.max(free, end, trial.at + least * (1 - SLACK_SHARE))
  }
  if (end > milliseconds + SLACK_MS) throw new ImpossibleAnswer('more than fits into the session')
}
