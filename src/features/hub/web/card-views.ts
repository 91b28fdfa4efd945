import { createElement, lazy, type ComponentType, type ReactElement } from 'react'
import type { HubCard } from '#platform/contract/hub.ts'
import type { HubCardView } from '#platform/web/feature.ts'
import type { SuggestionViews } from '#platform/web/suggestions.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { hubFeatures } from './registry.ts'

type CardView = ComponentType<{ data: Record<string, unknown> }>

const featureOf = (id: string) => hubFeatures().find((feature) => feature.id === id)

/** One component for each view, so that React keeps its identity. */
const drawn = new Map<HubCardView, CardView>()

/**
 * A feature's card, rendered by its own view. All view files are fetched at once, so that the cards of a page appear together.
 * Undefined for a card that this version of the app has no view for; a card whose file fails to load is left out.
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

/** The cards that a device can draw before it has ever loaded the hub. */
export const offlineCards = (today: string): HubCard[] =>
  hubFeatures()
    .flatMap(({ id, hubCardsOffline = [] }) => hubCardsOffline.map((card) => ({ feature: id, card })))
    .map((card, rank) => ({ ...card, data: { day: today }, region: 'main', rank }))

const coming = new Map<string, Promise<SuggestionViews>>()

/** Texts of a feature's suggestions; empty for a feature that this app version lacks. For React's `use`: the same promise each time. */
export function suggestionViews(feature: string): Promise<SuggestionViews> {
  const known = coming.get(feature)
  if (known) return known
  const views = featureOf(feature)?.suggestions
  const loading = Promise.resolve(views && afterPaint(views))
    .then((file): SuggestionViews => file?.suggestions ?? {})
    // Without the file the suggestion is left out; the rest of the hub is complete.
    .catch((): SuggestionViews => ({}))
  coming.set(feature, loading)
  return loading
}
