import { fold } from '#platform/contract/fold.ts'
import { MOST_WORDS } from '#platform/contract/word-pattern.ts'
import { numberAt } from './numbers.ts'

/** A word in its normalised form, and its position in the typed text. */
export type Word = { plain: string; from: number; to: number }

/** Maximum length of a command: a longer text is cut here, and is no command. */
export const MOST_LETTERS = 400

const PIECES = /[\p{L}\p{M}'’`]+|\d+(?:[.,]\d+)?/gu

/** Words in small letters without accents, numbers as figures. undefined where it is too long to be a command. */
export function wordsOf(text: string): Word[] | undefined {
  if (text.length > MOST_LETTERS) return undefined
  const words = [...text.matchAll(PIECES)].flatMap(({ 0: piece, index }): Word[] => {
    const plain = /^\d/.test(piece) ? piece.replace(',', '.') : fold(piece.replaceAll(/['’`]/g, ''))
    return plain === '' ? [] : [{ plain, from: index, to: index + piece.length }]
  })
  const plain = words.map((word) => word.plain)
  const all: Word[] = []
  for (let at = 0; at < words.length;) {
    const number = numberAt(plain, at)
    const used = number?.words ?? 1
    all.push({ plain: number ? String(number.value) : plain[at]!, from: words[at]!.from, to: words[at + used - 1]!.to })
    at += used
  }
  return all.length > MOST_WORDS ? undefined : all
}
