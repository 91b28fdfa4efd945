import { WordParts } from './compounds.ts'
import { DESCRIBING, markOf } from './descriptions.ts'
import { wordsIn } from '#platform/contract/fold.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { slipsAllowed, stemOf } from './words.ts'

/** Searchable fields of a food. */
export type SearchDoc = {
  en: string
  de: string
  /** Synonyms, separated by `;`. */
  also: string
  /** How common the food is in general: 0, 1 or 2. */
  common: number
}

export type Found = { at: number; score: number }

export type SearchOptions = {
  language: 'en' | 'de'
  most: number
  /** How usual foods are for this person at this meal, 0 to 1, by the food's index. */
  usual?: ReadonlyMap<number, number>
  /** The last word is incomplete and matches any word that begins with it. */
  isTyping?: boolean
  /** If no food has all words, search for the last ones only: a turkey burger is a burger. */
  allowsHead?: boolean
}

/** Quality of a match between a word of the query and a word of a food. */
const QUALITY = { exact: 1, stem: 0.96, prefix: 0.75, head: 0.6, part: 0.5, slip: 0.55 }
/** Minimum length of a complete word to match as a prefix. */
const LEAST_PREFIX = 4
/** Score factor if the query is a whole name or synonym of the food. */
const WHOLE_NAME = 1.4
const COMMON = [0, 0.12, 0.42] as const
const USUAL = 2.2
/** Share of that bonus for a food that only has a word of what was asked for: it must not pass the food of this name. */
const USUAL_WORD = 0.15
/** Ends the part of a name that says what the food is: "Tuna, canned in oil" is tuna, "Coffee with milk" is coffee. */
const NAME_END = /[,(]| (?:with|without|in|of|from|and|mit|ohne|aus|und) /
const IN_LANGUAGE = 0.12
/** Penalty for each additional word of the name. */
const EXTRA_WORD = 0.035
/** Bonus for a name that begins with the query: "Pretzels, hard" is a pretzel, "Pizza prosciutto" is no prosciutto. */
const BEGINS_NAME = 0.12
/** Minimum share of matching words: with three or more words, one may be unknown. */
const LEAST_SHARE = 0.66

/** A word of the query, and the matching foods with their quality. */
type Answer = {
  word: string
  foods: ReadonlyMap<number, number>
  /** The word is the first part of a split compound: if no food has it, the last part decides. */
  isModifier: boolean
}

/**
 * An index over names of foods in two languages. Every word of a query must match a word of a food: exactly, by its stem, as a prefix, as
 * a part of a compound, or, for a long word without any other match, with a typing error.
 */
export class FoodIndex {
  readonly #docs: readonly SearchDoc[]
  /** Word → foods that have it. */
  readonly #words = new Map<string, number[]>()
  readonly #stems = new Map<string, string[]>()
  /** Stem of a compound's part → compounds, with the quality of the match. */
  readonly #compounds = new Map<string, { word: string; quality: number }[]>()
  readonly #parts: WordParts
  readonly #vocabulary: string[]
  /** Bit sets of the letters of each vocabulary word, a fast filter before the edit distance. */
  readonly #letters: Uint32Array
  /** Stemmed whole names and synonyms → foods. */
  readonly #names = new Map<string, number[]>()
  /** Number of words in each food's name by language, for the penalty of additional words. */
  readonly #lengths: { en: Uint8Array; de: Uint8Array }
  /** Stems of the first words of each food's names. */
  readonly #firsts: ReadonlySet<string>[] = []
  /** Stems of each food's words that mark a special kind, with their penalty. */
  readonly #marks: ReadonlyMap<string, number>[] = []

  constructor(docs: readonly SearchDoc[]) {
    this.#docs = docs
    this.#lengths = { en: new Uint8Array(docs.length), de: new Uint8Array(docs.length) }
    for (const [at, doc] of docs.entries()) this.#add(at, doc)
    this.#vocabulary = [...this.#words.keys()]
    this.#letters = Uint32Array.from(this.#vocabulary, lettersOf)
    this.#parts = new WordParts(this.#vocabulary)
    for (const word of this.#vocabulary) {
      addTo(this.#stems, stemOf(word), word)
      const [first, last] = this.#parts.split(word) ?? []
      if (!first || !last) continue
      if (last.length >= LEAST_PREFIX) addTo(this.#compounds, stemOf(last), { word, quality: QUALITY.head })
      if (first.length >= LEAST_PREFIX) addTo(this.#compounds, stemOf(first), { word, quality: QUALITY.part })
    }
  }

  #add(at: number, { en, de, also }: SearchDoc): void {
    const seen = new Set<string>()
    const marks = new Map<string, number>()
    const firsts = new Set<string>()
    for (const [which, text] of [en, de, ...also.split(';')].entries()) {
      if (text === '') continue
      const words = wordsIn(text)
      if (which === 0) this.#lengths.en[at] = Math.min(255, words.length)
      if (which === 1) this.#lengths.de[at] = Math.min(255, words.length)
      if (words[0] !== undefined) firsts.add(stemOf(words[0]))
      for (const word of words) {
        const mark = which < 2 ? markOf(word) : 0
        if (mark > 0) marks.set(stemOf(word), mark)
        if (seen.has(word)) continue
        seen.add(word)
        addTo(this.#words, word, at)
      }
      const name = keyOf(words)
      const named = this.#names.get(name)
      if (!named) this.#names.set(name, [at])
      else if (named.at(-1) !== at) named.push(at)
    }
    this.#firsts.push(firsts)
    this.#marks.push(marks.size > 0 ? marks : NO_MARKS)
  }

  /** Matching foods, best first, at most `most`; empty without a match. */
  search(text: string, options: SearchOptions): Found[] {
    const asked = wordsIn(text).slice(0, 12)
    if (asked.length === 0) return []
    const answered = asked.flatMap((word, at) => this.#answersTo(word, options.isTyping === true && at === asked.length - 1))
    const naming = answered.filter(({ word }) => !DESCRIBING.has(word))
    const wanted = [answered, ...(naming.length > 0 && naming.length < answered.length ? [naming] : [])]
    for (const words of wanted) {
      const found = this.#having(words, words.length, options)
      if (found.length > 0) return found
    }
    const heads = naming.filter(({ isModifier }) => !isModifier)
    if (heads.length < naming.length) {
      const found = this.#having(heads, heads.length, options)
      if (found.length > 0) return found
    }
    for (const words of [naming, answered]) {
      if (words.length < 3) continue
      for (let least = words.length - 1; least >= Math.ceil(words.length * LEAST_SHARE); least--) {
        const found = this.#having(words, least, options)
        if (found.length > 0) return found
      }
    }
    return options.allowsHead ? this.#byHead(answered, options) : []
  }

  #byHead(words: readonly Answer[], options: SearchOptions): Found[] {
    for (let from = 1; from < words.length; from++) {
      const found = this.#having(words.slice(from), words.length - from, options)
      if (found.length > 0) return found
    }
    return []
  }

  /** Foods that match at least `least` of the words. */
  #having(asked: readonly Answer[], least: number, options: SearchOptions): Found[] {
    const scores = new Map<number, number>()
    const counts = new Map<number, number>()
    for (const { foods } of asked) {
      for (const [doc, quality] of foods) {
        scores.set(doc, (scores.get(doc) ?? 0) + quality)
        counts.set(doc, (counts.get(doc) ?? 0) + 1)
      }
    }
    const stems = new Set(asked.map(({ word }) => stemOf(word)))
    const whole = new Set(this.#names.get(keyOf(asked.map(({ word }) => word))))
    const last = stemOf(asked.at(-1)?.word ?? '')
    const found: Found[] = []
    for (const [at, sum] of scores) {
      if (counts.get(at)! < least) continue
      const isKind = () => whole.has(at) || this.#isA(at, last) || (whole.size === 0 && this.#firsts[at]!.has(last))
      found.push({ at, score: sum / asked.length + this.#bonus(at, stems, whole.has(at), options) + usualBonus(at, isKind, options) })
    }
    return found.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, options.most)
  }

  /** Foods with exactly this name, in any language, common ones first. */
  named(text: string): number[] {
    return (this.#names.get(keyOf(wordsIn(text))) ?? []).toSorted((a, b) => this.#docs[b]!.common - this.#docs[a]!.common || a - b)
  }

  /** Whether the last word of what a food is has this stem, or is a compound that ends with it: oat milk and Hafermilch are milk. */
  #isA(at: number, stem: string): boolean {
    const { en, de, also } = this.#docs[at]!
    return [en, de, ...also.split(';')].some((name) => {
      const noun = wordsIn(name.split(NAME_END, 1)[0]!).at(-1)
      if (noun === undefined) return false
      const end = this.#parts.split(noun)?.at(-1)
      return stemOf(noun) === stem || (end !== undefined && stemOf(end) === stem)
    })
  }

  #bonus(at: number, asked: ReadonlySet<string>, isWholeName: boolean, { language }: SearchOptions): number {
    const doc = this.#docs[at]!
    const length = this.#lengths[language][at]! || this.#lengths.en[at]! || this.#lengths.de[at]!
    const inLanguage = doc[language] === '' ? 0 : IN_LANGUAGE
    let unasked = 0
    for (const [stem, cost] of this.#marks[at]!) if (!asked.has(stem)) unasked = Math.max(unasked, cost)
    const begins = [...asked].some((stem) => this.#firsts[at]!.has(stem))
    return (
      (isWholeName ? WHOLE_NAME : 0) +
      (begins ? BEGINS_NAME : 0) +
      COMMON[doc.common as 0 | 1 | 2] +
      inLanguage -
      EXTRA_WORD * Math.max(0, length - asked.size) -
      unasked
    )
  }

  /** Foods that match a word, each with its best quality. Splits an unknown compound into its parts. */
  #answersTo(word: string, isTyping: boolean): Answer[] {
    const foods = new Map<number, number>()
    const give = (of: string, quality: number) => {
      for (const doc of this.#words.get(of)!) if ((foods.get(doc) ?? 0) < quality) foods.set(doc, quality)
    }
    const stem = stemOf(word)
    for (const same of this.#stems.get(stem) ?? []) give(same, same === word ? QUALITY.exact : QUALITY.stem)
    for (const { word: compound, quality } of this.#compounds.get(stem) ?? []) give(compound, quality)
    const isFound = foods.size > 0
    if (isTyping || (!isFound && word.length > LEAST_PREFIX))
      for (const known of this.#vocabulary)
        if (known.length > word.length && known.startsWith(word)) give(known, QUALITY.prefix + 0.2 * (word.length / known.length))
    if (foods.size > 0) return [{ word, foods, isModifier: false }]
    const parts = this.#parts.split(word)
    if (parts)
      return parts.flatMap((part, at) =>
        this.#answersTo(this.#withoutLink(part), false).map((one) => ({ ...one, isModifier: one.isModifier || at === 0 })),
      )
    this.#withSlips(word, isTyping, give)
    return [{ word, foods, isModifier: false }]
  }

  /** Removes linking letters to get a known word: "erdbeer" of "Erdbeerquark", "bauern" of "Bauernbrot". */
  #withoutLink(part: string): string {
    if (this.#stems.has(stemOf(part))) return part
    return [1, 2].map((letters) => part.slice(0, -letters)).find((one) => this.#stems.has(stemOf(one))) ?? part
  }

  #withSlips(word: string, isTyping: boolean, give: (of: string, quality: number) => void): void {
    const most = slipsAllowed(word)
    if (most === 0) return
    const letters = lettersOf(word)
    for (const [at, known] of this.#vocabulary.entries()) {
      // Each typing error adds at most one letter that the other word lacks. The longer word may have more letters.
      if (known.length < 4 || known[0] !== word[0] || lettersCount(letters & ~this.#letters[at]!) > most) continue
      const slips = editDistance(word, known, most)
      if (slips <= most) give(known, QUALITY.slip - 0.1 * slips)
      else if (isTyping && known.length > word.length) {
        const started = editDistance(word, known.slice(0, word.length), most)
        if (started <= most) give(known, QUALITY.slip - 0.15 - 0.1 * started)
      }
    }
  }
}

const NO_MARKS: ReadonlyMap<string, number> = new Map()

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const all = map.get(key)
  if (all) all.push(value)
  else map.set(key, [value])
}

const keyOf = (words: readonly string[]): string => words.map(stemOf).join(' ')

/** Bit set of letters: one bit for each from a to z, and one for each of five groups of all others. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 97
    bits |= 1 << (code >= 0 && code < 26 ? code : 26 + (Math.abs(code) % 5))
  }
  return bits >>> 0
}

function lettersCount(bits: number): number {
  let [rest, count] = [bits, 0]
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}

/** While words are typed, foods are only offered: the usual ones first. Words as written are read as what they name, or a kind of it. */
function usualBonus(at: number, isKind: () => boolean, { usual, isTyping }: SearchOptions): number {
  const weight = usual?.get(at) ?? 0
  return weight === 0 ? 0 : weight * USUAL * (isTyping || isKind() ? 1 : USUAL_WORD)
}
