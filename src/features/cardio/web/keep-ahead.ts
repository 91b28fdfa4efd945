import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getCardio } from '../contract.ts'

/** Caches the page's data, so that it works without a network before its first visit. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(queryOf(getCardio))
}
