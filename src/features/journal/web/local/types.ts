import type { LocalDay } from '#platform/contract/dates.ts'
import type { EntryData, JournalRecord, RecordDataOf, RecordKind } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'

export type Journals = ReadonlyMap<string, RecordDataOf['journal']>

/** What lists, calendar and memories need of an entry; all of them are in memory. */
export type EntryHead = {
  id: string
  seq: number
  /** Epoch milliseconds of the instant. */
  at: number
  zone: string
  localDay: LocalDay
  /** As the entry names it; `JournalStore.homeOf` says where it is. Left out by devices of before there were several. */
  journalId?: string
  title: string
  /** The first words of the text, without Markdown's signs. */
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
  /** Changes of it wait on this device. */
  unsent: boolean
}

export type PatchOf<K extends RecordKind> = Extract<Change, { kind: K }>['patch']

/** saved: on the server. kept: safe on this device, on its way or waiting for the network. saving: being written to the device. */
export type SaveState = 'saved' | 'kept' | 'saving' | 'failed'

export type SyncStatus = {
  state: 'idle' | 'syncing' | 'offline' | 'failed'
  /** Changes and attachments that wait to be sent. */
  waiting: number
  /** Changes that the server refused, with its words; kept until the person has decided. */
  refused: readonly { changeId: string; recordId: string; problem: string }[]
  lastSyncedAt: number | null
  /** While the first copy of everything is fetched: records so far. */
  loading: number | null
  /**
   * device: kept in IndexedDB. memory: this browser refuses it, so what waits is gone with the page. full: there is no room
   * left; the latest changes are held by this page alone until they are sent or room is made.
   */
  storage: 'device' | 'memory' | 'full'
}

export type ChangeOptions = {
  /** Gone for good. */
  erase?: boolean
  /**
   * The `seq` of the record that an editor's text was loaded from. While somebody types, another device's text may arrive;
   * with `base`, the server then keeps both. Stays right after the editor's own saves: no need to move it along with them.
   * Left out: the person saw the record as it stands now.
   */
  base?: number
}

/** A record as the person sees it: the server's state with what waits on this device laid over it. */
export type LocalRecord<K extends RecordKind> = { id: string; seq: number; data: RecordDataOf[K]; unsent: boolean }

/** The person's several journals, as this tab sees them. */
export type JournalView = {
  /** All with a record, deleted ones too, by id. The same map until one of them changes. */
  journals(): Journals
  /** The journal that an entry with this `journalId` is in. */
  homeOf(journalId: string | undefined): string
  /** The one whose entries are looked at; null: all. One that cannot be looked at now is not chosen. */
  chosen(): string | null
  /** Looks at one or at all; new entries go to the one that was chosen last. Saved on this device. */
  choose(id: string | null): void
  /** Where new entries go. */
  target(): string
  /** Whether what is in this journal may not be shown now: it asks for the lock. Lists leave it out. */
  isClosed(journalId: string | undefined): boolean
  isOpen(): boolean
  /** The lock was opened, or closed. */
  setOpen(on: boolean): void
}

/**
 * The journal on this device. One per signed-in person; every tab shares the same IndexedDB and tells the others.
 * Nothing here waits for the network: a change is safe when `change` resolves.
 */
export type JournalStore = {
  /** Resolves when what is on the device is readable. */
  ready: Promise<void>
  /** Newest day first, trash left out. The same array until something changes. */
  heads(): readonly EntryHead[]
  trash(): readonly EntryHead[]
  entry(id: string): Promise<LocalRecord<'entry'> | undefined>
  /** Everything of a small kind (moods, activities, groups, templates, hard ranges, settings, attachments), by order then name. */
  all<K extends Exclude<RecordKind, 'entry'>>(kind: K): readonly LocalRecord<K>[]
  /** Creates (an id it has never seen) or changes a record. Resolves when it is safe on the device; sends it soon. */
  change<K extends RecordKind>(kind: K, id: string, patch: PatchOf<K>, options?: ChangeOptions): Promise<void>
  /** Keeps bytes for an entry, shown from the device at once and sent when there is a network. Returns its new id. */
  attach(entryId: string, file: Blob, name: string): Promise<string>
  /** An object URL or the server's address; undefined when neither is to be had now. */
  attachmentUrl(id: string, size: 'full' | 'thumb'): Promise<string | undefined>
  status(): SyncStatus
  saveState(id: string): SaveState
  /** Sends what waits and fetches what is new. Resolves when done or when there is no network. */
  sync(): Promise<void>
  subscribe(listener: () => void): () => void
  /** Whether this device keeps a copy of everything. Switching it off removes all that is sent already. */
  keepsEverything(): boolean
  setKeepsEverything(on: boolean): Promise<void>
  /** Which journals there are, and which are looked at. */
  view: JournalView
  /** Grows with every change of the record, from wherever it comes. */
  revision(id: string): number
  /** Sends a refused change once more. */
  retry(changeId: string): Promise<void>
  /** Forgets a refused change: the person does not want it any more, or has taken its text elsewhere. */
  discard(changeId: string): Promise<void>
  /** A refused change, whose words can be copied before it is discarded (`wordsOf`); of a file there is none. */
  refused(changeId: string): Change | undefined
  /** Takes a server's answer in: lists of a device that keeps nothing, the result of an import. */
  mergeFromServer(records: readonly JournalRecord[]): Promise<void>
  /** Lets go of entries that a device that keeps nothing was shown and the server no longer lists. */
  evict(ids: readonly string[]): Promise<void>
  /** An id that was made here just now: nobody else can know of it, so nobody is asked. */
  begin(id: string): void
}
