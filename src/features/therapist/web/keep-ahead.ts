import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { planQuery, recordsQuery } from './data/use-records.ts'

/** The safety plan before all else: it is to be there without a network, on a device that was never on its page. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(planQuery())
  await keep(recordsQuery())
}
