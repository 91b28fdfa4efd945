/** Titles of the pages, by path. */
export const de = {
  '/my-ai-bestfriend': 'Begleiter',
  '/my-ai-bestfriend/talk': 'Gespräch',
  '/my-ai-bestfriend/memory': 'Gedächtnis',
  '/voice-chat': 'Sprachgespräch',
}
