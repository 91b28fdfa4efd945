import { SUGGESTION_RANK, type HubCard } from '#platform/contract/hub.ts'

export type Region = 'main' | 'side'
/** In rem: on phones, and from 480 px up. */
export type Heights = HubCard['heights']

/** `card` is undefined for the hub's one suggestion. */
export type Placed = { key: string; region: HubCard['region']; rank: number; heights: Heights; card: HubCard | undefined }

const SUGGESTION: Placed = { key: 'suggestion', region: 'main', rank: SUGGESTION_RANK, heights: [22.5, 13], card: undefined }

/** The cards of a region in their order, with the suggestion among those of the main one. */
export function placed(cards: readonly HubCard[], region: Region, hasSuggestion: boolean): Placed[] {
  const all = cards.map((card): Placed => ({
    key: `${card.feature} ${card.card}`,
    region: card.region,
    rank: card.rank,
    heights: card.heights,
    card,
  }))
  return [...all, ...(hasSuggestion ? [SUGGESTION] : [])]
    .filter((one) => one.region === region)
    .toSorted((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1))
}

/** Of an answer from another day: the cards of which something is still true, with that alone, and the day as `day`. */
export function onAnotherDay(cards: readonly HubCard[], today: string): HubCard[] {
  return cards.flatMap((card) => {
    if (!card.lasts) return []
    const still = Object.entries(card.data).filter(([name]) => card.lasts!.includes(name))
    return [{ ...card, data: { ...Object.fromEntries(still), day: today } }]
  })
}
