import { estimateOneRepMax } from '../engine/one-rep-max.ts'
import type { PastSession, Target } from '../engine/types.ts'
import { isWorkSet, itemsOf, reserveOf, type Session } from './session.ts'
import { toKg } from '../gyms/gym.ts'

/** A work set in kilograms: load, reps (or seconds, metres), reps in reserve. Help from an assisted machine is a negative load. */
export type FactSet = readonly [weight: number | null, amount: number, reserve: number | null]

/** The results of one session for one exercise, used for history, records and recovery. */
export type LiftFacts = {
  exercise: string
  target: Target | null
  sets: FactSet[]
  /** Hard sets: work sets that ended within four reps of failure, or without a recorded effort. */
  hardSets: number
  /** Mean of the recorded reps in reserve. */
  reserve: number | null
  /** Σ load × reps, kilograms. */
  volume: number
  /** Best estimate of one rep in kilograms. */
  estimate: number | null
}

/** A set with more reps in reserve does not count as hard. */
const HARD_WITHIN = 4

/** Built-in exercises whose recorded weight is help, which reduces body weight. */
export const ASSISTED_EXERCISES: ReadonlySet<string> = new Set(['assisted-pull-up', 'assisted-chin-up', 'assisted-dip'])

const NONE: ReadonlySet<string> = new Set()

/**
 * By exercise, in the session's order; an exercise that occurs twice in a session is merged. Only `reps` have volume and estimates.
 * `ownAssisted`: own exercises whose weight is help. Help is no load: it gives no volume and no estimate, with any body weight.
 */
export function liftFacts(session: Pick<Session, 'items' | 'sets'>, ownAssisted: ReadonlySet<string> = NONE): LiftFacts[] {
  const byExercise = new Map<string, LiftFacts>()
  for (const { item, sets } of itemsOf(session)) {
    const work = sets.filter(({ set }) => isWorkSet(set))
    if (work.length === 0) continue
    const facts = byExercise.get(item.exercise) ?? {
      exercise: item.exercise,
      target: item.target,
      sets: [],
      hardSets: 0,
      reserve: null,
      volume: 0,
      estimate: null,
    }
    for (const { set } of work) {
      const isHelp = ASSISTED_EXERCISES.has(item.exercise) || ownAssisted.has(item.exercise)
      const written = set.weight === null ? null : toKg(set.weight, set.unit)
      const weight = written !== null && isHelp ? -written : written
      // A set to failure has no reps in reserve, recorded or not.
      const reserve = reserveOf(set.effort) ?? (set.type === 'failure' ? 0 : null)
      facts.sets.push([weight === null ? null : round(weight), set.amount!, reserve])
      if (reserve === null || reserve <= HARD_WITHIN) facts.hardSets++
      // A drop set starts fatigued, and a timed set has no reps.
      if (weight === null || isHelp || !isOfReps(set.type, item.target)) continue
      facts.volume += weight * set.amount!
      const estimate = set.type === 'drop' ? undefined : estimateOneRepMax(weight, set.amount!, reserve ?? 0)
      if (estimate !== undefined) facts.estimate = Math.max(facts.estimate ?? 0, round(estimate))
    }
    const stated = facts.sets.flatMap(([, , reserve]) => reserve ?? [])
    facts.reserve = stated.length === 0 ? null : round(stated.reduce((sum, one) => sum + one, 0) / stated.length)
    facts.volume = round(facts.volume)
    byExercise.set(item.exercise, facts)
  }
  return [...byExercise.values()]
}

const isOfReps = (type: string, target: Target | null) =>
  type !== 'timed' && type !== 'distance' && (target === null || target.kind === 'reps')
const round = (value: number) => Math.round(value * 100) / 100

export const pastOf = ({ sets, target }: Pick<LiftFacts, 'sets' | 'target'>, daysAgo: number): PastSession => ({
  daysAgo,
  target,
  sets: sets.map(([weight, amount, reserve]) => ({ weight: weight === null ? null : Math.abs(weight), amount, reserve })),
})

/** The heaviest load for at least this many reps in kilograms, by reps. */
export type RepRecords = Readonly<Record<number, number>>
/** Rep counts with records. */
export const RECORD_REPS = [1, 3, 5, 8, 10, 12, 15] as const

export type Records = {
  weight: number | null
  estimate: number | null
  volume: number | null
  /** For sets without a load. */ amount: number | null
  byReps: RepRecords
}

export const NO_RECORDS: Records = { weight: null, estimate: null, volume: null, amount: null, byReps: {} }

const more = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b))

/**
 * The records after a session's results. Sets with help set no records: their progress cannot be compared. Loads that are held or
 * carried have no reps.
 */
export function withFacts(records: Records, facts: Pick<LiftFacts, 'exercise' | 'target' | 'sets' | 'volume' | 'estimate'>): Records {
  if (ASSISTED_EXERCISES.has(facts.exercise) || facts.sets.some(([load]) => load !== null && load < 0)) return records
  const byReps: Record<number, number> = { ...records.byReps }
  let { weight, amount } = records
  const hasReps = facts.target === null || facts.target.kind === 'reps'
  for (const [load, reps] of facts.sets) {
    if (load === null || load === 0) {
      amount = more(amount, reps)
      continue
    }
    weight = more(weight, load)
    if (!hasReps) continue
    for (const target of RECORD_REPS) if (reps >= target) byReps[target] = Math.max(byReps[target] ?? 0, load)
  }
  return { weight, amount, byReps, estimate: more(records.estimate, facts.estimate), volume: more(records.volume, facts.volume || null) }
}

export type NewRecord = {
  exercise: string
  kind: 'weight' | 'estimate' | 'volume' | 'amount' | 'reps'
  value: number
  reps: number | null
  before: number
}

/** Records that a session broke; a first session breaks none. `weight` and `estimate` replace records by reps, because they say more. */
export function newRecords(before: Records, facts: LiftFacts): NewRecord[] {
  const after = withFacts(before, facts)
  const found: NewRecord[] = []
  const add = (kind: NewRecord['kind'], value: number | null, was: number | null | undefined, reps: number | null = null) => {
    if (value !== null && was !== null && was !== undefined && value > was + 1e-9)
      found.push({ exercise: facts.exercise, kind, value, reps, before: was })
  }
  add('weight', after.weight, before.weight)
  add('estimate', after.estimate, before.estimate)
  add('amount', after.amount, before.amount)
  if (found.length === 0) {
    const reps = RECORD_REPS.findLast((one) => before.byReps[one] !== undefined && after.byReps[one]! > before.byReps[one])
    if (reps !== undefined) add('reps', after.byReps[reps]!, before.byReps[reps], reps)
  }
  if (found.length === 0) add('volume', after.volume, before.volume)
  return found
}
