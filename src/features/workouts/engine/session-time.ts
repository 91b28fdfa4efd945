import type { Exercise } from '../exercise.ts'
import { isLoaded } from './prescription.ts'
import type { PlanDay, PlanSlot } from './types.ts'

/** Seconds of one rep, up and down. */
export const REP_SECONDS = 4
/** Seconds to get to the equipment and set it up. */
const SET_UP = { loaded: 60, free: 30 } as const
/** Seconds from one exercise of a superset to the next. */
const CHANGE = 15
/** Metres a second with a load in the hands. */
const CARRY_SPEED = 1
const WARM_UP_SET_SECONDS = 60

/** Seconds of work in one set, of both sides if the exercise is done per side. */
export function workSeconds({ target }: Pick<PlanSlot, 'target'>, exercise: Pick<Exercise, 'perSide'>): number {
  const middle = (target.from + target.to) / 2
  const one = target.kind === 'reps' ? middle * REP_SECONDS : target.kind === 'seconds' ? middle : middle / CARRY_SPEED
  return one * (exercise.perSide ? 2 : 1)
}

/** Warm-up sets of a day's first two loaded lifts; for later lifts the muscles are already warm. */
export const warmUpSetsOf = (slot: Pick<PlanSlot, 'rule'>, exercise: Exercise, place: number): number =>
  place < 2 && isLoaded(exercise) && exercise.mechanic === 'compound' && slot.rule.kind !== 'fixed' ? (place === 0 ? 2 : 1) : 0

/**
 * The duration of a day in seconds: general warm-up, and for each exercise its set-up, warm-up sets, sets and rests (except the last
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
    // The last set of the day has no rest after it.
    if (place === day.slots.length - 1) total -= rest
  })
  return total
}
