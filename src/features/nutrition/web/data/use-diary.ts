import { useEffect, useMemo } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery, type PersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getDiary, getPlan, listThings, listUsual, type UsualFood } from '../../contract/api.ts'
import { getSharedList } from '../../contract/shopping.ts'
import { PLAIN_SETTINGS, SETTINGS_ID, type StoredThing, type NutritionSettings } from '../../contract/things.ts'
import { noteServerTime } from './moments.ts'
import { changes, dayWith, planWith, sharedWith, thingsWith, type Change, type Day, type Plan, type SharedList } from './overlay.ts'

export const dayQuery = (day: LocalDay) => queryOf(getDiary, { query: { day } })
export const thingsQuery = () => queryOf(listThings)
export const usualQuery = () => queryOf(listUsual)

/** Pending changes that an answer does not contain yet. */
function useSince({ data, at }: PersistedQuery<{ asOf?: string }>): readonly Change[] {
  useEffect(() => noteServerTime(data?.asOf), [data])
  return changes.use(at)
}

/**
 * A day from the server or the cache, with all pending changes applied. Without a network, a day that was never cached contains only the
 * changes of this device (`isPartial`).
 */
export function useDiary(day: LocalDay): { diary: Day | undefined; isPartial: boolean; query: PersistedQuery<Day> } {
  const query = usePersistedQuery<Day>(dayQuery(day), { fallback: 'while-loading' })
  const { data, error, isLooking } = query
  const since = useSince(query)
  const isPartial = data === undefined && !isLooking && error instanceof NetworkError
  const diary = useMemo(() => {
    const base = data ?? (isPartial ? { day, items: [], isComplete: false } : undefined)
    return base && dayWith(base, since)
  }, [data, isPartial, day, since])
  return { diary, isPartial, query }
}

export const planQuery = (from: LocalDay, to: LocalDay) => queryOf(getPlan, { query: { from, to } })

/** Several days, like `useDiary` for one. */
export function usePlan(from: LocalDay, to: LocalDay): { plan: Plan | undefined; isPartial: boolean; query: PersistedQuery<Plan> } {
  const query = usePersistedQuery<Plan>(planQuery(from, to), { fallback: 'while-loading' })
  const { data, error, isLooking } = query
  const since = useSince(query)
  const isPartial = data === undefined && !isLooking && error instanceof NetworkError
  const plan = useMemo(() => {
    const base = data ?? (isPartial ? { from, to, items: [] } : undefined)
    return base && planWith(base, since)
  }, [data, isPartial, from, to, since])
  return { plan, isPartial, query }
}

/** A shared list with the person's own ticks. Others tick it, too, so it is fetched again when the page becomes visible. */
export function useSharedList(token: string): { list: SharedList | undefined; query: PersistedQuery<SharedList> } {
  const query = usePersistedQuery<SharedList>(queryOf(getSharedList, { params: { token } }), {
    fallback: 'while-loading',
    refetchOnFocus: true,
  })
  const { data } = query
  const since = useSince(query)
  const list = useMemo(() => data && sharedWith(data, token, since), [data, token, since])
  return { list, query }
}

const NO_THINGS: readonly StoredThing[] = []

/** Own foods, recipes, meals and favourites; undefined until loaded. */
export function useThings(): {
  things: readonly StoredThing[] | undefined
  query: PersistedQuery<{ things: StoredThing[]; asOf: string }>
} {
  const query = usePersistedQuery<{ things: StoredThing[]; asOf: string }>(thingsQuery(), { fallback: 'while-loading' })
  const { data, error, isLooking } = query
  const since = useSince(query)
  const isUnknown = data === undefined && !isLooking && error instanceof NetworkError
  const things = useMemo(() => (data || isUnknown ? thingsWith(data?.things ?? NO_THINGS, since) : undefined), [data, isUnknown, since])
  return { things, query }
}

export function settingsIn(things: readonly StoredThing[] | undefined): NutritionSettings {
  const found = things?.find(({ id }) => id === SETTINGS_ID)?.thing
  return found?.kind === 'settings' ? found : PLAIN_SETTINGS
}

const NO_FOODS: readonly UsualFood[] = []

/** Foods that the person often eats. `isKnown`: loaded or failed; showing them before that would move the content below. */
export function useUsual(): { usual: readonly UsualFood[]; isKnown: boolean } {
  const { data, error, isLooking } = usePersistedQuery<{ foods: UsualFood[] }>(usualQuery(), { fallback: 'while-loading' })
  return { usual: data?.foods ?? NO_FOODS, isKnown: data !== undefined || (error !== null && !isLooking) }
}
