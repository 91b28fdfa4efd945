import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getCardio } from '../contract.ts'

/** What the page lays a new session over, without a network before it was ever open. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(queryOf(getCardio))
}
