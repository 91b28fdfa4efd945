import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { planQuery, recordsQuery } from './data/use-records.ts'

/** Stores the safety plan first: it must be available without a network, even on a device that never opened its page. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(planQuery())
  await keep(recordsQuery())
}
