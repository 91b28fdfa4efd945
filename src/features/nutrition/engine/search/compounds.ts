import { stemOf } from './words.ts'

const LEAST_PART = 3
/** Linking letters between the parts of a German compound: Bauer-n-brot, Schokolade-n-eis, Ei-er-salat. */
const LINKS = ['', 's', 'n', 'en', 'er', 'e']

/** Splits compounds into known words: "salamipizza" is salami and pizza, but "tomate" contains no "mate". */
export class WordParts {
  readonly #stems: ReadonlySet<string>

  constructor(words: Iterable<string>) {
    this.#stems = new Set([...words].filter((word) => word.length >= LEAST_PART).map(stemOf))
  }

  #isKnown(word: string): boolean {
    return word.length >= LEAST_PART && this.#stems.has(stemOf(word))
  }

  /** Splits a word in two, with the longest possible last part; undefined where it is no compound of known words. */
  split(word: string): [string, string] | undefined {
    for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
      const [first, last] = [word.slice(0, at), word.slice(at)]
      if (last.length < LEAST_PART + 1 && first.length < LEAST_PART + 1) continue
      if (this.#isKnown(last) && LINKS.some((link) => first.endsWith(link) && this.#isKnown(first.slice(0, first.length - link.length))))
        return [first, last]
    }
    return undefined
  }
}
