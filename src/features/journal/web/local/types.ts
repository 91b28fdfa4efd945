import type { LocalDay } from '#platform/contract/dates.ts'
import type { EntryData, JournalRecord, RecordDataOf, RecordKind } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'

export type Journals = ReadonlyMap<string, RecordDataOf['journal']>

/** An entry's data for lists, calendar and memories; the heads of all entries are in memory. */
export type EntryHead = {
  id: string
  seq: number
  /** Epoch milliseconds of the instant. */
  at: number
  zone: string
  localDay: LocalDay
  /** The entry's own value; `JournalView.homeOf` resolves it. */
  journalId: string
  title: string
  /** The beginning of the text, without Markdown syntax. */
  preview: string
  words: number
  mood: EntryData['mood']
  tags: readonly string[]
  activities: readonly string[]
  starred: boolean
  hard: boolean
  attachments: readonly string[]
  hasConflict: boolean
  trashedAt: number | null
  /** This device has unsent changes of it. */
  unsent: boolean
}

export type PatchOf<K extends RecordKind> = Extract<Change, { kind: K }>['patch']

/** saved: on the server. kept: stored on this device, not on the server yet. saving: being written to the device. */
export type SaveState = 'saved' | 'local' | 'saving' | 'failed'

export type SyncStatus = {
  state: 'idle' | 'syncing' | 'offline' | 'failed'
  /** Number of unsent changes and attachments. */
  waiting: number
  /** Refused changes, with the server's reasons; stored until the person has decided. */
  refused: readonly { changeId: string; recordId: string; problem: string }[]
  lastSyncedAt: number | null
  /** Number of records so far, while the first copy is being fetched. */
  loading: number | null
  /**
   * device: stored in IndexedDB. memory: this browser refuses it, so unsent changes are lost when the page closes. full: there is no
   * room left; only this page has the latest changes until they are sent or space is freed.
   */
  storage: 'device' | 'memory' | 'full'
}

export type ChangeOptions = {
  /** Erases the record permanently. */
  erase?: boolean
  /**
   * The `seq` of the record that an editor's text was loaded from. While the person types, another device's text may arrive;
   * with `base`, the server then keeps both. It stays valid after the editor's own saves.
   * Omitted: the person saw the current record.
   */
  base?: number
}

/** A record as displayed: the server's state with this device's pending changes applied. */
export type LocalRecord<K extends RecordKind> = { id: string; seq: number; data: RecordDataOf[K]; unsent: boolean }

/** The person's journals, from this tab's view. */
export type JournalView = {
  /** All journals with a record, deleted ones too, by id. The same map until one of them changes. */
  journals(): Journals
  /** The journal that an entry with this `journalId` is in. */
  homeOf(journalId: string | undefined): string
  /** The journal whose entries are shown; null: all. Never one that cannot be shown now. */
  chosen(): string | null
  /** Shows one journal or all; new entries go to the last chosen one. Stored on this device. */
  choose(id: string | null): void
  /** The journal for new entries. */
  target(): string
  /** Whether this journal is locked now; lists leave its entries out. */
  isClosed(journalId: string | undefined): boolean
  isOpen(): boolean
  /** Sets whether the lock is open. */
  setOpen(on: boolean): void
}

/**
 * The journal on this device. One per signed-in person; all tabs share one IndexedDB and notify each other.
 * Changes do not wait for the network: a change is stored when `change` resolves.
 */
export type JournalStore = {
  /** Resolves when the device's data is readable. */
  ready: Promise<void>
  /** Newest day first, trash left out. The same array until something changes. */
  heads(): readonly EntryHead[]
  trash(): readonly EntryHead[]
  entry(id: string): Promise<LocalRecord<'entry'> | undefined>
  /** All records of a small kind (moods, activities, groups, templates, hard ranges, settings, attachments), by order then name. */
  all<K extends Exclude<RecordKind, 'entry'>>(kind: K): readonly LocalRecord<K>[]
  /** Creates (for a new id) or changes a record. Resolves when it is stored on the device; sends it soon. */
  change<K extends RecordKind>(kind: K, id: string, patch: PatchOf<K>, options?: ChangeOptions): Promise<void>
  /** Stores bytes for an entry, displayed from the device at once and sent when there is a network. Returns the new id. */
  attach(entryId: string, file: Blob, name: string): Promise<string>
  /** An object URL or the server's address; undefined when neither is available now. */
  attachmentUrl(id: string, size: 'full' | 'thumb'): Promise<string | undefined>
  status(): SyncStatus
  saveState(id: string): SaveState
  /** Sends pending changes and fetches new ones. Resolves when done or when there is no network. */
  sync(): Promise<void>
  subscribe(listener: () => void): () => void
  /** Whether this device keeps a copy of everything. Switching it off removes all data that the server has. */
  keepsEverything(): boolean
  setKeepsEverything(on: boolean): Promise<void>
  /** The person's journals, and the shown ones. */
  view: JournalView
  /** Increases with every change of the record, from any source. */
  revision(id: string): number
  /** Sends a refused change again. */
  retry(changeId: string): Promise<void>
  /** Deletes a refused change that the person no longer needs. */
  discard(changeId: string): Promise<void>
  /** A refused change, whose text can be copied before it is discarded (`wordsOf`); undefined for a file. */
  refused(changeId: string): Change | undefined
  /** Applies records of a server's answer: lists for a device that stores no entries, the result of an import. */
  mergeFromServer(records: readonly JournalRecord[]): Promise<void>
  /** Drops cached entries that the server no longer lists, on a device that stores no entries. */
  evict(ids: readonly string[]): Promise<void>
  /** Registers an id that was just created here, so that the server is not asked for it. */
  begin(id: string): void
}
