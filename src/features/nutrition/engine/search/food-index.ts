import { slipsAllowed, slipsBetween, stemOf, wordsIn } from './words.ts'

/** What is searched of a food. */
export type SearchDoc = {
  en: string
  de: string
  /** Other words for it, separated by `;`. */
  also: string
  /** 0, 1 or 2: how usual it is with people in general. */
  common: number
}

export type Found = { at: number; score: number }

export type SearchOptions = {
  language: 'en' | 'de'
  most: number
  /** What this person eats, by the food's place: 0 to 1, at this hour. */
  usual?: ReadonlyMap<number, number>
  /** The last word is being typed still: anything that begins like it. */
  isTyping?: boolean
}

/** How well a word of the table answers a word that was asked for. */
const QUALITY = { exact: 1, stem: 0.96, prefix: 0.75, within: 0.5, slip: 0.55 }
/** An index entry whose whole name, or one of its other names, is what was asked for. */
const WHOLE_NAME = 1.4
const COMMON = [0, 0.12, 0.42] as const
const USUAL = 2.2
const IN_LANGUAGE = 0.12
/** Each word of the name beyond those asked for. */
const EXTRA_WORD = 0.035

type Posting = { docs: number[]; names: number[] }

/**
 * An index over names of foods in two languages. Every word asked for must be answered by some word of a food: as it is, as its plural,
 * as its beginning, inside of a compound, or with a slip of a finger where nothing else is found.
 */
export class FoodIndex {
  readonly #docs: readonly SearchDoc[]
  /** Word → where it stands. */
  readonly #words = new Map<string, Posting>()
  readonly #stems = new Map<string, string[]>()
  readonly #vocabulary: string[]
  /** Which letters each word of the vocabulary has: most words can be told apart by that alone. */
  readonly #letters: Uint32Array
  /** Stemmed whole names and other names → foods. */
  readonly #names = new Map<string, number[]>()
  /** Words of each food's name in the language, for what is beyond those asked for. */
  readonly #lengths: { en: Uint8Array; de: Uint8Array }

  constructor(docs: readonly SearchDoc[]) {
    this.#docs = docs
    this.#lengths = { en: new Uint8Array(docs.length), de: new Uint8Array(docs.length) }
    for (const [at, doc] of docs.entries()) this.#add(at, doc)
    this.#vocabulary = [...this.#words.keys()]
    this.#letters = Uint32Array.from(this.#vocabulary, lettersOf)
    for (const word of this.#vocabulary) {
      const stem = stemOf(word)
      const all = this.#stems.get(stem)
      if (all) all.push(word)
      else this.#stems.set(stem, [word])
    }
  }

  #add(at: number, { en, de, also }: SearchDoc): void {
    const seen = new Set<string>()
    for (const [which, text] of [en, de, ...also.split(';')].entries()) {
      if (text === '') continue
      const words = wordsIn(text)
      if (which === 0) this.#lengths.en[at] = Math.min(255, words.length)
      if (which === 1) this.#lengths.de[at] = Math.min(255, words.length)
      for (const word of words) {
        if (seen.has(word)) continue
        seen.add(word)
        const posting = this.#words.get(word) ?? { docs: [], names: [] }
        posting.docs.push(at)
        this.#words.set(word, posting)
      }
      const name = keyOf(words)
      const named = this.#names.get(name)
      if (!named) this.#names.set(name, [at])
      else if (named.at(-1) !== at) named.push(at)
    }
  }

  /** The best answers first; bounded by `most`. */
  search(text: string, options: SearchOptions): Found[] {
    const asked = wordsIn(text).slice(0, 12)
    if (asked.length === 0) return []
    const all = asked.map((word, at) => this.#answersTo(word, options.isTyping === true && at === asked.length - 1))
    const scores = new Map<number, number>()
    const counts = new Map<number, number>()
    for (const answers of all) {
      for (const [doc, quality] of answers) {
        scores.set(doc, (scores.get(doc) ?? 0) + quality)
        counts.set(doc, (counts.get(doc) ?? 0) + 1)
      }
    }
    // Where no food has them all, those that have most of them.
    const wanted = Math.max(0, ...counts.values())
    if (wanted * 2 < asked.length) return []
    const whole = new Set(this.#names.get(keyOf(asked)))
    const found: Found[] = []
    for (const [at, sum] of scores) {
      if (counts.get(at) !== wanted) continue
      found.push({ at, score: sum / asked.length + this.#bonus(at, asked.length, whole.has(at), options) })
    }
    return found.sort((a, b) => b.score - a.score || a.at - b.at).slice(0, options.most)
  }

  /** Foods that are called exactly this, in any language: the usual ones first. */
  named(text: string): number[] {
    return (this.#names.get(keyOf(wordsIn(text))) ?? []).toSorted((a, b) => this.#docs[b]!.common - this.#docs[a]!.common || a - b)
  }

  #bonus(at: number, asked: number, isWholeName: boolean, { language, usual }: SearchOptions): number {
    const doc = this.#docs[at]!
    const length = this.#lengths[language][at]! || this.#lengths.en[at]! || this.#lengths.de[at]!
    const inLanguage = doc[language] === '' ? 0 : IN_LANGUAGE
    return (
      (isWholeName ? WHOLE_NAME : 0) +
      COMMON[doc.common as 0 | 1 | 2] +
      inLanguage +
      USUAL * (usual?.get(at) ?? 0) -
      EXTRA_WORD * Math.max(0, length - asked)
    )
  }

  /** Foods that answer a word, with how well: the best of their words counts. */
  #answersTo(word: string, isTyping: boolean): Map<number, number> {
    const best = new Map<number, number>()
    const give = (of: string, quality: number) => {
      for (const doc of this.#words.get(of)!.docs) if ((best.get(doc) ?? 0) < quality) best.set(doc, quality)
    }
    const stem = stemOf(word)
    for (const same of this.#stems.get(stem) ?? []) give(same, same === word ? QUALITY.exact : QUALITY.stem)
    const isFound = best.size > 0
    for (const known of this.#vocabulary) {
      if (known.length <= word.length || known.length < 3) continue
      if (known.startsWith(word)) give(known, isTyping || !isFound ? QUALITY.prefix + 0.2 * (word.length / known.length) : QUALITY.within)
      else if (word.length >= 4 && known.includes(word)) give(known, QUALITY.within)
    }
    if (best.size === 0) this.#withSlips(word, isTyping, give)
    return best
  }

  #withSlips(word: string, isTyping: boolean, give: (of: string, quality: number) => void): void {
    const most = slipsAllowed(word)
    if (most === 0) return
    const letters = lettersOf(word)
    for (const [at, known] of this.#vocabulary.entries()) {
      // Each slip can bring in one letter that the other has not. A word that is longer may have any more.
      if (known.length < 3 || lettersCount(letters & ~this.#letters[at]!) > most) continue
      const slips = slipsBetween(word, known, most)
      if (slips <= most) give(known, QUALITY.slip - 0.1 * slips)
      else if (isTyping && known.length > word.length) {
        const begun = slipsBetween(word, known.slice(0, word.length), most)
        if (begun <= most) give(known, QUALITY.slip - 0.15 - 0.1 * begun)
      }
    }
  }
}

const keyOf = (words: readonly string[]): string => words.map(stemOf).join(' ')

/** A bit for each letter from a to z, one for each of five groups of all others. */
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
