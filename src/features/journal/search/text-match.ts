import { typosAllowed, type Vocabulary } from './vocabulary.ts'

// Finds entries with a word or phrase, and how well they match. Based on Okapi BM25 (Robertson & Zaragoza 2009, "The
// Probabilistic Relevance Framework"), with weights per field: each further occurrence adds less.

export type Field = 'title' | 'names' | 'text'

export type TermSource = {
  vocabulary: Vocabulary
  /** Upper bound of entry numbers, exclusive. */
  length: number
  docsOf(term: string): number
  /** Visits entries in ascending order; `positions` is only valid during the call. */
  visit(term: string, visit: (doc: number, positions: Int32Array, count: number) => void): void
  fieldOf(doc: number, position: number): Field
  lengthOf(doc: number): number
}

/** `strength` by entry number, 0 to about 2. */
export type Found = { docs: number[]; strength: Float32Array; terms: string[] }

const K1 = 1.2
const B = 0.5
const WEIGHT: Readonly<Record<Field, number>> = { title: 3, names: 2, text: 1 }
/** A match in the title outranks any number of matches in the text; one in a tag is in between. */
const BONUS: Readonly<Record<Field, number>> = { title: 1, names: 0.5, text: 0 }
const PREFIX = 0.7
const TYPO = { 1: 0.35, 2: 0.2 } as const
/** Misspellings are looked for when fewer entries than this contain the exact word. */
const FEW = 5
const MAX_BEGINNINGS = 20_000

function strengthOf(source: TermSource, doc: number, positions: ArrayLike<number>, count: number): number {
  let weight = 0
  let bonus = 0
  // More than sixteen occurrences do not change the result noticeably.
  const looked = Math.min(count, 16)
  for (let i = 0; i < looked; i++) {
    const field = source.fieldOf(doc, positions[i]!)
    weight += WEIGHT[field]
    if (BONUS[field] > bonus) bonus = BONUS[field]
  }
  return bonus + weight / (weight + K1 * (1 - B + B * source.lengthOf(doc)))
}

/** Entries with a word: exact, with `prefix` also as a prefix, and with `typos` also misspelled when few are found otherwise. */
export function findWord(source: TermSource, term: string, { prefix, typos }: { prefix: boolean; typos: boolean }): Found {
  const strength = new Float32Array(source.length)
  const docs: number[] = []
  const terms: string[] = []
  const take = (found: string, share: number) => {
    terms.push(found)
    source.visit(found, (doc, positions, count) => {
      const value = share * strengthOf(source, doc, positions, count)
      if (strength[doc] === 0) docs.push(doc)
      if (value > strength[doc]!) strength[doc] = value
    })
  }
  if (source.vocabulary.number(term) !== undefined) take(term, 1)
  if (prefix)
    for (const longer of source.vocabulary.startingWith(term, MAX_BEGINNINGS))
      // The larger the typed part of the word, the better the match.
      if (longer !== term) take(longer, PREFIX * Math.sqrt(term.length / longer.length))
  const allowed = typosAllowed(term)
  if (typos && allowed !== 0 && docs.length < FEW) {
    const taken = new Set(terms)
    for (const { term: other, distance } of source.vocabulary.near(term, allowed, { prefix }))
      if (!taken.has(other)) take(other, TYPO[distance as 1 | 2])
  }
  return { docs, strength, terms }
}

/** Entries with these terms in a row; with `prefix` the last term may be a prefix. */
export function findPhrase(source: TermSource, terms: readonly string[], prefix: boolean): Found {
  const strength = new Float32Array(source.length)
  if (terms.length === 0) return { docs: [], strength, terms: [] }
  /** Possible start positions of the phrase, by entry. */
  let starts: Map<number, number[]> | undefined
  for (const [i, term] of terms.entries()) {
    const isLast = i === terms.length - 1
    const all = isLast && prefix ? source.vocabulary.startingWith(term, MAX_BEGINNINGS) : [term]
    const next = new Map<number, number[]>()
    for (const one of all)
      source.visit(one, (doc, positions, count) => {
        const before = starts?.get(doc)
        if (starts && !before) return
        const here = before ? standing(before, positions, count, i) : [...positions.subarray(0, count)]
        if (here.length > 0) next.set(doc, [...(next.get(doc) ?? []), ...here])
      })
    starts = next
    if (starts.size === 0) break
  }
  for (const [doc, positions] of starts!) strength[doc] = strengthOf(source, doc, positions, positions.length)
  return { docs: [...starts!.keys()].sort((a, b) => a - b), strength, terms: [] }
}

/** The starts that have one of the positions at `distance`. Both lists ascend. */
function standing(starts: readonly number[], positions: Int32Array, count: number, distance: number): number[] {
  const found: number[] = []
  let j = 0
  for (const start of starts) {
    while (j < count && positions[j]! < start + distance) j++
    if (j === count) break
    if (positions[j] === start + distance) found.push(start)
  }
  return found
}
