import { stableHash } from '#platform/contract/stable-hash.ts'
import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Hemisphere = 'north' | 'south'
export type WeatherKind = 'clear' | 'clouds' | 'breeze' | 'mist' | 'rain' | 'snow'

const YEAR: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The meteorological season (whole months: December to February is the northern winter) of a day in a hemisphere. */
export function seasonIn(day: LocalDay, hemisphere: Hemisphere): Season {
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3)
  return YEAR[(quarter + (hemisphere === 'south' ? 2 : 0)) % 4]!
}

const OFTEN: Readonly<Record<Season, readonly WeatherKind[]>> = {
  spring: ['clear', 'clear', 'clouds', 'breeze', 'rain', 'mist', 'clear'],
  summer: ['clear', 'clear', 'clear', 'breeze', 'clouds', 'clear', 'rain'],
  autumn: ['clouds', 'mist', 'clear', 'breeze', 'rain', 'clouds', 'clear'],
  winter: ['snow', 'clouds', 'clear', 'mist', 'snow', 'clear', 'clouds'],
}

/** The garden's own weather, made up from person and day: it asks nobody where they are, and says so. */
export function weatherOf(seed: string, day: LocalDay, season: Season): WeatherKind {
  const often = OFTEN[season]
  // Weather lasts: two days in a row share a throw, more often than not.
  const number = dayNumber(day)
  const throwOf = stableHash(`weather ${seed} ${stableHash(`${seed} ${number}`) % 3 === 0 ? number : Math.floor(number / 2) * 2}`)
  return often[throwOf % often.length]!
}
