import type { Translation } from '#platform/web/i18n/messages.ts'
import type { GardenPlant } from '../garden.ts'
import type { en } from './messages.en.ts'

type Words = Translation<typeof en>

export type LineNames = ReadonlyMap<string, string>

/** What a plant is: its own name, or its species with a capital. */
export function speciesWords(t: Words, plant: GardenPlant): string {
  const name = t.species[plant.species]
  return name[0]!.toLocaleUpperCase() + name.slice(1)
}

export const plantWords = (t: Words, plant: GardenPlant): string => plant.name ?? speciesWords(t, plant)

/** What it grows from: the habit or track by its name, else the kind of act. */
export function sourceWords(t: Words, { kind, subject }: Pick<GardenPlant, 'kind' | 'subject'>, names: LineNames): string {
  const name = names.get(`${kind}~${subject}`)
  if (name) return name
  return kindWords(t, kind)
}

const kindWords = (t: Words, kind: string): string => (Object.hasOwn(t.kinds, kind) ? t.kinds[kind as keyof Words['kinds']] : t.kinds.other)

export const actWords = (t: Words, kind: string): string =>
  Object.hasOwn(t.actNames, kind) ? t.actNames[kind as keyof Words['actNames']] : t.actNames.other

export function growthWords(t: Words, growth: number): string {
  const { seed, sprout, young, half, nearly, full } = t.growth
  if (growth < 0.1) return seed
  if (growth < 0.3) return sprout
  if (growth < 0.5) return young
  if (growth < 0.8) return half
  return growth < 0.999 ? nearly : full
}

/** Where a thing that acts are about can be seen. */
export function placeOfSubject(kind: string, subject: string | null): string | undefined {
  if (subject === null) return undefined
  const id = encodeURIComponent(subject)
  if (kind === 'habit') return `/habits/${id}`
  if (kind === 'listen') return `/soul/track/${id}`
  if (kind === 'entry' || kind === 'mood') return `/journal/${id}`
  return undefined
}
