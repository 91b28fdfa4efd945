import type { Exercise } from '../exercise.ts'
import { adjustDay } from './adjust.ts'
import { bannedDemands, candidatesFor } from './candidates.ts'
import { prescribe } from './prescription.ts'
import { daySeconds } from './session-time.ts'
import { alternativesTo } from './swap.ts'
import { PLAN_LIMITS, type Place, type Plan, type PlanDay, type PlanInput, type PlanSlot, type Why } from './types.ts'
import { COUNTED_MUSCLES, weeklyRange, weeklySets, type CountedMuscle } from './volume.ts'

// Changes to a plan that somebody else proposes, mostly a language model. Each is checked by the rules that plans are made by, and is
// either accepted as feasible or refused.

/** `day` and `slot` are ids of the plan. */
export type PlanChange =
  | { kind: 'swap'; day: string; slot: string; to: string }
  | { kind: 'sets'; day: string; slot: string; sets: number }
  | { kind: 'reps'; day: string; slot: string; from: number; to: number }
  | { kind: 'rest'; day: string; slot: string; seconds: number }
  | { kind: 'remove'; day: string; slot: string }
  | { kind: 'add'; day: string; exercise: string }
  | { kind: 'shorter'; day: string }
  | { kind: 'harder'; day: string }

export const CHANGE_REFUSALS = ['missing', 'same', 'locked', 'unfit', 'bounds', 'volume', 'time', 'last'] as const
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number]

export type ChangeAsked = {
  exercises: readonly Exercise[]
  byId: ReadonlyMap<string, Exercise>
  wishes: PlanInput
  place: Place
  /** The requested minutes of a day; null if unknown: then no day becomes much longer than it is. */
  minutes: number | null
  /** For an added slot. */
  newId: () => string
}

export type CheckedChange = { ok: true; plan: Plan; day: PlanDay } | { ok: false; refusal: ChangeRefusal }

/** Our own limits for a day of a plan. */
const MOST_SETS = 6
const REPS = { most: 30, widest: 12, least: { novice: 5, intermediate: 3, advanced: 1 } } as const
const REST = { least: 15, most: 300 } as const
const MOST_SLOTS = 40
/** Tolerance over the requested time of a day. */
const LONGER = 1.1

const ADVISED: Why = { key: 'pick.advised', values: {}, source: 'you' }
const no = (refusal: ChangeRefusal): CheckedChange => ({ ok: false, refusal })

/** The plan with a change, or the reason for refusing it. Pure; a proposal may hold any values of its shape. */
export function checkChange(plan: Plan, change: PlanChange, asked: ChangeAsked): CheckedChange {
  const at = plan.days.findIndex(({ id }) => id === change.day)
  const day = plan.days[at]
  if (!day) return no('missing')
  const changed = changedDay(day, change, asked)
  if (typeof changed === 'string') return no(changed)
  if (JSON.stringify(changed.slots) === JSON.stringify(day.slots)) return no('same')
  const next: Plan = { ...plan, days: plan.days.map((one, index) => (index === at ? changed : one)) }
  if (isTooLong(day, changed, asked)) return no('time')
  if (isTooMuch(plan, next, asked)) return no('volume')
  return { ok: true, plan: next, day: changed }
}

function changedDay(day: PlanDay, change: PlanChange, asked: ChangeAsked): PlanDay | ChangeRefusal {
  if (change.kind === 'shorter' || change.kind === 'harder') return { ...adjustDay(day, change.kind, asked), warmUp: day.warmUp }
  if (change.kind === 'add') return added(day, change.exercise, asked)
  const slot = day.slots.find(({ id }) => id === change.slot)
  const exercise = slot && asked.byId.get(slot.exercise)
  if (!slot || !exercise) return 'missing'
  const taken = change.kind === 'remove' ? removed(day, slot) : changedSlot(day, slot, exercise, change, asked)
  if (typeof taken === 'string') return taken
  return { ...day, slots: day.slots.flatMap((one) => (one.id === slot.id ? taken : one)) }
}

type OfSlot = Extract<PlanChange, { kind: 'swap' | 'sets' | 'reps' | 'rest' }>

function changedSlot(day: PlanDay, slot: PlanSlot, exercise: Exercise, change: OfSlot, asked: ChangeAsked): PlanSlot | ChangeRefusal {
  switch (change.kind) {
    case 'swap':
      return swapped(day, slot, exercise, change.to, asked)
    case 'sets':
      // Percentages of a training maximum and a person's own steps define the number of sets themselves.
      if (slot.rule.kind === 'percent' || slot.rule.kind === 'steps') return 'unfit'
      if (!isWithin(change.sets, 1, MOST_SETS)) return 'bounds'
      if (change.sets > slot.sets && isStraining(exercise, asked.wishes)) return 'unfit'
      return withWhy({ ...slot, sets: change.sets })
    case 'reps': {
      if (slot.target.kind !== 'reps' || slot.rule.kind === 'percent' || slot.rule.kind === 'steps') return 'unfit'
      const { from, to } = change
      if (!isWithin(from, REPS.least[asked.wishes.level], REPS.most) || !isWithin(to, from, REPS.most) || to - from > REPS.widest)
        return 'bounds'
      return from === slot.target.from && to === slot.target.to ? 'same' : withWhy({ ...slot, target: { kind: 'reps', from, to } })
    }
    case 'rest':
      return isWithin(change.seconds, REST.least, REST.most) ? { ...slot, rest: change.seconds } : 'bounds'
  }
}

const isWithin = (value: number, least: number, most: number) => Number.isInteger(value) && value >= least && value <= most
const isStraining = ({ cautions }: Exercise, wishes: PlanInput) => {
  const banned = bannedDemands(wishes)
  return cautions.some((demand) => banned.has(demand))
}

/** Removes reasons that refer to the old numbers. */
const withWhy = (slot: PlanSlot): PlanSlot => ({
  ...slot,
  why: [...slot.why.filter(({ key }) => !key.startsWith('reps.') && key !== ADVISED.key), ADVISED],
})

function removed(day: PlanDay, slot: PlanSlot): PlanSlot[] | ChangeRefusal {
  if (slot.isLocked) return 'locked'
  return day.slots.length > 1 ? [] : 'last'
}

function swapped(
  day: PlanDay,
  slot: PlanSlot,
  exercise: Exercise,
  id: string,
  { exercises, wishes, place }: ChangeAsked,
): PlanSlot | ChangeRefusal {
  if (slot.isLocked) return 'locked'
  if (day.slots.some((one) => one.exercise === id)) return 'same'
  const to = alternativesTo(exercise, exercises, wishes, place, Infinity).find((one) => one.id === id)
  if (!to) return 'unfit'
  const { why, target, rir, rest, rule } = prescribe(to, wishes, false)
  const isAlike = target.kind === slot.target.kind
  return { ...slot, exercise: to.id, why: isAlike ? [ADVISED] : [ADVISED, why], ...(isAlike ? {} : { target, rir, rest, rule }) }
}

function added(day: PlanDay, id: string, { exercises, wishes, place, newId }: ChangeAsked): PlanDay | ChangeRefusal {
  if (day.slots.some(({ exercise }) => exercise === id)) return 'same'
  if (day.slots.length >= MOST_SLOTS) return 'bounds'
  const exercise = candidatesFor(exercises, wishes, place).find((one) => one.id === id)
  if (!exercise) return 'unfit'
  const { sets, target, rir, rest, rule, why } = prescribe(exercise, wishes, false)
  const about = { group: null, isLocked: false, ease: 1, why: [ADVISED, why], note: '' }
  return { ...day, slots: [...day.slots, { id: newId(), exercise: id, sets, target, rir, rest, rule, ...about }] }
}

function isTooLong(before: PlanDay, after: PlanDay, { byId, minutes }: ChangeAsked): boolean {
  const [was, is] = [before, after].map((day) => daySeconds(day, (id) => byId.get(id)))
  if (is! <= was!) return false
  return is! > Math.max(was!, Math.min(minutes === null ? was! : minutes * 60, PLAN_LIMITS.minutes.max * 60) * LONGER)
}

/** Hard sets of each muscle in the week with the most. */
export function mostWeeklySets({ weeks, days }: Plan, byId: ReadonlyMap<string, Exercise>): ReadonlyMap<CountedMuscle, number> {
  const most = new Map<CountedMuscle, number>()
  const byDay = days.map(({ slots }) =>
    weeklySets(
      slots.flatMap(({ exercise, sets }) => {
        const one = byId.get(exercise)
        return one?.purpose === 'strength' ? [{ exercise: one, sets }] : []
      }),
    ),
  )
  for (const week of weeks)
    for (const muscle of COUNTED_MUSCLES) {
      const sets = week.days.reduce((sum, day) => sum + (byDay[day]?.get(muscle) ?? 0), 0)
      most.set(muscle, Math.max(sets, most.get(muscle) ?? 0))
    }
  return most
}

/** Whether the change lifts a muscle above its weekly range; a muscle already above it may get less. */
function isTooMuch(before: Plan, after: Plan, { byId, wishes }: ChangeAsked): boolean {
  const { to } = weeklyRange(wishes.level)
  const [was, is] = [mostWeeklySets(before, byId), mostWeeklySets(after, byId)]
  return COUNTED_MUSCLES.some((muscle) => is.get(muscle)! > Math.max(to, was.get(muscle)!))
}
