import { queryOptions, useQuery } from '@tanstack/react-query'
import { pushState } from '../push/push.ts'

export const pushStateQuery = queryOptions({ queryKey: ['push state'], queryFn: pushState })

/** How notices stand on this device; undefined while the browser is asked. */
export const usePushState = () => useQuery(pushStateQuery).data
