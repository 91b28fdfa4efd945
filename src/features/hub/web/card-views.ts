import { createElement, lazy, type ComponentType, type ReactElement } from 'react'
import type { HubCard } from '#platform/contract/hub.ts'
import type { WebFeature } from '#platform/web/feature.ts'
import type { SuggestionViews } from '#platform/web/suggestions.ts'

type CardView = ComponentType<{ data: Record<string, unknown> }>

const views = new Map<string, CardView>()
const suggestions = new Map<string, NonNullable<WebFeature['suggestions']>>()
const withoutServer: Pick<HubCard, 'feature' | 'card'>[] = []

/** The list of features says which of them draw cards and suggest things; each file is fetched when the hub shows what is in it. */
export function showHubCardsOf(features: readonly WebFeature[]): void {
  for (const { id, hubCards, hubCardsOffline = [], suggestions: source } of features) {
    for (const [card, view] of Object.entries(hubCards ?? {})) views.set(`${id} ${card}`, lazy(view))
    for (const card of hubCardsOffline) withoutServer.push({ feature: id, card })
    if (source) suggestions.set(id, source)
  }
}

/** A feature's card, drawn by its own view; undefined for one that this version of the app does not know. */
export function drawCard({ feature, card, data }: Pick<HubCard, 'feature' | 'card' | 'data'>): ReactElement | undefined {
  const view = views.get(`${feature} ${card}`)
  return view && createElement(view, { data })
}

/** The cards that a device can draw which has never seen a hub. */
export const offlineCards = (today: string): HubCard[] =>
  withoutServer.map((card, rank) => ({ ...card, data: { day: today }, region: 'main', rank, heights: [11.5, 13.5] }))

const coming = new Map<string, Promise<SuggestionViews>>()

/** A feature's suggestion; undefined for one that this version of the app does not know. For React's `use`: the same promise each time. */
export function suggestionViews(feature: string): Promise<SuggestionViews> {
  const known = coming.get(feature)
  if (known) return known
  const loading = Promise.resolve(suggestions.get(feature)?.())
    .then((file): SuggestionViews => file?.suggestions ?? {})
    // Without its file there is nothing to say; the hub is whole all the same.
    .catch((): SuggestionViews => ({}))
  coming.set(feature, loading)
  return loading
}
