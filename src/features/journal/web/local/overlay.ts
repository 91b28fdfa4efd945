import {
  SETTINGS_ID,
  type EntryData,
  type JournalRecord,
  type RecordDataOf,
  type RecordKind,
  type SettingsData,
} from '../../contract/records.ts'
import { changedSet } from '../../changed-set.ts'
import type { Change } from '../../contract/sync.ts'
import { defaultsOf } from '../../record-defaults.ts'

// The displayed state is the server's state with this device's pending changes applied. Changes of other devices are not known
// here, so there is nothing to merge: a patch simply sets its fields.

type Data = RecordDataOf[RecordKind]
type Sets = Record<string, readonly string[] | undefined>

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

/** Default settings. A single object, so that comparisons by identity see no change. */
export const blankSettings = defaultsOf('settings') as SettingsData

/** A new record before its first patch, with placeholders for required fields. `at`: its instant, ISO. */
export function blankOf<K extends RecordKind>(kind: K, at: string): RecordDataOf[K] {
  if (kind === 'settings') return blankSettings as RecordDataOf[K]
  return { ...defaultsOf(kind), ...(placeholders(at)[kind as Exclude<K, 'settings'>] as object) } as RecordDataOf[K]
}

function placeholders(at: string) {
  const day = at.slice(0, 10)
  return {
    entry: { when: { at, zone: 'UTC', localDay: day }, createdAt: at },
    mood: { level: 3, name: '' },
    activity: { name: '' },
    group: { name: '' },
    template: { name: '' },
    journal: {},
    hardRange: { from: day, to: day },
    attachment: {
      entryId: SETTINGS_ID,
      kind: 'file',
      state: 'pending',
      name: '',
      mime: 'application/octet-stream',
      bytes: 0,
      width: null,
      height: null,
      seconds: null,
    },
  } satisfies { [K in Exclude<RecordKind, 'settings'>]: Partial<RecordDataOf[K]> }
}
