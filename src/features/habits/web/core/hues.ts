import type { CSSProperties } from 'react'
import type { Species } from '#platform/web/botany/grow.ts'

/** Colours of a habit: hue angles far enough apart to be distinguished by name. */
export const HUES = [
  { name: 'fern', hue: 148 },
  { name: 'moss', hue: 118 },
  { name: 'sun', hue: 86 },
  { name: 'amber', hue: 62 },
  { name: 'clay', hue: 38 },
  { name: 'rose', hue: 8 },
  { name: 'berry', hue: 344 },
  { name: 'dusk', hue: 306 },
  { name: 'iris', hue: 276 },
  { name: 'lake', hue: 240 },
  { name: 'sea', hue: 205 },
  { name: 'pond', hue: 178 },
] as const

export type HueName = (typeof HUES)[number]['name']

/** Colours everything inside in a habit's hue: redeclares the shades of an area. */
export const hued = (hue: number) => ({
  'data-area': 'habit',
  style: { '--area-h': hue, '--area-night': hue, '--area-c': 0.108, '--area-l': 0.49 } as CSSProperties,
})

const SPECIES: readonly Species[] = ['fern', 'poppy', 'daisy', 'foxglove', 'lupin', 'bluebell', 'hazel', 'birch', 'cornflower', 'maple']

/** The plant of a habit: always the same one for an id. */
export function speciesOf(id: string): Species {
  let hash = 5381
  for (const character of id) hash = (Math.imul(hash, 33) ^ character.codePointAt(0)!) >>> 0
  return SPECIES[hash % SPECIES.length]!
}
