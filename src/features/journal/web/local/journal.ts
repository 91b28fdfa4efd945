import type { EntryData, JournalRecord, RecordKind } from '../../contract/records.ts'
import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'
import type { Change } from '../../contract/sync.ts'
import { FIRST_META, type LocalDb, type Meta, type StoredRow, type WaitingChange, type WaitingFile } from './local-db.ts'
import { FileUrls } from './file-urls.ts'
import type { JournalGround, Told } from './ground.ts'
import { overlay } from './overlay.ts'
import { baseOf, enqueue, pulledIn } from './queue.ts'
import { discarded, refusalsOf, triedAgain, wordsOf } from './refused.ts'
import { Shelf } from './shelf.ts'
import { isFull } from './storage-errors.ts'
import type { Sync } from './sync.ts'
import type { ChangeOptions, EntryHead, JournalStore, LocalRecord, PatchOf, SaveState, SyncStatus } from './types.ts'

/** A pause in typing after which what was written is sent. */
const SEND_AFTER_MS = 800

/** `JournalStore` over a database and a server that are given to it. */
export class Journal implements JournalStore {
  #ground: JournalGround
  #db: LocalDb | undefined
  #shelf = new Shelf()
  #sync: Sync | undefined
  #meta: Meta = FIRST_META
  #files = new Map<string, WaitingFile>()
  #urls: FileUrls
  #listeners = new Set<() => void>()
  #saving = new Map<string, number>()
  #begun = new Set<string>()
  /** What could not be written because the device is full: held here, and tried again. */
  #spilled: { made: Change; base: number | undefined }[] = []
  #status: SyncStatus = { state: 'idle', waiting: 0, refused: [], lastSyncedAt: null, loading: null, storage: 'device' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #isGone = false
  #stopListening: () => void
  readonly ready: Promise<void>

  constructor(ground: JournalGround) {
    this.#ground = ground
    this.#urls = new FileUrls(ground.addressOf)
    this.#stopListening = ground.onTold((what) => void this.#told(what))
    this.ready = this.#open()
  }

  readonly heads = (): readonly EntryHead[] => this.#shelf.lists().heads
  readonly trash = (): readonly EntryHead[] => this.#shelf.lists().trash
  readonly status = (): SyncStatus => this.#status
  readonly revision = (id: string): number => this.#shelf.revision(id)
  readonly begin = (id: string): void => void this.#begun.add(id)
  readonly keepsEverything = (): boolean => this.#meta.keeps

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  all<K extends Exclude<RecordKind, 'entry'>>(kind: K): readonly LocalRecord<K>[] {
    return this.#shelf.all(kind) as unknown as readonly LocalRecord<K>[]
  }

  async entry(id: string): Promise<LocalRecord<'entry'> | undefined> {
    await this.ready
    const known = await this.#entryHere(id)
    if (known) return known
    if (this.#shelf.changesOf(id).some(({ change }) => change.erase)) return undefined
    // Not here and everything is here: there is none. Otherwise the server may have it.
    const hasAll = this.#meta.keeps && this.#meta.complete
    if (this.#begun.has(id) || (hasAll && !this.#shelf.isListed(id))) return undefined
    const records = await this.#ground.fetchEntry(id)
    if (!records) return undefined
    await this.absorb(records)
    return this.#entryHere(id)
  }

  async #entryHere(id: string): Promise<LocalRecord<'entry'> | undefined> {
    const [row = this.#shelf.held(id)] = await this.#db!.rows([id])
    if (row && row.record.kind !== 'entry') return undefined
    const waiting = this.#shelf.changesOf(id)
    const isOverNothing = !row && waiting[0]?.change.base !== 0
    const data = isOverNothing ? null : (overlay(row?.record, waiting) as EntryData | null)
    return data ? { id, seq: row?.record.seq ?? 0, data, unsent: waiting.length > 0 } : undefined
  }

  async change<K extends RecordKind>(kind: K, id: string, patch: PatchOf<K>, options: ChangeOptions = {}): Promise<void> {
    this.#mark(id, 1)
    this.#begun.delete(id)
    try {
      await this.ready
      const { now, newId, device } = this.#ground
      const made = {
        kind,
        changeId: newId(),
        recordId: id,
        base: 0,
        editedAt: new Date(now()).toISOString(),
        device: device(),
        patch,
        ...(options.erase ? { erase: true } : {}),
      } as Change
      await this.#keep(made, options.base)
      this.#soon()
    } finally {
      this.#mark(id, -1)
    }
  }

  async #keep(made: Change, base: number | undefined): Promise<void> {
    try {
      await this.#write(made, base)
    } catch (error) {
      if (!isFull(error)) throw error
      await this.#makeRoom()
      try {
        await this.#write(made, base)
      } catch (again) {
        if (!isFull(again)) throw again
        this.#spilled.push({ made, base })
        this.#set({ storage: 'full' })
        throw again
      }
    }
  }

  /** Copies of what the server has give way to what it has not. */
  async #makeRoom(): Promise<void> {
    const waiting = new Set(this.#shelf.changes().map(({ change }) => change.recordId))
    await this.#db!.dropRows(waiting, 'texts')
    this.#meta = { ...this.#meta, headsOnly: true }
    // Written with the next step that succeeds; failing here changes nothing.
    await this.#db!
      .step({ changes: 'none', durability: 'relaxed' }, () => ({ writes: { meta: { headsOnly: true } }, result: 0 }))
      .catch(() => {})
    this.#set({ storage: 'full' })
  }

  async #write(made: Change, base: number | undefined): Promise<void> {
    const id = made.recordId
    const held = this.#shelf.held(id) ?? (this.#meta.keeps ? undefined : this.#shelf.other(id))
    const isNew = !this.#shelf.other(id) && !held && this.#shelf.changesOf(id).length === 0
    // A new entry is on the disk when this resolves. Autosaves of its text, many a minute, outlive tab and browser at once, and
    // a power cut by the next of them; forcing each to the disk would cost a phone its battery.
    const durability = isNew ? 'strict' : 'relaxed'
    const { result, order } = await this.#db!.step({ ids: [id], changes: 'of-ids', durability }, (view) => {
      const row = view.rows.get(id) ?? held
      const outcome = enqueue(view, { ...made, base: baseOf(row, base) })
      // A device that keeps nothing needs the ground that its change stands on, until it is sent.
      const put = row && !view.rows.has(id) ? [row] : []
      const writes = 'add' in outcome ? { put, add: outcome.add } : { put, alter: [outcome.join] }
      return { writes, result: { outcome, row } }
    })
    const waiting: WaitingChange = 'add' in result.outcome ? { ...result.outcome.add, order: order! } : result.outcome.join
    const others = this.#shelf.changes().filter((one) => one.order !== waiting.order)
    const queue = [...others, waiting].sort((a, b) => a.order - b.order)
    for (const touched of this.#shelf.queue(queue)) if (touched === id) this.#shelf.show(id, result.row)
    this.#counted()
    this.#ground.tell({ ids: [id] })
  }

  async attach(entryId: string, file: Blob, name: string): Promise<string> {
    if (file.size > MAX_ATTACHMENT_BYTES) throw new RangeError('too_large')
    await this.ready
    const id = this.#ground.newId()
    const waiting: WaitingFile = { id, entryId, name, blob: file, sent: false, problem: null }
    await this.#db!.putFile(waiting)
    this.#files.set(id, waiting)
    this.#shelf.touch(id)
    await this.change('entry', entryId, { add: { attachments: [id] } })
    // The name is a private word: it follows the bytes as a change.
    if (name !== '') await this.change('attachment', id, { name: name.slice(0, 200) })
    return id
  }

  async attachmentUrl(id: string, size: 'full' | 'thumb'): Promise<string | undefined> {
    await this.ready
    return this.#urls.of(id, size, this.#files.get(id), this.#shelf.other(id))
  }

  saveState(id: string): SaveState {
    if (this.#spilled.some(({ made }) => made.recordId === id)) return 'failed'
    if (this.#saving.has(id)) return 'saving'
    return this.#shelf.changesOf(id).length > 0 ? 'kept' : 'saved'
  }

  async sync(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.ready
    await this.#unspill()
    const sync = await this.#sender().catch((error: unknown) => {
      // Its file did not come: what is here can be read and written, and is sent when it does.
      console.info('Sending waits.', error)
      this.#set({ state: 'offline' })
    })
    await sync?.run()
  }

  /** No first screen waits for the code of sending. */
  async #sender(): Promise<Sync> {
    if (this.#sync) return this.#sync
    const { Sync } = await import(/* after paint */ './sync.ts')
    return (this.#sync ??= new Sync({
      ...this.#ground,
      db: this.#db!,
      isGone: () => this.#isGone,
      onRows: (put, drop) => this.#rows(put, drop),
      onQueue: () => this.#requeue([]),
      onState: (state) => {
        if (state === 'idle') void this.#synced()
        this.#set({ state })
      },
      onLoading: (loading) => this.#set({ loading }),
      onFull: () => void this.#makeRoom().catch(() => {}),
    }))
  }

  /** Tries to write down what the full device could not take. */
  async #unspill(): Promise<void> {
    const held = this.#spilled
    this.#spilled = []
    for (const [i, { made, base }] of held.entries()) {
      try {
        await this.#write(made, base)
      } catch {
        this.#spilled.push(...held.slice(i))
        break
      }
    }
    if (held.length > 0) this.#changed()
  }

  async retry(changeId: string): Promise<void> {
    await this.#db!.step({ changes: 'all', durability: 'strict' }, ({ changes }) => triedAgain(changes, changeId))
    const file = this.#files.get(changeId)
    if (file) await this.#db!.putFile({ ...file, problem: null })
    await this.#requeue([])
    await this.sync()
  }

  async discard(changeId: string): Promise<void> {
    const file = this.#files.get(changeId)
    if (file) await this.#db!.removeFiles([changeId])
    const { result: recordIds } = await this.#db!.step({ changes: 'all', durability: 'strict' }, ({ changes }) =>
      discarded(changes, changeId),
    )
    if (file) await this.change('entry', file.entryId, { remove: { attachments: [file.id] } })
    await this.#requeue(recordIds)
    this.#ground.tell('all')
  }

  refusedText(changeId: string): string | undefined {
    return wordsOf(this.#shelf.changes().find(({ change }) => change.changeId === changeId)?.change)
  }

  async setKeepsEverything(on: boolean): Promise<void> {
    await this.ready
    if (on === this.#meta.keeps && !this.#meta.headsOnly) return
    const meta = { keeps: on, since: 0, complete: false, headsOnly: false }
    await this.#db!.step({ changes: 'none', durability: 'strict' }, () => ({ writes: { meta }, result: 0 }))
    if (!on) await this.#db!.dropRows(new Set(this.#shelf.changes().map(({ change }) => change.recordId)), 'all')
    this.#sync?.restart()
    await this.#reload()
    this.#ground.tell('all')
    void this.sync()
  }

  async absorb(records: readonly JournalRecord[]): Promise<void> {
    await this.ready
    const ids = records.map(({ id }) => id)
    const known = new Map(ids.flatMap((id) => this.#shelf.held(id) ?? this.#shelf.other(id) ?? []).map((row) => [row.id, row]))
    const { result } = await this.#db!.step({ ids, changes: 'none', durability: 'relaxed' }, (view) => {
      const came = pulledIn({ rows: new Map([...known, ...view.rows]) }, records)
      const put = came.put.filter(({ id }) => view.rows.has(id))
      return { writes: view.meta.keeps ? came : { put, drop: came.drop }, result: came }
    })
    this.#rows(result.put, result.drop)
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.ready
    const gone = ids.filter((id) => this.#shelf.changesOf(id).length === 0)
    if (!this.#meta.keeps) this.#rows([], gone)
  }

  /** Removes everything of this person from the device; this object is of no use afterwards. */
  async erase(): Promise<void> {
    this.#ground.tell('erased')
    this.#leave()
    await this.ready.catch(() => {})
    await this.#db?.erase()
  }

  /** Stops sending and listening; what is on the device stays. */
  close(): void {
    this.#leave()
    this.#db?.close()
  }

  #leave(): void {
    this.#isGone = true
    clearTimeout(this.#timer)
    this.#sync?.stop()
    this.#stopListening()
    this.#urls.revoke()
  }

  async #open(): Promise<void> {
    const db = await this.#ground.open(() => this.#leave())
    this.#db = db
    if (db.kind === 'memory') this.#set({ storage: 'memory' })
    await this.#reload()
  }

  async #synced(): Promise<void> {
    const { lastSyncedAt, complete } = (this.#meta = await this.#db!.meta())
    this.#set({ lastSyncedAt, ...(complete ? { loading: null } : {}) })
  }

  async #reload(): Promise<void> {
    const db = this.#db!
    const [meta, heads, others] = await Promise.all([db.meta(), db.heads(), db.others()])
    this.#meta = meta
    this.#shelf.fill(heads, others)
    if (meta.headsOnly && this.#status.storage === 'device') this.#set({ storage: 'full' })
    if (!meta.headsOnly && this.#status.storage === 'full') this.#set({ storage: 'device' })
    await this.#requeue(this.#shelf.changes().map(({ change }) => change.recordId))
    this.#set({ lastSyncedAt: meta.lastSyncedAt })
  }

  #rows(put: readonly StoredRow[], drop: readonly string[]): void {
    for (const row of put) {
      if (row.record.kind === 'entry' && (!this.#meta.keeps || this.#meta.headsOnly)) this.#shelf.hold(row)
      this.#shelf.put(row)
    }
    for (const id of drop) this.#shelf.drop(id)
    if (put.length + drop.length === 0) return
    this.#changed()
    this.#ground.tell({ ids: [...put.map(({ id }) => id), ...drop] })
  }

  /** Reads the queue again; `also`: entries to show anew whatever it says. */
  async #requeue(also: readonly string[]): Promise<void> {
    const db = this.#db!
    const [changes, files] = await Promise.all([db.changes(), db.files()])
    const known = this.#files
    this.#files = new Map(files.map((file) => [file.id, file]))
    for (const id of new Set([...known.keys(), ...this.#files.keys()])) {
      const [was, is] = [known.get(id), this.#files.get(id)]
      if (was?.sent !== is?.sent || was?.problem !== is?.problem) this.#shelf.touch(id)
    }
    const ids = [...new Set([...this.#shelf.queue(changes), ...also])]
    const rows = new Map((await db.rows(ids)).map((row) => [row.id, row]))
    for (const id of ids) this.#shelf.show(id, rows.get(id) ?? this.#shelf.held(id))
    this.#counted()
  }

  async #told(what: Told): Promise<void> {
    if (what === 'erased') return this.#leave()
    await this.ready
    if (this.#isGone) return
    if (what === 'all' || what.ids.length > 1000) return this.#reload()
    const rows = await this.#db!.rows(what.ids)
    const found = new Set(rows.map(({ id }) => id))
    for (const row of rows) this.#shelf.put(row)
    // Without a row it is gone, or was never here; of a device that keeps nothing, what is looked at stays.
    if (this.#meta.keeps && !this.#meta.headsOnly) for (const id of what.ids) if (!found.has(id)) this.#shelf.drop(id)
    await this.#requeue(what.ids)
    await this.#synced()
  }

  /** Counts what waits, and says so. */
  #counted(): void {
    const files = [...this.#files.values()].filter(({ sent }) => !sent)
    const changes = this.#shelf.changes()
    const refused = refusalsOf(changes, files)
    const waiting = changes.length + files.length + this.#spilled.length - refused.length
    this.#set({ waiting, refused })
    this.#ground.onWaiting(waiting)
  }

  #mark(id: string, by: 1 | -1): void {
    const count = (this.#saving.get(id) ?? 0) + by
    if (count > 0) this.#saving.set(id, count)
    else this.#saving.delete(id)
    this.#changed()
  }

  #soon(): void {
    if (this.#isGone) return
    this.#timer ??= setTimeout(() => void this.sync(), SEND_AFTER_MS)
  }

  #set(part: Partial<SyncStatus>): void {
    this.#status = { ...this.#status, ...part }
    this.#changed()
  }

  #changed(): void {
    for (const tell of this.#listeners) tell()
  }
}
