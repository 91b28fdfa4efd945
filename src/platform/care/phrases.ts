// Phrases are written as words with a few symbols, and matched word by word, never letter by letter: no text can make that slow.
//   a|b    one of these        @name  one of a class           word~  a word with this beginning
//   $      the sentence ends    part?  may be missing      *      up to three fillers      ..     up to three words of any kind

type Part =
  | 'end'
  | { words: ReadonlySet<string>; starts: readonly string[]; isOptional: boolean }
  | { upTo: number; only: ReadonlySet<string> | undefined }

export type Phrase<R> = { rule: R; parts: readonly Part[] }
/** The place of a phrase in a sentence: words `from` to before `to`; `gap`: positions that `*` and `..` matched. */
export type Match<R> = { rule: R; from: number; to: number; gap: readonly number[] }

export type Classes = Readonly<Record<string, string>>

/** Number of first letters by which phrases are indexed. */
const KEY = 3

/** Many phrases, all matched at once. */
export class PhraseBook<R> {
  readonly #byFirst = new Map<string, Phrase<R>[]>()
  readonly #byStart = new Map<string, { start: string; phrase: Phrase<R> }[]>()
  /** Every whole word of every phrase. */
  readonly words = new Set<string>()

  constructor(rules: Iterable<readonly [phrase: string, rule: R]>, classes: Classes) {
    for (const [text, rule] of rules) {
      const phrase = { rule, parts: text.split(' ').map((part) => partOf(part, classes)) }
      for (const part of phrase.parts) for (const word of part !== 'end' && 'words' in part ? part.words : []) this.words.add(word)
      const [first] = phrase.parts
      if (!first || first === 'end' || 'upTo' in first || first.isOptional) throw new Error(`A phrase begins with a word: ${text}`)
      for (const word of first.words) this.#byFirst.set(word, [...(this.#byFirst.get(word) ?? []), phrase])
      for (const start of first.starts) {
        const key = start.slice(0, KEY)
        if (key.length < KEY) throw new Error(`Too short a beginning: ${text}`)
        this.#byStart.set(key, [...(this.#byStart.get(key) ?? []), { start, phrase }])
      }
    }
  }

  /** Every phrase that matches in these words, at each of its places. */
  *matchesIn(words: readonly string[]): Generator<Match<R>> {
    for (const [from, word] of words.entries()) {
      for (const phrase of this.#byFirst.get(word) ?? []) yield* matchAt(phrase, words, from)
      for (const { start, phrase } of this.#byStart.get(word.slice(0, KEY)) ?? [])
        if (word.startsWith(start)) yield* matchAt(phrase, words, from)
    }
  }
}

function partOf(text: string, classes: Classes): Part {
  if (text === '$') return 'end'
  if (text === '..') return { upTo: 3, only: undefined }
  if (text === '*') return { upTo: 3, only: new Set(classes.filler?.split(' ')) }
  const isOptional = text.endsWith('?')
  const choices = (isOptional ? text.slice(0, -1) : text).split('|').flatMap((choice) => {
    if (!choice.startsWith('@')) return [choice]
    const named = classes[choice.slice(1)]
    if (named === undefined) throw new Error(`No class ${choice}`)
    return named.split(' ')
  })
  return {
    words: new Set(choices.filter((choice) => !choice.endsWith('~'))),
    starts: choices.filter((choice) => choice.endsWith('~')).map((choice) => choice.slice(0, -1)),
    isOptional,
  }
}

function* matchAt<R>({ rule, parts }: Phrase<R>, words: readonly string[], from: number): Generator<Match<R>> {
  const gap: number[] = []
  const endOf = (part: number, at: number): number | undefined => {
    const one = parts[part]
    if (!one) return at
    if (one === 'end') return at === words.length ? at : undefined
    if ('upTo' in one) {
      const taken = gap.length
      for (let width = 0; width <= one.upTo && at + width <= words.length; width++) {
        if (width > 0) {
          if (one.only && !one.only.has(words[at + width - 1]!)) break
          gap.push(at + width - 1)
        }
        const end = endOf(part + 1, at + width)
        if (end !== undefined) return end
      }
      gap.length = taken
      return undefined
    }
    const word = words[at]
    if (word !== undefined && (one.words.has(word) || one.starts.some((start) => word.startsWith(start)))) {
      const end = endOf(part + 1, at + 1)
      if (end !== undefined) return end
    }
    return one.isOptional ? endOf(part + 1, at) : undefined
  }
  const to = endOf(0, from)
  if (to !== undefined) yield { rule, from, to, gap: [...gap] }
}
