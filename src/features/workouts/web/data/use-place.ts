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
  /** null: the person has no place. */
  id: string | null
  place: Place
  unit: WeightUnit
  /** Whether the requested place was deleted, so that this is another one. */
  isDeleted: boolean
}

/** The person's places, as last stored here. */
export const useGyms = () => usePersistedQuery(queryOf(listGyms), { fallback: 'while-loading' }).data?.gyms

/** The requested place of these, else the usual one. */
export const placeAmong = <G extends { id: string; isDefault: boolean }>(
  gyms: readonly G[] | undefined,
  wanted: string | null | undefined,
): G | undefined => gyms?.find(({ id }) => id === wanted) ?? gyms?.find(({ isDefault }) => isDefault)

/** Whether the named place is none of these; undefined places are not loaded yet. */
export const isPlaceDeleted = (gyms: readonly { id: string }[] | undefined, wanted: string | null | undefined): boolean =>
  gyms !== undefined && wanted !== null && wanted !== undefined && !gyms.some(({ id }) => id === wanted)

/** The place of a session's plan; null without a plan. */
export const placeOfSession = ({ origin }: Pick<Session, 'origin'>, training: Pick<Training, 'plans'> | undefined): string | null =>
  training?.plans.find(({ id }) => id === origin?.plan)?.place ?? null

/** The place of training: the named one, else the usual one, else an average club. */
export const usePlace = (wanted?: string | null): Here => usePlaceAmong(useGyms(), wanted)

/** The same for a page that has the places already: a second look-up of a stored answer would arrive later than the first. */
export function usePlaceAmong(gyms: readonly (Gym & { id: string; isDefault: boolean })[] | undefined, wanted?: string | null): Here {
  const { units } = useUser()
  return useMemo(() => {
    const own = placeAmong(gyms, wanted)
    const gym = own ?? usualGym('gym', units === 'imperial' ? 'lb' : 'kg', '')
    return { gym, id: own?.id ?? null, place: placeOf(gym), unit: gym.unit, isDeleted: isPlaceDeleted(gyms, wanted) }
  }, [gyms, units, wanted])
}
