/** Sounds that a script can name, in the order in which they are offered. */
export const SOUNDS = [
  'rain',
  'waves',
  'wind',
  'stream',
  'fire',
  'night',
  'birds',
  'pads',
  'bowls',
  'chimes',
  'drone',
  'brown',
  'pink',
  'white',
] as const
export type Sound = (typeof SOUNDS)[number]

export const BELLS = ['low', 'middle', 'high'] as const
export type Bell = (typeof BELLS)[number]

/** Synonyms, including German names for German scripts. */
const ALIASES: Readonly<Record<string, Sound>> = {
  regen: 'rain',
  wellen: 'waves',
  meer: 'waves',
  bach: 'stream',
  feuer: 'fire',
  nacht: 'night',
  vögel: 'birds',
  klangfläche: 'pads',
  schalen: 'bowls',
  klangspiel: 'chimes',
  bordun: 'drone',
  braun: 'brown',
  rosa: 'pink',
  weiß: 'white',
}
const BELL_ALIASES: Readonly<Record<string, Bell>> = { tief: 'low', mittel: 'middle', hoch: 'high' }

export function soundNamed(word: string): Sound | undefined {
  return SOUNDS.find((sound) => sound === word) ?? ALIASES[word]
}

export function bellNamed(word: string): Bell | undefined {
  return BELLS.find((bell) => bell === word) ?? BELL_ALIASES[word]
}
