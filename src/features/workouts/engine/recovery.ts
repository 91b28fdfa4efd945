import { MUSCLES, type Muscle } from '#platform/body/muscles.ts'
import { muscleShare, type Exercise } from '../exercise.ts'

/** Hard sets of one exercise at one time: what a muscle map is made of. */
export type DoneSets = {
  exercise: Pick<Exercise, 'primary' | 'secondary'>
  sets: number
  /** Reps in reserve on average; null: not said. */ reserve: number | null
  hoursAgo: number
}

/** Our own constants: half of a session's fatigue is gone after about 30 hours, all of it after seven days. */
const DECAY_HOURS = 44
/** From then on a session is forgotten by its muscles. */
export const RECOVERED_AFTER_HOURS = 168
/** So many hard sets at once leave a muscle with nothing. */
const FULL_FATIGUE_SETS = 7
/** A muscle that an exercise trained first of all is not ready again on the same day, however few sets it had. */
const SAME_DAY_HOURS = 16
const SAME_DAY_MOST = 0.65
/** A muscle is worth training again from here on. */
export const READY_FROM = 0.7

/** What is left of fatigue after some hours: 1 right after, falling exponentially, exactly 0 from seven days on. */
export function remainingFatigue(hours: number): number {
  if (hours <= 0) return 1
  if (hours >= RECOVERED_AFTER_HOURS) return 0
  const end = Math.exp(-RECOVERED_AFTER_HOURS / DECAY_HOURS)
  return (Math.exp(-hours / DECAY_HOURS) - end) / (1 - end)
}

/** How much a set tires by the reps it leaves: all of it near failure, half with five left. Not said counts as two left. */
export const effortOf = (reserve: number | null): number => Math.max(0.3, 1 - 0.1 * Math.max(0, Math.min(7, reserve ?? 2)))

/** What something else asked of muscles, in hard sets that were worth their effort. */
export type OtherLoad = { muscles: Readonly<Partial<Record<Muscle, number>>>; hoursAgo: number }

/** Recovery of each muscle, 0 (spent) to 1 (rested): what is left of Σ sets × effort × share, and of what else tired it. */
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
