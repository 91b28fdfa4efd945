/** Page of the conversation with the language model. Other pages pass text to its field by history state, so no URL contains it. */
export const CONVERSATION = '/my-ai-bestfriend/talk'

export const withMessageWords = (text: string) => ({ messageWords: text })

/** The words in a history's state; empty where there are none. */
export function messageWordsIn(state: unknown): string {
  const words = typeof state === 'object' && state !== null && 'messageWords' in state ? state.messageWords : ''
  return typeof words === 'string' ? words : ''
}
