import type { Lexicon } from '../lexicon/database.ts'
import { isUnkind, slugOf } from '../lexicon/offering.ts'
import type { Pointer, Synset } from '../lexicon/parse.ts'
import { isUnkindWord } from '../lexicon/words.ts'

/** Limit of meanings read for one kind of relation; a city has hundreds of narrower ones. */
const MOST_READ = 24

export type Neighbour = { word: string; synset: Synset }

/**
 * The words that `synset` points to by any of `symbols`, best known first, at most `most`. For a meaning with several words,
 * the one that the pointer names, or its first. Offensive meanings are left out.
 */
export async function neighbours(
  lexicon: Lexicon,
  synset: Synset,
  symbols: readonly string[],
  most: number,
  wordNumber?: number,
): Promise<Neighbour[]> {
  const wanted = synset.pointers.filter(
    ({ symbol, from }) => symbols.includes(symbol) && (from === 0 || wordNumber === undefined || from === wordNumber),
  )
  const own = new Set(synset.words.map(slugOf))
  const found = await Promise.all(spread(wanted).map((pointer) => follow(lexicon, pointer)))
  const known = new Map<string, Neighbour & { weight: number }>()
  for (const one of found) {
    if (one && !known.has(slugOf(one.word)) && !own.has(slugOf(one.word))) known.set(slugOf(one.word), one)
  }
  return [...known.values()].sort((a, b) => b.weight - a.weight).slice(0, most)
}

/** A sample from the whole list: its beginning is arbitrary, in file order. */
function spread(pointers: readonly Pointer[]): readonly Pointer[] {
  if (pointers.length <= MOST_READ) return pointers
  return Array.from({ length: MOST_READ }, (_, nth) => pointers[Math.floor((nth * pointers.length) / MOST_READ)]!)
}

async function follow(lexicon: Lexicon, { pos, offset, to }: Pointer) {
  const synset = await lexicon.synset(pos, offset)
  const word = to > 0 ? synset.words[to - 1]! : bestWord(lexicon, synset)
  if (isUnkindWord(slugOf(word)) || isUnkind(lexicon, synset)) return undefined
  return { word, synset, weight: weightOf(lexicon, word, synset) }
}

/** The best-known word of a meaning. */
export function bestWord(lexicon: Lexicon, synset: Synset): string {
  return synset.words.find((word) => !isUnkindWord(slugOf(word)) && lexicon.has(slugOf(word), synset.pos)) ?? synset.words[0]!
}

/** How well known a word is: by the frequency of its meanings in tagged texts, and by its length. */
export function weightOf(lexicon: Lexicon, word: string, synset: Synset): number {
  const entry = lexicon.entry(slugOf(word), synset.pos)
  if (!entry) return 0
  const isUsual = entry.offsets[0] === synset.offset ? 2 : 0
  return entry.tagged * 2 + Math.min(4, entry.offsets.length) + isUsual + (word.includes(' ') ? 0 : 1)
}
