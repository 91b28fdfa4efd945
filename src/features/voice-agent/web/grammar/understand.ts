import type { CompanionTool } from '#platform/web/voice/tool.ts'
import type { Nearest } from './nearest.ts'
import { readCommand, type Grammar, type ReadCommand } from './read-command.ts'

/** `isSure`: a match of its phrases is never asked back, such as a yes. */
type Readable = Pick<CompanionTool, 'id' | 'phrases' | 'fits'> & { yields?: true; isSure?: true }

/** The understanding of an utterance: one command; several, of which the person chooses; or none. `near`: the most similar tools. */
export type Understanding<T> =
  | { kind: 'one'; matched: ReadCommand<T> }
  | { kind: 'several'; matched: readonly ReadCommand<T>[]; near: readonly string[] }
  | { kind: 'none'; near: readonly string[] }

const MOST_NEAR = 2
/** Examples of another tool above this similarity turn the reading of the rules into a question. */
const DOUBT = 0.25

/**
 * Reads words by rules. Where very similar examples belong to another tool, the result is a question instead of a guess. Only tools that
 * `canOffer` accepts are asked or offered.
 */
export function understand<T extends Readable>(
  text: string,
  grammar: Grammar<T>,
  nearest: Nearest,
  canOffer: (id: string) => boolean,
): Understanding<T> {
  const reading = readCommand(text, grammar)
  if (reading.kind === 'several') return { ...reading, near: [] }
  const ranked = nearest(text)
  if (reading.kind === 'none') {
    const offered = ranked.filter(({ id }) => canOffer(id)).slice(0, MOST_NEAR)
    return { kind: 'none', near: offered.map(({ id }) => id) }
  }
  const near = ranked.slice(0, MOST_NEAR)
  const [first] = near
  const { tool } = reading.matched
  const isDoubtful = first && first.score >= DOUBT && canOffer(first.id) && near.every(({ id }) => id !== tool.id)
  return isDoubtful && !tool.isSure ? { kind: 'several', matched: [reading.matched], near: [first.id] } : reading
}
