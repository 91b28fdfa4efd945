const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** How many words a text has; scripts without blanks count a run of letters as one. */
export function countWords(text: string): number {
  let count = 0
  WORD.lastIndex = 0
  while (WORD.test(text)) count++
  return count
}
