import type { AiMessage } from './ai.ts'

/** Of a picture of a thousand pixels a side, high rather than low: services reckon between 250 and 1,600, and say what it was afterwards. */
const PICTURE_TOKENS = 2000

/**
 * Roughly how many tokens a text is: one for three bytes of UTF-8, rounded up. English is nearer four bytes, German and Chinese
 * three; an allowance is better guarded by a guess that is a little high. Whole requests count four more for the frame of each message.
 */
export function estimateTokens(what: string | { system: string; messages: readonly AiMessage[] }): number {
  if (typeof what === 'string') return Math.ceil(Buffer.byteLength(what) / 3)
  return what.messages.reduce(
    (sum, { content, pictures = [] }) => sum + 4 + estimateTokens(content) + pictures.length * PICTURE_TOKENS,
    4 + estimateTokens(what.system),
  )
}
