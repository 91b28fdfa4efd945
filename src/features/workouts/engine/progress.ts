import { familyOf, type Exercise } from '../exercise.ts'
import { allowedLoad } from './allowed-load.ts'
import { loadAbove, loadAtMost } from './loads.ts'
import { estimateOneRepMax, loadForReps } from './one-rep-max.ts'
import { isLoaded } from './prescription.ts'
import { asStep, stepNow } from './steps.ts'
import type { PastSession, PastSet, PlanSlot, Why } from './types.ts'

export type NextLoad = {
  /** In kilograms and possible here; null: unknown yet, or done without a load. */
  load: number | null
  /** The load as calculated, before it was rounded to a possible one; only if sets use parts of it. */
  exact?: number
  /** The amount that each set should reach. */
  aim: number
  why: Why
  /** Why it is less than last time, if `why` gives another reason. */
  drop?: Why
}

/** Sessions in a row below target before a load falls. */
export const MISSES_UNTIL_LESS = 3
const LESS = 0.9
/**
 * Strength lasts nearly unchanged through short pauses. After longer ones, a lighter start costs one session and avoids soreness. Our own.
 */
const AWAY = [
  { days: 56, factor: 0.8 },
  { days: 21, factor: 0.9 },
] as const
/** A step of more than a tenth is too large for the reps of one session (ACSM 2009: 2–10 %). */
const LARGEST_STEP = 1.1
/** Reps over the top of the range before such a step is taken anyway. */
const REPS_BEFORE_LARGE_STEP = 3
/** With this many reps of the current load the next one is allowed, by Epley's formula. */
const repsBefore = (next: number, here: number, { target, rir }: Slot): number =>
  Math.max(
    target.to + REPS_BEFORE_LARGE_STEP,
    Math.ceil(30 * ((next / here) * (1 + (target.from + (rir ?? 0)) / 30) - 1) - (rir ?? 0) - 1e-9),
  )

const LOWER_FAMILIES = new Set(['squat', 'hinge', 'lunge', 'calf', 'knee-extension', 'knee-flexion', 'hip'])
/** The step in kilograms if every load is possible. */
export const stepOf = (exercise: Pick<Exercise, 'pattern' | 'mechanic'>): number =>
  LOWER_FAMILIES.has(familyOf(exercise.pattern)) && exercise.mechanic === 'compound' ? 5 : 2.5

/** The load of most work sets; the heaviest one if several are equally frequent. */
export function workingLoad(sets: readonly PastSet[]): number | null {
  const counts = new Map<number, number>()
  for (const { weight } of sets) if (weight !== null) counts.set(weight, (counts.get(weight) ?? 0) + 1)
  const most = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]
  return most?.[0] ?? null
}

/** Whether a set fell below its target. */
const isMiss = ({ sets, target }: PastSession, from: number): boolean =>
  sets.some(({ amount }) => amount < (target?.kind === 'reps' ? Math.min(target.from, from) : from))

/** The best estimate of one rep over some sessions; undefined if there is none. */
export const bestEstimate = (past: readonly PastSession[]): number | undefined =>
  past
    .flatMap(({ sets }) => sets.flatMap(({ weight, amount, reserve }) => estimateOneRepMax(weight ?? 0, amount, reserve ?? 0) ?? []))
    .reduce<number | undefined>((most, one) => (most === undefined || one > most ? one : most), undefined)

type Slot = Pick<PlanSlot, 'sets' | 'target' | 'rir' | 'rule' | 'ease'>
type Asked = {
  exercise: Exercise
  slot: Slot
  /** Newest first. */ past: readonly PastSession[]
  loads: readonly number[]
  /** Of the plan, from 0: for rules that depend on it. */ week?: number
  /** A reduction for today: a lighter week, a bad night. */ factor?: number
}

/**
 * The load of an exercise's next session and the target of its sets, by its rule and its past sessions. Every load is possible here, and
 * none is above the limit of the last sessions for its reps and reserve (allowed-load.ts). After a session below target nothing grows;
 * after three the load falls by a tenth (double progression, ACSM 2009).
 */
export function nextLoad(given: Asked): NextLoad {
  const asked = { ...given, slot: asStep(given.slot, given.past) }
  const { slot, past, loads, exercise } = asked
  const whole = explained(allowed(wholeLoad(asked), asked), asked)
  const factor = (asked.factor ?? 1) * slot.ease
  if (whole.load === null || factor === 1 || !isLoaded(exercise)) return whole
  const load = loadAtMost(loads, whole.load * factor) ?? null
  // A returning joint gets no more than its step: no load is proposed if even the lightest one here is more.
  if (slot.ease < 1 && load !== null && load > whole.load * factor + 1e-9) return tooHeavyHere(whole.load * factor, loads, slot.target.from)
  const why: Why =
    slot.ease < 1
      ? { key: 'load.eased', values: { percent: Math.round(factor * 100) }, source: 'own' }
      : { key: 'load.lighter', values: { percent: Math.round(factor * 100) }, source: 'own' }
  const drop = whole.drop ?? (DROPS.has(whole.why.key) ? whole.why : undefined)
  return {
    load,
    ...(whole.exact !== undefined && { exact: whole.exact * factor }),
    aim: past.length > 0 && slot.rule.kind !== 'percent' ? slot.target.from : whole.aim,
    why,
    ...(drop && { drop }),
  }
}

/** Reasons that already explain why a load is less than last time. */
const DROPS: ReadonlySet<string> = new Set(['load.allowed', 'load.heaviest-here', 'load.not-here'])
const LESS_BY_RULE: ReadonlySet<string> = new Set(['load.away', 'load.less', 'load.effort', 'load.percent'])

const rounded = (value: number) => Math.round(value * 100) / 100

/** Even the lightest load here is too heavy: the person finds something lighter, or does it without. */
const tooHeavyHere = (most: number, loads: readonly number[], aim: number): NextLoad => ({
  load: null,
  aim,
  why: { key: 'load.too-heavy-here', values: { lightest: rounded(loads[0]!), most: rounded(Math.floor(most * 2) / 2) }, source: 'own' },
})

/** Limits the proposal by the last sessions: first with fewer reps of the range, then with less load. */
function allowed(next: NextLoad, { exercise, slot, past, loads }: Asked): NextLoad {
  const last = past[0]
  if (next.load === null || !last || !isLoaded(exercise) || isOwnStep(next.load, slot, last)) return next
  const known = workingLoad(last.sets)
  const fewest = slot.rule.kind === 'percent' ? next.aim : Math.min(next.aim, slot.target.from)
  const isAllowed = (load: number, reps: number) => {
    const most = allowedLoad(past, slot, reps)
    return most === undefined || load <= most.load + 1e-9
  }
  const mostReps = (load: number, wanted: number) => {
    let reps = wanted
    while (reps > fewest && !isAllowed(load, reps)) reps--
    return reps
  }
  if (isAllowed(next.load, fewest)) return { ...next, aim: mostReps(next.load, next.aim) }
  const most = allowedLoad(past, slot, fewest)!
  const load = loadAtMost(loads, most.load)!
  if (load > most.load + 1e-9) return tooHeavyHere(most.load, loads, fewest)
  // A larger load is not allowed yet, so the reps grow with the current load.
  const least = Math.min(...last.sets.map(({ amount }) => amount))
  const isSame = known !== null && Math.abs(load - known) < 1e-9
  const aim = isSame && slot.rule.kind === 'double' ? mostReps(load, Math.max(fewest, least + 1)) : fewest
  return {
    load,
    ...(next.exact !== undefined && { exact: Math.min(next.exact, most.load) }),
    aim,
    why: {
      key: known !== null && load < known - 1e-9 ? 'load.allowed' : 'load.not-yet',
      values: { was: rounded(known ?? 0), load: rounded(load), max: Math.round(most.max), reps: aim, reserve: slot.rir ?? 0 },
      source: 'epley1985',
    },
  }
}

/** Whether the person's chosen rule takes a step: every set reached today's target, and none was harder than requested. */
function isOwnStep(load: number, { rule, target, rir }: Slot, { sets, target: aimed }: PastSession): boolean {
  const known = workingLoad(sets)
  if ((rule.kind !== 'linear' && rule.kind !== 'steps') || known === null || aimed?.kind !== 'reps') return false
  const wasDone = sets.every(({ amount, reserve }) => amount >= target.from && (reserve === null || reserve >= (rir ?? 0)))
  return wasDone && load > known && load <= known * LARGEST_STEP + 1e-9
}

/** Adds a reason to a load below last time's. */
function explained(next: NextLoad, { past, loads }: Asked): NextLoad {
  const known = past[0] && workingLoad(past[0].sets)
  if (next.load === null || known === null || known === undefined || next.load >= known - 1e-9 || next.why.key === 'load.allowed')
    return next
  const key = known > loads.at(-1)! ? 'load.heaviest-here' : 'load.not-here'
  const drop: Why = { key, values: { was: rounded(known), load: rounded(next.load) }, source: 'you' }
  if (!LESS_BY_RULE.has(next.why.key)) return { ...next, why: drop }
  return key === 'load.heaviest-here' && next.load === loads.at(-1) ? { ...next, drop } : next
}

function wholeLoad({ exercise, slot, past, loads, week = 0 }: Asked): NextLoad {
  const { target } = slot
  const last = past[0]
  if (!isLoaded(exercise) || loads.length === 0) return withoutLoad(slot, past)
  if (slot.rule.kind === 'percent') return byPercent(slot.rule, past, loads, week)
  const known = last && workingLoad(last.sets)
  if (!last || known === null || known === undefined)
    return { load: null, aim: target.from, why: { key: 'load.find', values: { reps: target.from, reserve: slot.rir ?? 3 }, source: 'you' } }

  // The previous load, lifted elsewhere, may not be possible here.
  const here = loadAtMost(loads, known)!
  if (here > known * LARGEST_STEP) return tooHeavyHere(known, loads, target.from)
  const away = AWAY.find(({ days }) => last.daysAgo >= days)
  if (away)
    return {
      load: loadAtMost(loads, known * away.factor)!,
      aim: target.from,
      why: { key: 'load.away', values: { days: last.daysAgo, percent: Math.round((1 - away.factor) * 100) }, source: 'own' },
    }
  if (slot.rule.kind === 'effort') return byEffort(slot, past, loads, here)

  const misses = missesInARow(past, target.from, known)
  if (misses >= MISSES_UNTIL_LESS)
    return { load: loadAtMost(loads, known * LESS)!, aim: target.from, why: { key: 'load.less', values: { times: misses }, source: 'own' } }
  if (misses > 0 && slot.rule.kind !== 'steps')
    return {
      load: Math.min(here, known),
      aim: target.from,
      why: { key: 'load.same-missed', values: { reps: target.from }, source: 'acsm2009' },
    }
  if (slot.rule.kind === 'steps') {
    const { at, of, sets, isRound } = stepNow(slot.rule, past)
    if (isRound) return grown(here, stepOf(exercise), loads, target.from, { key: 'load.steps-done', values: {}, source: 'you' })
    return { load: here, aim: target.from, why: { key: 'load.step', values: { step: at + 1, of, sets, reps: target.from }, source: 'you' } }
  }
  const least = Math.min(...last.sets.map(({ amount }) => amount))
  if (slot.rule.kind === 'fixed') return { load: here, aim: target.from, why: { key: 'load.same', values: {}, source: 'you' } }
  if (slot.rule.kind === 'linear') return grown(here, slot.rule.step, loads, target.from, { key: 'load.linear', values: {}, source: 'you' })
  // Another rep range than last time: the same strength, expressed in other reps.
  if (last.target?.kind === 'reps' && (last.target.to < target.from || last.target.from > target.to))
    return byEffort(slot, past, loads, here)
  if (least < target.to || wasTooHard(last, slot)) {
    const aim = Math.min(target.to, least + 1)
    return { load: here, aim, why: { key: 'load.reps-first', values: { reps: target.to }, source: 'acsm2009' } }
  }
  const next = loadAbove(loads, here)
  const before = next !== undefined && here > 0 && next > here * LARGEST_STEP ? repsBefore(next, here, slot) : 0
  if (next !== undefined && least < before)
    return {
      load: here,
      aim: Math.min(least + 1, before),
      why: {
        key: 'load.large-step',
        values: { reps: before, percent: Math.round((next / here - 1) * 100) },
        source: 'acsm2009',
      },
    }
  return grown(here, stepOf(exercise), loads, target.from, { key: 'load.up', values: { reps: target.to }, source: 'acsm2009' })
}

/** All reps were done, but none was left in reserve where two were requested: the same load again. */
const wasTooHard = ({ sets }: PastSession, { rir }: Slot): boolean =>
  rir !== null && sets.every(({ reserve }) => reserve !== null && reserve < rir - 1)

/** One step up, at most a tenth; at least the next possible load. */
function grown(here: number, step: number, loads: readonly number[], aim: number, why: Why): NextLoad {
  const most = Math.min(here + step, here * LARGEST_STEP)
  const up = Math.max(loadAtMost(loads, most) ?? here, loadAbove(loads, here) ?? here)
  if (up <= here) return { load: here, aim: aim, why: { key: 'load.top', values: {}, source: 'you' } }
  return { load: up, aim, why: { ...why, values: { ...why.values, more: Math.round((up - here) * 100) / 100 } } }
}

function missesInARow(past: readonly PastSession[], from: number, load: number): number {
  let misses = 0
  for (const session of past) {
    if (workingLoad(session.sets) !== load || !isMiss(session, from)) break
    misses++
  }
  return misses
}

function byEffort(slot: Slot, past: readonly PastSession[], loads: readonly number[], here: number): NextLoad {
  const estimate = bestEstimate(past.slice(0, 3))
  const reps = Math.round((slot.target.from + slot.target.to) / 2)
  const reserve = slot.rir ?? 2
  if (estimate === undefined) return { load: here, aim: slot.target.from, why: { key: 'load.same', values: {}, source: 'you' } }
  const load = loadAtMost(loads, loadForReps(estimate, reps, reserve))!
  const wasMissed = missesInARow(past, slot.target.from, here) > 0
  return {
    load: wasMissed ? Math.min(load, here) : load,
    aim: slot.target.from,
    why: { key: 'load.effort', values: { max: Math.round(estimate), reps, reserve }, source: 'epley1985' },
  }
}

/** The share of the estimated maximum that is safe on any day. */
const TRAINING_MAX = 0.9
function byPercent(
  rule: Extract<PlanSlot['rule'], { kind: 'percent' }>,
  past: readonly PastSession[],
  loads: readonly number[],
  week: number,
): NextLoad {
  const round = rule.rounds[week % rule.rounds.length]!
  const top = round.at(-1)!
  const estimate = bestEstimate(past.slice(0, 6))
  if (estimate === undefined)
    return { load: null, aim: top.reps, why: { key: 'load.find', values: { reps: top.reps, reserve: 2 }, source: 'you' } }
  const exact = estimate * TRAINING_MAX * top.percent
  return {
    load: loadAtMost(loads, exact)!,
    exact,
    aim: top.reps,
    why: {
      key: 'load.percent',
      values: { percent: Math.round(top.percent * 100), max: Math.round(estimate * TRAINING_MAX) },
      source: 'epley1985',
    },
  }
}

/** Without a load the amount grows: to the top of the range, and then a harder exercise is due. */
function withoutLoad({ target, rule }: Slot, past: readonly PastSession[]): NextLoad {
  const last = past[0]
  if (rule.kind === 'steps' && rule.steps.length > 0) {
    const { at, of, sets, isRound } = stepNow(rule, past)
    return isRound
      ? { load: null, aim: target.from, why: { key: 'load.steps-harder', values: {}, source: 'you' } }
      : { load: null, aim: target.from, why: { key: 'load.step', values: { step: at + 1, of, sets, reps: target.from }, source: 'you' } }
  }
  if (!last || last.sets.length === 0 || rule.kind === 'fixed')
    return { load: null, aim: target.from, why: { key: 'load.none', values: {}, source: 'own' } }
  const least = Math.min(...last.sets.map(({ amount }) => amount))
  if (least < target.from)
    return { load: null, aim: target.from, why: { key: 'load.same-missed', values: { reps: target.from }, source: 'acsm2009' } }
  if (least >= target.to)
    return { load: null, aim: target.to, why: { key: 'load.harder-next', values: { reps: target.to }, source: 'acsm2009' } }
  const step = target.kind === 'reps' ? 1 : 5
  return {
    load: null,
    aim: Math.min(target.to, least + step),
    why: { key: 'load.more-reps', values: { reps: target.to }, source: 'acsm2009' },
  }
}

/** Warm-up sets for a load: about 40, 60 and 80 % of it, fewer for lighter loads. Only possible loads, and each only once. */
export function warmUpSets(load: number, count: number, loads: readonly number[]): { weight: number; reps: number }[] {
  const steps =
    count >= 3
      ? [
          [0.4, 8],
          [0.6, 5],
          [0.8, 3],
        ]
      : count === 2
        ? [
            [0.5, 8],
            [0.75, 4],
          ]
        : [[0.6, 6]]
  const sets = steps.map(([part, reps]) => ({ weight: loadAtMost(loads, load * part!)!, reps: reps! }))
  return sets.filter(({ weight }, at) => weight < load && weight !== sets[at - 1]?.weight)
}

/** Whether three sessions brought no progress. */
export function isStalled(past: readonly PastSession[]): boolean {
  if (past.length < 4) return false
  const bests = past.slice(0, 4).map((session) => bestEstimate([session]) ?? Math.max(...session.sets.map(({ amount }) => amount)))
  const [newest, ...before] = bests
  return Math.max(newest!, ...before.slice(0, 2)) <= before[2]! + 1e-9
}

/** Suggests a lighter week if two lifts have stalled, or if three recent check-ins were low on average. */
export function suggestDeload(stalled: number, readiness: readonly number[]): Why | undefined {
  const average = readiness.reduce((sum, one) => sum + one, 0) / readiness.length
  if (readiness.length >= 3 && average <= 2) return { key: 'deload.readiness', values: { days: readiness.length }, source: 'own' }
  if (stalled >= 2) return { key: 'deload.stalled', values: { lifts: stalled }, source: 'own' }
  return undefined
}
