import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { Tone } from './themes.ts'

/** From this hour on, and until the other, what wakes is not for now; before `NOON` what is for falling asleep is not. */
const EVENING = 20
const NIGHT_ENDS = 4

const STEP = 7919

const isNight = (hour: number): boolean => hour >= EVENING || hour < NIGHT_ENDS

/** Whether a speech suits an hour of the person's wall clock. */
export function suitsHour({ tone, themes }: { tone: Tone; themes: readonly string[] }, hour: number): boolean {
  if (isNight(hour)) return (tone === 'calming' || tone === 'healing') && !themes.includes('morning')
  return !themes.includes('evening') && (hour < 12 || !themes.includes('morning'))
}

/** The speech for a day, in the person's language where there are any: the same all day until the hour no longer suits it, another tomorrow. */
export function speechOfDay<S extends { tone: Tone; themes: readonly string[]; language: string }>(
  speeches: readonly S[],
  language: string,
  day: LocalDay,
  hour: number,
): S | undefined {
  const own = speeches.filter((speech) => speech.language === language)
  const fitting = (own.length > 0 ? own : speeches).filter((speech) => suitsHour(speech, hour))
  // A prime step: neighbours in the list have one tone, days in a row should not.
  return fitting[(dayNumber(day) * STEP) % fitting.length]
}
