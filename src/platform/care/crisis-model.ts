import { conceptsOf } from './concepts.ts'
import { sentencesOf } from './words.ts'

// A small linear model over words and letters, for words that no rule of `crisis.ts` knows: it decides about a quiet line and never
// about the card. It is trained by `scripts/crisis-model.ts`; the same text gives the same score on every device, without a network.

/** The format of `crisis-model.json`: a weight for each of 2^bits hashed features, as signed bytes in base64. */
export type CrisisModelFile = { bits: number; scale: number; bias: number; threshold: number; weights: string }
export type CrisisModel = Omit<CrisisModelFile, 'weights'> & { weights: Int8Array }

/** A text of so many words is scored as a whole; a longer one in windows of neighbouring sentences, so that no sentence drowns in the others. */
const MOST_AT_ONCE = 40
const WINDOW = 20
/** Numbers of letters in the hashed parts of a word: from three to five. */
const LETTERS = [3, 4, 5]
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
/** Each further doubling of a text's windows asks for this much more: otherwise any long entry would pass somewhere. */
const MORE_PER_DOUBLING = 0.6
/** Typing mistakes are not corrected: the letters of a word are enough. */
const UNCORRECTED = { has: () => true }

export const readCrisisModel = ({ weights, ...rest }: CrisisModelFile): CrisisModel => ({
  ...rest,
  weights: Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0)),
})

/** Whether to show the quiet line for this text. Takes time in proportion to the text's length. */
export function isHardDay(model: CrisisModel, text: string): boolean {
  const windows = windowsOf(text)
  const wanted = model.threshold + MORE_PER_DOUBLING * Math.log2(Math.max(1, windows.length))
  return windows.some((words) => scoreOf(model, words) >= wanted)
}

/** The highest score of a text's windows; -Infinity of a text without words. */
export const highestScore = (model: CrisisModel, text: string): number =>
  Math.max(...windowsOf(text).map((words) => scoreOf(model, words)), -Infinity)

function scoreOf({ bits, scale, bias, weights }: CrisisModel, words: readonly string[]): number {
  let sum = 0
  for (const [feature, value] of featuresOf(words, bits)) sum += weights[feature]! * value
  return bias + sum * scale
}

/** The words of a text in windows: neighbouring sentences together, as far as they fit, each window one sentence further on. */
export function windowsOf(text: string): string[][] {
  const sentences = [...sentencesOf(text, UNCORRECTED)].map(({ words }) => words)
  const all = sentences.flat()
  if (all.length <= MOST_AT_ONCE) return all.length === 0 ? [] : [all]
  return sentences.map((first, start) => {
    const words = [...first]
    for (const next of sentences.slice(start + 1, start + 1 + WINDOW)) {
      if (words.length + next.length > WINDOW) break
      words.push(...next)
    }
    return words
  })
}

/** Two concepts count as together when so many at most stand between them. */
const CONCEPT_SPAN = 5

/** Hashed features of words and their values: concepts with their neighbours, words, pairs, pairs with a gap, triples, and letters within words. */
export function featuresOf(words: readonly string[], bits: number): Map<number, number> {
  const features = new Map<number, number>()
  const add = (names: ReadonlySet<string>) => {
    const value = 1 / Math.sqrt(Math.max(1, names.size))
    for (const name of names) {
      const hash = hashOf(name) >>> (32 - bits)
      features.set(hash, (features.get(hash) ?? 0) + value)
    }
  }
  const byWord = new Set<string>()
  const byLetter = new Set<string>()
  const all = ['^', ...words, '$']
  for (const [at, word] of all.entries()) {
    if (word !== '^' && word !== '$') {
      byWord.add(`1 ${word}`)
      const framed = `_${word}_`
      for (const size of LETTERS) for (let from = 0; from + size <= framed.length; from++) byLetter.add(framed.slice(from, from + size))
    }
    const [next, third] = [all[at + 1], all[at + 2]]
    if (next !== undefined) byWord.add(`2 ${word} ${next}`)
    if (third !== undefined) {
      byWord.add(`3 ${word} ${next} ${third}`)
      byWord.add(`g ${word} ${third}`)
    }
  }
  const byConcept = new Set<string>()
  const concepts = conceptsOf(words)
  for (const [at, concept] of concepts.entries()) {
    byConcept.add(`c ${concept}`)
    const [next, third] = [concepts[at + 1], concepts[at + 2]]
    if (next !== undefined) byConcept.add(`c ${concept} ${next}`)
    if (third !== undefined) byConcept.add(`c ${concept} ${next} ${third}`)
    for (const other of concepts.slice(at + 1, at + 1 + CONCEPT_SPAN)) byConcept.add(`p ${[concept, other].toSorted().join(' ')}`)
  }
  add(byConcept)
  add(byWord)
  add(byLetter)
  return features
}

/** FNV-1a, with its bits mixed once more: the upper ones are used. */
function hashOf(name: string): number {
  let hash = FNV_START
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), FNV_PRIME)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}
