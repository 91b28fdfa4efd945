/** Titles of the pages, by path. */
export const de = {
  '/my-ai-bestfriend': 'Begleiter',
  '/my-ai-bestfriend/talk': 'Gespräch',
  '/my-ai-bestfriend/memory': 'Was es sich merken darf',
  '/voice-chat': 'Sprachgespräch',
}
