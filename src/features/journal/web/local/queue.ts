import {
  DEFAULT_JOURNAL_ID,
  type EntryData,
  type JournalRecord,
  type RecordDataOf,
  type RecordKind,
  type SettingsData,
} from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import { changedSet } from '../../changed-set.ts'
import { blankOf } from '../../record-defaults.ts'
import type { NewWaiting, StoredRow, View, WaitingChange, WaitingFile, Writes } from './local-db.ts'
import type { PatchOf, SyncStatus } from './types.ts'

// Pure rules of a change, in the order of its life: it is made, joins another in the queue, shows in its record, is sent, and is
// answered. Changes of other devices are not known here, so nothing is merged: a patch simply sets its fields.

const MAX_IN_A_SET = 200
const MAX_SETTLED = 50
const TEXT = ['title', 'body', 'name'] as const

const encoder = new TextEncoder()

type Data = RecordDataOf[RecordKind]
type Sets = Record<string, string[] | undefined>
type AnyFields = Record<string, unknown>

/**
 * A new change by this device; its base is determined when it is stored (`baseOf`). `target`: the journal of an entry that the change
 * creates, unless its patch names one; the default journal needs no `journalId`.
 */
export function newChange<K extends RecordKind>(
  { now, newId, device }: { now(): number; newId(): string; device(): string },
  kind: K,
  recordId: string,
  patch: PatchOf<K>,
  { erase, target = DEFAULT_JOURNAL_ID }: { erase?: boolean; target?: string | undefined } = {},
): Change {
  const editedAt = new Date(now()).toISOString()
  const isPlaced = kind === 'entry' && (patch as PatchOf<'entry'>).when && target !== DEFAULT_JOURNAL_ID
  const fields: object = isPlaced ? { journalId: target, ...patch } : patch
  return { kind, changeId: newId(), recordId, base: 0, editedAt, device: device(), patch: fields, ...(erase && { erase }) } as Change
}

/** The `seq` that the person saw for this change: the current one, unless the editor's text is older than another device's edit. */
export function baseOf(row: StoredRow | undefined, base: number | undefined): number {
  if (!row?.record.data) return 0
  return base === undefined || base >= row.textSince ? row.record.seq : base
}

/** One patch with the effect of two in sequence; undefined when it would exceed the server's limits. */
export function joinedPatch(first: AnyFields, then: AnyFields): AnyFields | undefined {
  const joined: AnyFields = { ...first, ...then }
  const setsOf = (patch: AnyFields, way: 'add' | 'remove') => (patch[way] as Sets | undefined) ?? {}
  for (const way of ['add', 'remove'] as const) {
    const sets: Sets = {}
    for (const name of new Set([...Object.keys(setsOf(first, way)), ...Object.keys(setsOf(then, way))])) {
      // Removals apply before additions: an item that was added and then removed is only removed.
      const undone = way === 'add' ? setsOf(then, 'remove')[name] : undefined
      const all = changedSet(name, changedSet(name, setsOf(first, way)[name] ?? [], [], undone), setsOf(then, way)[name])
      if (all.length > MAX_IN_A_SET) return undefined
      if (all.length > 0) sets[name] = all
    }
    if (Object.keys(sets).length > 0) joined[way] = sets
    else delete joined[way]
  }
  if (first.settle || then.settle) {
    const settle = [...new Set([...((first.settle as string[]) ?? []), ...((then.settle as string[]) ?? [])])]
    if (settle.length > MAX_SETTLED) return undefined
    joined.settle = settle
  }
  return joined
}

/** Text refers to no other pending record, so it may move ahead of other changes. */
const isTextOnly = (patch: AnyFields): boolean => Object.keys(patch).every((name) => (TEXT as readonly string[]).includes(name))

/**
 * Adds a change to the queue. It joins the last change of the same record if that was never sent and no change in between can
 * depend on it; the joined change gets a new id, so that an id always refers to the same content.
 */
export function enqueue(view: View, made: Change): { add: NewWaiting } | { join: WaitingChange } {
  const fresh = { add: { change: made, sent: false, problem: null } }
  const last = view.changes.findLast(({ change }) => change.recordId === made.recordId)
  if (!last || last.sent || last.problem !== null || last.change.erase || made.erase) return fresh
  // A restored version is never joined, because the state before it must be saved as a version.
  if ([last.change, made].some(({ patch }) => 'restoredFrom' in patch)) return fresh
  if (last !== view.changes.at(-1) && !isTextOnly(made.patch)) return fresh
  const patch = joinedPatch(last.change.patch, made.patch)
  if (!patch) return fresh
  return { join: { ...last, change: { ...made, patch, base: Math.min(last.change.base, made.base) } as Change } }
}

/**
 * The state after a change; null: there is none (erased, or a change of a missing record). A change with base 0
 * creates the record.
 */
export function applyChange(data: Data | null, change: Change): Data | null {
  if (change.erase) return null
  if (!data && (change.base > 0 || change.kind === 'attachment')) return null
  const old = data ?? blankOf(change.kind, change.editedAt)
  if (change.kind !== 'entry' && change.kind !== 'settings') return { ...old, ...definedFields(change.patch) } as Data
  const { add = {}, remove = {}, ...fields } = change.patch
  const next: Record<string, unknown> = { ...old, ...definedFields(fields) }
  for (const name of new Set([...Object.keys(add), ...Object.keys(remove)]))
    next[name] = changedSet(name, (old as unknown as Sets)[name] ?? [], (add as Sets)[name], (remove as Sets)[name])
  if (change.kind === 'settings') return next as SettingsData
  return withoutSettledConflicts(next, change)
}

function withoutSettledConflicts(next: Record<string, unknown>, change: Extract<Change, { kind: 'entry' }>): EntryData {
  const { trashed, settle } = change.patch
  delete next.trashed
  delete next.settle
  delete next.restoredFrom
  const entry = next as EntryData
  // A second deletion retains the first date, because the thirty days have begun.
  if (trashed !== undefined) entry.trashedAt = trashed ? (entry.trashedAt ?? change.editedAt) : null
  if (settle) entry.conflicts = entry.conflicts.filter(({ versionId }) => !settle.includes(versionId))
  return entry
}

function definedFields(patch: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}

/**
 * A record as displayed. `changes`: those of this record, in order, including refused ones (a person's text stays
 * visible until they decide); a refused erasure is not applied.
 */
export function overlay(record: JournalRecord | undefined, changes: readonly { change: Change; problem: string | null }[]): Data | null {
  let data: Data | null = record?.data ?? null
  for (const { change, problem } of changes) if (problem === null || !change.erase) data = applyChange(data, change)
  return data
}

export type Limits = { changes: number; bytes: number }

/**
 * The next changes to send, in order: at most one per record, so that each is based on the answer to the previous one. Held
 * back: changes of attachments whose bytes are not sent yet, and changes after a refused creation.
 */
export function nextBatch(changes: readonly WaitingChange[], unsentFiles: ReadonlySet<string>, limits: Limits): WaitingChange[] {
  const batch: WaitingChange[] = []
  const taken = new Set<string>()
  const held = new Set<string>()
  let bytes = 0
  for (const waiting of changes) {
    const { change, problem } = waiting
    if (problem !== null) {
      if (change.base === 0) held.add(change.recordId)
      continue
    }
    if (held.has(change.recordId) || (change.kind === 'attachment' && unsentFiles.has(change.recordId))) continue
    if (taken.has(change.recordId) || batch.length === limits.changes) break
    bytes += encoder.encode(JSON.stringify(change)).length
    if (batch.length > 0 && bytes > limits.bytes) break
    taken.add(change.recordId)
    batch.push(waiting)
  }
  return batch
}

/** Whether two values are equal as JSON, independent of the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.hasOwn(b, name) && isSame((a as AnyFields)[name], (b as AnyFields)[name]))
}

const sameIn = (names: readonly string[], a: AnyFields, b: AnyFields): boolean => names.every((name) => isSame(a[name], b[name]))

/** Fields that a change sets directly; additions and removals in lists never conflict. */
function fieldsOf(change: Change): string[] {
  const names = Object.keys(change.patch).filter((name) => !['add', 'remove', 'settle', 'restoredFrom'].includes(name))
  return names.map((name) => (name === 'trashed' ? 'trashedAt' : name))
}

/** A change that the server answered. `clean`: the server confirmed that no other device had changed the record. */
export type AcknowledgedChange = { change: Change; clean: boolean }

/** The row after the server sent a record, as the answer to `acked` or in a pull. A state older than the stored one is ignored. */
export function rowAfter(row: StoredRow | undefined, record: JournalRecord, acked?: AcknowledgedChange): StoredRow {
  // Answers arrive in order, so one with a lower `seq` is valid: a server restored from a backup counts from an earlier value.
  if (row && !acked && record.seq < row.record.seq) return row
  if (row && record.seq === row.record.seq) return { ...row, record }
  const before = row?.record.data ?? null
  const expected = acked ? applyChange(before, acked.change) : before
  const text = TEXT.filter((name) => record.data && name in record.data)
  const isOurs =
    acked?.clean || (expected !== null && record.data !== null && sameIn(text, expected as AnyFields, record.data as AnyFields))
  if (!isOurs) return { id: record.id, record, textSince: record.seq }
  const wroteText = acked && TEXT.some((name) => name in acked.change.patch)
  const known = row?.textSince ?? acked?.change.base ?? record.seq
  return { id: record.id, record, textSince: wroteText ? Math.min(known, acked.change.base) : known }
}

/**
 * Rebases a pending change after an earlier change of this device was answered: onto the answer's state, if no other device
 * changed its fields; otherwise it retains its base, and the server detects the conflict.
 */
export function rebased(later: WaitingChange, row: StoredRow | undefined, acked: AcknowledgedChange, record: JournalRecord): WaitingChange {
  const after = record.data
  if (later.sent || later.problem !== null || !after || record.seq <= later.change.base) return later
  if (!acked.clean) {
    const expected = applyChange(row?.record.data ?? null, acked.change) as AnyFields | null
    if (!expected) return later
    const fields = later.change.erase ? Object.keys(after).filter((name) => name !== 'createdAt') : fieldsOf(later.change)
    if (!sameIn(fields, expected, after as AnyFields)) return later
  }
  return { ...later, change: { ...later.change, base: record.seq } }
}

export type Answer = { order: number; problem: string | null; record: JournalRecord | null; clean: boolean }

/** Applies the server's answers to a push: rows, finished and refused changes, and new bases for pending ones. */
export function applyAnswers(view: View, answers: readonly Answer[]): Writes & { put: StoredRow[]; drop: string[] } {
  const put = new Map<string, StoredRow>()
  const drop: string[] = []
  const done: number[] = []
  const alter = new Map<number, WaitingChange>()
  for (const { order, problem, record, clean } of answers) {
    const waiting = view.changes.find((one) => one.order === order)
    if (!waiting) continue
    if (problem !== null) alter.set(order, { ...waiting, problem })
    else done.push(order)
    if (!record) continue
    const row = put.get(record.id) ?? view.rows.get(record.id)
    const acked = problem === null ? { change: waiting.change, clean } : undefined
    if (acked)
      for (const one of view.changes) {
        if (one.order <= order || one.change.recordId !== record.id) continue
        const next = rebased(alter.get(one.order) ?? one, row, acked, record)
        if (next !== one) alter.set(one.order, next)
      }
    if (record.data === null) drop.push(record.id)
    else put.set(record.id, rowAfter(row, record, acked))
  }
  return { put: [...put.values()], drop, alter: [...alter.values()], done }
}

/** The writes for a pull: new rows, and ids of erased records. */
export function applyPull(view: Pick<View, 'rows'>, records: readonly JournalRecord[]): { put: StoredRow[]; drop: string[] } {
  const put: StoredRow[] = []
  const drop: string[] = []
  for (const record of records) {
    const row = view.rows.get(record.id)
    if (record.data === null) drop.push(record.id)
    // The next pull repeats this device's own changes, which are not new.
    else if (!row || row.record.seq < record.seq) put.push(rowAfter(row, record))
  }
  return { put, drop }
}

/** Refused changes and files, with the server's reasons. A file is identified by its own id. */
export function refusalsOf(changes: readonly WaitingChange[], files: readonly WaitingFile[]): SyncStatus['refused'] {
  return [
    ...changes.flatMap(({ change: { changeId, recordId }, problem }) => (problem === null ? [] : [{ changeId, recordId, problem }])),
    ...files.flatMap(({ id, entryId, problem }) => (problem === null ? [] : [{ changeId: id, recordId: entryId, problem }])),
  ]
}
