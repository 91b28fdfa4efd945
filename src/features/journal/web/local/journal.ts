import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import type { EntryData, JournalRecord, RecordKind } from '../../contract/records.ts'
import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'
import type { Change } from '../../contract/sync.ts'
import { FIRST_META, isFull, type LocalDb, type Meta, type StoredRow, type WaitingChange, type WaitingFile } from './local-db.ts'
import { FileUrls } from './file-urls.ts'
import type { JournalDependencies, JournalBroadcast } from './dependencies.ts'
import { applyPull, baseOf, enqueue, newChange, overlay, refusalsOf } from './queue.ts'
import { RecordCache } from './record-cache.ts'
import { discardChange, retryChange } from './refused-choices.ts'
import { DeviceView } from './journal-view.ts'
import type { Sync } from './sync.ts'
import type { ChangeOptions, EntryHead, JournalStore, LocalRecord, PatchOf, SaveState, SyncStatus } from './types.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'

/** A pause in typing after which changes are sent. */
const SEND_AFTER_MS = 800

/** `JournalStore` on top of an injected database and server. */
export class Journal implements JournalStore {
  #dependencies: JournalDependencies
  #db: LocalDb | undefined
  #cache = new RecordCache()
  #sync: Sync | undefined
  #meta: Meta = FIRST_META
  #files = new Map<string, WaitingFile>()
  #urls: FileUrls
  #listeners = createListeners()
  #saving = new Map<string, number>()
  #begun = new Set<string>()
  /** Changes that could not be written because the device is full: held in memory and retried. */
  #unwritten: { made: Change; base: number | undefined }[] = []
  #status: SyncStatus = { state: 'idle', waiting: 0, refused: [], lastSyncedAt: null, loading: null, storage: 'device' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #isGone = false
  #stopListening: () => void
  readonly ready: Promise<void>
  readonly view: DeviceView

  constructor(dependencies: JournalDependencies) {
    this.#dependencies = dependencies
    this.#urls = new FileUrls(dependencies.addressOf)
    this.view = new DeviceView(this.#cache, dependencies.choice, () => this.#listeners.notify())
    this.#stopListening = dependencies.onBroadcast((what) => void this.#onBroadcast(what))
    this.ready = this.#open()
  }

  readonly subscribe = this.#listeners.subscribe
  readonly heads = (): readonly EntryHead[] => this.#cache.lists().heads
  readonly trash = (): readonly EntryHead[] => this.#cache.lists().trash
  readonly status = (): SyncStatus => this.#status
  readonly revision = (id: string): number => this.#cache.revision(id)
  readonly begin = (id: string): void => void this.#begun.add(id)
  readonly keepsEverything = (): boolean => this.#meta.keeps

  all<K extends Exclude<RecordKind, 'entry'>>(kind: K): readonly LocalRecord<K>[] {
    return this.#cache.all(kind) as unknown as readonly LocalRecord<K>[]
  }

  async entry(id: string): Promise<LocalRecord<'entry'> | undefined> {
    await this.ready
    const known = await this.#entryHere(id)
    if (known) return known
    if (this.#cache.changesOf(id).some(({ change }) => change.erase)) return undefined
    // A device with a complete copy knows that the entry does not exist; otherwise the server may have it.
    const hasAll = this.#meta.keeps && this.#meta.complete
    if (this.#begun.has(id) || (hasAll && !this.#cache.isListed(id))) return undefined
    const records = await this.#dependencies.fetchEntry(id)
    if (!records) return undefined
    await this.mergeFromServer(records)
    return this.#entryHere(id)
  }

  async #entryHere(id: string): Promise<LocalRecord<'entry'> | undefined> {
    const [row = this.#cache.cachedEntry(id)] = await this.#db!.rows([id])
    if (row && row.record.kind !== 'entry') return undefined
    const waiting = this.#cache.changesOf(id)
    const isOverNothing = !row && waiting[0]?.change.base !== 0
    const data = isOverNothing ? null : (overlay(row?.record, waiting) as EntryData | null)
    return data ? { id, seq: row?.record.seq ?? 0, data, unsent: waiting.length > 0 } : undefined
  }

  async change<K extends RecordKind>(kind: K, id: string, patch: PatchOf<K>, options: ChangeOptions = {}): Promise<void> {
    this.#trackSaving(id, 1)
    this.#begun.delete(id)
    try {
      await this.ready
      const target = this.#cache.isKnown(id) ? undefined : this.view.target()
      const made = newChange(this.#dependencies, kind, id, patch, { ...options, target })
      await this.#persist(made, options.base)
      this.#syncSoon()
    } finally {
      this.#trackSaving(id, -1)
    }
  }

  async #persist(made: Change, base: number | undefined): Promise<void> {
    try {
      await this.#write(made, base)
    } catch (error) {
      if (!isFull(error)) throw error
      await this.#makeRoom()
      try {
        await this.#write(made, base)
      } catch (again) {
        if (!isFull(again)) throw again
        this.#unwritten.push({ made, base })
        this.#setStatus({ storage: 'full' })
        throw again
      }
    }
  }

  /** Frees space: drops copies of texts that the server has. */
  async #makeRoom(): Promise<void> {
    const waiting = new Set(this.#cache.changes().map(({ change }) => change.recordId))
    await this.#db!.dropRows(waiting, 'texts')
    this.#meta = { ...this.#meta, headsOnly: true }
    // A failure is ignored: the next successful step writes it.
    const meta = { headsOnly: true }
    await this.#db!.step({ changes: 'none', durability: 'relaxed' }, () => ({ writes: { meta }, result: 0 })).catch(() => {})
    this.#setStatus({ storage: 'full' })
  }

  async #write(made: Change, base: number | undefined): Promise<void> {
    const id = made.recordId
    const held = this.#cache.cachedEntry(id) ?? (this.#meta.keeps ? undefined : this.#cache.other(id))
    const isNew = !this.#cache.other(id) && !held && this.#cache.changesOf(id).length === 0
    // A new entry is on the disk when this resolves. Later autosaves survive a crash of the tab or browser, and the next one covers a
    // power failure; forcing each of them to the disk would drain a phone's battery.
    const durability = isNew ? 'strict' : 'relaxed'
    const { result, order } = await this.#db!.step({ ids: [id], changes: 'of-ids', durability }, (view) => {
      const row = view.rows.get(id) ?? held
      const outcome = enqueue(view, { ...made, base: baseOf(row, base) })
      // A device that stores no entries needs the base of a change until that is sent.
      const put = row && !view.rows.has(id) ? [row] : []
      const writes = 'add' in outcome ? { put, add: outcome.add } : { put, alter: [outcome.join] }
      return { writes, result: { outcome, row } }
    })
    const waiting: WaitingChange = 'add' in result.outcome ? { ...result.outcome.add, order: order! } : result.outcome.join
    const others = this.#cache.changes().filter((one) => one.order !== waiting.order)
    const queue = [...others, waiting].sort((a, b) => a.order - b.order)
    for (const touched of this.#cache.queue(queue)) if (touched === id) this.#cache.show(id, result.row)
    this.#updateCounts()
    this.#dependencies.broadcast({ ids: [id] })
  }

  async attach(entryId: string, file: Blob, name: string): Promise<string> {
    if (file.size > MAX_ATTACHMENT_BYTES) throw new RangeError('too_large')
    await this.ready
    const id = this.#dependencies.newId()
    const waiting: WaitingFile = { id, entryId, name, blob: file, sent: false, problem: null }
    await this.#db!.putFile(waiting)
    this.#files.set(id, waiting)
    this.#cache.touch(id)
    await this.change('entry', entryId, { add: { attachments: [id] } })
    // The name is private text, so it follows the bytes as a change.
    if (name !== '') await this.change('attachment', id, { name: name.slice(0, 200) })
    return id
  }

  async attachmentUrl(id: string, size: 'full' | 'thumb'): Promise<string | undefined> {
    await this.ready
    return this.#urls.of(id, size, this.#files.get(id), this.#cache.other(id))
  }

  saveState(id: string): SaveState {
    if (this.#unwritten.some(({ made }) => made.recordId === id)) return 'failed'
    if (this.#saving.has(id)) return 'saving'
    return this.#cache.changesOf(id).length > 0 ? 'local' : 'saved'
  }

  /** Sends pending changes and pulls new ones; `send`: pulls only occasionally. */
  async sync(why: 'look' | 'send' = 'look'): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.ready
    await this.#retryUnwritten()
    const sync = await this.#sender().catch((error: unknown) => {
      // The module failed to load: local data stays usable, and is sent once it loads.
      console.info('Sending waits.', error)
      this.#setStatus({ state: 'offline' })
    })
    await sync?.run(why)
    // A closing page may have stored its answers without a broadcast after this page had read the queue.
    if (!this.#isGone) await this.#requeue([])
  }

  async #sender(): Promise<Sync> {
    if (this.#sync) return this.#sync
    const { Sync } = await afterPaint(() => import('./sync.ts'))
    return (this.#sync ??= new Sync({
      ...this.#dependencies,
      db: this.#db!,
      isSignedOut: () => this.#isGone,
      onRows: (put, drop) => this.#applyRows(put, drop),
      onQueue: () => this.#requeue([]),
      onState: (state) => {
        if (state === 'idle') void this.#updateSyncState()
        this.#setStatus({ state })
      },
      onLoading: (loading) => this.#setStatus({ loading }),
      onFull: () => void this.#makeRoom().catch(() => {}),
    }))
  }

  /** Retries writes that failed because the device was full. */
  async #retryUnwritten(): Promise<void> {
    const held = this.#unwritten
    this.#unwritten = []
    for (const [i, { made, base }] of held.entries()) {
      try {
        await this.#write(made, base)
      } catch {
        this.#unwritten.push(...held.slice(i))
        break
      }
    }
    if (held.length > 0) this.#listeners.notify()
  }

  async retry(changeId: string): Promise<void> {
    await this.#db!.step({ changes: 'all', durability: 'strict' }, ({ changes }) => retryChange(changes, changeId))
    const file = this.#files.get(changeId)
    if (file) await this.#db!.putFile({ ...file, problem: null })
    await this.#requeue([])
    await this.sync()
  }

  async discard(changeId: string): Promise<void> {
    const file = this.#files.get(changeId)
    if (file) await this.#db!.removeFiles([changeId])
    const { result: recordIds } = await this.#db!.step({ changes: 'all', durability: 'strict' }, ({ changes }) =>
      discardChange(changes, changeId),
    )
    if (file) await this.change('entry', file.entryId, { remove: { attachments: [file.id] } })
    await this.#requeue(recordIds)
    this.#dependencies.broadcast('all')
  }

  refused(changeId: string): Change | undefined {
    return this.#cache.changes().find(({ change }) => change.changeId === changeId)?.change
  }

  async setKeepsEverything(on: boolean): Promise<void> {
    await this.ready
    if (on === this.#meta.keeps && !this.#meta.headsOnly) return
    const meta = { keeps: on, since: 0, complete: false, headsOnly: false }
    await this.#db!.step({ changes: 'none', durability: 'strict' }, () => ({ writes: { meta }, result: 0 }))
    if (!on) await this.#db!.dropRows(new Set(this.#cache.changes().map(({ change }) => change.recordId)), 'all')
    this.#sync?.restart()
    await this.#reload()
    this.#dependencies.broadcast('all')
    void this.sync()
  }

  async mergeFromServer(records: readonly JournalRecord[]): Promise<void> {
    await this.ready
    const ids = records.map(({ id }) => id)
    const known = new Map(ids.flatMap((id) => this.#cache.cachedEntry(id) ?? this.#cache.other(id) ?? []).map((row) => [row.id, row]))
    const { result } = await this.#db!.step({ ids, changes: 'none', durability: 'relaxed' }, (view) => {
      const came = applyPull({ rows: new Map([...known, ...view.rows]) }, records)
      const put = came.put.filter(({ id }) => view.rows.has(id))
      return { writes: view.meta.keeps ? came : { put, drop: came.drop }, result: came }
    })
    this.#applyRows(result.put, result.drop)
  }

  async evict(ids: readonly string[]): Promise<void> {
    await this.ready
    const removed = ids.filter((id) => this.#cache.changesOf(id).length === 0)
    if (!this.#meta.keeps) this.#applyRows([], removed)
  }

  /** Removes all data of this person from the device; this object must not be used afterwards. */
  async erase(): Promise<void> {
    this.#dependencies.broadcast('erased')
    this.#shutDown()
    await this.ready.catch(() => {})
    await this.#db?.erase()
  }

  /** Stops sending and listening; the data on the device stays. */
  close(): void {
    this.#shutDown()
    this.#db?.close()
  }

  #shutDown(): void {
    this.#isGone = true
    clearTimeout(this.#timer)
    this.#sync?.stop()
    this.#stopListening()
    this.#urls.revoke()
  }

  async #open(): Promise<void> {
    const db = await this.#dependencies.open(() => this.#shutDown())
    this.#db = db
    if (db.kind === 'memory') this.#setStatus({ storage: 'memory' })
    await this.#reload()
  }

  async #updateSyncState(): Promise<void> {
    const { lastSyncedAt, complete } = (this.#meta = await this.#db!.meta())
    this.#setStatus({ lastSyncedAt, ...(complete ? { loading: null } : {}) })
  }

  async #reload(): Promise<void> {
    const db = this.#db!
    // The queue is read first: if another page stored an answer between the reads, the entry would otherwise be in neither result.
    const waiting = await db.changes()
    const [meta, heads, others] = await Promise.all([db.meta(), db.heads(), db.others()])
    this.#meta = meta
    this.#cache.fill(heads, others)
    if (this.#status.storage !== 'memory') this.#setStatus({ storage: meta.headsOnly ? 'full' : 'device' })
    await this.#requeue([...waiting, ...this.#cache.changes()].map(({ change }) => change.recordId))
    this.#setStatus({ lastSyncedAt: meta.lastSyncedAt })
  }

  #applyRows(put: readonly StoredRow[], drop: readonly string[]): void {
    for (const row of put) {
      if (row.record.kind === 'entry' && (!this.#meta.keeps || this.#meta.headsOnly)) this.#cache.cacheEntry(row)
      this.#cache.put(row)
    }
    for (const id of drop) this.#cache.drop(id)
    if (put.length + drop.length === 0) return
    this.#listeners.notify()
    this.#dependencies.broadcast({ ids: [...put.map(({ id }) => id), ...drop] })
  }

  /** Reads the queue again; `also`: entries to refresh in any case. */
  async #requeue(also: readonly string[]): Promise<void> {
    const db = this.#db!
    const [changes, files] = await Promise.all([db.changes(), db.files()])
    const known = this.#files
    this.#files = new Map(files.map((file) => [file.id, file]))
    for (const id of new Set([...known.keys(), ...this.#files.keys()])) {
      const [was, is] = [known.get(id), this.#files.get(id)]
      if (was?.sent !== is?.sent || was?.problem !== is?.problem) this.#cache.touch(id)
    }
    const ids = [...new Set([...this.#cache.queue(changes), ...also])]
    const rows = new Map((await db.rows(ids)).map((row) => [row.id, row]))
    for (const id of ids) this.#cache.refresh(id, rows.get(id))
    this.#updateCounts()
  }

  async #onBroadcast(what: JournalBroadcast): Promise<void> {
    if (what === 'erased') return this.#shutDown()
    await this.ready
    if (this.#isGone) return
    if (what === 'all' || what.ids.length > 1000) return this.#reload()
    const rows = await this.#db!.rows(what.ids)
    const found = new Set(rows.map(({ id }) => id))
    for (const row of rows) this.#cache.put(row)
    // A record without a row was deleted, or never stored; on a device that stores no entries, open entries stay.
    if (this.#meta.keeps && !this.#meta.headsOnly) for (const id of what.ids) if (!found.has(id)) this.#cache.drop(id)
    await this.#requeue(what.ids)
    await this.#updateSyncState()
  }

  /** Counts unsent changes and files, and reports the number. */
  #updateCounts(): void {
    const files = [...this.#files.values()].filter(({ sent }) => !sent)
    const changes = this.#cache.changes()
    const refused = refusalsOf(changes, files)
    const waiting = changes.length + files.length + this.#unwritten.length - refused.length
    this.#setStatus({ waiting, refused })
    this.#dependencies.onWaiting(waiting)
  }

  #trackSaving(id: string, by: 1 | -1): void {
    const count = (this.#saving.get(id) ?? 0) + by
    if (count > 0) this.#saving.set(id, count)
    else this.#saving.delete(id)
    this.#listeners.notify()
  }

  #syncSoon(): void {
    if (this.#isGone) return
    this.#timer ??= setTimeout(() => void this.sync('send'), SEND_AFTER_MS)
  }

  #setStatus(part: Partial<SyncStatus>): void {
    this.#status = { ...this.#status, ...part }
    this.#listeners.notify()
  }
}
