import { best, exerciseIn, isWithinWeek, secondsOf, setsSoFar, slotOf, usefulness, type DayDraft, type Week } from './day-draft.ts'
import { makeCircuits, wantsCircuits } from './circuits.ts'
import { endurancePreference, isEndurance, PART_FOR_ENDURANCE } from './endurance.ts'
import { seededId } from './seeded.ts'
import type { PlanSlot, Why } from './types.ts'

/** A day is long enough at this share of the requested time. */
const CLOSE = 0.95
const MOST_SETS = 5
const MOST_WARM_UP = 600
const MINUTE = 60
/** Highest share of a lifting day's time for endurance, if that is the goal and lifts leave time. */
const MOST_FOR_ENDURANCE = 0.5

/**
 * Fits days to the requested minutes with lifts: more sets for muscles short of them, then more lifts, then mobility and, if the goal is
 * not lifting alone, a little easy endurance. Rests keep the length that the lifts need. Time that is left extends the warm-up; beyond that
 * the day stays shorter.
 */
export function fillTime(week: Week, budget: number, addMore: (day: DayDraft, budget: number) => boolean): void {
  for (const day of week.days) trim(day, budget)
  if (week.input.goal === 'endurance') for (const day of week.days) addEndurance(day, budget)
  addSets(week, budget)
  const open = new Set(week.days)
  while (open.size > 0) for (const day of open) if (secondsOf(day) >= budget * CLOSE || !addMore(day, budget)) open.delete(day)
  addSets(week, budget)
  if (wantsCircuits(week)) for (const day of week.days) fillWithCircuits(day, budget, addMore)
  const { goal } = week.input
  const isLiftingAlone = goal === 'strength' || goal === 'muscle'
  for (const day of week.days) {
    addMobility(day, budget, isCalm(day) ? 40 : isLiftingAlone ? 2 : 3)
    if (goal !== 'endurance' && (isCalm(day) || !isLiftingAlone)) addEndurance(day, budget)
    day.warmUp = Math.max(60, Math.min(MOST_WARM_UP, day.warmUp + roundDown(budget - secondsOf(day), 30)))
  }
}

/** Circuits take less time than sets with rests: the saved time goes to more lifts, and then to the existing endurance. */
function fillWithCircuits(day: DayDraft, budget: number, addMore: (day: DayDraft, budget: number) => boolean): void {
  if (isCalm(day)) return
  makeCircuits(day, budget)
  while (secondsOf(day) < budget * CLOSE && addMore(day, budget)) makeCircuits(day, budget)
  day.slots = day.slots.map((slot) => {
    if (slot.isLocked || exerciseIn(day.week, slot).purpose !== 'endurance') return slot
    const left = Math.min(budget - secondsOf(day), budget * MOST_FOR_ENDURANCE - slot.target.to)
    const seconds = slot.target.to + Math.max(0, roundDown(left, MINUTE))
    return { ...slot, target: { kind: 'seconds', from: seconds, to: seconds } }
  })
}

const isCalm = ({ focus }: DayDraft) => focus === 'easy' || focus === 'mobility'

const roundDown = (value: number, step: number) => Math.floor(value / step) * step

/** Shortens a day that is too long: first sets beyond two, from the last slot on, then whole slots that are not locked. */
function trim(draft: DayDraft, budget: number): void {
  while (secondsOf(draft) > budget * 1.05) {
    const longest = draft.slots.findLastIndex(({ sets }) => sets > 2)
    if (longest >= 0) draft.slots[longest] = { ...draft.slots[longest]!, sets: draft.slots[longest]!.sets - 1 }
    else {
      const spare = draft.slots.findLastIndex(({ isLocked }) => !isLocked)
      if (spare < 0 || draft.slots.length === 1) return
      draft.slots.splice(spare, 1)
    }
  }
}

/** Adds one set at a time, day after day, to the slot where it is most useful. */
function addSets(week: Week, budget: number): void {
  const isFull = new Set<string>()
  const open = new Set(week.days)
  while (open.size > 0) {
    for (const day of open) if (secondsOf(day) >= budget * CLOSE || !addOneSet(day, isFull, budget)) open.delete(day)
  }
}

function addOneSet(day: DayDraft, isFull: Set<string>, budget: number): boolean {
  const soFar = setsSoFar(day.week)
  const [slot] = day.slots
    .filter((one) => !isFull.has(one.id) && !one.isLocked && one.sets < MOST_SETS && exerciseIn(day.week, one).purpose === 'strength')
    .map((one) => ({ one, use: usefulness(day, one, soFar) / (one.sets + 1) }))
    .filter(({ use }) => use > 0)
    .toSorted((a, b) => b.use - a.use || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one)
  if (!slot) return false
  const at = day.slots.indexOf(slot)
  const sets = slot.sets + 1
  day.slots[at] = { ...slot, sets }
  if (!isWithinWeek(day.week) || secondsOf(day) > budget * 1.03) {
    day.slots[at] = slot
    isFull.add(slot.id)
  }
  return true
}

function addMobility(draft: DayDraft, budget: number, most: number): void {
  for (let added = 0; added < most && secondsOf(draft) < budget * CLOSE; added++) {
    const chosen = best(draft, (exercise) => (exercise.purpose === 'mobility' ? 0 : undefined))
    if (!chosen) return
    const before = roomBesideLifts(draft)
    const slot = slotOf(draft, chosen, false, { key: 'pick.mobility', values: {}, source: 'own' })
    draft.slots.push(slot)
    if (secondsOf(draft) <= budget * 1.03 && secondsOfSlots(draft, [slot]) <= before) continue
    draft.slots.pop()
    return
  }
}

const secondsOfSlots = (draft: DayDraft, slots: readonly PlanSlot[]) => secondsOf({ ...draft, warmUp: 0, slots: [...slots] })

/** Seconds that stretches and easy endurance may still take: half of the lifts' time. Without lifts there is no limit. */
function roomBesideLifts(draft: DayDraft): number {
  const isLift = (slot: PlanSlot) => exerciseIn(draft.week, slot).purpose === 'strength'
  const lifts = draft.slots.filter(isLift)
  if (isCalm(draft) || lifts.length === 0) return Infinity
  const others = draft.slots.filter((slot) => !isLift(slot))
  return secondsOfSlots(draft, lifts) / 2 - secondsOfSlots(draft, others)
}

/** The most endurance on a lifting day, unless it is the goal. */
const MOST_BESIDE_LIFTS = 10 * MINUTE

/**
 * Adds walking, cycling or the like at a pace that allows talking. At least three minutes, because less is not worth the change; at most
 * ten after lifts unless endurance is the goal, and never a lifting day's only content.
 */
function addEndurance(draft: DayDraft, budget: number): void {
  const { input } = draft.week
  const isGoal = input.goal === 'endurance'
  if (!isCalm(draft) && !draft.slots.some((slot) => exerciseIn(draft.week, slot).purpose === 'strength')) return
  if (draft.slots.some((slot) => exerciseIn(draft.week, slot).purpose === 'endurance')) return
  const chosen = best(draft, (exercise) => (isEndurance(exercise) ? endurancePreference(exercise, isGoal) : undefined))
  if (!chosen) return
  const why: Why = {
    key: draft.focus === 'easy' ? 'pick.easy-day' : isGoal ? 'pick.endurance' : 'pick.easy',
    values: {},
    source: 'who2020',
  }
  const withSeconds = (seconds: number): PlanSlot => ({
    ...slotOf(draft, chosen, false, why),
    id: seededId(input.seed, 'easy', draft.index),
    sets: 1,
    target: { kind: 'seconds', from: seconds, to: seconds },
    rir: null,
    rest: 0,
    rule: { kind: 'fixed' },
    why: [why],
  })
  const left = budget - secondsOf({ ...draft, slots: [...draft.slots, withSeconds(0)] })
  const beside = isGoal ? Math.max(MOST_BESIDE_LIFTS, budget * PART_FOR_ENDURANCE) : Math.min(MOST_BESIDE_LIFTS, roomBesideLifts(draft))
  const most = draft.focus === 'easy' ? left : beside
  const seconds = roundDown(Math.min(left, most), MINUTE)
  if (seconds >= 3 * MINUTE) draft.slots.push(withSeconds(seconds))
}
