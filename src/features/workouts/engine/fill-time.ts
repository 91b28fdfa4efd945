import { familyOf, type Exercise } from '../contract/exercises.ts'
import { best, exerciseIn, isWithinWeek, secondsOf, setsSoFar, slotOf, usefulness, type DayDraft, type Week } from './day-draft.ts'
import { seededId } from './seeded.ts'
import type { Goal, PlanSlot, Why } from './types.ts'

/** A day is right when it is within this part of the time that was given. */
const CLOSE = 0.95
const MOST_SETS = 5
const MOST_WARM_UP = 600
/** Compound lifts gain from three minutes and more (Grgic 2017 for strength, Schoenfeld 2016 for muscle); what is small is ready sooner. */
const LONGEST_REST: Record<Goal, { compound: number; isolation: number }> = {
  strength: { compound: 240, isolation: 120 },
  muscle: { compound: 180, isolation: 120 },
  general: { compound: 120, isolation: 120 },
  endurance: { compound: 120, isolation: 120 },
  mobility: { compound: 120, isolation: 120 },
}
const MINUTE = 60

/**
 * Brings days to the minutes that were given: more sets where muscles are behind, then mobility, then easy endurance, which costs
 * no recovery worth counting. What is left goes to the warm-up.
 */
export function fillTime(week: Week, budget: number): void {
  for (const day of week.days) trim(day, budget)
  addSets(week, budget)
  for (const day of week.days) {
    if (week.input.goal === 'strength' || week.input.goal === 'muscle') stretchRests(day, budget)
    addMobility(day, budget, day.focus === 'mobility' || day.focus === 'easy' ? 40 : 3)
    addEasyEndurance(day, budget)
    stretchRests(day, budget)
    day.warmUp = Math.max(60, Math.min(MOST_WARM_UP, day.warmUp + roundDown(budget - secondsOf(day), 30)))
  }
}

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

/** Walking, cycling and the like at a pace at which one can talk. At least three minutes, else it is not worth the change. */
function addEasyEndurance(draft: DayDraft, budget: number): void {
  const chosen = best(draft, (exercise) => (isEasyEndurance(exercise) ? preference(exercise) : undefined))
  if (!chosen) return
  const why: Why = { key: draft.focus === 'easy' ? 'pick.easy-day' : 'pick.easy', values: {}, source: 'who2020' }
  const withSeconds = (seconds: number): PlanSlot => ({
    ...slotOf(draft, chosen, false, why),
    id: seededId(draft.week.input.seed, 'easy', draft.index),
    sets: 1,
    target: { kind: 'seconds', from: seconds, to: seconds },
    rir: null,
    rest: 0,
    rule: { kind: 'fixed' },
    why: [why],
  })
  const left = budget - secondsOf({ ...draft, slots: [...draft.slots, withSeconds(0)] })
  const seconds = roundDown(left, MINUTE)
  if (seconds >= 3 * MINUTE) draft.slots.push(withSeconds(seconds))
}

const isEasyEndurance = (exercise: Exercise) =>
  exercise.purpose === 'endurance' && exercise.measure === 'seconds' && !exercise.perSide && familyOf(exercise.pattern) === 'endurance'
/** What everybody can do at an easy pace first; running and rope skipping are seldom easy. */
const preference = ({ pattern }: Exercise) =>
  ({ walk: 0.6, cycle: 0.6, 'row-ergometer': 0.3, stride: 0.4, stairs: 0, run: -0.6, 'skip-rope': -0.8 })[pattern as string] ?? -1

/** Longer rests cost nothing but time, and main lifts gain from them. */
function stretchRests(draft: DayDraft, budget: number): void {
  for (let step = 0; step < 12 && secondsOf(draft) < budget * CLOSE; step++) {
    let changed = false
    draft.slots.forEach((slot, at) => {
      const longest = LONGEST_REST[draft.week.input.goal]
      const most = exerciseIn(draft.week, slot).mechanic === 'compound' ? longest.compound : longest.isolation
      if (slot.rest === 0 || slot.isLocked || slot.rest + 15 > most || secondsOf(draft) >= budget * CLOSE) return
      draft.slots[at] = { ...slot, rest: slot.rest + 15 }
      changed = true
    })
    if (!changed) return
  }
}
