import { lazy, type ComponentType } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import type { WebFeature } from '#platform/web/feature.ts'

type FeatureRow = { feature: string; Row: ComponentType }

let settings: readonly FeatureRow[] = []
let profile: readonly FeatureRow[] = []

const rowsOf = (features: readonly WebFeature[], slot: 'settings' | 'profileRow'): FeatureRow[] =>
  features.flatMap(({ id, [slot]: load }) => (load ? [{ feature: id, Row: lazy(() => afterPaint(load)) }] : []))

/** The list of features says which of them have a row on the pages of settings and of the profile; each is fetched with its page. */
export function showRowsOf(features: readonly WebFeature[]): void {
  settings = rowsOf(features, 'settings')
  profile = rowsOf(features, 'profileRow')
}

export const settingsRows = () => settings
export const profileRows = () => profile
