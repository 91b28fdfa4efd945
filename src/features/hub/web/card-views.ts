import { createElement, lazy, type ComponentType, type ReactElement } from 'react'
import type { HubCard } from '#platform/contract/hub.ts'
import type { HubCardView } from '#platform/web/feature.ts'
import type { SuggestionViews } from '#platform/web/suggestions.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { hubFeatures } from './registry.ts'

type CardView = ComponentType<{ data: Record<string, unknown> }>

const featureOf = (id: string) => hubFeatures().find((feature) => feature.id === id)

/** One component for each view, so that React knows it again. */
const drawn = new Map<HubCardView, CardView>()

/**
 * A feature's card, drawn by its own view, whose file is fetched now and not when its turn comes: all cards of a page come together.
 * Undefined for one that this version of the app does not know; a file that does not come leaves its card out.
 */
export function drawCard({ feature, card, data }: Pick<HubCard, 'feature' | 'card' | 'data'>): ReactElement | undefined {
  const view = featureOf(feature)?.hubCards?.[card]
  if (!view) return undefined
  const component = drawn.get(view) ?? fetchView(view)
  drawn.set(view, component)
  return createElement(component, { data })
}

function fetchView(view: HubCardView): CardView {
  const coming = afterPaint(view).catch((): Awaited<ReturnType<HubCardView>> => ({ default: () => null }))
  return lazy(() => coming)
}

/** The cards that a device can draw which has never seen a hub. */
export const offlineCards = (today: string): HubCard[] =>
  hubFeatures()
    .flatMap(({ id, hubCardsOffline = [] }) => hubCardsOffline.map((card) => ({ feature: id, card })))
    .map((card, rank) => ({ ...card, data: { day: today }, region: 'main', rank }))

const coming = new Map<string, Promise<SuggestionViews>>()

/** What a feature's suggestions say; nothing for a feature that this version of the app does not know. For React's `use`: the same promise each time. */
export function suggestionViews(feature: string): Promise<SuggestionViews> {
  const known = coming.get(feature)
  if (known) return known
  const views = featureOf(feature)?.suggestions
  const loading = Promise.resolve(views && afterPaint(views))
    .then((file): SuggestionViews => file?.suggestions ?? {})
    // Without its file there is nothing to say; the hub is whole all the same.
    .catch((): SuggestionViews => ({}))
  coming.set(feature, loading)
  return loading
}
