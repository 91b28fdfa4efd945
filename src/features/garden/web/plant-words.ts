import type { Translation } from '#platform/web/i18n/messages.ts'
import type { useActKinds } from '#platform/web/use-act-kinds.ts'
import type { GardenPlant } from '../garden.ts'
import type { en } from './core/messages.ts'

type Words = Translation<typeof en>

export type LineNames = ReadonlyMap<string, string>

/** Name of a plant's species, capitalized. */
export function speciesWords(t: Words, plant: GardenPlant): string {
  const name = t.species[plant.species]
  return name[0]!.toLocaleUpperCase() + name.slice(1)
}

export const plantWords = (t: Words, plant: GardenPlant): string => plant.name ?? speciesWords(t, plant)

type Kinds = ReturnType<typeof useActKinds>

/** Source of a plant: the name of the habit or track, else the kind of act; '' until the texts are loaded. */
export function sourceWords(t: Words, { kind, subject }: Pick<GardenPlant, 'kind' | 'subject'>, names: LineNames, kinds: Kinds): string {
  if (kind === 'seed') return t.boughtSeed
  return names.get(`${kind}~${subject}`) ?? kinds?.(kind).words.from ?? ''
}

export function growthWords(t: Words, growth: number): string {
  const { seed, sprout, young, half, nearly, full } = t.growth
  if (growth < 0.1) return seed
  if (growth < 0.3) return sprout
  if (growth < 0.5) return young
  if (growth < 0.8) return half
  return growth < 0.999 ? nearly : full
}
