import { ACT_AREAS } from '#platform/contract/act-kinds.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'

/** The beds of a garden, in the order in which they lie: one for each part of life, one for acts that nobody describes, one for bought seeds. */
export const BEDS = [...ACT_AREAS, 'meadow', 'rare'] as const
export type BedId = (typeof BEDS)[number]
/** Where acts grow something. */
export type ActBedId = Exclude<BedId, 'rare'>

/** How a plant is best set: tall ones behind, low ones in front. */
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

/** What grows in a bed: named more than once, it is seen more often. The trees stand apart, so that they stay few. */
const FAMILIES: Readonly<Record<ActBedId, { herbs: readonly CommonSpecies[]; trees: readonly CommonSpecies[] }>> = {
  journal: { herbs: ['daisy', 'poppy', 'daisy', 'grass', 'cornflower', 'poppy'], trees: ['hazel', 'maple'] },
  soul: { herbs: ['lupin', 'bluebell', 'foxglove', 'bluebell', 'lupin', 'fern'], trees: ['willow', 'birch'] },
  habits: { herbs: ['fern', 'daisy', 'cornflower', 'foxglove', 'grass', 'bluebell', 'poppy'], trees: ['oak', 'birch', 'hazel'] },
  body: { herbs: ['poppy', 'grass', 'fern', 'lupin', 'daisy'], trees: ['pine', 'oak', 'maple'] },
  mind: { herbs: ['cornflower', 'reed', 'mushroom', 'bluebell', 'moss', 'cornflower'], trees: ['spruce', 'birch'] },
  companion: { herbs: ['foxglove', 'daisy', 'ivy', 'foxglove', 'poppy'], trees: ['willow', 'hazel'] },
  meadow: { herbs: ['grass', 'daisy', 'cornflower', 'poppy', 'moss', 'fern'], trees: ['hazel', 'birch'] },
}

/** One in so many is a tree. */
const TREES_ONE_IN = 6

/** The species of a plant: for ever the same for a bed, a kind, its subject and the plant's place in their line. */
export function speciesOf(bed: ActBedId, kind: string, subject: string, index: number): CommonSpecies {
  const { herbs, trees } = FAMILIES[bed]
  // A drift is mostly of one kind of flower, with a few guests: so gardens are planted, and so they look calm.
  const own = stableHash(`drift ${kind} ${subject}`)
  const dice = stableHash(`plant ${kind} ${subject} ${index}`)
  if (dice % TREES_ONE_IN === 0 && index > 0) return trees[(dice >>> 8) % trees.length]!
  return herbs[((dice >>> 16) % 3 === 0 ? dice >>> 4 : own) % herbs.length]!
}

export const heightOf = (species: string): Height => (Object.hasOwn(HEIGHTS, species) ? HEIGHTS[species as CommonSpecies] : 'middle')
