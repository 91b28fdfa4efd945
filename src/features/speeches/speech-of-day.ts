import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { Tone } from './themes.ts'

/** Night lasts from `EVENING` until `NIGHT_ENDS`, hours of the person's wall clock. Then only calming and healing speeches suit. */
const EVENING = 20
const NIGHT_ENDS = 4

const STEP = 7919

const isNight = (hour: number): boolean => hour >= EVENING || hour < NIGHT_ENDS

/** Whether a speech suits an hour of the person's wall clock. */
export function suitsHour({ tone, themes }: { tone: Tone; themes: readonly string[] }, hour: number): boolean {
  if (isNight(hour)) return (tone === 'calming' || tone === 'healing') && !themes.includes('morning')
  return !themes.includes('evening') && (hour < 12 || !themes.includes('morning'))
}

/** The speech of a day, in the person's language if there are any: stable until it no longer suits the hour, another one tomorrow. */
export function speechOfDay<S extends { tone: Tone; themes: readonly string[]; language: string }>(
  speeches: readonly S[],
  language: string,
  day: LocalDay,
  hour: number,
): S | undefined {
  const own = speeches.filter((speech) => speech.language === language)
  const fitting = (own.length > 0 ? own : speeches).filter((speech) => suitsHour(speech, hour))
  // Neighbours in the list share a tone; a prime step avoids the same tone on consecutive days.
  return fitting[(dayNumber(day) * STEP) % fitting.length]
}
