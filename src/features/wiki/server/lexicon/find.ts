import { givingWay } from '#platform/server/core/give-way.ts'
import { FIRST_DOORS } from '../../doors.ts'
import type { Lexicon } from './database.ts'
import { resolve } from './morphology.ts'
import { FUNCTION_WORDS, isUnkindWord } from './words.ts'
import { POS, type Pos } from './parse.ts'

/** "s" alone begins twenty thousand words: for so short a prefix, entries of several words are skipped. */
const SHORT = 2
/** Number of words that are examined before the event loop gets a turn. */
const TURN = 2000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

type Found = { slug: string; weight: number; pos: Pos }

/** Typed text in the dictionary's spelling: lower case, underscores, no accents, no other characters. */
export function normalized(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '_')
    .replaceAll(/[^a-z0-9_'./-]/g, '')
    .replace(/^[_./-]+/, '')
    .split('_')
    .filter(Boolean)
    .join('_')
}

/** Words that begin with `text`, common ones first; if there are few, also words with a similar spelling. */
export async function findWords(lexicon: Lexicon, text: string, most: number): Promise<Found[]> {
  const prefix = normalized(text)
  if (prefix === '') return []
  const found = await beginningWith(lexicon, prefix)
  const base = resolve(lexicon, prefix)
  if (base !== undefined && base !== prefix) offer(found, base, posOf(lexicon, base), 900)
  if (found.size < 3) {
    const typo = found.size === 0 ? 100 : -50
    for (const slug of await spelledNearly(lexicon, prefix)) offer(found, slug, posOf(lexicon, slug), typo + weightOf(lexicon, slug))
  }
  return bestOf(found, most)
}

function offer(found: Map<string, Found>, slug: string, pos: Pos, weight: number): void {
  if (isUnkindWord(slug) || FUNCTION_WORDS.has(slug)) return
  const known = found.get(slug)
  if (!known || known.weight < weight) found.set(slug, { slug, pos, weight })
}

const bestOf = (found: ReadonlyMap<string, Found>, most: number): Found[] =>
  [...found.values()].sort((a, b) => b.weight - a.weight || (a.slug < b.slug ? -1 : 1)).slice(0, most)

async function beginningWith(lexicon: Lexicon, prefix: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  const giveWay = givingWay(TURN)
  for (const pos of POS) {
    for (const { lemma, tagged, offsets } of lexicon.from(prefix, pos, { isSingle: prefix.length <= SHORT })) {
      if (!lemma.startsWith(prefix)) break
      await giveWay(1)
      offer(found, lemma, pos, (lemma === prefix ? 1000 : 0) + tagged * 3 + Math.min(8, offsets.length) - lemma.length / 4)
    }
  }
  return found
}

const posOf = (lexicon: Lexicon, slug: string): Pos => POS.find((pos) => lexicon.has(slug, pos)) ?? 'n'
const weightOf = (lexicon: Lexicon, slug: string) =>
  Math.max(0, ...lexicon.entries(slug).map(({ tagged, offsets }) => tagged * 3 + offsets.length))

/** Words one edit away: a letter removed, inserted, changed or swapped; if there are none, two edits away with the same beginning. */
async function spelledNearly(lexicon: Lexicon, word: string): Promise<string[]> {
  if (word.length < 3 || word.length > 30) return []
  const giveWay = givingWay(400)
  const near = new Set<string>()
  for (const one of oneAway(word)) {
    if (lexicon.has(one)) near.add(one)
    await giveWay(1)
  }
  if (near.size > 0 || word.length < 5) return [...near]
  const beginning = word.slice(0, 2)
  for (const pos of POS) {
    for (const lemma of lexicon.lemmasFrom(beginning, pos)) {
      if (!lemma.startsWith(beginning)) break
      await giveWay(1)
      if (Math.abs(lemma.length - word.length) <= 2 && distance(lemma, word) <= 2) near.add(lemma)
    }
  }
  return [...near]
}

function* oneAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    if (right !== '') yield left + right.slice(1)
    if (right.length > 1) yield left + right[1] + right[0] + right.slice(2)
    for (const letter of LETTERS) {
      if (right !== '') yield left + letter + right.slice(1)
      yield left + letter + right
    }
  }
}

/** Levenshtein distance, limited to 3, which means more than 2. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, nth) => nth)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    if (Math.min(...next) > 2) return 3
    row = next
  }
  return Math.min(3, row[b.length]!)
}

/** Alternatives to a word that does not exist: similar spelling, the same beginning, or recommended words. Never empty. */
export async function nearbyWords(lexicon: Lexicon, text: string, most: number): Promise<string[]> {
  const word = normalized(text).slice(0, 30)
  const nearby = new Set((await findWords(lexicon, word, most)).map(({ slug }) => slug))
  // For shorter beginnings only the prefix is searched: a search for similar spellings took seconds for thirty letters.
  for (let length = word.length - 1; length >= 2 && nearby.size < most; length--)
    for (const { slug } of bestOf(await beginningWith(lexicon, word.slice(0, length)), most)) nearby.add(slug)
  const start = [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  for (let nth = 0; nearby.size < most; nth++) nearby.add(FIRST_DOORS[(start + nth * 7) % FIRST_DOORS.length]!)
  return [...nearby].slice(0, most)
}
