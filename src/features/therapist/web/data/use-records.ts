import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery, type PersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getSafetyPlan, listTherapistKind, listTherapistRecords } from '../../contract.ts'
import type { RecordKind } from '../../kinds.ts'
import { pending, withChanges, type KnownRecord } from './changes.ts'

export const recordsQuery = () => queryOf(listTherapistRecords)
export const planQuery = () => queryOf(getSafetyPlan)
/** What lies on a shelf of its own makes room for no other page: the plan is there as long as somebody is signed in. */
const PLAN_SHELF = { name: 'safety-plan', most: 1 }

const NONE: readonly KnownRecord[] = []

/** Asks again once what waited has been sent, and lets go of it once an answer has it. */
function useConfirmed({ at, isStored, refetch }: Pick<PersistedQuery<unknown>, 'at' | 'isStored' | 'refetch'>): void {
  const hasUnconfirmed = pending.useHasUnconfirmed()
  useEffect(() => {
    if (at > 0 && !isStored) pending.clearUnconfirmed()
  }, [at, isStored])
  useEffect(() => {
    if (hasUnconfirmed) void refetch()
  }, [hasUnconfirmed, refetch])
}

/** The newest records of each kind as the person knows them: the server's, or those of this device, with all that was done since. */
export function useRecords() {
  const persisted = usePersistedQuery(recordsQuery(), { fallback: 'while-loading' })
  const changes = pending.use()
  useConfirmed(persisted)
  const { data } = persisted
  // Without a network and an answer, what was written here a moment ago is there all the same.
  const known = data?.records ?? (persisted.error && changes.length > 0 ? NONE : undefined)
  const records = useMemo(() => known && withChanges(known, changes, ({ kind }) => kind !== 'plan'), [known, changes])
  return { ...persisted, records, more: data?.more ?? [] }
}

/** All of a kind, once they are wanted; until then, and without a network, the newest. */
export function useRecordsOf(kind: RecordKind, { all = false } = {}) {
  const recent = useRecords()
  const whole = useQuery({ ...queryOf(listTherapistKind, { query: { kind } }), enabled: all })
  const changes = pending.use()
  const records = useMemo(
    () => withChanges(whole.data?.records ?? recent.records?.filter((one) => one.kind === kind) ?? [], changes, (one) => one.kind === kind),
    [whole.data, recent.records, changes, kind],
  )
  return { ...recent, records: recent.records && records, hasMore: !whole.data && recent.more.includes(kind), whole }
}

/** The safety plan, and versions of other devices beside it. */
export function usePlans() {
  const persisted = usePersistedQuery(planQuery(), { fallback: 'while-loading', shelf: PLAN_SHELF })
  const changes = pending.use()
  useConfirmed(persisted)
  const { data } = persisted
  // Without a network and without an answer, what was written here a moment ago is there all the same.
  const isKnown = data !== undefined || changes.some((change) => change.kind === 'put' && change.record.kind === 'plan')
  const plans = useMemo<readonly KnownRecord[] | undefined>(
    () => (isKnown ? withChanges(data?.plans ?? [], changes, ({ kind }) => kind === 'plan') : undefined),
    [isKnown, data, changes],
  )
  return { ...persisted, plans }
}
