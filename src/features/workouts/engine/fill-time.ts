import { best, exerciseIn, isWithinWeek, secondsOf, setsSoFar, slotOf, usefulness, type DayDraft, type Week } from './day-draft.ts'
import { endurancePreference, isEndurance, PART_FOR_ENDURANCE } from './endurance.ts'
import { seededId } from './seeded.ts'
import type { PlanSlot, Why } from './types.ts'

/** A day is right when it is within this part of the time that was given. */
const CLOSE = 0.95
const MOST_SETS = 5
const MOST_WARM_UP = 600
const MINUTE = 60

/**
 * Brings days to the minutes that were given, with lifts: more sets where muscles are behind, then more lifts, then mobility and a little easy
 * endurance. Rests stay as the lifts need them. What is left goes to the warm-up, and what is left then is left: the day is shorter.
 */
export function fillTime(week: Week, budget: number, addMore: (day: DayDraft, budget: number) => boolean): void {
  for (const day of week.days) trim(day, budget)
  if (week.input.goal === 'endurance') for (const day of week.days) addEndurance(day, budget)
  addSets(week, budget)
  const open = new Set(week.days)
  while (open.size > 0) for (const day of open) if (secondsOf(day) >= budget * CLOSE || !addMore(day, budget)) open.delete(day)
  addSets(week, budget)
  for (const day of week.days) {
    addMobility(day, budget, isCalm(day) ? 40 : 3)
    if (week.input.goal !== 'endurance') addEndurance(day, budget)
    day.warmUp = Math.max(60, Math.min(MOST_WARM_UP, day.warmUp + roundDown(budget - secondsOf(day), 30)))
  }
}

const isCalm = ({ focus }: DayDraft) => focus === 'easy' || focus === 'mobility'

const roundDown = (value: number, step: number) => Math.floor(value / step) * step

/** Locked exercises may not fit: then the rest gives way, and last their sets. */
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

/** One set at a time, day after day, where it is of most use. */
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
    .filter(({ id, sets, isLocked }) => !isFull.has(id) && !isLocked && sets < MOST_SETS)
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
    draft.slots.push(slotOf(draft, chosen, false, { key: 'pick.mobility', values: {}, source: 'own' }))
    if (secondsOf(draft) <= budget * 1.03) continue
    draft.slots.pop()
    return
  }
}

/** Beside lifts nobody asked for more endurance than this. */
const MOST_BESIDE_LIFTS = 10 * MINUTE

/**
 * Walking, cycling and the like at a pace at which one can talk. At least three minutes, else it is not worth the change; at most ten after lifts
 * unless endurance is the goal, and never all there is on a lifting day.
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
  const most = draft.focus === 'easy' ? left : isGoal ? Math.max(MOST_BESIDE_LIFTS, budget * PART_FOR_ENDURANCE) : MOST_BESIDE_LIFTS
  const seconds = roundDown(Math.min(left, most), MINUTE)
  if (seconds >= 3 * MINUTE) draft.slots.push(withSeconds(seconds))
}
