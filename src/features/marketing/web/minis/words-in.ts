import { fold } from '#platform/contract/fold.ts'

/** How many words: runs of anything but white space that hold a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length

/** Whether each word of `wanted` stands somewhere in `text`, whatever its case or accents. */
export function holds(text: string, wanted: string): boolean {
  return fold(wanted)
    .split(/\s+/u)
    .every((word) => fold(text).includes(word))
}
