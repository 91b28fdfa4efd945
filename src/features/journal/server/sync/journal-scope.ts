import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { JournalRecord, RecordDataOf } from '../../contract/records.ts'
import type { JournalQuery } from '../../contract/sync.ts'
import { closedJournals, scopeOf, type JournalScope } from '../../journal-scopes.ts'
import { homeOf } from '../../journals.ts'
import { rowsOfKinds } from '../core/entries-store.ts'
import { opened } from './opening.ts'

/** The kinds of record that define the journals, and which of them are locked. */
export const SCOPING = ['journal', 'settings'] as const

/** The person's journals, and which of them may be shown: without `locked`, none that ask for the lock. */
export async function journalScope(
  app: HasDb & HasLog & HasVault,
  userId: string,
  asked: Partial<JournalQuery> = {},
): Promise<JournalScope> {
  const rows = await rowsOfKinds(app.db, userId, SCOPING)
  if (!rows.some(({ kind }) => kind === 'journal')) return null
  return scopeIn(await opened(app, userId, rows), asked)
}

/** The same from records of at least the kinds of SCOPING. */
export function scopeIn(records: readonly JournalRecord[], { journal, locked = '0' }: Partial<JournalQuery> = {}): JournalScope {
  const journals = journalsIn(records)
  const lock = records.find((one) => one.kind === 'settings')?.data?.lock
  const closed = locked === '1' ? new Set<string>() : closedJournals(journals, lock)
  const home = journal === undefined ? undefined : homeOf(journals, journal)
  return scopeOf(journals, (one) => !closed.has(one) && (home === undefined || one === home))
}

export const journalsIn = (records: readonly JournalRecord[]): Map<string, RecordDataOf['journal']> =>
  new Map(records.flatMap((one) => (one.kind === 'journal' && one.data ? [[one.id, one.data] as const] : [])))
