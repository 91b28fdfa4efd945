import type { JournalRecord } from '../../contract/records.ts'
import type { LocalDb } from './local-db.ts'
import type { SyncServer } from './sync.ts'

/** What one tab tells the others: which records changed; none named: everything may have. */
export type Told = { ids: readonly string[] } | 'all' | 'erased'

export type JournalGround = SyncServer & {
  userId: string
  open(onGone: () => void): Promise<LocalDb>
  alone<T>(work: () => Promise<T>): Promise<T>
  tell(what: Told): void
  /** What the other tabs told. */
  onTold(listener: (what: Told) => void): () => void
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
