export const ZONE_METHODS = ['max', 'reserve', 'own'] as const
export type ZoneMethod = (typeof ZONE_METHODS)[number]

export type ZoneSettings = {
  method: ZoneMethod
  /** Highest heart rate, beats a minute; null: estimated by age. */
  max: number | null
  rest: number | null
  /** Where zones 1 to 5 begin, rising; for `own`. */
  own: readonly number[] | null
}

/** Where the usual five zones begin, as shares. */
const SHARES = [0.5, 0.6, 0.7, 0.8, 0.9]

/**
 * Highest heart rate by age: 208 − 0.7 × age (Tanaka H et al., J Am Coll Cardiol 2001;37(1):153-156). For one person in three it is more
 * than 7 beats off.
 */
export const maxByAge = (age: number): number => Math.round(208 - 0.7 * age)

/** Karvonen MJ et al., Ann Med Exp Biol Fenn 1957;35(3):307-315: rest + share × (max − rest). */
export const byReserve = (share: number, max: number, rest: number): number => Math.round(rest + share * (max - rest))

/** Beats a minute where zones 1 to 5 begin; null where an input of the method is missing. */
export function zoneLimits(settings: ZoneSettings, age: number | null): readonly number[] | null {
  if (settings.method === 'own') return settings.own
  const max = settings.max ?? (age === null ? null : maxByAge(age))
  if (max === null) return null
  if (settings.method === 'max') return SHARES.map((share) => Math.round(share * max))
  return settings.rest === null || settings.rest >= max ? null : SHARES.map((share) => byReserve(share, max, settings.rest!))
}

/** Zone of a heart rate: 0 (below all) to 5. */
export const zoneOf = (bpm: number, limits: readonly number[]): number => limits.filter((from) => bpm >= from).length

/** Effort by mean heart rate as a share of the highest: moderate from 64 %, vigorous from 77 % (ACSM's Guidelines, 11th ed., 2021). */
export function effortByHeartRate(mean: number, max: number): 'light' | 'moderate' | 'vigorous' {
  const share = mean / max
  return share >= 0.77 ? 'vigorous' : share >= 0.64 ? 'moderate' : 'light'
}

/** Effort by METs: moderate from 3, vigorous from 6 (Compendium; WHO 2020). */
export const effortByMet = (met: number): 'light' | 'moderate' | 'vigorous' => (met >= 6 ? 'vigorous' : met >= 3 ? 'moderate' : 'light')
