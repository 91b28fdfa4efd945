import { SUGGESTION_RANK, type HubCard } from '#platform/contract/hub.ts'

export type Region = 'main' | 'side'
/** `card` is undefined for the hub's one suggestion. */
export type Placed = { key: string; region: HubCard['region']; rank: number; card: HubCard | undefined }

const SUGGESTION: Placed = { key: 'suggestion', region: 'main', rank: SUGGESTION_RANK, card: undefined }

/** The cards of a region in their order, with the suggestion among those of the main one. */
export function placed(cards: readonly HubCard[], region: Region, hasSuggestion: boolean): Placed[] {
  const all = cards.map((card): Placed => ({
    key: `${card.feature} ${card.card}`,
    region: card.region,
    rank: card.rank,
    card,
  }))
  return [...all, ...(hasSuggestion ? [SUGGESTION] : [])]
    .filter((one) => one.region === region)
    .toSorted((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1))
}

/** The totals, the streak and the week are beside the cards: with this many more cards, the main column is much longer. */
const MANY_MORE = 4

/** Whether the last card of the main column goes below both columns, because that column would otherwise be much longer. */
export function hasFoot(cards: readonly HubCard[], hasSuggestion: boolean): boolean {
  const main = placed(cards, 'main', hasSuggestion)
  return main.length - placed(cards, 'side', false).length >= MANY_MORE
}

/** Cards of an answer from another day, reduced to the data that is still valid, with that day as `day`. */
export function onAnotherDay(cards: readonly HubCard[], today: string): HubCard[] {
  return cards.flatMap((card) => {
    if (!card.lasts) return []
    const still = Object.entries(card.data).filter(([name]) => card.lasts!.includes(name))
    return [{ ...card, data: { ...Object.fromEntries(still), day: today } }]
  })
}
