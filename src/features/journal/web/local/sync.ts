import { ApiError } from '#platform/web/api/api-error.ts'
import { Delivery, failureOf } from '#platform/web/offline/delivery.ts'
import type { JournalRecord } from '../../contract/records.ts'
import { MAX_CHANGES_A_PUSH, MAX_RECORDS_A_PULL, type Change, type ChangeResult } from '../../contract/sync.ts'
import { requeueAfterRestore } from './requeue-after-restore.ts'
import { isFull, type LocalDb, type StoredRow, type WaitingChange } from './local-db.ts'
import { nextBatch, applyPull, applyAnswers, type Answer, type Limits } from './queue.ts'

/** Requests for one person: the server refuses them if another person is signed in by now. */
export type SyncServer = {
  push(changes: readonly Change[]): Promise<readonly ChangeResult[]>
  /** `entries: false`: without entries and attachments. */
  pull(query: {
    since: number
    limit: number
    entries: boolean
  }): Promise<{ records: readonly JournalRecord[]; next: number; more: boolean }>
  putFile(id: string, entryId: string, bytes: Blob): Promise<JournalRecord>
}

export type SyncDependencies = SyncServer & {
  userId: string
  db: LocalDb
  /** Runs `work` exclusively across tabs. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  now(): number
  newId(): string
  device(): string
  /** The person signed out: nothing more is sent or fetched. */
  isSignedOut(): boolean
  /** Called with new rows and erased records, also on a device that stores no entries. */
  onRows(put: readonly StoredRow[], drop: readonly string[]): void
  /** Called when the queue or the files changed. */
  onQueue(): Promise<void>
  onState(state: 'syncing' | 'idle' | 'offline' | 'failed'): void
  /** Number of records of the first copy so far; null: it is complete. */
  onLoading(records: number | null): void
  onFull(): void
}

/** Shortest interval between pulls while a person is writing: these mostly return changes that were just sent. */
const LOOK_AGAIN_MS = 10_000

const LIMITS: Limits = { changes: MAX_CHANGES_A_PUSH, bytes: 4 * 1024 * 1024 }

/** Sends pending changes and fetches new ones: in order, one tab at a time, each change once, none dropped without an answer. */
export class Sync {
  #dependencies: SyncDependencies
  #delivery: Delivery
  /** For a device that stores no entries: the counter up to which this page has read. */
  #seenSince = 0
  #lookedAt = -Infinity
  #isToLook = false

  constructor(dependencies: SyncDependencies) {
    this.#dependencies = dependencies
    const { runExclusive, isSignedOut, onState, onFull } = dependencies
    this.#delivery = new Delivery({
      work: () => this.#work(),
      runExclusive,
      isSignedOut,
      onState: (state, error) => {
        if (isFull(error)) onFull()
        onState(state === 'sending' ? 'syncing' : state)
      },
    })
  }

  /**
   * Sends, and pulls; `send`: pulls only if the last pull was some seconds ago. Resolves when done, or when it cannot continue
   * now (it then retries by itself). Concurrent callers share one run.
   */
  run(why: 'look' | 'send' = 'look'): Promise<void> {
    this.#isToLook ||= why === 'look'
    return this.#delivery.run()
  }

  stop(): void {
    this.#delivery.reset()
  }

  /** Resets the read position of a device that stores no entries. */
  restart(): void {
    this.#seenSince = 0
  }

  async #work(): Promise<void> {
    await this.#send()
    const { now } = this.#dependencies
    if (!this.#isToLook && Math.abs(now() - this.#lookedAt) < LOOK_AGAIN_MS) return
    // Reset first, so that a failed pull is repeated.
    this.#lookedAt = -Infinity
    this.#isToLook = false
    // A server restored from an older backup gets its lost records.
    if (await this.#fetch()) await this.#send()
    this.#lookedAt = now()
  }

  async #send(): Promise<void> {
    for (;;) {
      const sent = await this.#sendChanges()
      const files = await this.#sendFiles()
      // Captions wait for their bytes, bytes for their entries: repeats until nothing more can be sent.
      if (!sent && !files) return
    }
  }

  async #sendChanges(): Promise<boolean> {
    const { db, isSignedOut } = this.#dependencies
    let any = false
    for (let size = LIMITS.changes; !isSignedOut();) {
      const files = new Set((await db.files()).filter(({ sent }) => !sent).map(({ id }) => id))
      const { result: batch } = await db.step({ changes: 'all', durability: 'strict' }, ({ changes }) => {
        const next = nextBatch(changes, files, { ...LIMITS, changes: size })
        const alter = next.filter(({ sent }) => !sent).map((one) => ({ ...one, sent: true }))
        return { writes: { alter }, result: next }
      })
      if (batch.length === 0) return any
      any = true
      const outcome = await this.#push(batch)
      size = outcome === 'too-large' ? Math.max(1, batch.length >> 1) : LIMITS.changes
    }
    return any
  }

  async #push(batch: readonly WaitingChange[]): Promise<'taken' | 'too-large'> {
    let results: readonly ChangeResult[]
    try {
      results = await this.#dependencies.push(batch.map(({ change }) => change))
    } catch (error) {
      const refused = refusedOf(error, batch)
      if (refused === undefined) throw error
      if (refused === 'too-large') return refused
      await this.#applyAnswers(batch, [{ ...refused, record: null, clean: false }])
      return 'taken'
    }
    const answers = batch.flatMap(({ order, change, sent }): Answer[] => {
      const result = results.find(({ changeId }) => changeId === change.changeId)
      if (!result) return []
      const problem = result.status === 'refused' ? (result.problem ?? '') : null
      // `applied` for a resent change may mean that it was applied earlier: other devices may have written since.
      return [{ order, problem, record: result.record, clean: result.status === 'applied' && !sent }]
    })
    if (answers.length === 0) throw new ApiError('The server gave no answer to what was sent.', 502)
    await this.#applyAnswers(batch, answers)
    return 'taken'
  }

  async #applyAnswers(batch: readonly WaitingChange[], answers: readonly Answer[]): Promise<void> {
    const { db, onRows, onQueue } = this.#dependencies
    const ids = batch.map(({ change }) => change.recordId)
    const { result } = await db.step({ ids, changes: 'all', durability: 'strict' }, (view) => {
      const writes = applyAnswers(view, answers)
      if (view.meta.keeps) return { writes, result: writes }
      // A device that stores no entries holds rows only as the base of pending changes.
      const done = new Set(writes.done)
      const waiting = new Set(view.changes.filter(({ order }) => !done.has(order)).map(({ change }) => change.recordId))
      const sent = ids.filter((id) => !waiting.has(id))
      const put = writes.put.filter(({ id }) => waiting.has(id))
      return { writes: { ...writes, put, drop: [...writes.drop, ...sent] }, result: writes }
    })
    onRows(result.put, result.drop)
    await onQueue()
  }

  async #sendFiles(): Promise<boolean> {
    const { db, isSignedOut, onRows, onQueue, putFile } = this.#dependencies
    const waiting = (await db.files()).filter(({ sent, problem }) => !sent && problem === null)
    if (waiting.length === 0) return false
    const unsent = new Set((await db.changes()).filter(({ change }) => change.base === 0).map(({ change }) => change.recordId))
    let any = false
    for (const file of waiting) {
      if (isSignedOut()) return any
      if (unsent.has(file.entryId)) continue
      try {
        const record = await putFile(file.id, file.entryId, file.blob)
        await db.putFile({ ...file, sent: true })
        const { result } = await db.step({ ids: [record.id], changes: 'none', durability: 'relaxed' }, (view) => {
          const { put, drop } = applyPull(view, [record])
          return { writes: view.meta.keeps ? { put, drop } : {}, result: put }
        })
        // The bytes are deleted here once the server can show them; a picture stays until it is processed.
        if (record.kind === 'attachment' && record.data?.state !== 'pending') await db.removeFiles([file.id])
        onRows(result, [])
      } catch (error) {
        if (failureOf(error) !== 'final') throw error
        await db.putFile({ ...file, problem: (error as Error).message })
      }
      any = true
      await onQueue()
    }
    return any
  }

  /** Pulls; returns whether it queued changes to send. */
  async #fetch(): Promise<boolean> {
    const { db, isSignedOut, now, onLoading, onRows, pull } = this.#dependencies
    const first = await db.meta()
    let loaded = first.complete ? null : 0
    let isBehind = false
    let counter = 0
    if (loaded !== null && first.keeps) onLoading(loaded)
    for (;;) {
      const meta = await db.meta()
      const since = meta.keeps ? meta.since : this.#seenSince
      const page = await pull({ since, limit: MAX_RECORDS_A_PULL, entries: meta.keeps })
      if (isSignedOut()) return false
      isBehind ||= page.next < since
      counter = page.next
      const ids = page.records.map(({ id }) => id)
      const { result } = await db.step({ ids, changes: meta.headsOnly ? 'all' : 'none', durability: 'relaxed' }, (view) => {
        const came = applyPull(view, page.records)
        if (!meta.keeps) return { writes: page.more ? {} : { meta: { lastSyncedAt: now() } }, result: came }
        const end = page.more ? {} : { complete: true, lastSyncedAt: now() }
        return { writes: { ...came, meta: { since: page.next, ...end } }, result: came }
      })
      if (!meta.keeps) this.#seenSince = page.next
      onRows(result.put, result.drop)
      await this.#forgetShown(result.put)
      if (loaded !== null && meta.keeps) onLoading((loaded += page.records.length))
      if (!page.more) break
    }
    onLoading(null)
    if (!isBehind || !first.keeps) return false
    const isOwed = await requeueAfterRestore(db, counter, this.#dependencies)
    await this.#dependencies.onQueue()
    return isOwed
  }

  /** Deletes bytes whose picture the server has processed. */
  async #forgetShown(rows: readonly StoredRow[]): Promise<void> {
    const ready = rows.filter(({ record }) => record.kind === 'attachment' && record.data && record.data.state !== 'pending')
    if (ready.length === 0) return
    const ids = new Set(ready.map(({ id }) => id))
    const removed = (await this.#dependencies.db.files()).filter(({ id, sent }) => sent && ids.has(id)).map(({ id }) => id)
    if (removed.length === 0) return
    await this.#dependencies.db.removeFiles(removed)
    await this.#dependencies.onQueue()
  }
}

/** The change of a batch that an error response refers to; undefined: none. */
function refusedOf(error: unknown, batch: readonly WaitingChange[]): { order: number; problem: string } | 'too-large' | undefined {
  if (!(error instanceof ApiError) || failureOf(error) !== 'final') return undefined
  for (const [field, words] of Object.entries(error.fields ?? {})) {
    const waiting = batch[Number(/(?:^|\.)changes\.(\d+)/.exec(field)?.[1] ?? NaN)]
    if (waiting) return { order: waiting.order, problem: words }
  }
  if (batch.length > 1) return error.status === 400 || error.status === 413 ? 'too-large' : undefined
  return { order: batch[0]!.order, problem: error.message }
}
