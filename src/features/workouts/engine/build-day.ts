import { familyOf, muscleShare, type Exercise, type Muscle, type Pattern } from '../contract/exercises.ts'
import { returningJoint } from './candidates.ts'
import { EXTRA_MUSCLES, NEEDS, type Need } from './day-shapes.ts'
import { fillTime } from './fill-time.ts'
import { prescribe } from './prescription.ts'
import { recoveryOf, type DoneSets } from './recovery.ts'
import { seededId } from './seeded.ts'
import { daySeconds } from './session-time.ts'
import type { DayFocus, Place, PlanDay, PlanInput, PlanSlot, Why } from './types.ts'
import { COUNTED_MUSCLES, weeklyRange, weeklySets, weeklyTarget, type CountedMuscle } from './volume.ts'

/** A week being made: all its days at once, so that the first ones do not take what the last ones need. */
export type Week = {
  input: PlanInput
  place: Place
  candidates: readonly Exercise[]
  /** How well each candidate suits this person, by id. */
  suits: ReadonlyMap<string, number>
  byId: ReadonlyMap<string, Exercise>
  days: DayDraft[]
}

/** A day being made. */
export type DayDraft = {
  week: Week
  index: number
  focus: DayFocus
  /** 0 is Monday. */
  weekday: number
  slots: PlanSlot[]
  warmUp: number
}

/** No more exercises than somebody remembers and sets up. */
const MAX_SLOTS = 9
/** Lifts that a session is built around, and get the heavy end of the goal. */
const MAIN_LIFTS = 2
/** What returns after an injury begins at half its load. */
const RETURN_EASE = 0.5

/** Fills the days of a week: what is locked, then movement by movement over all days, then muscles that are behind, then the time. */
export function buildDays(week: Week): PlanDay[] {
  const budget = week.input.minutes * 60
  const needs = Math.max(0, ...week.days.map(({ focus }) => NEEDS[focus]?.length ?? 0))
  for (let rank = 0; rank < needs; rank++) {
    for (const day of week.days) {
      const need = NEEDS[day.focus]?.[rank]
      if (need && !isServed(day, need)) serveNeed(day, need, budget)
    }
  }
  addExtras(week, budget)
  fillTime(week, budget)
  return week.days.map((day) => ({
    id: seededId(week.input.seed, 'day', day.index),
    name: '',
    focus: day.focus,
    warmUp: day.warmUp,
    slots: inOrder(day),
  }))
}

/** By something that was locked. */
const isServed = ({ week, slots }: DayDraft, { patterns }: Need) =>
  slots.some((slot) => slot.isLocked && patterns.slice(0, 3).includes(exerciseIn(week, slot).pattern))

export const exerciseIn = (week: Week, slot: Pick<PlanSlot, 'exercise'>): Exercise => week.byId.get(slot.exercise)!

export const secondsOf = (draft: Pick<DayDraft, 'warmUp' | 'slots' | 'week'>): number =>
  daySeconds({ warmUp: draft.warmUp, slots: inOrder(draft) }, (id) => draft.week.byId.get(id))

const LEEWAY = 1.05

function serveNeed(draft: DayDraft, need: Need, budget: number): void {
  const isMain = draft.slots.length < MAIN_LIFTS
  const chosen = best(draft, (exercise) => {
    const place = need.patterns.indexOf(exercise.pattern)
    // Far down the list is a stopgap: it serves where nothing better can be done here.
    return place < 0 || exercise.purpose !== 'strength' ? undefined : -0.3 * place
  })
  if (chosen) tryToAdd(draft, chosen, isMain, budget, { key: `pick.${need.name}`, values: {}, source: 'own' })
}

/** Work for muscles that have not had their weekly sets, the one furthest behind and best recovered first; day by day one exercise. */
function addExtras(week: Week, budget: number): void {
  const open = new Map(
    week.days.map((day) => [day, new Set(COUNTED_MUSCLES.filter((muscle) => EXTRA_MUSCLES[day.focus]?.includes(muscle)))]),
  )
  while (open.size > 0) {
    for (const [day, muscles] of open) {
      if (day.slots.length >= MAX_SLOTS || secondsOf(day) >= budget || !addExtra(day, muscles, budget)) open.delete(day)
    }
  }
}

/** False: there is nothing left to add on this day. */
function addExtra(day: DayDraft, muscles: Set<CountedMuscle>, budget: number): boolean {
  const { week } = day
  const sets = setsSoFar(week)
  const recovery = recoveryOn(day)
  const [muscle] = [...muscles]
    .map((one) => ({ one, gap: (weeklyTarget(week.input, one) - (sets.get(one) ?? 0)) * (0.3 + 0.7 * recovery[one]) }))
    .filter(({ gap }) => gap >= 1)
    .toSorted((a, b) => b.gap - a.gap || (a.one < b.one ? -1 : 1))
    .map(({ one }) => one)
  if (!muscle) return false
  muscles.delete(muscle)
  const chosen = best(day, (exercise) => {
    if (exercise.purpose !== 'strength' || !exercise.primary.includes(muscle)) return undefined
    return (exercise.mechanic === 'isolation' ? 0.3 : 0) - (familyOf(exercise.pattern) === 'whole-body' ? 1 : 0)
  })
  const why = { key: 'pick.muscle', values: { muscle, sets: Math.round(weeklyTarget(week.input, muscle)) }, source: 'pelland2025' } as const
  if (chosen) tryToAdd(day, chosen, false, budget, why)
  return true
}

/** The candidate that serves best: how well it suits, what the day wants of it, and that days do not repeat themselves. */
export function best(draft: DayDraft, wants: (exercise: Exercise) => number | undefined): Exercise | undefined {
  const { week, slots } = draft
  const today = slots.map((slot) => exerciseIn(week, slot))
  const others = week.days.filter((day) => day !== draft).flatMap((day) => day.slots.map((slot) => exerciseIn(week, slot)))
  const before = new Set(others.map(({ id }) => id))
  const patternsBefore = new Set(others.map(({ pattern }) => pattern))
  let chosen: Exercise | undefined
  let most = -Infinity
  for (const exercise of week.candidates) {
    const wanted = wants(exercise)
    if (wanted === undefined || today.some(({ id }) => id === exercise.id)) continue
    let score = wanted + week.suits.get(exercise.id)!
    if (before.has(exercise.id)) score -= 0.6
    else if (patternsBefore.has(exercise.pattern)) score -= 0.1
    if (today.some(({ pattern }) => pattern === exercise.pattern)) score -= 0.9
    if (score > most) [chosen, most] = [exercise, score]
  }
  return chosen
}

/** Adds an exercise with as many of its sets as its muscles' week and the clock have room for; leaves it out below two. */
function tryToAdd(draft: DayDraft, exercise: Exercise, isMain: boolean, budget: number, pick: Why): void {
  const slot = slotOf(draft, exercise, isMain, pick)
  const before = draft.slots.length
  for (let sets = slot.sets; sets >= 2; sets--) {
    const fitting = { ...slot, sets }
    draft.slots.push(fitting)
    if (isWithinWeek(draft.week) && secondsOf(draft) <= budget * LEEWAY) return
    draft.slots.length = before
  }
}

export function slotOf({ week, index }: DayDraft, exercise: Exercise, isMain: boolean, pick: Why): PlanSlot {
  const { why, ...numbers } = prescribe(exercise, week.input, isMain)
  const joint = returningJoint(week.input, exercise)
  const eased = joint
    ? { sets: Math.max(2, numbers.sets - 1), rir: numbers.rir === null ? null : numbers.rir + 2, ease: RETURN_EASE }
    : { ease: 1 }
  const easing: Why[] = joint ? [{ key: 'ease.returning', values: { joint, percent: RETURN_EASE * 100 }, source: 'own' }] : []
  return {
    id: seededId(week.input.seed, 'slot', index, exercise.id),
    exercise: exercise.id,
    ...numbers,
    ...eased,
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

/** No counted muscle beyond the upper end of its range. */
export function isWithinWeek(week: Week): boolean {
  const sets = setsSoFar(week)
  const { to } = weeklyRange(week.input.level)
  return COUNTED_MUSCLES.every((muscle) => (sets.get(muscle) ?? 0) <= to)
}

/** As the week comes round, so the last day of it comes before the first. */
function recoveryOn({ week, weekday }: DayDraft): Record<Muscle, number> {
  const done: DoneSets[] = week.days
    .filter((day) => day.weekday !== weekday)
    .flatMap((day) =>
      day.slots.map((slot) => ({
        exercise: exerciseIn(week, slot),
        sets: slot.sets,
        reserve: slot.rir,
        hoursAgo: ((weekday - day.weekday + 7) % 7) * 24,
      })),
    )
  return recoveryOf(done)
}

const isTrunk = (pattern: Pattern) => familyOf(pattern).startsWith('core') || pattern === 'back-extension'
const ORDER: Record<Exercise['purpose'], number> = { power: 0, strength: 1, mobility: 4, endurance: 3 }

/** What needs most of a fresh body comes first: big lifts, small ones, trunk, then what is easy. Locked ones among them. */
function inOrder({ week, slots }: Pick<DayDraft, 'week' | 'slots'>): PlanSlot[] {
  const place = (slot: PlanSlot) => {
    const exercise = exerciseIn(week, slot)
    if (exercise.purpose !== 'strength') return ORDER[exercise.purpose]
    if (isTrunk(exercise.pattern)) return 2.5
    return exercise.mechanic === 'compound' && Object.keys(exercise.secondary).length > 0 ? 1 : 2
  }
  return slots
    .map((slot, at) => ({ slot, at, order: place(slot) }))
    .toSorted((a, b) => a.order - b.order || a.at - b.at)
    .map(({ slot }) => slot)
}

/** Of how much use a set is for muscles that are behind, `sets` being the week's so far. */
export const usefulness = ({ week }: DayDraft, slot: PlanSlot, sets: ReadonlyMap<Muscle, number>): number => {
  const exercise = exerciseIn(week, slot)
  return COUNTED_MUSCLES.reduce((sum, muscle) => {
    const share = muscleShare(exercise, muscle)
    return share === 0 ? sum : sum + share * Math.max(0, weeklyTarget(week.input, muscle) - (sets.get(muscle) ?? 0))
  }, 0)
}
