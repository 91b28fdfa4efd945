import type { JournalRecord } from '../../contract/records.ts'
import type { ChoiceStore } from './choice.ts'
import type { LocalDb } from './local-db.ts'
import type { SyncServer } from './sync.ts'

/** Messages between tabs: the ids that changed, `all` if everything may have changed, or that the journal was erased. */
export type JournalBroadcast = { ids: readonly string[] } | 'all' | 'erased'

export type JournalDependencies = SyncServer & {
  userId: string
  open(onClosed: () => void): Promise<LocalDb>
  choice: ChoiceStore
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  broadcast(what: JournalBroadcast): void
  /** Messages of the other tabs. */
  onBroadcast(listener: (what: JournalBroadcast) => void): () => void
  now(): number
  newId(): string
  device(): string
  /** Fetches an entry that is not on this device, with its attachments; undefined: the server has no such entry. */
  fetchEntry(id: string): Promise<readonly JournalRecord[] | undefined>
  /** The server's address of an attachment's bytes. */
  addressOf(id: string, size: 'full' | 'thumb'): string
  /** Called with the number of unsent changes, for the notice and the question at sign-out. */
  onWaiting(count: number): void
}
