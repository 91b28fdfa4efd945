import type { Reason } from '#platform/contract/reasons.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { RecordDependencies } from '../core/dependencies.ts'
import {
  DEFAULT_JOURNAL_ID,
  MAX_JOURNALS,
  type JournalData,
  type JournalRecord,
  type RecordDataOf,
  type RecordKind,
} from '../../contract/records.ts'
import type { Change, ChangeResult } from '../../contract/sync.ts'
import { journalReasons } from '../../reasons.en.ts'
import { rowsOfKinds } from '../core/entries-store.ts'
import { knownChanges, saveChanges, type ChangeRow } from '../core/records-store.ts'
import { defaultsOf } from '../../record-defaults.ts'
import type { Author } from './author.ts'
import { UnitOfWork } from './unit-of-work.ts'
import { mergeChange } from './merge.ts'

/** A record of this size or more is only in the last result that is about it. */
const LONG_RECORD = 64 * 1024

type Answered = Omit<ChangeResult, 'record'> & { recordId: string }

/**
 * Applies changes in order and in one transaction: an answered change is stored. A repeated change gets its earlier answer;
 * a refused change does not affect the others.
 */
export async function pushChanges(app: RecordDependencies, author: Author, changes: readonly Change[]): Promise<ChangeResult[]> {
  return UnitOfWork.run(app, author, async (unit) => {
    const known = await knownChanges(
      unit.tx,
      author.id,
      changes.map(({ changeId }) => changeId),
    )
    await unit.load([...changes.map(({ recordId }) => recordId), ...[...known.values()].map(({ recordId }) => recordId)])
    const problemOf = await journalGuard(unit, changes)
    const fresh: ChangeRow[] = []
    const answers = changes.map((change): Answered => {
      const { changeId, recordId } = change
      const before = known.get(changeId)
      if (before) return { changeId, status: before.status, recordId: before.recordId }
      const problem = problemOf(change)
      if (problem) return { ...refusalOf(problem), changeId, recordId }
      const outcome = mergeChange(unit.get(recordId), change, {
        seq: unit.nextSeq,
        now: unit.now,
        session: author.sessionId,
        newId: uuidv7,
      })
      if (outcome.status === 'refused') return { ...refusalOf(outcome.problem), changeId, recordId }
      if (outcome.state) unit.put(recordId, outcome.state, outcome.versions)
      if (outcome.copy) unit.put(uuidv7(), unit.newState('template', outcome.copy))
      const row: ChangeRow = { userId: author.id, changeId, recordId, status: outcome.status, at: unit.now }
      known.set(changeId, row)
      fresh.push(row)
      return { changeId, status: outcome.status, recordId }
    })
    await saveChanges(unit.tx, fresh)
    return withRecords(answers, unit)
  })
}

const refusalOf = ({ message: problem, id: reason, params }: Reason) => ({ status: 'refused' as const, problem, reason, params })

function withRecords(answers: readonly Answered[], unit: UnitOfWork): ChangeResult[] {
  const last = new Map(answers.map(({ recordId }, index) => [recordId, index]))
  return answers.map(({ recordId, ...answer }, index) => {
    const record = unit.record(recordId)
    return { ...answer, record: record && isLong(record) && last.get(recordId) !== index ? null : record }
  })
}

const isLong = ({ kind, data }: JournalRecord) => kind === 'entry' && (data?.body.length ?? 0) > LONG_RECORD

/** Loads the person's journals, and returns the ids of those not deleted. The default journal always counts, named or not. */
async function journalIds(unit: UnitOfWork): Promise<Set<string>> {
  const rows = await rowsOfKinds(unit.tx, unit.author.id, ['journal'])
  await unit.load(rows.map(({ id }) => id))
  const live = rows.filter(({ id }) => (unit.get(id)?.envelope?.data as JournalData | undefined)?.into === null)
  return new Set([DEFAULT_JOURNAL_ID, ...live.map(({ id }) => id)])
}

/** Returns a check of journal changes beyond their own data. It must get the changes in order, because it counts the journals. */
async function journalGuard(unit: UnitOfWork, changes: readonly Change[]): Promise<(change: Change) => Reason | undefined> {
  if (!changes.some(({ kind }) => kind === 'journal')) return () => undefined
  const live = await journalIds(unit)
  return (change) => {
    if (change.kind !== 'journal') return undefined
    const { recordId, patch, erase } = change
    if (recordId === DEFAULT_JOURNAL_ID) {
      const isGoing = erase === true || patch.archived === true || (patch.into ?? null) !== null
      return isGoing ? journalReasons.default_journal_stays() : undefined
    }
    const isNew = !unit.get(recordId)
    if (isNew && change.base === 0 && !patch.name) return journalReasons.change_incomplete()
    if (erase || (patch.into ?? null) !== null) {
      live.delete(recordId)
      return undefined
    }
    const comes = isNew || patch.into === null
    if (comes && !live.has(recordId)) {
      if (live.size >= MAX_JOURNALS) return journalReasons.journals_too_many({ most: MAX_JOURNALS })
      live.add(recordId)
    }
    return undefined
  }
}

export type WholeRecord<K extends RecordKind = RecordKind> = { [Kind in K]: { kind: Kind; id: string; data: RecordDataOf[Kind] } }[K]

/**
 * Writes whole records, for imports and new attachments: creates a new record unchanged, and replaces the data of an existing one
 * (its acts stay counted). Permanently erased records stay erased. Returns the current records.
 */
export async function putRecords(app: RecordDependencies, author: Author, records: readonly WholeRecord[]): Promise<JournalRecord[]> {
  return UnitOfWork.run(app, author, async (unit) => {
    await unit.load(records.map(({ id }) => id))
    putWhole(unit, records)
    return records.map(({ id }) => unit.record(id)!)
  })
}

/** The same inside a transaction that does more. The records must be loaded. */
export function putWhole(unit: UnitOfWork, records: readonly WholeRecord[]): void {
  for (const { kind, id, data } of records) {
    const before = unit.get(id)
    if (before && (before.kind !== kind || !before.envelope)) continue
    const state = unit.newState(kind, { ...defaultsOf(kind), ...data })
    const known = before?.envelope
    unit.put(id, known?.acts && state.envelope ? { ...state, envelope: { ...state.envelope, acts: known.acts } } : state)
  }
}
