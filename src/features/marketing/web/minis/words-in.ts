/** How many words: runs of anything but white space that hold a letter or a digit. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length

/** Whether each word of `wanted` stands somewhere in `text`, whatever its case or accents. */
export function holds(text: string, wanted: string): boolean {
  const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain(wanted)
    .split(/\s+/u)
    .every((word) => plain(text).includes(word))
}
