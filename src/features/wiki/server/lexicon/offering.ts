import type { Lexicon } from './database.ts'
import { resolve } from './morphology.ts'
import type { Synset } from './parse.ts'
import { FUNCTION_WORDS, isUnkindWord } from './words.ts'

/** Categories under which the dictionary files offensive meanings (`;u`, the manner of speaking): slurs, disparagement, obscenities. */
const UNKIND_MANNERS: ReadonlySet<string> = new Set(['ethnic_slur', 'disparagement', 'obscenity'])
const UNKIND_GLOSS = /\b(?:ethnic slur|slurs?\b|offensive (?:term|name|word)|derogatory|disparaging term|obscene terms?|vulgar)/i

export const slugOf = (word: string): string => word.trim().toLowerCase().replaceAll(' ', '_')
export const wordOf = (slug: string): string => slug.replaceAll('_', ' ')

let unkindOffsets: { of: Lexicon; offsets: ReadonlySet<number> } | undefined

function offsetsOf(lexicon: Lexicon): ReadonlySet<number> {
  if (unkindOffsets?.of !== lexicon) {
    const offsets = [...UNKIND_MANNERS].flatMap((word) => lexicon.entry(word, 'n')?.offsets ?? [])
    unkindOffsets = { of: lexicon, offsets: new Set(offsets) }
  }
  return unkindOffsets.offsets
}

/** Whether a meaning is offensive, according to the dictionary. */
export function isUnkind(lexicon: Lexicon, synset: Synset): boolean {
  const manners = offsetsOf(lexicon)
  return (
    UNKIND_GLOSS.test(synset.gloss) ||
    synset.words.every((word) => isUnkindWord(slugOf(word))) ||
    synset.pointers.some(({ symbol, offset }) => symbol === ';u' && manners.has(offset))
  )
}

/** The address that a word form in running text leads to; undefined if it has no sense of its own or is not to be offered. */
export function articleSlug(lexicon: Lexicon, form: string): string | undefined {
  const slug = slugOf(form)
  if (FUNCTION_WORDS.has(slug)) return undefined
  const base = resolve(lexicon, slug)
  return base === undefined || isUnkindWord(base) || isUnkindWord(slug) ? undefined : base
}
