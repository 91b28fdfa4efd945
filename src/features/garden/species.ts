import { stableHash } from '#platform/contract/stable-hash.ts'
/** The beds of a garden, in the order in which they lie. */
export const BEDS = ['journal', 'soul', 'habits', 'body', 'mind', 'companion', 'meadow', 'rare'] as const
export type BedId = (typeof BEDS)[number]

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

const AREA_OF_KIND: Readonly<Record<string, BedId>> = {
  entry: 'journal',
  mood: 'journal',
  reflect: 'journal',
  reflection: 'journal',
  scrapbook: 'journal',
  photo: 'journal',
  listen: 'soul',
  meditation: 'soul',
  practice: 'soul',
  breath: 'soul',
  speech: 'soul',
  habit: 'habits',
  workout: 'body',
  set: 'body',
  plan: 'body',
  meal: 'body',
  water: 'body',
  nutrition: 'body',
  weight: 'body',
  fast: 'body',
  game: 'mind',
  test: 'mind',
  quiz: 'mind',
  read: 'mind',
  wiki: 'mind',
  article: 'mind',
  personality: 'mind',
  programme: 'mind',
  chat: 'companion',
  companion: 'companion',
  talk: 'companion',
  therapist: 'companion',
  exercise: 'companion',
}

/** Where what a kind of act grows is planted; the meadow takes every kind it has not heard of. */
export const bedOf = (kind: string): BedId => (Object.hasOwn(AREA_OF_KIND, kind) ? AREA_OF_KIND[kind]! : 'meadow')

/** What grows in a bed: named more than once, it is seen more often. The trees stand apart, so that they stay few. */
const FAMILIES: Readonly<Record<Exclude<BedId, 'rare'>, { herbs: readonly CommonSpecies[]; trees: readonly CommonSpecies[] }>> = {
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

/** The species of a plant: for ever the same for a kind, its subject and the plant's place in their line. */
export function speciesOf(kind: string, subject: string, index: number): CommonSpecies {
  const bed = bedOf(kind) as Exclude<BedId, 'rare'>
  const { herbs, trees } = FAMILIES[bed]
  // A drift is mostly of one kind of flower, with a few guests: so gardens are planted, and so they look calm.
  const own = stableHash(`drift ${kind} ${subject}`)
  const dice = stableHash(`plant ${kind} ${subject} ${index}`)
  if (dice % TREES_ONE_IN === 0 && index > 0) return trees[(dice >>> 8) % trees.length]!
  return herbs[((dice >>> 16) % 3 === 0 ? dice >>> 4 : own) % herbs.length]!
}

export const heightOf = (species: string): Height => (Object.hasOwn(HEIGHTS, species) ? HEIGHTS[species as CommonSpecies] : 'middle')
