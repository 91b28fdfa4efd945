import type { PlanSlot, Rule, Target } from './types.ts'

export type Step = { sets: number; from: number; to: number }
/** One session’s work sets, and what they aimed at. */
type Done = { sets: readonly { amount: number }[]; target: Target | null }
type StepsRule = Extract<Rule, { kind: 'steps' }>

export const MAX_STEPS = 60

/** What is wrong with a list of steps, with the line it is in, from 1; undefined where nothing is. */
export function stepsProblem(steps: readonly Step[]): { key: 'none' | 'many' | 'bounds' | 'twice'; line: number } | undefined {
  if (steps.length === 0) return { key: 'none', line: 1 }
  if (steps.length > MAX_STEPS) return { key: 'many', line: MAX_STEPS + 1 }
  const seen = new Set<string>()
  for (const [at, { sets, from, to }] of steps.entries()) {
    const isWhole = [sets, from, to].every(Number.isInteger)
    if (!isWhole || sets < 1 || sets > 20 || from < 1 || to < from || to > 10_000) return { key: 'bounds', line: at + 1 }
    // Where somebody is follows from what they aimed at last, so no two steps may look alike.
    const name = `${sets} ${from} ${to}`
    if (seen.has(name)) return { key: 'twice', line: at + 1 }
    seen.add(name)
  }
  return undefined
}

const SEPARATOR = /[x×*]/u

/** `3×5` or `3x8-10`, a line each; a line that says something else is NaN, which `stepsProblem` finds. */
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

/** The step that is asked for now. `isRound`: the whole list was done, so it begins anew with the next load. */
export type StepNow = Step & { at: number; of: number; isRound: boolean }

/**
 * Where somebody is follows from their last session: which step it aimed at, by its reps and the sets that were done, and whether each of
 * them was there. No counter is kept, so a session that is corrected or taken away puts this right as well.
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

/** Of steps with the same reps the one with the most sets that were done; the first of them where fewer were. */
function stepOf(steps: readonly Step[], { target, sets }: Done): number {
  const alike = steps.flatMap((step, at) => (step.from === target?.from && step.to === target.to ? [{ at, sets: step.sets }] : []))
  const done = alike.filter((one) => one.sets <= sets.length).toSorted((a, b) => b.sets - a.sets)
  return (done[0] ?? alike[0])?.at ?? -1
}

/** A slot as its step has it now; any other rule leaves it as it is. */
export function asStep<Slot extends Pick<PlanSlot, 'rule' | 'sets' | 'target'>>(slot: Slot, past: readonly Done[]): Slot {
  if (slot.rule.kind !== 'steps' || slot.rule.steps.length === 0) return slot
  const { sets, from, to } = stepNow(slot.rule, past)
  const target: Target = { kind: slot.target.kind, from, to }
  return { ...slot, sets, target }
}
