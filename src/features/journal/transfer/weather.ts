import type { Weather } from '../contract/records.ts'

// In order of precedence: a thunderstorm also brings rain.
const KINDS: [kind: NonNullable<Weather['kind']>, words: RegExp][] = [
  ['storm', /thunder|storm|tornado|hurricane|gewitter|sturm/i],
  ['snow', /snow|sleet|hail|blizzard|flurr|ice|schnee|hagel/i],
  ['drizzle', /drizzle|sprinkle|niesel/i],
  ['rain', /rain|shower|regen|schauer/i],
  ['fog', /fog|mist|haze|hazy|smoke|dust|nebel|dunst/i],
  ['partly', /partly|mostly (?:clear|sunny)|few clouds|scattered|broken|heiter|leicht bewölkt/i],
  ['cloudy', /cloud|overcast|wolk|bewölkt|bedeckt/i],
  ['wind', /wind|breez|gale/i],
  ['clear', /clear|sunny|sun|fair|klar|sonn/i],
]

/** Converts a source's weather to ours; null when it has none. Temperatures that occur nowhere on earth are dropped. */
export function weatherOf(description: string | null, celsius: number | null): Weather | null {
  const kind = description === null ? null : (KINDS.find(([, words]) => words.test(description))?.[0] ?? null)
  const degrees = celsius !== null && celsius >= -90 && celsius <= 60 ? Math.round(celsius * 10) / 10 : null
  return kind === null && degrees === null ? null : { kind, celsius: degrees }
}
