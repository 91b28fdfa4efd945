import { fold } from '#platform/contract/fold.ts'

/** Number of words: sequences without white space that contain a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length

/** Whether each word of `wanted` occurs in `text`, regardless of case and accents. */
export function holds(text: string, wanted: string): boolean {
  return fold(wanted)
    .split(/\s+/u)
    .every((word) => fold(text).includes(word))
}
