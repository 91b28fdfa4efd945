import type { WebFeature } from '#platform/web/feature.ts'

let known: readonly WebFeature[] = []

/** The list of features says which there are. Nothing else is here: this file comes with every page. */
export function keepAheadOf(features: readonly WebFeature[]): void {
  known = features
}

/** Fetches the answers that features wish to have on this device; without a network nothing is lost. */
export const keepAnswersOf = (userId: string): void =>
  void import('./keep-answers.ts').then(({ keepAnswers }) => keepAnswers(known, userId)).catch(() => undefined)
