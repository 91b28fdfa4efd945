import { stableHash } from '#platform/contract/stable-hash.ts'
import type { Article } from '../../contract.ts'
import type { Lexicon } from '../lexicon/database.ts'
import { articleSlug, isUnkind, slugOf } from '../lexicon/offering.ts'
import type { Pos, Synset } from '../lexicon/parse.ts'
import { isUnkindWord } from '../lexicon/words.ts'
import type { Draft } from './draft.ts'
import { nounArticle } from './noun.ts'
import { adjectiveArticle, adverbArticle } from './quality.ts'
import { linked, plain, type Sentence } from './text.ts'
import { verbArticle } from './verb.ts'

const WRITERS: Readonly<Record<Pos, (lexicon: Lexicon, title: string, synset: Synset, pick: (of: number) => number) => Promise<Draft>>> = {
  n: nounArticle,
  v: verbArticle,
  a: adjectiveArticle,
  r: adverbArticle,
}
const MOST_EXAMPLES = 4

/** How the word is written in this meaning: "Paris", not "paris". */
export const titleOf = (synset: Synset, slug: string): string =>
  synset.words.find((word) => slugOf(word) === slug) ?? slug.replaceAll('_', ' ')

/**
 * A meaning written out: short paragraphs by rules, the same ones each time, whose turns of phrase vary from word to word. The words of
 * the definition and of its relations are links.
 */
export async function writeArticle(lexicon: Lexicon, slug: string, sense: string, synset: Synset): Promise<Article> {
  const title = titleOf(synset, slug)
  let asked = 0
  const pick = (of: number) => stableHash(`${slug} ${sense} ${asked++}`) % of
  const draft = await WRITERS[synset.pos](lexicon, title, synset, pick)
  const own = new Set([slug])
  const unkind = isUnkind(lexicon, synset) || isUnkindWord(slug)
  const paragraphs = draft.paragraphs
    .filter((sentences) => sentences.length > 0)
    // The first says what the dictionary says; the others are our sentences around words.
    .map((sentences, nth) => linked(lexicon, joined(sentences), own, nth === 0))
  const known = new Set<string>([slug])
  const neighbours = draft.neighbours.flatMap(({ word, relation }) => {
    const door = articleSlug(lexicon, word)
    if (door === undefined || known.has(door)) return []
    known.add(door)
    return [{ word, slug: door, relation }]
  })
  return {
    sense,
    pos: synset.pos,
    paragraphs,
    examples: synset.examples
      .filter(({ text }) => /\p{L}/u.test(text))
      .slice(0, MOST_EXAMPLES)
      .map(({ text, by }) => ({ text: linked(lexicon, [asSentence(text)], own, true), by: by ?? null })),
    neighbours: unkind ? [] : neighbours,
    gloss: synset.gloss,
    isUnkind: unkind,
  }
}

const asSentence = (text: string) =>
  text
    .replaceAll("'", '’')
    .replaceAll('`', '‘')
    .replaceAll(/ ?-- ?/g, ' – ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function joined(sentences: readonly Sentence[]): Sentence {
  return sentences.flatMap((sentence, nth): Sentence => {
    const whole = endOf(startOf(sentence))
    return nth === 0 ? whole : [' ', ...whole]
  })
}

/** One full stop is enough after "etc." and "Neb.". */
function endOf(sentence: Sentence): Sentence {
  if (!plain(sentence).endsWith('..')) return sentence
  const last = sentence.at(-1)
  return typeof last === 'string' ? [...sentence.slice(0, -1), last.replace(/\.$/, '')] : sentence
}

/** A sentence begins with a capital letter, also where a word begins it. */
function startOf(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  if (first === undefined || !/^\p{Ll}/u.test(plain([first]))) return sentence
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return [typeof first === 'string' ? raised(first) : { word: raised(first.word) }, ...rest]
}
