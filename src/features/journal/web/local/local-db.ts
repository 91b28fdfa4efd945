import type { JournalRecord } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import type { EntryHead } from './types.ts'

/** A record as the server last told it. */
export type StoredRow = {
  id: string
  record: JournalRecord
  /**
   * From this `seq` on, its text changed by this device's own hand only: an editor that loaded any state since then has
   * seen all that others wrote.
   */
  textSince: number
}

/** A change that waits. Once `sent` is set it may have reached the server: it is sent again as it is, never altered. */
export type WaitingChange = {
  /** The order of sending; given by the database. */
  order: number
  change: Change
  sent: boolean
  /** Why the server refused it, in its words. */
  problem: string | null
}

export type NewWaiting = Omit<WaitingChange, 'order'>

/** Bytes of an attachment; shown from here until the server's own picture is ready. */
export type WaitingFile = { id: string; entryId: string; name: string; blob: Blob; sent: boolean; problem: string | null }

export type Meta = {
  /** The change counter up to which everything is on this device. */
  since: number
  /** The first copy is complete. */
  complete: boolean
  /** Whether this device keeps a copy of everything. */
  keeps: boolean
  /** There was no room for all texts: of what is on the server only the heads are kept. */
  headsOnly: boolean
  lastSyncedAt: number | null
  /** What is stored says which journal each entry is in: it came after there were several. */
  knowsJournals?: boolean
  /** Written by an app of before alone; now in `choice.ts`. */
  chosen?: string | null
  /** The same. */
  lastChosen?: string
}

export const FIRST_META: Meta = { since: 0, complete: false, keeps: true, headsOnly: false, lastSyncedAt: null }

/** What a step may look at: the rows it asked for, and changes that wait, in order. */
export type View = { rows: ReadonlyMap<string, StoredRow>; changes: readonly WaitingChange[]; meta: Meta }

/** What a step writes, all or nothing. */
export type Writes = {
  put?: readonly StoredRow[]
  /** Rows to forget. */
  drop?: readonly string[]
  add?: NewWaiting | undefined
  /** Changes to overwrite. */
  alter?: readonly WaitingChange[]
  /** Orders of changes to take out. */
  done?: readonly number[]
  meta?: Partial<Meta>
}

export type Asks = {
  ids?: readonly string[]
  /** all: every waiting change. of-ids: those of the records, and the last of all. none: none. */
  changes: 'all' | 'of-ids' | 'none'
  /** strict: on disk when it resolves. */
  durability: 'strict' | 'relaxed'
}

/**
 * Where one person's journal lives on this device. `step` is the only way to change rows and changes: it reads, decides and
 * writes in one transaction, so that two tabs never act on each other's half-done work.
 */
export type LocalDb = {
  kind: 'device' | 'memory'
  meta(): Promise<Meta>
  /** Heads of all entries, as the server last told them. */
  heads(): Promise<EntryHead[]>
  /** All records that are no entries. */
  others(): Promise<StoredRow[]>
  rows(ids: readonly string[]): Promise<StoredRow[]>
  changes(): Promise<WaitingChange[]>
  step<T>(asks: Asks, decide: (view: View) => { writes: Writes; result: T }): Promise<{ result: T; order: number | undefined }>
  files(): Promise<WaitingFile[]>
  putFile(file: WaitingFile): Promise<void>
  removeFiles(ids: readonly string[]): Promise<void>
  /** Forgets all rows except these; with `texts`, entries' texts only (their heads stay). */
  dropRows(except: ReadonlySet<string>, what: 'all' | 'texts'): Promise<void>
  /** Deletes everything and never opens again. */
  erase(): Promise<void>
  close(): void
}

export const dbNameOf = (userId: string): string => `fernwell-journal-${userId}`

/** Whether a write failed because the device has no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && (error.name === 'QuotaExceededError' || /quota|disk.*full|no space/i.test(error.message))
}
