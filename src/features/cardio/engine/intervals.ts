export type IntervalPlan = { warmUp: number; work: number; rest: number; rounds: number; coolDown: number }
export const STEP_KINDS = ['warmUp', 'work', 'rest', 'coolDown'] as const
export type StepKind = (typeof STEP_KINDS)[number]
export type IntervalStep = { kind: StepKind; from: number; seconds: number; round: number }

export const USUAL_INTERVALS: IntervalPlan = { warmUp: 300, work: 60, rest: 90, rounds: 6, coolDown: 300 }
/** The page generates the whole sound before the run begins, at 8 KB a second. */
export const MAX_INTERVAL_SECONDS = 90 * 60

/** Steps with the second at which they begin. No rest follows the last round. */
export function stepsOf({ warmUp, work, rest, rounds, coolDown }: IntervalPlan): IntervalStep[] {
  const steps: IntervalStep[] = []
  let from = 0
  const add = (kind: StepKind, seconds: number, round: number) => {
    if (seconds <= 0) return
    steps.push({ kind, from, seconds, round })
    from += seconds
  }
  add('warmUp', warmUp, 0)
  for (let round = 1; round <= rounds; round++) {
    add('work', work, round)
    if (round < rounds) add('rest', rest, round)
  }
  add('coolDown', coolDown, rounds)
  return steps
}

export const totalSeconds = (steps: readonly IntervalStep[]): number => steps.reduce((sum, { seconds }) => sum + seconds, 0)

/** The current step after `elapsed` seconds, and its remaining seconds; undefined before and after the run. */
export function stepAt(steps: readonly IntervalStep[], elapsed: number): { step: IntervalStep; left: number } | undefined {
  const step = steps.find(({ from, seconds }) => elapsed >= from && elapsed < from + seconds)
  return step && { step, left: Math.ceil(step.from + step.seconds - elapsed) }
}
