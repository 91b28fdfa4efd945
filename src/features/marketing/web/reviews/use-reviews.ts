import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { listReviews, type Reviews } from '../../contract-reviews.ts'

export type KnownReviews = { status: 'loading' } | { status: 'failed' } | { status: 'known'; list: Reviews }

/** Accepted reviews. `reload` requests them again, and leaves the current ones until the answer arrives. */
export function useReviews(): { state: KnownReviews; reload: () => void } {
  const [state, setState] = useState<KnownReviews>({ status: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    call(listReviews, undefined, { signal: abort.signal }).then(
      (list) => setState({ status: 'known', list }),
      () => abort.signal.aborted || setState((last) => (last.status === 'known' ? last : { status: 'failed' })),
    )
    return () => abort.abort()
  }, [round])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  return { state, reload }
}
