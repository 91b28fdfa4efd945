import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getSafetyPlan, listTherapistKind, listTherapistRecords } from '../../contract.ts'
import type { RecordKind } from '../../kinds.ts'
import { changes, withChanges, type KnownRecord } from './changes.ts'

export const recordsQuery = () => queryOf(listTherapistRecords)
export const planQuery = () => queryOf(getSafetyPlan)
/** A shelf of its own, so that no other page displaces it: the plan stays on the device as long as the person is signed in. */
const PLAN_SHELF = { name: 'safety-plan', most: 1 }

const NONE: readonly KnownRecord[] = []

/** The newest records of each kind: from the server or this device, with all changes since. */
export function useRecords() {
  const persisted = usePersistedQuery(recordsQuery(), { fallback: 'while-loading' })
  const { data, at } = persisted
  const since = changes.use(at)
  // Without a network or an answer, changes made here are shown all the same.
  const known = data?.records ?? (persisted.error && since.length > 0 ? NONE : undefined)
  const records = useMemo(() => known && withChanges(known, since, ({ kind }) => kind !== 'plan'), [known, since])
  return { ...persisted, records, more: data?.more ?? [] }
}

/** All records of a kind, once `all` is set; until then, and without a network, the newest. */
export const useRecordsOf = (kind: RecordKind, options: { all?: boolean } = {}) => useRecordsAmong(useRecords(), kind, options)

/** For a page with several kinds: parts that each read the device's store would appear one after the other. */
export function useRecordsAmong(recent: ReturnType<typeof useRecords>, kind: RecordKind, { all = false }: { all?: boolean } = {}) {
  const whole = useQuery({ ...queryOf(listTherapistKind, { query: { kind } }), enabled: all })
  const since = changes.use(recent.at)
  const records = useMemo(
    () => withChanges(whole.data?.records ?? recent.records?.filter((one) => one.kind === kind) ?? [], since, (one) => one.kind === kind),
    [whole.data, recent.records, since, kind],
  )
  return { ...recent, records: recent.records && records, hasMore: !whole.data && recent.more.includes(kind), whole }
}

/** The safety plan, and conflicting versions of other devices. */
export function usePlans() {
  const persisted = usePersistedQuery(planQuery(), { fallback: 'while-loading', shelf: PLAN_SHELF })
  const { data, at } = persisted
  const since = changes.use(at)
  // Without a network or an answer, changes made here are shown all the same.
  const isKnown = data !== undefined || since.some((change) => change.kind === 'put' && change.record.kind === 'plan')
  const plans = useMemo<readonly KnownRecord[] | undefined>(
    () => (isKnown ? withChanges(data?.plans ?? [], since, ({ kind }) => kind === 'plan') : undefined),
    [isKnown, data, since],
  )
  return { ...persisted, plans }
}
