import type { OutputOf } from '#platform/contract/endpoint.ts'
import { readAnswer, storeAnswer } from '#platform/web/offline/person-db.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getInsight } from '../../contract/insight.ts'
import { journalOf } from '../local/journal-of.ts'

export type StoredInsight = { data: OutputOf<typeof getInsight>; at: number }

// The key is the range and the journals, without days, because the days change daily.
const addressOf = (of: string) => `${getInsight.path}?of=${of}`
const shape = () => String(queryOf(getInsight, { query: {} }).meta?.shape ?? '')

/** Stores the last shown insight, if this device stores the journal. `of`: its range and journals. */
export async function keepInsight(userId: string, of: string, data: StoredInsight['data']): Promise<void> {
  const journal = journalOf(userId)
  await journal.ready
  if (journal.keepsEverything()) await storeAnswer(userId, addressOf(of), { data, at: Date.now(), shape: shape() })
}

export async function storedInsight(userId: string, of: string): Promise<StoredInsight | undefined> {
  const stored = await readAnswer(userId, addressOf(of), shape())
  return stored && { data: stored.data as StoredInsight['data'], at: stored.at }
}
