import type { PlanSlot, Rule, Target } from './types.ts'

export type Step = { sets: number; from: number; to: number }
/** One session’s work sets and their target. */
type Done = { sets: readonly { amount: number }[]; target: Target | null }
type StepsRule = Extract<Rule, { kind: 'steps' }>

export const MAX_STEPS = 60

/** The first error in a list of steps, with its line from 1; undefined if there is none. */
export function stepsProblem(steps: readonly Step[]): { key: 'none' | 'many' | 'bounds' | 'twice'; line: number } | undefined {
  if (steps.length === 0) return { key: 'none', line: 1 }
  if (steps.length > MAX_STEPS) return { key: 'many', line: MAX_STEPS + 1 }
  const seen = new Set<string>()
  for (const [at, { sets, from, to }] of steps.entries()) {
    const isWhole = [sets, from, to].every(Number.isInteger)
    if (!isWhole || sets < 1 || sets > 20 || from < 1 || to < from || to > 10_000) return { key: 'bounds', line: at + 1 }
    // The last target decides which step comes next, so no two steps may be equal.
    const name = `${sets} ${from} ${to}`
    if (seen.has(name)) return { key: 'twice', line: at + 1 }
    seen.add(name)
  }
  return undefined
}

const SEPARATOR = /[x×*]/u

/** Reads `3×5` or `3x8-10`, one step a line; an invalid line becomes NaN, which `stepsProblem` reports. */
export function readSteps(text: string): Step[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [sets = '', reps = '', ...more] = line.split(SEPARATOR)
      const [from = '', to = from, ...rest] = reps.split(/[-–]/)
      const number = (stated: string) => (/^\s*\d{1,5}\s*$/.test(stated) ? Number(stated) : Number.NaN)
      return more.length + rest.length > 0
        ? { sets: Number.NaN, from: 0, to: 0 }
        : { sets: number(sets), from: number(from), to: number(to) }
    })
}

export const writeSteps = (steps: readonly Step[]): string =>
  steps.map(({ sets, from, to }) => `${sets}×${from === to ? from : `${from}–${to}`}`).join('\n')

/** The current step. `isRound`: the whole list was done, so it restarts with the next load. */
export type StepNow = Step & { at: number; of: number; isRound: boolean }

/**
 * The last session decides the current step: the step it had as its target, by its reps and number of sets, and whether every set was done.
 * No counter is stored, so a corrected or deleted session also corrects this.
 */
export function stepNow({ steps }: StepsRule, past: readonly Done[]): StepNow {
  const last = past[0]
  const at = last ? stepOf(steps, last) : -1
  const isDone = last !== undefined && at >= 0 && isStepDone(steps[at]!, last)
  const next = at < 0 ? 0 : isDone ? at + 1 : at
  const isRound = next >= steps.length
  const now = isRound ? 0 : next
  return { ...steps[now]!, at: now, of: steps.length, isRound }
}

const isStepDone = ({ sets, from }: Step, done: Done) => done.sets.length >= sets && done.sets.every(({ amount }) => amount >= from)

/** Of the steps with the same reps, the one with the most sets that were all done; the first of them if fewer were done. */
function stepOf(steps: readonly Step[], { target, sets }: Done): number {
  const alike = steps.flatMap((step, at) => (step.from === target?.from && step.to === target.to ? [{ at, sets: step.sets }] : []))
  const done = alike.filter((one) => one.sets <= sets.length).toSorted((a, b) => b.sets - a.sets)
  return (done[0] ?? alike[0])?.at ?? -1
}

/** A slot with the numbers of its current step; with any other rule it stays unchanged. */
export function asStep<Slot extends Pick<PlanSlot, 'rule' | 'sets' | 'target'>>(slot: Slot, past: readonly Done[]): Slot {
  if (slot.rule.kind !== 'steps' || slot.rule.steps.length === 0) return slot
  const { sets, from, to } = stepNow(slot.rule, past)
  const target: Target = { kind: slot.target.kind, from, to }
  return { ...slot, sets, target }
}
