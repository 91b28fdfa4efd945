import { stableHash } from '#platform/contract/stable-hash.ts'
import { WAVE } from '../../engine/wave.ts'
import type { DayFocus, PlanDay, PlanSlot, Rule, Target } from '../../engine/types.ts'

const LINE = /^([a-z0-9-]+) (\d+)x(\d+)(?:-(\d+))?(s|m)?(?: r(\d+))?(?: (l[\d.]+|w|f))?$/

/**
 * A slot from a line: exercise, sets × reps (with `s` seconds, with `m` metres), `r` and seconds of rest, and its rule: `l2.5` linear by
 * 2.5 kg, `w` by the wave, `f` as it stands; double progression without one.
 */
export function slotFrom(line: string, place: string): PlanSlot {
  const parts = LINE.exec(line)
  if (!parts) throw new Error(`No slot: ${line}`)
  const [, exercise, sets, from, to, measure, rest, how] = parts
  const target: Target = {
    kind: measure === 's' ? 'seconds' : measure === 'm' ? 'metres' : 'reps',
    from: Number(from),
    to: Number(to ?? from),
  }
  const rule: Rule =
    how === 'w'
      ? { kind: 'percent', rounds: WAVE }
      : how === 'f'
        ? { kind: 'fixed' }
        : how
          ? { kind: 'linear', step: Number(how.slice(1)) }
          : { kind: 'double' }
  return {
    id: `s${stableHash(`${place} ${line}`).toString(36)}`,
    exercise: exercise!,
    sets: Number(sets),
    target,
    rir: target.kind === 'reps' && how !== 'f' ? 2 : null,
    rest: Number(rest ?? (target.kind === 'reps' ? 90 : 30)),
    rule,
    group: null,
    isLocked: false,
    ease: 1,
    why: [{ key: 'structure', values: {}, source: 'you' }],
    note: '',
  }
}

export const dayFrom = (structure: string, at: number, focus: DayFocus, lines: readonly string[], warmUp = 300): PlanDay => ({
  id: `${structure}-${at}`,
  name: '',
  focus,
  warmUp,
  slots: lines.map((line, index) => slotFrom(line, `${structure} ${at} ${index}`)),
})
