import { isDeepStrictEqual } from 'node:util'
import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { recordActivities, undoActivities, type Act } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import { givingWay } from '#platform/server/core/give-way.ts'
import { noRoomError } from '#platform/server/storage/metered-storage.ts'
import { countText } from '#platform/server/storage/usage.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { RecordDependencies } from '../core/dependencies.ts'
import { DEFAULT_JOURNAL_ID, type AttachmentData, type EntryData, type JournalRecord, type RecordKind } from '../../contract/records.ts'
import { releaseFiles, removeObjects } from '../core/remove-files.ts'
import { openEnvelope, sealEnvelope, sealVersion } from '../core/envelope.ts'
import * as store from '../core/records-store.ts'
import { plainText, wordsIn } from '../../search/plain-text.ts'
import type { Author } from './author.ts'
import type { NewVersion, State } from './merge.ts'
import { starters } from './starters.ts'

/** Bytes of records that are processed before the event loop gets a turn: about twenty milliseconds. */
export const TEXT_A_TURN = 256 * 1024

/** Points per day for writing and for moods; see `withPoints` for older days and for acts beyond `mostPaid`. */
const RATES = { entry: { points: 5, mostPaid: 3 }, mood: { points: 1, mostPaid: 5 } } as const

/**
 * One person's records in one transaction: decrypted on demand, changed in memory, and written together at the end.
 * While it is open, no other request can change the person's records.
 */
export class UnitOfWork {
  readonly app: RecordDependencies
  readonly tx: Db
  readonly author: Author
  readonly key: PersonKey
  readonly now: Date
  private seq: number
  private readonly giveWay = givingWay(TEXT_A_TURN)
  /** Files in storage that no row refers to after the commit. */
  private readonly orphanedFiles: string[] = []
  private readonly states = new Map<string, State>()
  /** The state of each record when it was loaded. */
  private readonly before = new Map<string, { state: State; photos: number; bytes: number }>()
  private readonly changed = new Set<string>()
  private readonly erased: { kind: RecordKind; id: string }[] = []
  private readonly versions: { entryId: string; version: NewVersion }[] = []

  private constructor(app: RecordDependencies, tx: Db, author: Author, key: PersonKey, seq: number) {
    this.app = app
    this.tx = tx
    this.author = author
    this.key = key
    this.seq = seq
    this.now = app.clock.now()
  }

  /**
   * Runs `work` with the person's counter locked, then writes the changed records. A new person gets the starter activities, unless
   * `starters` is false because an import brings their own.
   */
  static async run<Result>(
    app: RecordDependencies,
    author: Author,
    work: (unit: UnitOfWork) => Promise<Result>,
    { starters: givesStarters = true } = {},
  ): Promise<Result> {
    // Before the transaction, because creating a key needs a connection of its own.
    const key = await app.vault.keyOf(author.id)
    const { result, loose } = await app.db.transaction(async (tx) => {
      const { seq, started } = await store.lockHead(tx, author.id)
      const unit = new UnitOfWork(app, tx, author, key, seq)
      if (!started && givesStarters) for (const { kind, id, data } of starters(key, author.locale)) unit.put(id, unit.newState(kind, data))
      const result = await work(unit)
      await unit.save()
      return { result, loose: unit.orphanedFiles }
    })
    // The nightly file sweep deletes objects that cannot be deleted now.
    await removeObjects(app, loose).catch((error: unknown) =>
      app.log.warn({ err: error }, 'files of deleted attachments could not be removed'),
    )
    return result
  }

  async load(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.states.has(id))
    for (const row of await store.recordRows(this.tx, this.author.id, missing)) {
      const { id, kind, seq, updatedAt, fieldSeqs, sealed } = row
      await this.giveWay(sealed?.length ?? 0)
      const state = { kind, seq, updatedAt, fieldSeqs, envelope: sealed && openEnvelope(this.key, kind, id, sealed) }
      this.states.set(id, state)
      this.before.set(id, { state, photos: row.photos ?? 0, bytes: sealed?.length ?? 0 })
    }
  }

  /** Undefined when the record does not exist or was not loaded. */
  get(id: string): State | undefined {
    return this.states.get(id)
  }

  /** The sequence number of the next change. */
  get nextSeq(): number {
    return this.seq + 1
  }

  /** A state in which every field was written by the author now, as one change. */
  newState(kind: RecordKind, data: object): State {
    const fields = Object.keys(data)
    const envelope = {
      data: data as never,
      writers: [[this.author.sessionId, '']] as [string, string][],
      edits: Object.fromEntries(fields.map((field): [string, [number, number]] => [field, [0, this.now.getTime()]])),
      versionAt: this.now.getTime(),
    }
    const fieldSeqs = Object.fromEntries(fields.map((field) => [field, this.nextSeq]))
    return { kind, seq: this.nextSeq, updatedAt: this.now, fieldSeqs, envelope }
  }

  /** Stores a state that was created for `nextSeq`. */
  put(id: string, state: State, versions: readonly NewVersion[] = []): void {
    if (state.seq !== this.nextSeq) throw new Error('a state for another sequence number')
    this.seq++
    const before = this.states.get(id)
    if (!state.envelope && before?.envelope) this.erased.push({ kind: state.kind, id })
    this.states.set(id, state)
    this.changed.add(id)
    for (const version of versions) this.versions.push({ entryId: id, version })
  }

  erase(id: string): void {
    const state = this.states.get(id)
    if (state?.envelope) this.put(id, { kind: state.kind, seq: this.nextSeq, updatedAt: this.now, fieldSeqs: {}, envelope: null })
  }

  record(id: string): JournalRecord | null {
    const state = this.states.get(id)
    if (!state) return null
    const { kind, seq, updatedAt, envelope } = state
    return { kind, id, seq, updatedAt: updatedAt.toISOString(), data: envelope?.data ?? null } as JournalRecord
  }

  private async save(): Promise<void> {
    if (this.changed.size === 0) return
    const { tx, author } = this
    await this.eraseDependents()
    await this.updateLedger()
    const photos = await this.countPhotosOfChanged()
    const rows: store.RecordRow[] = []
    for (const id of this.changed) {
      const row = this.rowOf(id, photos)
      rows.push(row)
      await this.giveWay(row.sealed?.length ?? 0)
    }
    await store.saveRows(tx, rows)
    const versions: store.VersionRow[] = []
    for (const { entryId, version } of this.versions) {
      const { id, at, reason, device, data } = version
      const sealed = sealVersion(this.key, entryId, id, { device, data })
      versions.push({ userId: author.id, entryId, id, at, reason, words: wordsOf(data), sealed })
      await this.giveWay(sealed.length)
    }
    await store.saveVersions(tx, versions)
    await this.countText([...rows, ...versions])
    await store.saveHead(tx, author.id, this.seq)
  }

  /** Counts the text towards the person's storage quota. Erasing is never refused. */
  private async countText(written: readonly { sealed: Buffer | null }[]): Promise<void> {
    const { app, tx, author } = this
    let bytes = 0
    for (const { sealed } of written) bytes += sealed?.length ?? 0
    for (const id of this.changed) bytes -= this.before.get(id)?.bytes ?? 0
    const refused = await countText(tx, author.id, bytes, app.config.storageLimits, () => store.sealedBytesOf(tx, author.id))
    if (refused) throw noRoomError(refused)
  }

  /** With an entry its versions are erased, its attachments and their files; with an attachment its files. */
  private async eraseDependents(): Promise<void> {
    if (this.erased.length === 0) return
    const entries = this.erased.flatMap(({ kind, id }) => (kind === 'entry' ? [id] : []))
    const attached = await store.attachmentIdsOf(this.tx, this.author.id, entries)
    await this.load(attached)
    for (const id of attached) this.erase(id)
    await store.deleteVersions(this.tx, this.author.id, entries)
    const attachments = this.erased.flatMap(({ kind, id }) => (kind === 'attachment' ? [id] : []))
    this.orphanedFiles.push(...(await releaseFiles(this.tx, this.author.id, attachments)))
  }

  /** Revokes and records acts, so that the activity ledger matches the changed entries. */
  private async updateLedger(): Promise<void> {
    const { tx, author } = this
    const today = localDayOf(this.now, author.zone, author.dayStart)
    const revoked: string[] = []
    const fresh: Omit<Act, 'points'>[] = []
    for (const id of this.changed) {
      const state = this.states.get(id)!
      if (state.kind !== 'entry') continue
      const data = (state.envelope?.data as EntryData | undefined) ?? null
      const before = (state.envelope ?? this.before.get(id)?.state.envelope)?.acts ?? {}
      let acts = before
      for (const kind of ['entry', 'mood'] as const) {
        const last = acts[kind] ?? { times: 0, day: null }
        const day = dayOfAct(kind, data, today)
        if (day === last.day) continue
        if (last.day !== null) revoked.push(keyOfAct(kind, id, last.times))
        const times = last.times + (day === null ? 0 : 1)
        acts = { ...acts, [kind]: { times, day } }
        if (day === null || !data) continue
        const { at, zone } = data.when
        const key = keyOfAct(kind, id, times)
        fresh.push({ userId: author.id, key, kind, at: new Date(at), zone, localDay: day, amount: 1, unit: 'times', subject: id })
      }
      if (state.envelope && acts !== before) this.states.set(id, { ...state, envelope: { ...state.envelope, acts } })
    }
    await undoActivities(tx, author.id, revoked)
    await recordActivities(tx, await withPoints(tx, author.id, today, fresh, RATES))
  }

  /** The number of photos of each changed entry; recounted only where its attachments changed. */
  private async countPhotosOfChanged(): Promise<Map<string, number>> {
    const moved = new Set<string>()
    for (const id of this.changed) {
      const { kind } = this.states.get(id)!
      const data = (this.states.get(id)!.envelope ?? this.before.get(id)?.state.envelope)?.data
      if (kind === 'attachment' && data) moved.add((data as AttachmentData).entryId)
      else if (kind === 'entry' && !isDeepStrictEqual(this.listed(this.states.get(id)), this.listed(this.before.get(id)?.state)))
        moved.add(id)
    }
    await this.load([...moved])
    const counts = new Map([...this.changed].map((id): [string, number] => [id, this.before.get(id)?.photos ?? 0]))
    for (const id of moved) {
      const listed = this.listed(this.states.get(id))
      await this.load(listed)
      const count = listed.filter((one) => isPhoto(this.states.get(one))).length
      counts.set(id, count)
      if (!this.changed.has(id)) await store.setPhotos(this.tx, this.author.id, id, count)
    }
    return counts
  }

  private listed(state: State | undefined): readonly string[] {
    return state?.kind === 'entry' && state.envelope ? (state.envelope.data as EntryData).attachments : []
  }

  private rowOf(id: string, photos: Map<string, number>): store.RecordRow {
    const { kind, seq, updatedAt, fieldSeqs, envelope } = this.states.get(id)!
    const entry = kind === 'entry' ? (envelope?.data as EntryData | undefined) : undefined
    const attachment = kind === 'attachment' ? (envelope?.data as AttachmentData | undefined) : undefined
    return {
      userId: this.author.id,
      id,
      kind,
      seq,
      updatedAt,
      fieldSeqs,
      sealed: envelope && sealEnvelope(this.key, id, envelope),
      at: entry ? new Date(entry.when.at) : null,
      zone: entry?.when.zone ?? null,
      journalId: entry && entry.journalId !== DEFAULT_JOURNAL_ID ? entry.journalId : null,
      localDay: entry?.when.localDay ?? null,
      mood: entry?.mood?.level ?? null,
      activities: entry?.activities ?? null,
      starred: entry?.starred ?? null,
      hard: entry?.hard ?? null,
      photos: entry ? (photos.get(id) ?? 0) : null,
      words: entry ? wordsOf(entry) : null,
      trashedAt: entry?.trashedAt ? new Date(entry.trashedAt) : null,
      entryId: attachment?.entryId ?? null,
    }
  }
}

export const wordsOf = ({ title, body }: EntryData) => wordsIn(title) + wordsIn(plainText(body))

/** The day on which an entry counts as an act of a kind; null when it does not count, or the day is in the future. */
function dayOfAct(kind: keyof typeof RATES, data: EntryData | null, today: LocalDay): LocalDay | null {
  if (!data || data.trashedAt || data.when.localDay > addDays(today, 1)) return null
  const counts = kind === 'mood' ? data.mood !== null : data.title.trim() !== '' || data.body.trim() !== '' || data.attachments.length > 0
  return counts ? data.when.localDay : null
}

/** A revoked key is never reused: the next act of the same entry gets the next key. */
const keyOfAct = (kind: keyof typeof RATES, id: string, times: number) => `journal:${kind}:${id}${times > 1 ? `:${times}` : ''}`

function isPhoto(state: State | undefined): boolean {
  const data = state?.kind === 'attachment' ? (state.envelope?.data as AttachmentData | undefined) : undefined
  return data?.kind === 'photo' && data.state !== 'failed'
}
