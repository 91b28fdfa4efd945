import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { thingsQuery, usualQuery } from './data/use-diary.ts'

/** Caches usual foods and own foods, so that logging works without a network before the first visit of the diary on this device. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(thingsQuery())
  await keep(usualQuery())
}
