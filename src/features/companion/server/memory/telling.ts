import { wallClock } from '#platform/contract/dates.ts'
import { estimateTokens } from '#platform/server/ai/tokens.ts'
import { MEMORY_TOKENS } from '../../contract-memory.ts'
import type { StoredMemory } from './store.ts'

/** A sentence as a model receives it: with its day in the person's zone, and between quotes that it cannot close. */
export const lineOf = ({ sentence, area, at }: Pick<StoredMemory, 'sentence' | 'area' | 'at'>, zone: string): string =>
  `- ${wallClock(at, zone).day}, ${area}: ${JSON.stringify(sentence)}`

/** Sentences sent with each message: the newest that fit. `memories`: newest first. */
export function memoriesForModel<One extends Pick<StoredMemory, 'sentence' | 'area' | 'at'>>(
  memories: readonly One[],
): { shared: One[]; tokens: number } {
  const shared: One[] = []
  let tokens = 0
  for (const memory of memories) {
    // Every day has the same number of letters in any zone.
    const more = estimateTokens(`${lineOf(memory, 'UTC')}\n`)
    if (tokens + more > MEMORY_TOKENS) break
    tokens += more
    shared.push(memory)
  }
  return { shared, tokens }
}
