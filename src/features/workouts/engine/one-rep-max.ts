/** A set of more reps predicts a single one too poorly. */
export const MAX_ESTIMATE_REPS = 12

/** Epley (1985): w(1 + r/30). One rep is the maximum itself. */
export const epley = (weight: number, reps: number): number => (reps === 1 ? weight : weight * (1 + reps / 30))

/** Brzycki (1993): 36w/(37 − r). */
export const brzycki = (weight: number, reps: number): number => (36 * weight) / (37 - reps)

/**
 * The estimated maximum for one rep, in the unit of `weight`: Epley's formula over the reps done and those left in reserve. Undefined
 * without a load or a whole rep, or with more than twelve reps.
 */
export function estimateOneRepMax(weight: number, reps: number, reserve = 0): number | undefined {
  const total = reps + reserve
  if (!(weight > 0) || !(reps >= 1) || !(total <= MAX_ESTIMATE_REPS)) return undefined
  return epley(weight, total)
}

/** The load at which `reps` leave `reserve` more: the inverse of Epley's formula. */
export const loadForReps = (oneRepMax: number, reps: number, reserve: number): number => {
  const total = reps + reserve
  return total <= 1 ? oneRepMax : oneRepMax / (1 + total / 30)
}
