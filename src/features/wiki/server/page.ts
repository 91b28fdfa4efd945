import { randomInt } from 'node:crypto'
import { crisisIn } from '#platform/care/crisis.ts'
import { notFound } from '#platform/contract/errors.ts'
import { MOST_LETTERS, type Door, type WikiPageAnswer } from '../contract.ts'
import { FIRST_DOORS } from '../doors.ts'
import { wikiReasons } from '../reasons.en.ts'
import { titleOf, writeArticle } from './article/article.ts'
import type { Lexicon } from './lexicon/database.ts'
import { findWords, nearbyWords, normalized } from './lexicon/find.ts'
import { resolve } from './lexicon/morphology.ts'
import { isUnkind, slugOf, wordOf } from './lexicon/offering.ts'
import { POS, type Pos, type Synset } from './lexicon/parse.ts'
import { isGraveWord, isUnkindWord } from './lexicon/words.ts'

const NEARBY = 8
/** Limit of listed meanings of a word; the largest number in the dictionary is 59. */
const MOST_SENSES = 40
const SURPRISE_TRIES = 40

/** A word's page from the dictionary: the same for everybody. */
export type WordPage = Omit<WikiPageAnswer, 'writer'>

type Sense = { sense: string; pos: Pos; synset: Synset }

/** All meanings of a word, most common part of speech first; within each in the dictionary's order, which is by frequency. */
async function sensesOf(lexicon: Lexicon, slug: string): Promise<Sense[]> {
  const entries = lexicon.entries(slug).sort((a, b) => b.tagged - a.tagged || POS.indexOf(a.pos) - POS.indexOf(b.pos))
  const all = entries.flatMap(({ pos, offsets }) => offsets.map((offset, nth) => ({ sense: `${pos}${nth + 1}`, pos, offset })))
  return Promise.all(
    all.slice(0, MOST_SENSES).map(async ({ sense, pos, offset }) => ({ sense, pos, synset: await lexicon.synset(pos, offset) })),
  )
}

/** The page of a word, or of its base form; an unknown word gets similar words. Never fails, for any input. */
export async function wikiPage(lexicon: Lexicon, asked: string, wanted?: string): Promise<WordPage> {
  const text = asked.slice(0, MOST_LETTERS)
  // Unchanged first: links contain words in the dictionary's spelling (".22 caliber").
  const slug = resolve(lexicon, slugOf(text)) ?? resolve(lexicon, normalized(text))
  if (slug === undefined) {
    const nearby = await nearbyWords(lexicon, text, NEARBY)
    // People may ask a wiki about topics that they ask nobody else about.
    const isGrave = crisisIn(text.replaceAll('_', ' ')) !== undefined
    return { asked: text, word: null, slug: '', isGrave, article: null, senses: [], nearby: nearby.map(doorTo) }
  }
  const senses = await sensesOf(lexicon, slug)
  const kind = senses.filter(({ synset }) => !isUnkind(lexicon, synset))
  const chosen = senses.find(({ sense }) => sense === wanted) ?? kind[0] ?? senses[0]!
  const article = await writeArticle(lexicon, slug, chosen.sense, chosen.synset)
  const hasDoor = article.neighbours.length > 0 || article.paragraphs.flat().some((piece) => typeof piece !== 'string')
  return {
    asked: text,
    word: titleOf(chosen.synset, slug),
    slug,
    isGrave: isGraveWord(slug) || chosen.synset.words.some((word) => isGraveWord(word.replaceAll(' ', '_'))),
    article,
    senses: senses
      .filter((one) => one === chosen || !isUnkind(lexicon, one.synset))
      .map(({ sense, pos, synset }) => ({ sense, pos, gloss: synset.gloss })),
    // A page without links gets some.
    nearby: hasDoor ? [] : (await nearbyWords(lexicon, slug, NEARBY + 1)).filter((one) => one !== slug).map(doorTo),
  }
}

const doorTo = (slug: string): Door => ({ slug, word: wordOf(slug) })

export async function foundWords(lexicon: Lexicon, text: string) {
  const found = await findWords(lexicon, text, NEARBY)
  return Promise.all(
    found.map(async ({ slug, pos }) => {
      const synset = await lexicon.synset(pos, lexicon.entry(slug, pos)!.offsets[0]!)
      return { slug, word: titleOf(synset, slug), hint: synset.gloss.slice(0, 90) }
    }),
  )
}

/** A random word of the dictionary that is common, informative and not offensive. */
export async function surprise(lexicon: Lexicon, random = () => randomInt(1_000_000) / 1_000_000): Promise<Door> {
  for (let tries = 0; tries < SURPRISE_TRIES; tries++) {
    const pos = (['n', 'n', 'n', 'v', 'a'] as const)[Math.floor(random() * 5)]!
    const { lemma, offsets, tagged } = lexicon.lemmaAt(random(), pos)
    if (tagged === 0 || lemma.length < 4 || /[\d'.]/.test(lemma) || isUnkindWord(lemma) || isGraveWord(lemma)) continue
    const synset = await lexicon.synset(pos, offsets[0]!)
    if (synset.pointers.length < 3 || isUnkind(lexicon, synset)) continue
    return { slug: lemma, word: titleOf(synset, lemma) }
  }
  return doorTo(FIRST_DOORS[Math.floor(random() * FIRST_DOORS.length)]!)
}

/** The meaning that a person saves. Throws not_found for an unknown one. */
export async function senseToSave(lexicon: Lexicon, slug: string, sense: string): Promise<{ word: string; gloss: string }> {
  const pos = sense[0] as Pos
  const offset = lexicon.entry(slug, pos)?.offsets[Number(sense.slice(1)) - 1]
  if (offset === undefined) throw notFound(wikiReasons.no_sense())
  const synset = await lexicon.synset(pos, offset)
  return { word: titleOf(synset, slug), gloss: synset.gloss }
}
