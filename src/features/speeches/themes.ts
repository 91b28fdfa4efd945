/** Intended effect of a speech on the listener. Each has its own emoji (platform/web/audio/items.ts). */
export const TONES = ['uplifting', 'energizing', 'calming', 'empowering', 'manifesting', 'healing'] as const
export type Tone = (typeof TONES)[number]

export const THEMES = [
  'morning',
  'evening',
  'beginning',
  'rest',
  'body',
  'focus',
  'work',
  'courage',
  'self-worth',
  'boundaries',
  'patience',
  'setbacks',
  'change',
  'loss',
  'friendship',
  'gratitude',
  'hope',
  'purpose',
] as const
export type Theme = (typeof THEMES)[number]

export const LANGUAGES = ['en', 'de'] as const

/** Bands of length, in seconds; the bands do not overlap. */
export const LENGTHS = ['short', 'medium', 'long'] as const
export type Length = (typeof LENGTHS)[number]

export function lengthOf(seconds: number): Length {
  if (seconds < 60) return 'short'
  return seconds < 90 ? 'medium' : 'long'
}
