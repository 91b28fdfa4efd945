import { useMemo } from 'react'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { listGyms } from '../../contract/gyms.ts'
import type { Training } from '../../contract/training.ts'
import type { Session } from '../../training/session.ts'
import type { Place } from '../../engine/types.ts'
import type { Gym, WeightUnit } from '../../gyms/gym.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'

export type Here = {
  gym: Gym
  /** null: no place of one's own. */
  id: string | null
  place: Place
  unit: WeightUnit
  /** Whether the place that was wanted is there no more: this is another one. */
  isGone: boolean
}

/** Places of one's own, as they were last known here. */
export const useGyms = () => usePersistedQuery(queryOf(listGyms), { fallback: 'while-loading' }).data?.gyms

/** The place of these that is wanted, else the usual one. */
export const placeAmong = <G extends { id: string; isDefault: boolean }>(
  gyms: readonly G[] | undefined,
  wanted: string | null | undefined,
): G | undefined => gyms?.find(({ id }) => id === wanted) ?? gyms?.find(({ isDefault }) => isDefault)

/** Whether a place that is named is none of these; undefined places are not known yet. */
export const isPlaceDeleted = (gyms: readonly { id: string }[] | undefined, wanted: string | null | undefined): boolean =>
  gyms !== undefined && wanted !== null && wanted !== undefined && !gyms.some(({ id }) => id === wanted)

/** The place of the plan that a session comes from; null where it comes from none. */
export const placeOfSession = ({ origin }: Pick<Session, 'origin'>, training: Pick<Training, 'plans'> | undefined): string | null =>
  training?.plans.find(({ id }) => id === origin?.plan)?.place ?? null

/** Where somebody trains: the place named, else their usual one, else what most clubs have. */
export const usePlace = (wanted?: string | null): Here => usePlaceAmong(useGyms(), wanted)

/** The same for a page that has the places already: a second look for a stored answer would come later than what is drawn from the first. */
export function usePlaceAmong(gyms: readonly (Gym & { id: string; isDefault: boolean })[] | undefined, wanted?: string | null): Here {
  const { units } = useUser()
  return useMemo(() => {
    const own = placeAmong(gyms, wanted)
    const gym = own ?? usualGym('gym', units === 'imperial' ? 'lb' : 'kg', '')
    return { gym, id: own?.id ?? null, place: placeOf(gym), unit: gym.unit, isGone: isPlaceDeleted(gyms, wanted) }
  }, [gyms, units, wanted])
}
