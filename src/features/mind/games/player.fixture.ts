import { type Random, seededRandom } from '#platform/contract/random.ts'
import { replay, trialOf, type Answer, type Rules, type Run, type Trial } from './core/rules.ts'

/** A simulated player: returns its answer to a trial and its reaction time. */
export type Player<S> = (stimulus: S, random: Random, before: readonly Trial<S>[]) => Pick<Answer, 'r' | 'rt'>

/** A whole session of a simulated player, with realistic times. */
export function played<S>(rules: Rules<S>, player: Player<S>, { seed, start = 1, language = 'en' }: Partial<Run> & { seed: string }) {
  const run: Run = { seed, start, language }
  const random = seededRandom(`player ${seed}`)
  const trials: Trial<S>[] = []
  let at = 800
  for (;;) {
    const stimulus = rules.next(run, trials)
    if (stimulus === null) break
    if (trials.length >= rules.most) throw new Error(`${rules.id} does not end`)
    const given = player(stimulus, random, trials)
    const answer: Answer = { ...given, rt: given.rt === null ? null : Math.round(given.rt * 10) / 10, at: Math.round(at * 10) / 10 }
    trials.push(trialOf(rules, stimulus, answer))
    at += Math.max(rules.least(stimulus, answer), answer.rt ?? 0) + 30
  }
  const answers = trials.map(({ r, rt, at: onset }) => ({ r, rt, at: onset }))
  return { run, trials, answers, milliseconds: Math.round(at), score: rules.score(trials), again: () => replay(rules, run, answers) }
}

export const chance = (random: Random, p: number) => random.next() < p

/** Approximately normal: the sum of twelve uniform draws. */
export const normal = (random: Random, mean: number, sd: number) =>
  mean + sd * (Array.from({ length: 12 }, () => random.next()).reduce((a, b) => a + b, 0) - 6)

/** A reaction time with a realistic long tail: normal plus exponential. */
export const reaction = (random: Random, middle: number) => normal(random, middle - 60, 40) - Math.log(1 - random.next()) * 60
