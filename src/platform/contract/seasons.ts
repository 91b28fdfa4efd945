import type { LocalDay } from './dates.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Hemisphere = 'north' | 'south'

const NORTHERN: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The meteorological season: whole months, from March, June, September and December on; the other half of the year in the south. */
export function seasonOf(day: LocalDay, hemisphere: Hemisphere): Season {
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3)
  return NORTHERN[(quarter + (hemisphere === 'south' ? 2 : 0)) % 4]!
}
