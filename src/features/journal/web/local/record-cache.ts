import {
  DEFAULT_JOURNAL_ID,
  type EntryData,
  type JournalData,
  type RecordDataOf,
  type RecordKind,
  type SettingsData,
} from '../../contract/records.ts'
import { homeOf } from '../../journals.ts'
import { plainText, wordsIn } from '../../search/plain-text.ts'
import type { StoredRow, WaitingChange } from './local-db.ts'
import { overlay } from './queue.ts'
import type { EntryHead, Journals, LocalRecord } from './types.ts'

const PREVIEW_LENGTH = 180

/** Compares by id, because an id always refers to the same content; a second read from the database creates another object. */
const isSameChange = (a: WaitingChange, b: WaitingChange): boolean =>
  a.change.changeId === b.change.changeId && a.change.base === b.change.base && a.problem === b.problem

/** Sorts records of small kinds in the person's own order. */
function byOrder(a: LocalRecord<RecordKind>, b: LocalRecord<RecordKind>): number {
  const [x, y] = [a.data, b.data] as { order?: number; name?: string }[]
  return (x?.order ?? 0) - (y?.order ?? 0) || (x?.name ?? '').localeCompare(y?.name ?? '') || (a.id < b.id ? -1 : 1)
}

/**
 * The journal's data in memory: all heads, all small records, and pending changes. Its methods return the same arrays until
 * their content changes.
 */
export class RecordCache {
  /** Heads as the server last sent them; pending changes are applied on top. */
  #heads = new Map<string, EntryHead>()
  #shown = new Map<string, EntryHead>()
  #others = new Map<string, StoredRow>()
  /** Recently opened entries, for a device that stores none. */
  #cachedEntries = new Map<string, StoredRow>()
  #changes: readonly WaitingChange[] = []
  #byRecord = new Map<string, WaitingChange[]>()
  #lists: { heads: readonly EntryHead[]; trash: readonly EntryHead[] } | undefined
  #kinds = new Map<RecordKind, readonly LocalRecord<RecordKind>[]>()
  #revisions = new Map<string, number>()
  #journals: Journals | undefined
  isOpen = false

  revision(id: string): number {
    return this.#revisions.get(id) ?? 0
  }

  /** Marks a record as changed when its file or bytes changed, which are not part of its row. */
  touch(id: string): void {
    this.#revisions.set(id, this.revision(id) + 1)
  }

  changes(): readonly WaitingChange[] {
    return this.#changes
  }

  changesOf(id: string): readonly WaitingChange[] {
    return this.#byRecord.get(id) ?? []
  }

  other(id: string): StoredRow | undefined {
    return this.#others.get(id)
  }

  cachedEntry(id: string): StoredRow | undefined {
    return this.#cachedEntries.get(id)
  }

  /** Caches an entry for a device that stores none: the last 500 that were opened. */
  cacheEntry(row: StoredRow): void {
    this.#cachedEntries.delete(row.id)
    this.#cachedEntries.set(row.id, row)
    for (const id of this.#cachedEntries.keys()) {
      if (this.#cachedEntries.size <= 500) break
      if (!this.#byRecord.has(id)) this.#cachedEntries.delete(id)
    }
  }

  /** Resets the cache to the device's data. */
  fill(heads: readonly EntryHead[], others: readonly StoredRow[]): void {
    for (const id of [...this.#heads.keys(), ...this.#others.keys()]) this.touch(id)
    this.#heads = new Map(heads.map((head) => [head.id, head]))
    this.#shown = new Map()
    this.#others = new Map(others.map((row) => [row.id, row]))
    this.#lists = this.#journals = undefined
    this.#kinds.clear()
  }

  put(row: StoredRow): void {
    const { record } = row
    this.touch(row.id)
    if (record.kind === 'entry') {
      const head = headOfRow(row)
      if (head) this.#heads.set(row.id, head)
      this.show(row.id, row)
    } else {
      this.#others.set(row.id, row)
      this.#forget(record.kind)
    }
  }

  /** Updates a record from its row, or without a row from the cached entry. */
  refresh(id: string, row: StoredRow | undefined): void {
    if (row) this.put(row)
    else this.show(id, this.cachedEntry(id))
  }

  drop(id: string): void {
    this.touch(id)
    this.#heads.delete(id)
    this.#cachedEntries.delete(id)
    const other = this.#others.get(id)
    if (other) this.#forget(other.record.kind)
    this.#others.delete(id)
    this.show(id, undefined)
  }

  /** Sets the queue. Returns the ids of entries whose rows are needed to apply it. */
  queue(changes: readonly WaitingChange[]): string[] {
    const before = this.#byRecord
    this.#changes = changes
    this.#byRecord = Map.groupBy(changes, ({ change }) => change.recordId)
    const touched: string[] = []
    for (const id of new Set([...before.keys(), ...this.#byRecord.keys()])) {
      const [was, is] = [before.get(id) ?? [], this.changesOf(id)]
      if (was.length === is.length && was.every((one, i) => isSameChange(one, is[i]!))) continue
      this.touch(id)
      const kind = (is[0] ?? was[0])!.change.kind
      if (kind === 'entry') touched.push(id)
      else this.#forget(kind)
    }
    return touched
  }

  /** Recomputes the displayed head of an entry. `row`: the entry as the server last sent it. */
  show(id: string, row: StoredRow | undefined): void {
    const waiting = this.#byRecord.get(id)
    if ((row?.record.kind ?? waiting?.[0]?.change.kind ?? 'entry') !== 'entry') return
    const data = waiting ? (overlay(row?.record, waiting) as EntryData | null) : null
    if (data) this.#shown.set(id, headOf(id, row?.record.seq ?? 0, data, true))
    else this.#shown.delete(id)
    this.#lists = undefined
  }

  #forget(kind: RecordKind): void {
    this.#kinds.delete(kind)
    // These records decide which entries may be shown.
    if (kind === 'journal' || kind === 'settings') this.#lists = undefined
    if (kind === 'journal') this.#journals = undefined
  }

  journals(): Journals {
    return (this.#journals ??= new Map(this.all('journal').map(({ id, data }) => [id, data as JournalData])))
  }

  setOpen(on: boolean): void {
    this.isOpen = on
    this.#lists = undefined
  }

  /** Whether the lock of chosen journals is active now. */
  #isLocking(): boolean {
    return !this.isOpen && (this.all('settings')[0]?.data as SettingsData | undefined)?.lock?.scope === 'chosen'
  }

  isClosed(journalId: string | undefined): boolean {
    return this.#isLocking() && this.journals().get(homeOf(this.journals(), journalId))?.locked === true
  }

  /** Whether this journal can be shown and used for new entries now. */
  isUsable(id: string | null | undefined): id is string {
    const journal = this.journals().get(id ?? '')
    return (journal ? !journal.archived && journal.into === null : id === DEFAULT_JOURNAL_ID) && !this.isClosed(id!)
  }

  lists(): { heads: readonly EntryHead[]; trash: readonly EntryHead[] } {
    if (this.#lists) return this.#lists
    const heads: EntryHead[] = []
    const trash: EntryHead[] = []
    const isLocking = this.#isLocking()
    const isShown = (head: EntryHead) => !isLocking || !this.isClosed(head.journalId)
    for (const [id, head] of this.#heads) {
      // Erased on this device, but the server does not know yet.
      if (this.changesOf(id).some(({ change, problem }) => change.erase && problem === null)) continue
      const shown = this.#shown.get(id) ?? head
      if (isShown(shown)) (shown.trashedAt === null ? heads : trash).push(shown)
    }
    for (const [id, head] of this.#shown) if (!this.#heads.has(id) && isShown(head)) (head.trashedAt === null ? heads : trash).push(head)
    return (this.#lists = { heads: heads.sort(newestFirst), trash: trash.sort(newestFirst) })
  }

  /** Whether this device has the entry, displayed or not. */
  isKnown(id: string): boolean {
    return this.#heads.has(id) || this.#byRecord.has(id) || this.#cachedEntries.has(id)
  }

  isListed(id: string): boolean {
    const { heads, trash } = this.lists()
    return [heads, trash].some((list) => list.some((head) => head.id === id))
  }

  all(kind: RecordKind): readonly LocalRecord<RecordKind>[] {
    const known = this.#kinds.get(kind)
    if (known) return known
    const found: LocalRecord<RecordKind>[] = []
    const add = (id: string, row: StoredRow | undefined) => {
      const waiting = this.changesOf(id)
      const data = waiting.length > 0 ? overlay(row?.record, waiting) : (row?.record.data ?? null)
      if (data) found.push({ id, seq: row?.record.seq ?? 0, data: data as RecordDataOf[RecordKind], unsent: waiting.length > 0 })
    }
    for (const [id, row] of this.#others) if (row.record.kind === kind) add(id, row)
    for (const [id, [first]] of this.#byRecord) if (first!.change.kind === kind && !this.#others.has(id)) add(id, undefined)
    found.sort(byOrder)
    this.#kinds.set(kind, found)
    return found
  }
}

/** Computes the head of an entry, the data for lists. */
export function headOf(id: string, seq: number, data: EntryData, unsent: boolean): EntryHead {
  // A preview needs only the beginning, plus room for Markdown syntax.
  const preview = plainText(data.body.slice(0, PREVIEW_LENGTH * 4))
    .replace(/\s+/g, ' ')
    .trim()
  return {
    id,
    seq,
    at: Date.parse(data.when.at),
    zone: data.when.zone,
    localDay: data.when.localDay,
    journalId: data.journalId,
    title: data.title,
    preview: preview.length > PREVIEW_LENGTH ? `${cut(preview)}…` : preview,
    words: wordsIn(plainText(data.body)),
    mood: data.mood,
    tags: data.tags,
    activities: data.activities,
    starred: data.starred,
    hard: data.hard,
    attachments: data.attachments,
    hasConflict: data.conflicts.length > 0,
    trashedAt: data.trashedAt === null ? null : Date.parse(data.trashedAt),
    unsent,
  }
}

const heads = new WeakMap<StoredRow, EntryHead>()

/** The head of an entry as the server sent it; undefined for any other row. Computed once for the device's database and the lists. */
export function headOfRow(row: StoredRow): EntryHead | undefined {
  const { kind, seq, data } = row.record
  if (kind !== 'entry' || !data) return undefined
  const head = heads.get(row) ?? headOf(row.id, seq, data, false)
  heads.set(row, head)
  return head
}

/** Cuts at a space if there is one, and never splits a surrogate pair. */
function cut(text: string): string {
  const piece = text.slice(0, PREVIEW_LENGTH)
  const blank = piece.lastIndexOf(' ')
  return blank > PREVIEW_LENGTH / 2 ? piece.slice(0, blank) : piece.replace(/[\uD800-\uDBFF]$/, '')
}

/** Newest day first, within a day the latest first: the server's order. */
export function newestFirst(a: EntryHead, b: EntryHead): number {
  if (a.localDay !== b.localDay) return a.localDay < b.localDay ? 1 : -1
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}
