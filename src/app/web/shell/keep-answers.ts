import { keeperOf } from '#platform/web/query/keep-answer.ts'
import { client } from './app-query.ts'
import { quietSources } from './quiet-sources.ts'

/** What features wish to be kept of this person's, one after the other; ends at the first that does not come, until the next quiet minute. */
export async function keepAnswers(userId: string): Promise<void> {
  const keep = keeperOf(client, userId)
  for (const source of quietSources) await (await source()).keepAhead(keep)
}
