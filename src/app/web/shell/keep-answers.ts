import { keeperOf } from '#platform/web/query/keep-answer.ts'
import { client } from './app-query.ts'
import { quietSources } from './quiet-sources.ts'

/** Stores the data that features want offline, one source after the other; stops at the first failure, until the next quiet minute. */
export async function keepAnswers(userId: string): Promise<void> {
  const keep = keeperOf(client, userId)
  for (const source of quietSources) await (await source()).keepAhead(keep)
}
