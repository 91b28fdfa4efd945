import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getGarden } from '../contract.ts'

/** The garden as it is today, to be walked in without a network before it was ever open on this device. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(queryOf(getGarden))
}
