import type { WebFeature } from '#platform/web/feature.ts'

let known: readonly WebFeature[] = []

/** The list of features says which there are. Nothing else is here: this file comes with every page, what reads it with the hub. */
export function showHubCardsOf(features: readonly WebFeature[]): void {
  known = features
}

export const hubFeatures = (): readonly WebFeature[] => known
