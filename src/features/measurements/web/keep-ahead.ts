import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { recentQuery } from './data/measurements.ts'

/** Caches the last year, so that the page works without a network before its first visit. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(recentQuery())
}
