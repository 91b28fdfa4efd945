import type { Instrument, NormGroup } from '../scales.ts'

/** Sex and age for the comparison; null: not stated. */
export type NormPerson = { sex: 'female' | 'male' | null; age: number | null }

/** The group for this sex and age; the neutral one where either is missing or no group fits. Null for an instrument without norms. */
export function normGroupFor({ norms }: Pick<Instrument, 'norms'>, { sex, age }: NormPerson): NormGroup | null {
  const neutral = norms.find((group) => group.sex === null && group.ages === null) ?? null
  if (sex === null || age === null || !Number.isFinite(age)) return neutral
  const years = Math.max(0, Math.floor(age))
  const fits = ({ sex: theirs, ages }: NormGroup) => theirs === sex && ages !== null && years >= ages.from && years <= ages.to
  return norms.find(fits) ?? neutral
}

/** A group by the id that a result stores; the neutral one if a later version no longer has it. */
export function normGroupOf({ norms }: Pick<Instrument, 'norms'>, id: string | null): NormGroup | null {
  if (id === null) return null
  return norms.find((group) => group.id === id) ?? norms.find((group) => group.sex === null && group.ages === null) ?? null
}

/** T score: mean 50, standard deviation 10 in the norm group. */
export const tScore = (raw: number, { mean, sd }: { mean: number; sd: number }): number => 50 + (10 * (raw - mean)) / sd

/** Share of a normally distributed norm group that scores lower, 0 to 100. */
export const percentileOf = (t: number): number => 100 * normalCdf((t - 50) / 10)

/** Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 26.2.17: off by less than 7.5e-8. */
function normalCdf(z: number): number {
  const k = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    k *
    (0.319_381_53 + k * (-0.356_563_782 + k * (1.781_477_937 + k * (-1.821_255_978 + k * 1.330_274_429))))
  return z < 0 ? tail : 1 - tail
}
