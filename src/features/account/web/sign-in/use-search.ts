import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The address's query (`?from=/soul`), so that it survives the way from one door to the other. '' on a prerendered page. */
export function useSearch(): string {
  return useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
}
