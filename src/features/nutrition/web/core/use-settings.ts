import { useMemo } from 'react'
import { settingsIn, useThings } from '../data/use-diary.ts'
import type { NutritionSettings } from '../../contract/things.ts'

/** How this person wants to see it. Undefined until that is known: numbers that somebody hides must not flash. */
export function useSettings(): NutritionSettings | undefined {
  const { things, query } = useThings()
  return useMemo(() => (things || query.error ? settingsIn(things) : undefined), [things, query.error])
}
