/** The conversation with the language model, and words that a page hands over to its field: private words stand in no address, and nothing is sent before the person sends it. */
export const CONVERSATION = '/my-ai-bestfriend/talk'

export const withMessageWords = (text: string) => ({ messageWords: text })

/** The words in a history's state; empty where there are none. */
export function messageWordsIn(state: unknown): string {
  const words = typeof state === 'object' && state !== null && 'messageWords' in state ? state.messageWords : ''
  return typeof words === 'string' ? words : ''
}
