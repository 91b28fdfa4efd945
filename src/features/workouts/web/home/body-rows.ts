import { lazy, type ComponentType } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import type { WebFeature } from '#platform/web/feature.ts'

type BodyRow = { feature: string; Row: ComponentType }

let rows: readonly BodyRow[] = []

/** Collects the features with a row on Body's home; each is loaded with that page. */
export function showBodyRowsOf(features: readonly WebFeature[]): void {
  rows = features.flatMap(({ id, bodyRow }) => (bodyRow ? [{ feature: id, Row: lazy(() => afterPaint(bodyRow)) }] : []))
}

export const bodyRows = () => rows
