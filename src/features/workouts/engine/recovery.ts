import { MUSCLES, type Muscle } from '#platform/body/muscles.ts'
import { muscleShare, type Exercise } from '../exercise.ts'

/** Hard sets of one exercise at one time, the data of a muscle map. */
export type DoneSets = {
  exercise: Pick<Exercise, 'primary' | 'secondary'>
  sets: number
  /** Reps in reserve on average; null: not recorded. */ reserve: number | null
  hoursAgo: number
}

/** Our own constants: half of a session's fatigue decays in about 30 hours, all of it in seven days. */
const DECAY_HOURS = 44
/** From then on a session causes no fatigue. */
export const RECOVERED_AFTER_HOURS = 168
/** This many hard sets at once exhaust a muscle. */
const FULL_FATIGUE_SETS = 7
/** A primary muscle of an exercise is not ready again on the same day, even after few sets. */
const SAME_DAY_HOURS = 16
const SAME_DAY_MOST = 0.65
/** From this recovery on a muscle is worth training again. */
export const READY_FROM = 0.7

/** The remaining share of fatigue after some hours: 1 at once, falling exponentially, exactly 0 from seven days on. */
export function remainingFatigue(hours: number): number {
  if (hours <= 0) return 1
  if (hours >= RECOVERED_AFTER_HOURS) return 0
  const end = Math.exp(-RECOVERED_AFTER_HOURS / DECAY_HOURS)
  return (Math.exp(-hours / DECAY_HOURS) - end) / (1 - end)
}

/** The fatigue of a set by its reps in reserve: full near failure, half with five left. An unrecorded reserve counts as two. */
export const effortOf = (reserve: number | null): number => Math.max(0.3, 1 - 0.1 * Math.max(0, Math.min(7, reserve ?? 2)))

/** Load on muscles from another activity, in equivalent hard sets. */
export type OtherLoad = { muscles: Readonly<Partial<Record<Muscle, number>>>; hoursAgo: number }

/** Recovery of each muscle, 0 (exhausted) to 1 (rested), from the remaining fatigue of Σ sets × effort × share and of other activities. */
export function recoveryOf(done: readonly DoneSets[], others: readonly OtherLoad[] = []): Record<Muscle, number> {
  const fatigue = new Map<Muscle, number>()
  const today = new Set<Muscle>()
  for (const { muscles, hoursAgo } of others)
    for (const [muscle, sets] of Object.entries(muscles) as [Muscle, number][])
      fatigue.set(muscle, (fatigue.get(muscle) ?? 0) + sets * remainingFatigue(hoursAgo))
  for (const { exercise, sets, reserve, hoursAgo } of done) {
    const each = sets * effortOf(reserve) * remainingFatigue(hoursAgo)
    if (each <= 0) continue
    for (const muscle of exercise.primary) {
      fatigue.set(muscle, (fatigue.get(muscle) ?? 0) + each)
      if (hoursAgo < SAME_DAY_HOURS) today.add(muscle)
    }
    for (const muscle of Object.keys(exercise.secondary) as Muscle[])
      fatigue.set(muscle, (fatigue.get(muscle) ?? 0) + each * muscleShare(exercise, muscle))
  }
  const recovered = (muscle: Muscle) => {
    const rested = Math.max(0, 1 - (fatigue.get(muscle) ?? 0) / FULL_FATIGUE_SETS)
    return today.has(muscle) ? Math.min(rested, SAME_DAY_MOST) : rested
  }
  return Object.fromEntries(MUSCLES.map((muscle) => [muscle, recovered(muscle)])) as Record<Muscle, number>
}
