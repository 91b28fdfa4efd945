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

/** In rem, on a wide page: the totals, the row and the week that stand beside the cards, and the room between two. */
const BESIDE = 45
const GAP = 2

/** Whether the last card of the main column stands better under both: the main column would else end far below the other. */
export function hasFoot(cards: readonly HubCard[], hasSuggestion: boolean): boolean {
  const main = placed(cards, 'main', hasSuggestion)
  const tall = (column: readonly Placed[]) => column.reduce((sum, { heights }) => sum + heights[1] + GAP, 0)
  const last = main.at(-1)
  return main.length > 2 && tall(main) - tall(placed(cards, 'side', false)) - BESIDE > last!.heights[1] / 2
}

/** Of an answer from another day: the cards of which something is still true, with that alone, and the day as `day`. */
export function onAnotherDay(cards: readonly HubCard[], today: string): HubCard[] {
  return cards.flatMap((card) => {
    if (!card.lasts) return []
    const still = Object.entries(card.data).filter(([name]) => card.lasts!.includes(name))
    return [{ ...card, data: { ...Object.fromEntries(still), day: today } }]
  })
}
