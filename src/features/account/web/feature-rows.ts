import { lazy, type ComponentType } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import type { WebFeature } from '#platform/web/feature.ts'

type FeatureRow = { feature: string; Row: ComponentType }

let settings: readonly FeatureRow[] = []
let profile: readonly FeatureRow[] = []
let admin: readonly FeatureRow[] = []

const rowsOf = (features: readonly WebFeature[], slot: 'settings' | 'profileRow' | 'adminSection'): FeatureRow[] =>
  features.flatMap(({ id, [slot]: load }) => (load ? [{ feature: id, Row: lazy(() => afterPaint(load)) }] : []))

/** Collects the features that have a section on the settings, profile and admin pages; each is loaded with its page. */
export function showRowsOf(features: readonly WebFeature[]): void {
  settings = rowsOf(features, 'settings')
  profile = rowsOf(features, 'profileRow')
  admin = rowsOf(features, 'adminSection')
}

export const settingsRows = () => settings
export const profileRows = () => profile
export const adminSections = () => admin
