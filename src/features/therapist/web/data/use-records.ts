import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getSafetyPlan, listTherapistKind, listTherapistRecords } from '../../contract.ts'
import type { RecordKind } from '../../kinds.ts'
import { changes, withChanges, type KnownRecord } from './changes.ts'

export const recordsQuery = () => queryOf(listTherapistRecords)
export const planQuery = () => queryOf(getSafetyPlan)
/** What lies on a shelf of its own makes room for no other page: the plan is there as long as somebody is signed in. */
const PLAN_SHELF = { name: 'safety-plan', most: 1 }

const NONE: readonly KnownRecord[] = []

/** The newest records of each kind as the person knows them: the server's, or those of this device, with all that was done since. */
export function useRecords() {
  const persisted = usePersistedQuery(recordsQuery(), { fallback: 'while-loading' })
  const { data, at } = persisted
  const since = changes.use(at)
  // Without a network and an answer, what was written here a moment ago is there all the same.
  const known = data?.records ?? (persisted.error && since.length > 0 ? NONE : undefined)
  const records = useMemo(() => known && withChanges(known, since, ({ kind }) => kind !== 'plan'), [known, since])
  return { ...persisted, records, more: data?.more ?? [] }
}

/** All of a kind, once they are wanted; until then, and without a network, the newest. */
export const useRecordsOf = (kind: RecordKind, options: { all?: boolean } = {}) => useRecordsAmong(useRecords(), kind, options)

/** The same for a page that shows several kinds: parts that each read the device's store would arrive one after the other. */
export function useRecordsAmong(recent: ReturnType<typeof useRecords>, kind: RecordKind, { all = false }: { all?: boolean } = {}) {
  const whole = useQuery({ ...queryOf(listTherapistKind, { query: { kind } }), enabled: all })
  const since = changes.use(recent.at)
  const records = useMemo(
    () => withChanges(whole.data?.records ?? recent.records?.filter((one) => one.kind === kind) ?? [], since, (one) => one.kind === kind),
    [whole.data, recent.records, since, kind],
  )
  return { ...recent, records: recent.records && records, hasMore: !whole.data && recent.more.includes(kind), whole }
}

/** The safety plan, and versions of other devices beside it. */
export function usePlans() {
  const persisted = usePersistedQuery(planQuery(), { fallback: 'while-loading', shelf: PLAN_SHELF })
  const { data, at } = persisted
  const since = changes.use(at)
  // Without a network and without an answer, what was written here a moment ago is there all the same.
  const isKnown = data !== undefined || since.some((change) => change.kind === 'put' && change.record.kind === 'plan')
  const plans = useMemo<readonly KnownRecord[] | undefined>(
    () => (isKnown ? withChanges(data?.plans ?? [], since, ({ kind }) => kind === 'plan') : undefined),
    [isKnown, data, since],
  )
  return { ...persisted, plans }
}
