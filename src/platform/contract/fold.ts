/** Letters that do not come apart into a base and marks. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' }

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. In other scripts a mark is a letter's half: が is not か. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+/g

/** Case, accents and ligatures taken away, for searching: `Übergrößen` and `ubergrossen` are one. */
export function fold(text: string): string {
  // oxlint-disable-next-line no-control-regex -- ASCII needs none of the slow steps
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħ]/g, (letter) => LIGATURES[letter]!)
    .normalize('NFC')
}

/** Letters and digits, in any script. */
const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, folded, in order. */
export const wordsIn = (text: string): string[] => fold(text).match(WORD) ?? []

/** A text as its folded words with single blanks between them. */
export const plainWords = (text: string): string => wordsIn(text).join(' ')
