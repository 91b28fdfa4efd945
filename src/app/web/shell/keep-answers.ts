import type { WebFeature } from '#platform/web/feature.ts'
import { keeperOf } from '#platform/web/query/keep-answer.ts'
import { client } from './app-query.ts'

/** What features wish to be kept of this person's, one after the other; ends at the first that does not come, until the next quiet hour. */
export async function keepAnswers(features: readonly WebFeature[], userId: string): Promise<void> {
  const keep = keeperOf(client, userId)
  for (const { keepAhead } of features) if (keepAhead) await (await keepAhead()).keepAhead(keep)
}
