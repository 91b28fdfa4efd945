import { stemOf } from './words.ts'

const LEAST_PART = 3
/** Letters that German puts between the parts of a compound: Bauer-n-brot, Schokolade-n-eis, Ei-er-salat. */
const LINKS = ['', 's', 'n', 'en', 'er', 'e']

/** Takes compounds apart at words that are known: "salamipizza" is salami and pizza, but "tomate" is no "mate". */
export class WordParts {
  readonly #stems: ReadonlySet<string>

  constructor(words: Iterable<string>) {
    this.#stems = new Set([...words].filter((word) => word.length >= LEAST_PART).map(stemOf))
  }

  #isKnown(word: string): boolean {
    return word.length >= LEAST_PART && this.#stems.has(stemOf(word))
  }

  /** The longest last part first; undefined where a word is no compound of known words. */
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
