import type { CompanionTool } from '#platform/web/voice/tool.ts'
import { wordsOf } from '#platform/web/voice/words.ts'

/** Example lines by the id of their tool: `examples.json`, made by `scripts/voice-examples.ts`. */
export type Examples = Readonly<Record<string, readonly string[]>>
/** Finds the tools whose examples are most similar to a text, best first, with scores from 0. */
export type Nearest = (text: string) => { id: string; score: number }[]

type Described = Pick<CompanionTool, 'id' | 'vocabulary'>

/** Lengths of the letter n-grams of a word. */
const LETTERS = [3, 4, 5]
/** Weight of a feature by its kind: a word, a pair of neighbours, a pair with one word between them, letters within a word. */
const WEIGHTS = { word: 1, pair: 1, gap: 0.5, letters: 0.35 }
/** Number of most similar lines that count. */
const NEIGHBOURS = 30
/** The higher, the less the more distant lines count. */
const SHARPNESS = 2.5
/** Score that a word of a tool's own vocabulary adds. */
const OWN_WORD = 0.4

const featuresOf = (text: string): Map<string, number> => {
  const words = (wordsOf(text) ?? []).map(({ plain }) => (Number.isFinite(Number(plain)) ? '#' : plain))
  const features = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    features.set(word, WEIGHTS.word)
    features.set(`${words[at - 1] ?? '^'} ${word}`, WEIGHTS.pair)
    if (at > 1) features.set(`${words[at - 2]} _ ${word}`, WEIGHTS.gap)
    const framed = `_${word}_`
    for (const size of LETTERS)
      for (let from = 0; from + size <= framed.length; from++) features.set(`-${framed.slice(from, from + size)}`, WEIGHTS.letters)
  }
  if (words.length > 0) features.set(`${words.at(-1)} $`, WEIGHTS.pair)
  return features
}

/**
 * Nearest neighbours among the examples, by the cosine of their words, pairs of words and letters, weighed by how rare they are (TF-IDF;
 * Salton and Buckley 1988). Takes some 100 ms for 3,000 lines, once; a text then takes about one.
 */
export function nearestOf(examples: Examples, tools: readonly Described[]): Nearest {
  const known = new Map(tools.map((tool) => [tool.id, tool]))
  const lines = Object.entries(examples).flatMap(([id, texts]) =>
    known.has(id) ? texts.map((text) => ({ id, features: featuresOf(text) })) : [],
  )
  const having = new Map<string, number[]>()
  for (const [at, { features }] of lines.entries())
    for (const feature of features.keys()) {
      const list = having.get(feature)
      if (list) list.push(at)
      else having.set(feature, [at])
    }
  const squareOf = (feature: string, weight: number): number => {
    const lists = having.get(feature)
    return lists ? (weight * Math.log(lines.length / lists.length)) ** 2 : 0
  }
  const lengthOf = (features: ReadonlyMap<string, number>): number =>
    Math.sqrt([...features].reduce((sum, [feature, weight]) => sum + squareOf(feature, weight), 0)) || 1
  const lengths = lines.map(({ features }) => lengthOf(features))

  return (text) => {
    const features = featuresOf(text)
    const length = lengthOf(features)
    const products = new Map<number, number>()
    for (const [feature, weight] of features) {
      const square = squareOf(feature, weight)
      for (const at of having.get(feature) ?? []) products.set(at, (products.get(at) ?? 0) + square)
    }
    const scores = new Map<string, number>()
    const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
    const similar = [...products].map(([at, product]) => ({ at, similarity: product / length / lengths[at]! }))
    for (const { at, similarity } of similar.toSorted((a, b) => b.similarity - a.similarity).slice(0, NEIGHBOURS))
      add(lines[at]!.id, similarity ** SHARPNESS)
    const words = wordsOf(text) ?? []
    for (const { id, vocabulary } of tools) if (vocabulary && words.some(({ plain }) => vocabulary.has(plain))) add(id, OWN_WORD)
    return [...scores].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score)
  }
}
