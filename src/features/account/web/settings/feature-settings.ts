import { lazy, type ComponentType } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import type { WebFeature } from '#platform/web/feature.ts'

let rows: readonly { feature: string; Row: ComponentType }[] = []

/** The list of features says which of them have things of their own to decide; each one's row is fetched with the page. */
export function showSettingsOf(features: readonly WebFeature[]): void {
  rows = features.flatMap(({ id, settings }) => (settings ? [{ feature: id, Row: lazy(() => afterPaint(settings)) }] : []))
}

export const featureSettings = () => rows
