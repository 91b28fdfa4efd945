import { irregularPlural } from '../lexicon/morphology.ts'

// English grammar, as far as short articles need it.

const SOUNDS_LIKE_YOU = /^(?:uni(?!n|m)|use|usu|util|ur[aeiou]|eu|ewe|one\b|once|ubiq|u-|ut[eo]|uk[ue])/i
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i
/** Letters whose names begin with a vowel: "an FBI agent", "an X-ray". */
const VOWEL_LETTERS = /^[AEFHILMNORSX](?:[A-Z.-]|$|\d)/
const NUMBERS = /^(?:8|11(?:th|\b)|18(?:th|\b))/

/** "a" or "an", by the pronunciation of the next word. */
export function indefinite(next: string): 'a' | 'an' {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, '')
  if (NUMBERS.test(word)) return 'an'
  if (/^[A-Z]{2,}/.test(word) || /^[A-Z](?:-|\.|$)/.test(word)) return VOWEL_LETTERS.test(word) ? 'an' : 'a'
  if (SILENT_H.test(word)) return 'an'
  return /^[aeiouàáâäéèêíóöúü]/i.test(word) && !SOUNDS_LIKE_YOU.test(word) ? 'an' : 'a'
}

/** The plural of a noun of one or more words. */
export function plural(noun: string): string {
  const of = noun.search(/ (?:of|in|on|at|to|from|with) /)
  if (of > 0) return plural(noun.slice(0, of)) + noun.slice(of)
  const space = noun.lastIndexOf(' ')
  if (space > 0) return noun.slice(0, space + 1) + plural(noun.slice(space + 1))
  const known = irregularPlural(noun)
  if (known !== undefined) return known
  if (/(?:[^s]s|ss|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/(?<!hu|ro|ger|nor|otto|caï)man$/i.test(noun)) return `${noun.slice(0, -3)}men`
  return `${noun}s`
}

/** A list of parts of a sentence: "a, b and c". */
export function listed<T>(parts: readonly T[], word: 'and' | 'or' = 'and'): (T | string)[] {
  return parts.flatMap((part, nth): (T | string)[] => {
    if (nth === 0) return [part]
    return [nth === parts.length - 1 ? ` ${word} ` : ', ', part]
  })
}

export const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
