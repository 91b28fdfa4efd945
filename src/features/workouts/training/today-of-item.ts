import { nextLoad } from '../engine/progress.ts'
import { readinessShift, type Readiness } from '../engine/readiness.ts'
import type { Plan, Why } from '../engine/types.ts'
import { sessionAt } from './plan-run.ts'
import type { Session, SessionItem } from './session.ts'
import { slotToday, type Known } from './start-session.ts'

type Today = {
  known: Known
  /** The plan of the session; undefined if it has none, or if the plan is not available. */
  plan: Plan | undefined
  /** The person's check-in on the session's day. */
  readiness: Readiness
}

/**
 * The reasons for an exercise's load and sets: those by which the session was created, week and day included. A swapped-in exercise only
 * has the reasons of its load.
 */
export function reasonsOfItem(session: Session, item: SessionItem, { known, plan, readiness }: Today): readonly Why[] {
  const exercise = known.exercises.get(item.exercise)
  if (!exercise) return []
  const of = plan && session.origin ? sessionAt(plan, session.origin.index) : undefined
  const slot = of?.day.slots.find(({ id }) => id === item.slot)
  if (of && slot) {
    const shift = readinessShift(readiness)
    const isSame = slot.exercise === item.exercise
    const asked = isSame ? slot : { ...slot, exercise: item.exercise, target: item.target ?? slot.target, why: [] }
    const { why } = slotToday(asked, of, known, shift)
    return shift.why && exercise.purpose === 'strength' ? [why[0]!, shift.why, ...why.slice(1)] : why
  }
  const asked = { sets: 3, target: item.target ?? USUAL_TARGET, rir: item.rir, rule: { kind: 'double' }, ease: 1 } as const
  const next = nextLoad({ exercise, slot: asked, past: known.past(item.exercise), loads: known.place.loadsFor(exercise) })
  return next.drop ? [next.why, next.drop] : [next.why]
}

const USUAL_TARGET = { kind: 'reps', from: 8, to: 12 } as const
