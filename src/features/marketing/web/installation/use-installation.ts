import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { getInstallationState, type InstallationState } from '../../contract-owner.ts'

export type KnownInstallation = { status: 'loading' } | { status: 'failed' } | { status: 'known'; installation: InstallationState }

/** The owner and setup of this installation, fetched after the prerendered text is shown. */
export function useInstallation(): { state: KnownInstallation; retry: () => void } {
  const [state, setState] = useState<KnownInstallation>({ status: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    call(getInstallationState, undefined, { signal: abort.signal }).then(
      (installation) => setState({ status: 'known', installation }),
      () => abort.signal.aborted || setState({ status: 'failed' }),
    )
    return () => abort.abort()
  }, [round])
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setRound((last) => last + 1)
  }, [])
  return { state, retry }
}
