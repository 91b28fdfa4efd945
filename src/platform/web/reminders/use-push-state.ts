import { queryOptions, useQuery } from '@tanstack/react-query'
import { pushState } from '../push/push.ts'

export const pushStateQuery = queryOptions({ queryKey: ['push state'], queryFn: pushState })

/** How notices stand on this device: no `data` while the browser is asked, nor when it gives no answer. */
export const usePushState = () => useQuery(pushStateQuery)
