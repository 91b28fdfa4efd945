import type { KeepAnswer } from '#platform/web/query/keep-answer.ts'
import { thingsQuery, usualQuery } from './data/use-diary.ts'

/** What one usually eats and one's own foods, to be written down without a network before the diary was ever opened on this device. */
export async function keepAhead(keep: KeepAnswer): Promise<void> {
  await keep(thingsQuery())
  await keep(usualQuery())
}
