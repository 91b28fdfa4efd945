import type { AiMessage } from './ai.ts'

/**
 * Roughly how many tokens a text is: one for three bytes of UTF-8, rounded up. English is nearer four bytes, German and Chinese
 * three; an allowance is better guarded by a guess that is a little high. Whole requests count four more for the frame of each message.
 */
export function estimateTokens(what: string | { system: string; messages: readonly AiMessage[] }): number {
  if (typeof what === 'string') return Math.ceil(Buffer.byteLength(what) / 3)
  return what.messages.reduce((sum, { content }) => sum + 4 + estimateTokens(content), 4 + estimateTokens(what.system))
}
