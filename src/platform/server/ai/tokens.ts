import type { AiMessage } from './ai.ts'

/** For a picture of a thousand pixels per side, a high estimate: services charge between 250 and 1,600, and report the number later. */
const PICTURE_TOKENS = 2000

/**
 * A rough number of tokens of a text: one per three bytes of UTF-8, rounded up. English is nearer four bytes, German and Chinese
 * three; for an allowance, a slightly high estimate is safer. Whole requests count four more per message for its frame.
 */
export function estimateTokens(what: string | { system: string; messages: readonly AiMessage[] }): number {
  if (typeof what === 'string') return Math.ceil(Buffer.byteLength(what) / 3)
  return what.messages.reduce(
    (sum, { content, pictures = [] }) => sum + 4 + estimateTokens(content) + pictures.length * PICTURE_TOKENS,
    4 + estimateTokens(what.system),
  )
}
