import type { Lexicon } from '../lexicon/database.ts'
import { articleSlug, slugOf } from '../lexicon/offering.ts'
import { GLUE_WORDS, isUnkindWord } from '../lexicon/words.ts'
import type { Piece } from '../../contract.ts'

/** Parts of a sentence before links are found: running text, or a word that is to be linked. */
export type Part = string | { word: string }
export type Sentence = readonly Part[]

const LONGEST = 4
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

/** The text of a sentence without its links. */
export const plain = (sentence: Sentence): string => sentence.map((part) => (typeof part === 'string' ? part : part.word)).join('')

/**
 * Finds the links of a sentence. Words marked as such are linked. In the dictionary's own prose (`isProse`) every word with a
 * sense is linked as well: the longest sequence first ("solar system" before "solar"), and no function words; elsewhere running
 * text stays plain. `own` are addresses of this very page, which are not linked.
 */
export function linked(lexicon: Lexicon, sentence: Sentence, own: ReadonlySet<string>, isProse: boolean): Piece[] {
  const pieces: Piece[] = []
  const say = (piece: Piece) => {
    const last = pieces.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece
    else if (piece !== '') pieces.push(piece)
  }
  for (const part of sentence) {
    if (typeof part !== 'string') {
      const slug = articleSlug(lexicon, part.word) ?? slugOf(part.word)
      say(own.has(slug) || !lexicon.has(slug) || isUnkindWord(slug) ? part.word : [part.word, slug])
      continue
    }
    const words = isProse ? [...part.matchAll(WORD)] : []
    let at = 0
    for (let nth = 0; nth < words.length; nth++) {
      const found = longest(lexicon, part, words, nth)
      if (found === undefined) continue
      const start = words[nth]!.index
      const end = words[found.last]!.index + words[found.last]![0].length
      say(part.slice(at, start))
      const text = part.slice(start, end)
      say(own.has(found.slug) ? text : [text, found.slug])
      at = end
      nth = found.last
    }
    say(part.slice(at))
  }
  return pieces
}

function longest(lexicon: Lexicon, text: string, words: readonly RegExpExecArray[], first: number) {
  for (let last = Math.min(words.length, first + LONGEST) - 1; last >= first; last--) {
    const begin = words[first]!.index
    const run = text.slice(begin, words[last]!.index + words[last]![0].length)
    if (last > first && !/^[^\s]+(?: [^\s]+)*$/.test(run)) continue
    if (last > first && /[^\p{L}\p{N} ’'-]/u.test(run)) continue
    const slug = last === first ? singleDoor(lexicon, run) : manyDoor(lexicon, run)
    if (slug !== undefined) return { last, slug }
  }
  return undefined
}

const STRAIGHT = /’/g

function singleDoor(lexicon: Lexicon, word: string): string | undefined {
  const form = word.replaceAll(STRAIGHT, "'")
  if (GLUE_WORDS.has(form.toLowerCase())) return undefined
  return articleSlug(lexicon, form) ?? articleSlug(lexicon, form.replace(/'s?$/, ''))
}

/** Several words together are only linked if the dictionary has exactly them: inflected forms are not tried. */
function manyDoor(lexicon: Lexicon, run: string): string | undefined {
  const slug = slugOf(run.replaceAll(STRAIGHT, "'"))
  if (lexicon.has(slug)) return articleSlug(lexicon, slug)
  const single = slug.endsWith('s') ? slug.slice(0, -1) : undefined
  return single !== undefined && lexicon.has(single) ? articleSlug(lexicon, single) : undefined
}
