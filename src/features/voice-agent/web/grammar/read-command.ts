import { matchPattern, patternsOf, type Match, type Pattern } from '#platform/contract/word-pattern.ts'
import type { CompanionTool, SpokenRequest } from '#platform/web/voice/tool.ts'
import { wordsOf, type Word } from '#platform/web/voice/words.ts'

export type ReadCommand<T> = { tool: T; spoken: SpokenRequest }
/** A reading of an utterance: one command, several candidates, or none. */
export type Reading<T> =
  | { kind: 'one'; matched: ReadCommand<T> }
  | { kind: 'several'; matched: readonly ReadCommand<T>[] }
  | { kind: 'none' }

/** `yields`: its phrases are wide and match only where no other tool does. */
type Readable = Pick<CompanionTool, 'id' | 'phrases' | 'fits'> & { yields?: true }
export type Grammar<T> = readonly { tool: T; patterns: readonly Pattern[] }[]

export const grammarOf = <T extends Readable>(tools: readonly T[]): Grammar<T> =>
  tools.map((tool) => ({ tool, patterns: patternsOf(tool.phrases) }))

/** Polite words before a command. The longest match is cut, again and again. */
const BEFORE = patternsOf(`
  please|bitte|hey|hi|hello|hallo|ok|okay|so|well|and|und|also|now|jetzt|then|dann|fernwell|just|mal
  can|could|would|will you please|just?
  kannst|konntest|wurdest du mir|mal|bitte? bitte|mal?
  id like you? to
  i would like you? to
  i want you to
  ich mochte dass du
  good morning|evening
  guten morgen|abend|tag`)
const BEHIND = patternsOf(`
  please|bitte|thanks|danke|now|jetzt|then|dann|mal|fernwell
  thank you
  for me
  fur mich
  vielen dank`)

const MOST_TRIMS = 4
const LONGEST_TRIM = 6

/** Versions of the words: first without the polite words around them (at least one word is left), then with more and more of them. */
function trimmed(words: readonly Word[]): (readonly Word[])[] {
  const versions = [words]
  let left = words
  for (let times = 0; times < MOST_TRIMS; times++) {
    const next = withoutOne(left)
    if (!next) break
    versions.push(next)
    left = next
  }
  return versions.toReversed()
}

function withoutOne(words: readonly Word[]): readonly Word[] | undefined {
  const plain = words.map((word) => word.plain)
  for (let length = Math.min(LONGEST_TRIM, words.length - 1); length > 0; length--) {
    if (BEFORE.some((pattern) => matchPattern(pattern, plain.slice(0, length)))) return words.slice(length)
    if (BEHIND.some((pattern) => matchPattern(pattern, plain.slice(-length)))) return words.slice(0, -length)
  }
  return undefined
}

function wordingOf({ taken }: Match, words: readonly Word[], text: string): SpokenRequest {
  const folded: Record<string, string> = {}
  const typed: Record<string, string> = {}
  const numbers: Record<string, number> = {}
  for (const [name, [from, to]] of Object.entries(taken)) {
    const some = words.slice(from, to)
    folded[name] = some.map(({ plain }) => plain).join(' ')
    typed[name] = some.length > 0 ? text.slice(some[0]!.from, endOf(some, words, text, to)) : ''
    if (some.length === 1 && Number.isFinite(Number(folded[name]))) numbers[name] = Number(folded[name])
  }
  return { folded, typed, numbers, whole: words.length > 0 ? text.slice(words[0]!.from, endOf(words, words, text, words.length)) : '' }
}

/** A slot at the end keeps a full stop or emoticon that was typed behind it. */
const endOf = (some: readonly Word[], words: readonly Word[], text: string, to: number): number =>
  to === words.length && text.slice(some.at(-1)!.to).length < 4 ? text.trimEnd().length : some.at(-1)!.to

/** Reads a command. The tool whose phrase names most of the words wins; a tie returns all candidates, never a guess. */
export function readCommand<T extends Readable>(text: string, grammar: Grammar<T>): Reading<T> {
  const all = wordsOf(text)
  if (!all || all.length === 0) return { kind: 'none' }
  for (const words of trimmed(all)) {
    const plain = words.map((word) => word.plain)
    let best: { named: number; matched: ReadCommand<T>[] } = { named: -1, matched: [] }
    for (const { tool, patterns } of grammar) {
      const found = bestOf(tool, patterns, words, plain, text)
      if (!found || found.named < best.named) continue
      if (found.named > best.named) best = { named: found.named, matched: [] }
      best.matched.push({ tool, spoken: found.spoken })
    }
    const [first] = best.matched
    if (first) return best.matched.length === 1 ? { kind: 'one', matched: first } : { kind: 'several', matched: best.matched }
  }
  return { kind: 'none' }
}

function bestOf(tool: Readable, patterns: readonly Pattern[], words: readonly Word[], plain: readonly string[], text: string) {
  let best: { named: number; spoken: SpokenRequest } | undefined
  for (const pattern of patterns) {
    const match = matchPattern(pattern, plain)
    if (!match || (best && match.named <= best.named)) continue
    const wording = wordingOf(match, words, text)
    if (tool.fits?.(wording) !== false) best = { named: match.named, spoken: wording }
  }
  return best && tool.yields ? { ...best, named: 0 } : best
}

/** Whether the whole text matches one of these patterns: for commands that the page itself handles. */
export const matchesPattern = (text: string, patterns: readonly Pattern[]): boolean => {
  const words = wordsOf(text)
  return (
    words !== undefined &&
    trimmed(words).some((some) =>
      patterns.some((pattern) =>
        matchPattern(
          pattern,
          some.map(({ plain }) => plain),
        ),
      ),
    )
  )
}
