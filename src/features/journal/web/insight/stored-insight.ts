import type { OutputOf } from '#platform/contract/endpoint.ts'
import { readAnswer, storeAnswer } from '#platform/web/offline/person-db.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getInsight } from '../../contract/insight.ts'
import { journalOf } from '../local/journal-of.ts'

export type StoredInsight = { data: OutputOf<typeof getInsight>; at: number }

// By its range and journals alone: the days that it asks for are others every day.
const addressOf = (of: string) => `${getInsight.path}?of=${of}`
const shape = () => String(queryOf(getInsight, { query: {} }).meta?.shape ?? '')

/** Keeps what was shown last, where this device keeps the journal. `of`: its range, and the journals that it is about. */
export async function keepInsight(userId: string, of: string, data: StoredInsight['data']): Promise<void> {
  const journal = journalOf(userId)
  await journal.ready
  if (journal.keepsEverything()) await storeAnswer(userId, addressOf(of), { data, at: Date.now(), shape: shape() })
}

export async function storedInsight(userId: string, of: string): Promise<StoredInsight | undefined> {
  const stored = await readAnswer(userId, addressOf(of), shape())
  return stored && { data: stored.data as StoredInsight['data'], at: stored.at }
}
