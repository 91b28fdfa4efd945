import { queryOptions, useQuery } from '@tanstack/react-query'
import { pushState } from '../push/push.ts'

export const pushStateQuery = queryOptions({ queryKey: ['push state'], queryFn: pushState })

/** State of notifications on this device: no `data` while the browser is queried, or if it does not answer. */
export const usePushState = () => useQuery(pushStateQuery)
