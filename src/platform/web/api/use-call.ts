import { useEffect, useRef, useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { send, type Input } from './call.ts'

type Run<E extends Endpoint> = (...input: keyof InputOf<E> extends never ? [] : [InputOf<E>]) => Promise<OutputOf<E> | undefined>

/**
 * One write, for pages outside the app's layout (login, sign-up), which do without the query library. `run` resolves with
 * the answer, or with undefined after putting the failure into `error`.
 */
export function useCall<const E extends Endpoint>(
  endpoint: E,
): { run: Run<E>; isPending: boolean; error: ApiError | Error | undefined; reset(): void } {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | Error>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  return {
    isPending,
    error,
    reset: () => setError(undefined),
    async run(...input) {
      stop.current?.abort()
      const own = new AbortController()
      stop.current = own
      setPending(true)
      setError(undefined)
      try {
        return (await send(endpoint, (input[0] ?? {}) as Input, { signal: own.signal, as: 'mutation' })) as OutputOf<E>
      } catch (failure) {
        if (!own.signal.aborted) setError(failure as Error)
        return undefined
      } finally {
        if (!own.signal.aborted) setPending(false)
      }
    },
  }
}
