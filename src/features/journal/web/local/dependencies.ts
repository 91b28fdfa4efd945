import type { JournalRecord } from '../../contract/records.ts'
import type { ChoiceStore } from './choice.ts'
import type { LocalDb } from './local-db.ts'
import type { SyncServer } from './sync.ts'

/** What one tab broadcasts to the others: the ids that changed, or that everything may have. */
export type JournalBroadcast = { ids: readonly string[] } | 'all' | 'erased'

export type JournalDependencies = SyncServer & {
  userId: string
  open(onGone: () => void): Promise<LocalDb>
  choice: ChoiceStore
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  broadcast(what: JournalBroadcast): void
  /** Messages of the other tabs. */
  onBroadcast(listener: (what: JournalBroadcast) => void): () => void
  now(): number
  newId(): string
  device(): string
  /** An entry that is not on this device, with its attachments; undefined: the server has none of that id. */
  fetchEntry(id: string): Promise<readonly JournalRecord[] | undefined>
  /** Where the server has an attachment's bytes. */
  addressOf(id: string, size: 'full' | 'thumb'): string
  /** How much waits, for the notice and the question at sign-out. */
  onWaiting(count: number): void
}
