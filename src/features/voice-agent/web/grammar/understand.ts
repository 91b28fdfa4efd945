import type { CompanionTool } from '#platform/web/voice/tool.ts'
import type { Nearest } from './nearest.ts'
import { readCommand, type Grammar, type ReadCommand } from './read-command.ts'

/** `isSure`: what its phrases say is never asked back, such as a yes. */
type Readable = Pick<CompanionTool, 'id' | 'phrases' | 'fits'> & { yields?: true; isSure?: true }

/** What is understood: one thing; several, of which the person chooses; or nothing, with what is nearest to it. */
export type Understanding<T> =
  | { kind: 'one'; meant: ReadCommand<T> }
  | { kind: 'several'; meant: readonly ReadCommand<T>[]; near: readonly string[] }
  | { kind: 'none'; near: readonly string[] }

const MOST_NEAR = 2
/** Examples that are so near and mean something else than the rules read make it a question. */
const DOUBT = 0.25

/**
 * Rules read what was said; where examples that are much like it mean something else, nobody is guessed: it is asked back. Only what
 * `canOffer` is asked or offered.
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
  const { tool } = reading.meant
  const isDoubtful = first && first.score >= DOUBT && canOffer(first.id) && near.every(({ id }) => id !== tool.id)
  return isDoubtful && !tool.isSure ? { kind: 'several', meant: [reading.meant], near: [first.id] } : reading
}
