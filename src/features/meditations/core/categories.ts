export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const CATEGORIES = [
  'sleep',
  'calm',
  'breath',
  'body',
  'focus',
  'kindness',
  'gratitude',
  'courage',
  'grief',
  'walking',
  'morning',
  'evening',
] as const
export type Category = (typeof CATEGORIES)[number]
