import { createElement, lazy, type ComponentType, type ReactElement } from 'react'
import type { HubCard } from '#platform/contract/hub.ts'
import type { WebFeature } from '#platform/web/feature.ts'

type CardView = ComponentType<{ data: Record<string, unknown> }>

const views = new Map<string, CardView>()
let paths: ReadonlySet<string> = new Set()

/** The list of features says which of them draw cards; each card's view is fetched when the hub shows it. */
export function showHubCardsOf(features: readonly WebFeature[]): void {
  paths = new Set(features.flatMap(({ pages }) => pages.map(({ path }) => path)))
  for (const { id, hubCards } of features) {
    for (const [card, view] of Object.entries(hubCards ?? {})) views.set(`${id} ${card}`, lazy(view))
  }
}

/** A feature's card, drawn by its own view; undefined for one that this version of the app does not know. */
export function drawCard({ feature, card, data }: HubCard): ReactElement | undefined {
  const view = views.get(`${feature} ${card}`)
  return view && createElement(view, { data })
}

/** Whether the app has a page at a path: the hub leads nowhere else. */
export const hasPage = (path: string): boolean => paths.has(path)
