import { MAX_TAG } from '../contract/records.ts'

/** Converts text to a valid tag: no `#`, comma or control character, at most 60 characters; may be empty. */
export function cleanTag(text: string): string {
  return text
    .replace(/[#,\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TAG)
    .trim()
}

/** Removes duplicates case-insensitively and empty names; the first spelling stays. */
export function uniqueNames(names: Iterable<string>): string[] {
  const seen = new Map<string, string>()
  for (const name of names) if (name !== '' && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name)
  return [...seen.values()]
}

/** A name of a mood, activity or group: one line, at most 80 characters. */
export const cleanName = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim()

/** Names of the five moods in other apps, best first, in the most common export languages. */
const SCALES = [
  ['rad', 'good', 'meh', 'bad', 'awful'],
  ['great', 'good', 'okay', 'bad', 'terrible'],
  ['amazing', 'happy', 'ok', 'sad', 'horrible'],
  ['excellent', 'well', 'neutral', 'poor', 'very bad'],
  ['very good', 'good', 'average', 'not good', 'miserable'],
  ['super', 'gut', 'naja', 'schlecht', 'lausig'],
  ['super gut', 'gut', 'so lala', 'schlecht', 'furchtbar'],
  ['sehr gut', 'gut', 'mittel', 'nicht gut', 'sehr schlecht'],
  ['génial', 'bien', 'bof', 'mauvais', 'horrible'],
  ['genial', 'bien', 'regular', 'mal', 'fatal'],
  ['fantastico', 'bene', 'così così', 'male', 'terribile'],
]
const LEVELS = new Map(SCALES.toReversed().flatMap((scale) => scale.map((name, index): [string, number] => [name, 5 - index])))

/** The level of a well-known mood name; null when only the person knows it. */
export const levelOfName = (name: string): number | null => LEVELS.get(name.trim().toLowerCase()) ?? null

/** Rounds a number to one of our five levels; null outside the scale. */
export const levelOf = (value: number | null): number | null => {
  const level = value === null ? 0 : Math.round(value)
  return level >= 1 && level <= 5 ? level : null
}
