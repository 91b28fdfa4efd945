import { stableHash } from '#platform/contract/stable-hash.ts'
import type { Season } from '#platform/contract/seasons.ts'
import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'

export type WeatherKind = 'clear' | 'clouds' | 'breeze' | 'mist' | 'rain' | 'snow'

const OFTEN: Readonly<Record<Season, readonly WeatherKind[]>> = {
  spring: ['clear', 'clear', 'clouds', 'breeze', 'rain', 'mist', 'clear'],
  summer: ['clear', 'clear', 'clear', 'breeze', 'clouds', 'clear', 'rain'],
  autumn: ['clouds', 'mist', 'clear', 'breeze', 'rain', 'clouds', 'clear'],
  winter: ['snow', 'clouds', 'clear', 'mist', 'snow', 'clear', 'clouds'],
}

/** The garden's imagined weather, derived from person and day: it needs no location, and is labelled as imagined. */
export function weatherOf(seed: string, day: LocalDay, season: Season): WeatherKind {
  const often = OFTEN[season]
  // Consecutive days often have the same weather.
  const number = dayNumber(day)
  const throwOf = stableHash(`weather ${seed} ${stableHash(`${seed} ${number}`) % 3 === 0 ? number : Math.floor(number / 2) * 2}`)
  return often[throwOf % often.length]!
}
