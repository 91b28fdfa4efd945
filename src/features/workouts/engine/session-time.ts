import type { Exercise } from '../exercise.ts'
import { isLoaded } from './prescription.ts'
import type { PlanDay, PlanSlot } from './types.ts'

/** Seconds of one rep, up and down. */
export const REP_SECONDS = 4
/** To get to a place and make it ready. */
const SET_UP = { loaded: 60, free: 30 } as const
/** From one exercise of a superset to the next. */
const CHANGE = 15
/** Metres a second, carrying something. */
const CARRY_SPEED = 1
const WARM_UP_SET_SECONDS = 60

/** Seconds under way in one set, both sides where sides differ. */
export function workSeconds({ target }: Pick<PlanSlot, 'target'>, exercise: Pick<Exercise, 'perSide'>): number {
  const middle = (target.from + target.to) / 2
  const one = target.kind === 'reps' ? middle * REP_SECONDS : target.kind === 'seconds' ? middle : middle / CARRY_SPEED
  return one * (exercise.perSide ? 2 : 1)
}

/** Warm-up sets of a day's first two loaded lifts; the others come to warm muscles. */
export const warmUpSetsOf = (slot: Pick<PlanSlot, 'rule'>, exercise: Exercise, place: number): number =>
  place < 2 && isLoaded(exercise) && exercise.mechanic === 'compound' && slot.rule.kind !== 'fixed' ? (place === 0 ? 2 : 1) : 0

/**
 * How long a day takes, in seconds: general warm-up, and of each exercise its set-up, warm-up sets, sets and rests (not the last
 * one's). In a superset the rest comes once a round.
 */
export function daySeconds(day: Pick<PlanDay, 'warmUp' | 'slots'>, exerciseOf: (id: string) => Exercise | undefined): number {
  let total = day.warmUp
  day.slots.forEach((slot, place) => {
    const exercise = exerciseOf(slot.exercise)
    if (!exercise) return
    const isInner = slot.group !== null && slot.group === day.slots[place + 1]?.group
    const rest = isInner ? CHANGE : slot.rest
    total += isLoaded(exercise) ? SET_UP.loaded : SET_UP.free
    total += warmUpSetsOf(slot, exercise, place) * WARM_UP_SET_SECONDS
    total += slot.sets * (workSeconds(slot, exercise) + rest)
    // Nothing is rested for after the last set of the day.
    if (place === day.slots.length - 1) total -= rest
  })
  return total
}
