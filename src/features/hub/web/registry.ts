import type { WebFeature } from '#platform/web/feature.ts'

let known: readonly WebFeature[] = []

/** Registers the features' card views. This file is loaded with every page, so it holds nothing else; its readers load with the hub. */
export function showHubCardsOf(features: readonly WebFeature[]): void {
  known = features
}

export const hubFeatures = (): readonly WebFeature[] => known
