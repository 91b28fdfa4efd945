import { useMemo } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import type { Place } from '../../engine/types.ts'
import type { Gym, WeightUnit } from '../../gyms/gym.ts'
import { placeOf } from '../../gyms/loads.ts'
import { usualGym } from '../../gyms/usual.ts'

export type Here = { gym: Gym; place: Place; unit: WeightUnit }

/** Where somebody trains: what is there, and which loads it makes. */
export function usePlace(): Here {
  const { units } = useUser()
  return useMemo(() => {
    const unit = units === 'imperial' ? 'lb' : 'kg'
    const gym = usualGym('gym', unit, '')
    return { gym, place: placeOf(gym), unit }
  }, [units])
}
