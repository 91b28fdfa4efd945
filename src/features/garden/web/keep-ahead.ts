import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getGarden } from '../contract.ts'

/** Stores the garden of today in advance, for use without a network before it was opened on this device. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(queryOf(getGarden))
}
