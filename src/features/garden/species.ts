import { ACT_AREAS } from '#platform/contract/act-kinds.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'

/** The beds in their order: one for each area of life, one for acts that no feature describes, one for bought seeds. */
export const BEDS = [...ACT_AREAS, 'meadow', 'rare'] as const
export type BedId = (typeof BEDS)[number]
/** Beds in which acts grow plants. */
export type ActBedId = Exclude<BedId, 'rare'>

/** Height of a plant, which decides its place: tall ones behind, low ones in front. */
export type Height = 'tall' | 'middle' | 'low'

const HEIGHTS = {
  oak: 'tall',
  birch: 'tall',
  maple: 'tall',
  willow: 'tall',
  pine: 'tall',
  spruce: 'tall',
  hazel: 'tall',
  foxglove: 'middle',
  lupin: 'middle',
  reed: 'middle',
  fern: 'middle',
  ivy: 'low',
  poppy: 'middle',
  cornflower: 'middle',
  daisy: 'low',
  bluebell: 'low',
  grass: 'low',
  moss: 'low',
  mushroom: 'low',
} as const satisfies Record<string, Height>
export type CommonSpecies = keyof typeof HEIGHTS

/** Species of a bed; repeated ones are more frequent. Trees are a separate list, so that they stay rare. */
const FAMILIES: Readonly<Record<ActBedId, { herbs: readonly CommonSpecies[]; trees: readonly CommonSpecies[] }>> = {
  journal: { herbs: ['daisy', 'poppy', 'daisy', 'grass', 'cornflower', 'poppy'], trees: ['hazel', 'maple'] },
  soul: { herbs: ['lupin', 'bluebell', 'foxglove', 'bluebell', 'lupin', 'fern'], trees: ['willow', 'birch'] },
  habits: { herbs: ['fern', 'daisy', 'cornflower', 'foxglove', 'grass', 'bluebell', 'poppy'], trees: ['oak', 'birch', 'hazel'] },
  body: { herbs: ['poppy', 'grass', 'fern', 'lupin', 'daisy'], trees: ['pine', 'oak', 'maple'] },
  mind: { herbs: ['cornflower', 'reed', 'mushroom', 'bluebell', 'moss', 'cornflower'], trees: ['spruce', 'birch'] },
  companion: { herbs: ['foxglove', 'daisy', 'ivy', 'foxglove', 'poppy'], trees: ['willow', 'hazel'] },
  meadow: { herbs: ['grass', 'daisy', 'cornflower', 'poppy', 'moss', 'fern'], trees: ['hazel', 'birch'] },
}

/** One plant in this many is a tree. */
const TREES_ONE_IN = 6

/** The species of a plant: constant for a bed, a kind, its subject and the plant's index in their line. */
export function speciesOf(bed: ActBedId, kind: string, subject: string, index: number): CommonSpecies {
  const { herbs, trees } = FAMILIES[bed]
  // A drift has mostly one kind of flower and a few others, as in real plantings: this looks calm.
  const own = stableHash(`drift ${kind} ${subject}`)
  const dice = stableHash(`plant ${kind} ${subject} ${index}`)
  if (dice % TREES_ONE_IN === 0 && index > 0) return trees[(dice >>> 8) % trees.length]!
  return herbs[((dice >>> 16) % 3 === 0 ? dice >>> 4 : own) % herbs.length]!
}

export const heightOf = (species: string): Height => (Object.hasOwn(HEIGHTS, species) ? HEIGHTS[species as CommonSpecies] : 'middle')
