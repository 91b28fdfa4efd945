import type { HubCard } from '#platform/contract/hub.ts'

/** main: what today is about. side: what grew, beside it on wide windows and below it on phones. */
export type Region = 'main' | 'side'

/** In rem: on phones, and from 480 px up. */
export type Reserves = readonly [number, number]

type Place = {
  region: Region
  /** Heights kept free until the card is here (and by it then). */
  reserves: Reserves | ((data: HubCard['data']) => Reserves)
  /** Of a day that is over only this much is still true; without it the card goes with its day. */
  onAnotherDay?: (data: HubCard['data'], today: string) => HubCard['data']
}

/** The hub's own among the cards. */
export const SUGGESTION = 'hub suggestion'
export const FIRST_HABIT = 'hub first-habit'

/** Which card stands where: the order of this map is the order of the page. Cards it does not name come last. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['onboarding welcome', { region: 'main', reserves: [11.2, 11.5] }],
  ['journal mood', { region: 'main', reserves: [11.5, 13.5], onAnotherDay: (data, today) => ({ ...data, day: today, moods: [] }) }],
  ['habits due', { region: 'main', reserves: ({ habits }) => rowsOf(habits) }],
  [FIRST_HABIT, { region: 'main', reserves: [8, 6] }],
  [SUGGESTION, { region: 'main', reserves: [22.5, 13] }],
  ['soul continue', { region: 'main', reserves: [24, 13], onAnotherDay: (data) => data }],
  ['journal draft', { region: 'main', reserves: [9, 9] }],
  ['workouts continue', { region: 'main', reserves: [9, 9] }],
  ['journal prompt', { region: 'main', reserves: [19.6, 20.6], onAnotherDay: (data) => data }],
  ['garden glimpse', { region: 'side', reserves: [16, 16] }],
  ['journal memory', { region: 'side', reserves: [10, 10] }],
])

/** A card with a head and a row for each of some things; on wide windows two stand in a row. */
function rowsOf(things: unknown): Reserves {
  const count = Array.isArray(things) ? things.length : 1
  return [5.5 + 4.25 * count, 6.25 + 4.25 * Math.ceil(count / 2)]
}

const ELSEWHERE: Place = { region: 'main', reserves: [9, 9] }

/** Drawn inside the suggestion, when its rule asks for a track; never beside it. */
const WITHIN_SUGGESTION = 'soul suggestion'

export const nameOf = ({ feature, card }: Pick<HubCard, 'feature' | 'card'>): string => `${feature} ${card}`

/** `card` is undefined for the hub's own. */
export type Placed<Card> = { name: string; region: Region; reserves: Reserves; card: Card | undefined }

/** Cards in their order, each region by itself, with the hub's `own` among them. */
export function placed<Card extends HubCard>(cards: readonly Card[], own: readonly string[]): Record<Region, Placed<Card>[]> {
  const order = [...PLACES.keys()]
  const rank = (name: string) => (order.indexOf(name) < 0 ? order.length : order.indexOf(name))
  const put = (name: string, card: Card | undefined): Placed<Card> => {
    const { region, reserves } = PLACES.get(name) ?? ELSEWHERE
    return { name, region, card, reserves: typeof reserves === 'function' ? reserves(card?.data ?? {}) : reserves }
  }
  const theirs = cards.filter((card) => nameOf(card) !== WITHIN_SUGGESTION).map((card) => put(nameOf(card), card))
  const sorted = [...theirs, ...own.map((name) => put(name, undefined))].toSorted((a, b) => rank(a.name) - rank(b.name))
  return { main: sorted.filter(({ region }) => region === 'main'), side: sorted.filter(({ region }) => region === 'side') }
}

/** The track that a suggestion can offer, when the answer brought one. */
export const trackCardOf = <Card extends HubCard>(cards: readonly Card[]): Card | undefined =>
  cards.find((card) => nameOf(card) === WITHIN_SUGGESTION)

/** Of an answer from another day: the cards that are still true, or can be made so. */
export function onAnotherDay(cards: readonly HubCard[], today: string): HubCard[] {
  return cards.flatMap((card) => {
    const still = PLACES.get(nameOf(card))?.onAnotherDay
    return still ? [{ ...card, data: still(card.data, today) }] : []
  })
}

/** A device that never saw a hub can still take down a mood: the journal's own store does not need the network. */
export const moodAlone = (today: string): HubCard => ({ feature: 'journal', card: 'mood', data: { day: today, moods: [], vocabulary: [] } })
