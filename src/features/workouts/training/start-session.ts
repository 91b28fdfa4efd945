import type { Exercise } from '../exercise.ts'
import { isLoaded } from '../engine/prescription.ts'
import { nextLoad, warmUpSets } from '../engine/progress.ts'
import type { ReadinessShift } from '../engine/readiness.ts'
import { easedBy, type JointReturn } from '../engine/returning.ts'
import { asStep } from '../engine/steps.ts'
import { warmUpSetsOf } from '../engine/session-time.ts'
import type { PastSession, Place, PlanSlot, SetType, Why } from '../engine/types.ts'
import { DELOAD, type PlanSession } from './plan-run.ts'
import { type Session, type SessionItem, type SessionSet } from './session.ts'
import { fromKg, type WeightUnit } from '../gyms/gym.ts'

/** Data for the start of a session. */
export type Known = {
  exercises: ReadonlyMap<string, Exercise>
  place: Place
  unit: WeightUnit
  /** Newest first. */
  past: (exercise: string) => readonly PastSession[]
  /** Returning joints. */
  returns?: readonly JointReturn[]
}

export type SlotToday = {
  slot: PlanSlot
  sets: number
  aim: number
  rir: number | null
  load: number | null
  /** Before rounding to a possible load. */ exact: number | null
  why: readonly Why[]
}

/** Today's version of a slot: its sets, its possible load, and the reasons. */
export function slotToday(
  planned: PlanSlot,
  { week, of }: Pick<PlanSession, 'week' | 'of'>,
  known: Known,
  shift: ReadinessShift,
): SlotToday {
  const slot = asStep(planned, known.past(planned.exercise))
  const exercise = known.exercises.get(slot.exercise)
  const isTrained = exercise?.purpose === 'strength'
  const eased = exercise && isTrained ? easedBy(exercise, known.returns ?? []) : undefined
  const part = isTrained ? shift.sets * (of.isDeload ? DELOAD.sets : 1) * (eased?.sets ?? 1) : 1
  const step = slot.rule.kind === 'percent' ? slot.rule.rounds[week % slot.rule.rounds.length]! : undefined
  const sets = Math.max(1, Math.round((step?.length ?? slot.sets) * part))
  const rir = slot.rir === null ? null : Math.max(0, slot.rir + of.rir + shift.rir + (eased?.rir ?? 0))
  if (!exercise) return { slot, sets, aim: slot.target.from, rir, load: null, exact: null, why: slot.why }
  const factor = isTrained ? shift.load * (of.isDeload ? DELOAD.load : 1) : 1
  const next = nextLoad({
    exercise,
    slot: { ...slot, rir, ease: eased?.load ?? slot.ease },
    past: known.past(slot.exercise),
    loads: known.place.loadsFor(exercise),
    week,
    factor,
  })
  const deload: Why[] = of.isDeload && isTrained ? [{ key: 'today.deload', values: {}, source: 'own' }] : []
  return {
    slot,
    sets,
    aim: next.aim,
    rir,
    load: next.load,
    exact: next.exact ?? next.load,
    why: [next.why, ...(next.drop ? [next.drop] : []), ...(eased?.why ?? []), ...deload, ...slot.why],
  }
}

type Start = {
  id: string
  now: number
  zone: string
  name: string
  plan: string | null
  known: Known
  shift: ReadinessShift
  newId: () => string
}

/** A session of a plan, ready to start: every set with its load, and warm-up sets before the first lifts. */
export function startSession(of: PlanSession, start: Start): Session {
  const { known, newId, now } = start
  const items: Record<string, SessionItem> = {}
  const sets: Record<string, SessionSet> = {}
  for (const [place, slot] of of.day.slots.entries()) {
    const today = slotToday(slot, of, known, start.shift)
    const id = newId()
    items[id] = itemOf(today, (place + 1) * 1000, now)
    for (const [at, set] of setsOf(today, known, place, of.week).entries())
      sets[newId()] = { at: now, gone: false, item: id, order: (at + 1) * 1000, unit: known.unit, effort: null, doneAt: null, ...set }
  }
  return { ...emptySession(start), origin: start.plan === null ? null : { plan: start.plan, index: of.index }, items, sets }
}

export const emptySession = ({ id, now, zone, name }: Pick<Start, 'id' | 'now' | 'zone' | 'name'>): Session => ({
  id,
  startedAt: new Date(now).toISOString(),
  zone,
  origin: null,
  fields: { name: { value: name, at: now }, note: { value: '', at: now }, finishedAt: { value: null, at: now } },
  items: {},
  sets: {},
})

const itemOf = ({ slot, rir }: SlotToday, order: number, at: number): SessionItem => ({
  at,
  gone: false,
  exercise: slot.exercise,
  order,
  rest: slot.rest,
  group: slot.group,
  target: slot.target,
  rir,
  slot: slot.id,
  note: slot.note,
})

type PlannedSet = Pick<SessionSet, 'type' | 'weight' | 'amount'>

function setsOf(today: SlotToday, known: Known, place: number, week: number): PlannedSet[] {
  const { slot, load, sets, aim } = today
  const exercise = known.exercises.get(slot.exercise)
  const shown = (kilograms: number | null) => (kilograms === null ? null : roundFor(fromKg(kilograms, known.unit)))
  const loads = exercise ? known.place.loadsFor(exercise) : []
  const warmUps = exercise && load !== null && isLoaded(exercise) ? warmUpSets(load, warmUpSetsOf(slot, exercise, place), loads) : []
  const before = warmUps.map(({ weight, reps }): PlannedSet => ({ type: 'warm-up', weight: shown(weight), amount: reps }))
  if (slot.rule.kind === 'percent') {
    const round = slot.rule.rounds[week % slot.rule.rounds.length]!
    const top = round.at(-1)!.percent
    return [
      ...before,
      ...round.slice(round.length - sets).map(({ percent, reps, isAmrap }): PlannedSet => {
        const weight = today.exact === null ? null : nearest(loads, (today.exact * percent) / top)
        return { type: isAmrap ? 'amrap' : 'normal', weight: shown(weight), amount: reps }
      }),
    ]
  }
  const type: SetType = slot.target.kind === 'seconds' ? 'timed' : slot.target.kind === 'metres' ? 'distance' : 'normal'
  return [...before, ...Array.from({ length: sets }, (): PlannedSet => ({ type, weight: shown(load), amount: aim }))]
}

const nearest = (loads: readonly number[], wanted: number): number | null =>
  loads.findLast((load) => load <= wanted + 1e-9) ?? loads[0] ?? null

/** Rounds to two decimals, like a plate calculator and a person. */
export const roundFor = (weight: number): number => Math.round(weight * 100) / 100
