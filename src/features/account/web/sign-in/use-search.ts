import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The address's query (`?from=/soul`), so that it survives the link between sign-in and sign-up. '' on a prerendered page. */
export function useSearch(): string {
  return useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
}
