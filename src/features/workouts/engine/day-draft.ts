import type { Muscle } from '#platform/body/muscles.ts'
import { familyOf, muscleShare, type Exercise, type Pattern } from '../exercise.ts'
import { returningJoint } from './candidates.ts'
import { isLoadedHinge, prescribe } from './prescription.ts'
import { RETURN_STEPS } from './returning.ts'
import { seededId } from './seeded.ts'
import { daySeconds } from './session-time.ts'
import type { DayFocus, Place, PlanInput, PlanSlot, Why } from './types.ts'
import { COUNTED_MUSCLES, weeklyRange, weeklySets, weeklyTarget } from './volume.ts'

/** A week under construction, with all days at once, so that the first days do not take the sets that the last ones need. */
export type Week = {
  input: PlanInput
  place: Place
  candidates: readonly Exercise[]
  /** How well each candidate suits this person, by id. */
  suits: ReadonlyMap<string, number>
  byId: ReadonlyMap<string, Exercise>
  days: DayDraft[]
}

/** A day under construction. */
export type DayDraft = {
  week: Week
  index: number
  focus: DayFocus
  /** 0 is Monday. */
  weekday: number
  slots: PlanSlot[]
  warmUp: number
}

export const exerciseIn = (week: Week, slot: Pick<PlanSlot, 'exercise'>): Exercise => week.byId.get(slot.exercise)!

export const secondsOf = (draft: Pick<DayDraft, 'warmUp' | 'slots' | 'week'>): number =>
  daySeconds({ warmUp: draft.warmUp, slots: inOrder(draft) }, (id) => draft.week.byId.get(id))

/** The most loaded hinges in a week, at most one of them a deadlift, because lower backs recover slowly. Our own limit. */
export const MOST_HINGES = 3

/** The best candidate, by general fit, by the day's needs, and by variety between days. */
export function best(draft: DayDraft, wants: (exercise: Exercise) => number | undefined): Exercise | undefined {
  const { week, slots } = draft
  const today = slots.map((slot) => exerciseIn(week, slot))
  const others = week.days.filter((day) => day !== draft).flatMap((day) => day.slots.map((slot) => exerciseIn(week, slot)))
  const before = new Set(others.map(({ id }) => id))
  const patternsBefore = new Set(others.map(({ pattern }) => pattern))
  const hinges = { today: today.filter(isLoadedHinge).length, week: [...today, ...others].filter(isLoadedHinge).length }
  const hasDeadlift = [...today, ...others].some(({ pattern }) => pattern === 'deadlift')
  let chosen: Exercise | undefined
  let most = -Infinity
  for (const exercise of week.candidates) {
    const wanted = wants(exercise)
    if (wanted === undefined || today.some(({ id }) => id === exercise.id)) continue
    if (isLoadedHinge(exercise) && (hinges.today > 0 || hinges.week >= MOST_HINGES)) continue
    if (exercise.pattern === 'deadlift' && hasDeadlift) continue
    let score = wanted + week.suits.get(exercise.id)!
    if (before.has(exercise.id)) score -= 0.6
    else if (patternsBefore.has(exercise.pattern)) score -= 0.1
    // Two big lifts of one pattern on one day cause fatigue without new practice.
    if (today.some(({ pattern }) => pattern === exercise.pattern)) score -= exercise.mechanic === 'compound' ? 1.6 : 0.9
    if (score > most) [chosen, most] = [exercise, score]
  }
  return chosen
}

export function slotOf({ week, index }: DayDraft, exercise: Exercise, isMain: boolean, pick: Why): PlanSlot {
  const { why, ...numbers } = prescribe(exercise, week.input, isMain)
  const joint = returningJoint(week.input, exercise)
  // The day of the session decides how much lighter it is (returning.ts), because a plan lasts longer than a step.
  const easing: Why[] = joint ? [{ key: 'ease.steps', values: { joint, steps: RETURN_STEPS.length }, source: 'own' }] : []
  return {
    id: seededId(week.input.seed, 'slot', index, exercise.id),
    exercise: exercise.id,
    ...numbers,
    ease: 1,
    group: null,
    isLocked: false,
    why: [pick, why, ...easing],
    note: '',
  }
}

const strengthSets = (week: Week, slots: readonly PlanSlot[]) =>
  slots.flatMap((slot) => {
    const exercise = exerciseIn(week, slot)
    return exercise.purpose === 'strength' ? [{ exercise, sets: slot.sets }] : []
  })

export const setsSoFar = (week: Week): Map<Muscle, number> => weeklySets(week.days.flatMap((day) => strengthSets(week, day.slots)))

/** Whether no counted muscle exceeds its weekly range. */
export function isWithinWeek(week: Week): boolean {
  const sets = setsSoFar(week)
  const { to } = weeklyRange(week.input.level)
  return COUNTED_MUSCLES.every((muscle) => (sets.get(muscle) ?? 0) <= to)
}

const isTrunk = (pattern: Pattern) => familyOf(pattern).startsWith('core') || pattern === 'back-extension'
const ORDER: Record<Exercise['purpose'], number> = { power: 0, strength: 1, mobility: 4, endurance: 3 }

/** Exercises that need a fresh body come first: big lifts, small lifts, trunk, then easy ones. Locked slots are sorted too. */
export function inOrder({ week, slots }: Pick<DayDraft, 'week' | 'slots'>): PlanSlot[] {
  const place = (slot: PlanSlot) => {
    const exercise = exerciseIn(week, slot)
    if (exercise.purpose !== 'strength') return ORDER[exercise.purpose]
    // Exercises of a superset or circuit stay together.
    if (slot.group !== null) return 1.5
    if (isTrunk(exercise.pattern)) return 2.5
    return exercise.mechanic === 'compound' && Object.keys(exercise.secondary).length > 0 ? 1 : 2
  }
  return slots
    .map((slot, at) => ({ slot, at, order: place(slot) }))
    .toSorted((a, b) => a.order - b.order || a.at - b.at)
    .map(({ slot }) => slot)
}

/** How useful a set is for muscles short of their weekly sets; `sets` are the week's sets so far. */
export const usefulness = ({ week }: DayDraft, slot: PlanSlot, sets: ReadonlyMap<Muscle, number>): number => {
  const exercise = exerciseIn(week, slot)
  return COUNTED_MUSCLES.reduce((sum, muscle) => {
    const share = muscleShare(exercise, muscle)
    return share === 0 ? sum : sum + share * Math.max(0, weeklyTarget(week.input, muscle) - (sets.get(muscle) ?? 0))
  }, 0)
}
