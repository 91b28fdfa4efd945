import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { recentQuery } from './data/measurements.ts'

/** The last year, to be looked at and added to without a network before the page was ever open. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(recentQuery())
}
