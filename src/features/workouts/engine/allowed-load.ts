import { epley, MAX_ESTIMATE_REPS } from './one-rep-max.ts'
import type { PastSession, PastSet, PlanSlot } from './types.ts'

/** The number of sessions that count as recent. */
const RECENT = 3
/** A set of more than twelve reps predicts heavy loads poorly: it allows at most the load for this many reps. */
const FEWEST_FROM_MANY = 10

type Wanted = Pick<PlanSlot, 'target' | 'rir'>

const isOfReps = ({ target }: PastSession): boolean => target === null || target.kind === 'reps'
const isShort = ({ target, sets }: PastSession): boolean => target !== null && sets.some(({ amount }) => amount < target.from)

/** Whether a session shows how near to failure it was: the effort was recorded, or some reps were missing. */
const isEffortKnown = (session: PastSession): boolean =>
  isOfReps(session) &&
  session.sets.some(({ weight }) => (weight ?? 0) > 0) &&
  (isShort(session) || session.sets.some(({ reserve }) => reserve !== null))

/**
 * The reps that a set shows to be possible: reps done plus reps in reserve. Without a recorded reserve, a session that reached its target
 * is assumed to have left the requested reserve. Of several sets with one load the first is assumed to have left one rep more, because the
 * last one still reached its target. Reps beyond the target, and sessions without a target or short of it, are assumed to have left none.
 */
function possibleReps(set: PastSet, session: PastSession, { rir }: Wanted): number {
  if (set.reserve !== null) return set.amount + set.reserve
  if (session.target === null || isShort(session)) return set.amount
  const isRepeated = session.sets.filter(({ weight }) => weight === set.weight).length > 1
  const least = Math.min(...session.sets.map(({ amount }) => amount))
  const asAimed = Math.min(set.amount, Math.max(session.target.to, least))
  return Math.max(set.amount, asAimed + (rir ?? 0) + (isRepeated ? 1 : 0))
}

/** The sets that count: of the newest sessions, back to the latest one that shows how near to failure it was. */
function recentSessions(past: readonly PastSession[]): readonly PastSession[] {
  const recent = past.slice(0, RECENT)
  const known = recent.findIndex(isEffortKnown)
  return known < 0 ? recent : recent.slice(0, known + 1)
}

/** The highest weight for one rep by these sessions, and the highest for `reps` with the requested reserve. */
export type Allowed = { max: number; load: number }

/**
 * The heaviest load that the last sessions allow for this many reps with the requested reserve (Epley 1985, in both directions). Undefined
 * if no set has a load, or if the exercise is not measured in reps.
 */
export function allowedLoad(past: readonly PastSession[], wanted: Wanted, reps: number): Allowed | undefined {
  if (wanted.target.kind !== 'reps') return undefined
  const total = reps + (wanted.rir ?? 0)
  let best: Allowed | undefined
  for (const session of recentSessions(past).filter(isOfReps))
    for (const set of session.sets) {
      if (!((set.weight ?? 0) > 0) || !(set.amount >= 1)) continue
      const possible = possibleReps(set, session, wanted)
      const counted = possible > MAX_ESTIMATE_REPS ? Math.max(total, FEWEST_FROM_MANY) : total
      const load = (set.weight! * (1 + possible / 30)) / (1 + counted / 30)
      if (!best || load > best.load) best = { max: epley(set.weight!, possible), load }
    }
  return best
}
