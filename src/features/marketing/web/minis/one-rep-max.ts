/**
 * Estimated one-repetition maximum, in the unit of `weight`: weight × (1 + reps / 30); one repetition is itself.
 * B. Epley, Poundage Chart, Boyd Epley Workout, University of Nebraska, 1985.
 */
export const oneRepMax = (weight: number, reps: number): number => (reps === 1 ? weight : weight * (1 + reps / 30))
