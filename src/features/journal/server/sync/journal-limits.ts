import type { Reason } from '#platform/contract/reasons.ts'
import { DEFAULT_JOURNAL_ID, MAX_JOURNALS, type JournalData } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import { journalReasons } from '../../reasons.en.ts'
import { rowsOfKinds } from '../core/entries-store.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Loads the person's journals, and returns the ids of those not deleted. The default journal always counts, named or not. */
export async function journalIds(unit: UnitOfWork): Promise<Set<string>> {
  const rows = await rowsOfKinds(unit.tx, unit.author.id, ['journal'])
  await unit.load(rows.map(({ id }) => id))
  const live = rows.filter(({ id }) => (unit.get(id)?.envelope?.data as JournalData | undefined)?.into === null)
  return new Set([DEFAULT_JOURNAL_ID, ...live.map(({ id }) => id)])
}

/** Returns a check of journal changes beyond their own data. It must get the changes in order, because it counts the journals. */
export async function journalGuard(unit: UnitOfWork, changes: readonly Change[]): Promise<(change: Change) => Reason | undefined> {
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
