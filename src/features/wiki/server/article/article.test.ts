import { beforeAll, describe, expect, test } from 'vitest'
import { isThorough } from '#testing/depth.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import type { Article, Piece } from '../../contract.ts'
import type { Lexicon } from '../lexicon/database.ts'
import { theLexicon } from '../lexicon/lexicon-of.ts'
import { POS, type Pos } from '../lexicon/parse.ts'
import { isUnkindWord } from '../lexicon/words.ts'
import { wikiPage } from '../page.ts'
import { writeArticle } from './article.ts'
import { indefinite, plural } from './grammar.ts'

let lexicon: Lexicon
beforeAll(async () => {
  lexicon = await theLexicon()
})

const textOf = (pieces: readonly Piece[]) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('')
const linkedWordsOf = (article: Article) => [
  ...article.paragraphs.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece[1]])),
  ...article.examples.flatMap(({ text }) => text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece[1]]))),
  ...article.neighbours.map(({ slug }) => slug),
]

const LONG = isThorough

describe('English', () => {
  test.each([
    ['apple', 'an'],
    ['hour', 'an'],
    ['university', 'a'],
    ['umbrella', 'an'],
    ['one-eyed dog', 'a'],
    ['European', 'a'],
    ['honest man', 'an'],
    ['house', 'a'],
    ['FBI agent', 'an'],
    ['X-ray', 'an'],
    ['U-boat', 'a'],
    ['unimportant thing', 'an'],
    ['union', 'a'],
    ['heir', 'an'],
    ['8-sided figure', 'an'],
    ['18th century', 'an'],
    ['(often) old thing', 'an'],
  ])('%s takes %s', (word, article) => {
    expect(indefinite(word)).toBe(article)
  })

  test.each([
    ['river', 'rivers'],
    ['city', 'cities'],
    ['goose', 'geese'],
    ['body of water', 'bodies of water'],
    ['box', 'boxes'],
    ['fireman', 'firemen'],
    ['human', 'humans'],
    ['day', 'days'],
    ['apple tree', 'apple trees'],
  ])('several of %s are %s', (one, many) => expect(plural(one)).toBe(many))
})

describe('An article', () => {
  test('of any of some hundred meanings (five thousand in the long run) is made of sentences: begun, ended, with balanced parentheses, the right a or an, and nothing missing', async () => {
    const every: Record<Pos, number> = LONG ? { n: 40, v: 10, a: 15, r: 5 } : { n: 900, v: 160, a: 300, r: 100 }
    let read = 0
    for (const pos of POS) {
      for (const lemma of lexicon.lemmasFrom('', pos)) {
        if (stableHash(`${lemma} ${pos}`) % every[pos] !== 0) continue
        const { offsets } = lexicon.entry(lemma, pos)!
        const nth = stableHash(lemma) % offsets.length
        const article = await writeArticle(lexicon, lemma, `${pos}${nth + 1}`, await lexicon.synset(pos, offsets[nth]!))
        const texts = article.paragraphs.map(textOf)
        const about = `${lemma} ${pos}${nth + 1}: ${texts.join(' / ')}`
        expect(texts.length, about).toBeGreaterThan(0)
        for (const text of texts) {
          expect(text, about).toMatch(/^[“‘\p{Lu}\p{N}'’.(]|^\p{Ll}[\p{Lu}.-]/u)
          expect(text, about).toMatch(/[.!?][”’)]?$/)
          expect(text, about).not.toMatch(/undefined|\bnull\b(?! \p{L})|\[object|NaN| {2}|\(\)|“”| ,|,,|\.\.(?!\.)|; ?\.|: ?\./u)
          expect(text.split('(').length, about).toBe(text.split(')').length)
          for (const [, word, next] of text.matchAll(/(?<![\p{L}\p{N}’'.-])(a|an) (?=([\p{L}]{3,}))/gu))
            if (/^[a-z]+$/.test(next!) && isUsedHere(article, word!, next!))
              expect(`${word} ${next}`, about).toBe(`${indefinite(next!)} ${next}`)
        }
        for (const door of linkedWordsOf(article)) {
          expect(lexicon.has(door), `${door} in ${about}`).toBe(true)
          expect(isUnkindWord(door), `${door} in ${about}`).toBe(false)
          expect(door, about).not.toBe(lemma)
        }
        read++
      }
    }
    expect(read).toBeGreaterThan(LONG ? 5000 : 200)
  })

  /** Errors of the dictionary's own texts ("an heuristic") are not errors of the rules. */
  const isUsedHere = ({ gloss }: Article, word: string, next: string) => !gloss.includes(`${word} ${next}`)

  test('links the words of the definition and of its relations, and no function word', async () => {
    for (const word of ['river', 'bank', 'starch', 'breathe', 'said', 'idea', 'tool']) {
      const { article } = await wikiPage(lexicon, word)
      const [, ...ours] = article!.paragraphs
      const glue = linkedWordsOf(article!).filter((slug) => ['kind', 'used', 'say', 'thing', 'word', 'have', 'name'].includes(slug))
      expect([word, glue]).toEqual([word, []])
      // The glue words of the generated sentences are not linked.
      for (const paragraph of ours) {
        const links = paragraph.flatMap((piece) => (typeof piece === 'string' ? [] : [piece[0].toLowerCase()]))
        expect(
          links.filter((text) => ['seen', 'closest', 'relations', 'path', 'leads', 'look', 'closer', 'family', 'inside'].includes(text)),
        ).toEqual([])
      }
    }
  })

  test('reads like this', async () => {
    const read = async (word: string, sense?: string) => (await wikiPage(lexicon, word, sense)).article!.paragraphs.map(textOf)
    expect(await read('river')).toMatchSnapshot()
    expect(await read('breathe', 'v1')).toMatchSnapshot()
    expect(await read('beautiful')).toMatchSnapshot()
    expect(await read('sincerely')).toMatchSnapshot()
    expect(await read('Max Planck')).toMatchSnapshot()
  })
})

test(
  'A walk of fifty steps never comes to a dead end, wherever it begins and turns',
  async () => {
    const walks = LONG ? 1000 : 2
    for (let walk = 0; walk < walks; walk++) {
      let at = lexicon.lemmaAt((stableHash(`begin ${walk}`) % 10_000) / 10_000, POS[walk % 4]!).lemma
      for (let step = 0; step < 50; step++) {
        const page = await wikiPage(lexicon, at)
        expect(page.word, at).not.toBeNull()
        const doors = [...new Set([...linkedWordsOf(page.article!), ...page.nearby.map(({ slug }) => slug)])]
        expect(doors.length, at).toBeGreaterThan(0)
        at = doors[stableHash(`${walk} ${step}`) % doors.length]!
      }
    }
  },
  LONG ? 1_800_000 : 120_000,
)
