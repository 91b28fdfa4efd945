import type { JournalRecord } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import type { EntryHead } from './types.ts'

/** A record as the server last sent it. */
export type StoredRow = {
  id: string
  record: JournalRecord
  /**
   * Since this `seq`, only this device has changed the text: an editor that loaded any later state has
   * seen all changes of other devices.
   */
  textSince: number
}

/** A pending change. Once `sent` is set it may have reached the server, so it is resent unchanged. */
export type WaitingChange = {
  /** The order of sending, assigned by the database. */
  order: number
  change: Change
  sent: boolean
  /** The server's reason for a refusal. */
  problem: string | null
}

export type NewWaiting = Omit<WaitingChange, 'order'>

/** Bytes of an attachment; shown from here until the server's own picture is ready. */
export type WaitingFile = { id: string; entryId: string; name: string; blob: Blob; sent: boolean; problem: string | null }

export type Meta = {
  /** The change counter up to which all records are on this device. */
  since: number
  /** The first copy is complete. */
  complete: boolean
  /** Whether this device keeps a copy of everything. */
  keeps: boolean
  /** There was no room for all texts: only heads are stored for entries that the server has. */
  headsOnly: boolean
  lastSyncedAt: number | null
}

export const FIRST_META: Meta = { since: 0, complete: false, keeps: true, headsOnly: false, lastSyncedAt: null }

/** Input of a step: the requested rows, and pending changes in order. */
export type View = { rows: ReadonlyMap<string, StoredRow>; changes: readonly WaitingChange[]; meta: Meta }

/** Writes of a step, applied atomically. */
export type Writes = {
  put?: readonly StoredRow[]
  /** Rows to delete. */
  drop?: readonly string[]
  add?: NewWaiting | undefined
  /** Changes to overwrite. */
  alter?: readonly WaitingChange[]
  /** `order` of the changes to delete. */
  done?: readonly number[]
  meta?: Partial<Meta>
}

export type Asks = {
  ids?: readonly string[]
  /** all: every pending change. of-ids: those of the records, and the last one overall. none: none. */
  changes: 'all' | 'of-ids' | 'none'
  /** strict: the data is on disk when the step resolves. */
  durability: 'strict' | 'relaxed'
}

/**
 * The database of one person's journal on this device. Only `step` changes rows and changes: it reads, decides and
 * writes in one transaction, so that two tabs never act on each other's partial work.
 */
export type LocalDb = {
  kind: 'device' | 'memory'
  meta(): Promise<Meta>
  /** Heads of all entries, as the server last sent them. */
  heads(): Promise<EntryHead[]>
  /** All records except entries. */
  others(): Promise<StoredRow[]>
  rows(ids: readonly string[]): Promise<StoredRow[]>
  changes(): Promise<WaitingChange[]>
  step<T>(asks: Asks, decide: (view: View) => { writes: Writes; result: T }): Promise<{ result: T; order: number | undefined }>
  files(): Promise<WaitingFile[]>
  putFile(file: WaitingFile): Promise<void>
  removeFiles(ids: readonly string[]): Promise<void>
  /** Deletes all rows except these; with `texts`, only the entries' texts (their heads stay). */
  dropRows(except: ReadonlySet<string>, what: 'all' | 'texts'): Promise<void>
  /** Deletes all data; the database cannot be opened again. */
  erase(): Promise<void>
  close(): void
}

export const dbNameOf = (userId: string): string => `fernwell-journal-${userId}`

/** Whether a write failed because the device has no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && (error.name === 'QuotaExceededError' || /quota|disk.*full|no space/i.test(error.message))
}
