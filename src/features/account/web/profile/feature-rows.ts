import { lazy, type ComponentType } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import type { WebFeature } from '#platform/web/feature.ts'

let rows: readonly { feature: string; Row: ComponentType }[] = []

/** The list of features says which of them have a row here; each is fetched with the page. */
export function showProfileRowsOf(features: readonly WebFeature[]): void {
  rows = features.flatMap(({ id, profileRow }) => (profileRow ? [{ feature: id, Row: lazy(() => afterPaint(profileRow)) }] : []))
}

export const featureRows = () => rows
