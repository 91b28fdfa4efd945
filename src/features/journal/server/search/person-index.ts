import { setImmediate as turn } from 'node:timers/promises'
import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { EntryRecord, JournalRecord } from '../../contract/records.ts'
import { JournalIndex } from '../../search/journal-index.ts'
import { searchDocOf, type DocContext } from '../../search/search-doc.ts'
import type { AttachmentKind, MoodName } from '../../search/types.ts'
import { entryPage, rowsOfKinds, trashPage, type Place } from '../core/entries-store.ts'
import { headOf, recordRows, rowsAfter, type RecordRow } from '../core/records-store.ts'
import { opened } from '../sync/opening.ts'

const PAGE = 200
const PAGE_BYTES = 1024 * 1024
/** Entries that are read before the event loop gets a turn. */
const SLICE = 25

/** The search index of one person's journal, in memory. It is filled newest first and updated by their change counter. */
export class PersonIndex {
  readonly index = new JournalIndex()
  moods: MoodName[] = []
  /** Resolves when all entries are indexed; rejects when reading failed. */
  readonly built: Promise<void>
  isComplete = false
  private readonly app: HasDb & HasLog & HasVault
  private readonly userId: string
  private readonly names = new Map<string, string>()
  private readonly attachments = new Map<string, AttachmentKind>()
  private seq = 0
  private catching: Promise<void> = Promise.resolve()
  private readonly stopped = new AbortController()

  constructor(app: HasDb & HasLog & HasVault, userId: string) {
    this.app = app
    this.userId = userId
    this.built = this.build()
    // Callers of a search await `built` and get the error; this handler is for the case that none is waiting.
    this.built.catch(() => {})
  }

  /** Approximate size in bytes: lists, and the strings of the vocabulary. */
  get bytes(): number {
    return 4096 + this.index.bytes * 2
  }

  /** Whether the index was discarded and is no longer updated. */
  get isStopped(): boolean {
    return this.stopped.signal.aborted
  }

  stop(): void {
    this.stopped.abort()
  }

  private readonly context: DocContext = {
    nameOf: (id) => this.names.get(id),
    attachmentKind: (id) => this.attachments.get(id),
  }

  private async build(): Promise<void> {
    const { db } = this.app
    // Repeats when a name that many entries may contain was changed in the meantime.
    do {
      this.seq = (await headOf(db, this.userId)).seq
      this.loadNames(await opened(this.app, this.userId, await rowsOfKinds(db, this.userId, ['activity', 'mood'])))
      const bounds = { limit: PAGE, bytes: PAGE_BYTES }
      await this.readPages(
        (after) => entryPage(db, this.userId, { after, ...bounds }),
        (row) => ({ localDay: row.localDay!, at: row.at!, id: row.id }),
      )
      await this.readPages(
        (after) => trashPage(db, this.userId, { after, ...bounds }),
        (row) => ({ localDay: '', at: row.trashedAt!, id: row.id }),
      )
    } while (!(await this.catchUp()))
    this.isComplete = true
  }

  private async readPages(
    page: (after?: Place) => Promise<{ rows: RecordRow[]; more: boolean }>,
    placeOf: (row: RecordRow) => Place,
  ): Promise<void> {
    for (let after: Place | undefined, more = true; more;) {
      this.stopped.signal.throwIfAborted()
      const found = await page(after)
      await this.putEntries(found.rows)
      more = found.more
      const last = found.rows.at(-1)
      if (last) after = placeOf(last)
    }
  }

  private async putEntries(rows: readonly RecordRow[]): Promise<void> {
    for (let n = 0; n < rows.length; n += SLICE) {
      const entries = (await opened(this.app, this.userId, rows.slice(n, n + SLICE))) as EntryRecord[]
      await this.loadAttachments(entries)
      for (const { id, data } of entries) if (data) this.index.put(searchDocOf(id, data, this.context))
      await turn()
      this.stopped.signal.throwIfAborted()
    }
  }

  /** Loads the kinds of attachments that are not loaded yet. */
  private async loadAttachments(entries: readonly EntryRecord[]): Promise<void> {
    const unknown = entries.flatMap(({ data }) => data?.attachments ?? []).filter((id) => !this.attachments.has(id))
    for (let n = 0; n < unknown.length; n += 500) {
      const rows = await recordRows(this.app.db, this.userId, unknown.slice(n, n + 500))
      for (const record of await opened(this.app, this.userId, rows)) this.addAttachment(record)
    }
  }

  private addAttachment(record: JournalRecord): void {
    if (record.kind === 'attachment' && record.data) this.attachments.set(record.id, record.data.kind)
  }

  private loadNames(records: readonly JournalRecord[]): boolean {
    let isRenamed = false
    for (const record of records) {
      if (record.kind !== 'activity' && record.kind !== 'mood') continue
      const before = this.names.get(record.id)
      if (record.data) this.names.set(record.id, record.data.name)
      else this.names.delete(record.id)
      if (before !== undefined && before !== record.data?.name) isRenamed = true
      if (record.kind === 'mood')
        this.moods = [
          ...this.moods.filter(({ id }) => id !== record.id),
          ...(record.data ? [{ id: record.id, level: record.data.level, name: record.data.name }] : []),
        ]
    }
    return isRenamed
  }

  /** Indexes changes since the last update. False when a name that many entries may contain was changed: the index must be rebuilt. */
  async catchUp(): Promise<boolean> {
    let isRight = true
    const mine = this.catching.then(async () => void (isRight = await this.applyChanges()))
    this.catching = mine.catch(() => {})
    await mine
    return isRight
  }

  private async applyChanges(): Promise<boolean> {
    for (let more = true; more;) {
      const page = await rowsAfter(this.app.db, this.userId, this.seq, PAGE, PAGE_BYTES)
      const small = await opened(
        this.app,
        this.userId,
        page.rows.filter(({ kind }) => kind !== 'entry'),
      )
      if (this.loadNames(small)) return false
      const touched = small.flatMap((record) => (record.kind === 'attachment' && record.data ? [record.data.entryId] : []))
      for (const record of small) this.addAttachment(record)
      const entries = page.rows.filter(({ kind }) => kind === 'entry')
      for (const { id, sealed } of entries) if (!sealed) this.index.remove(id)
      await this.putEntries(entries.filter(({ sealed }) => sealed))
      const also = touched.filter((id) => this.index.has(id) && !entries.some((entry) => entry.id === id))
      await this.putEntries((await recordRows(this.app.db, this.userId, also)).filter(({ kind, sealed }) => kind === 'entry' && sealed))
      this.seq = page.rows.at(-1)?.seq ?? this.seq
      more = page.more
    }
    return true
  }
}
