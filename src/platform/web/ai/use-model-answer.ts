import { useCallback, useEffect, useRef, useState } from 'react'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import { streamText } from './stream-text.ts'

export type ModelAnswer<T> = { state: 'idle' | 'asking' | 'stopped' } | { state: 'answered'; answer: T } | { state: 'failed'; error: Error }

/**
 * One structured answer of a model at a time: the endpoint's stream has one text, the answer as JSON of type `T` (`wholeAnswer` on the server).
 * A new question and leaving the page stop the one before.
 */
export function useModelAnswer<T, const E extends Endpoint>(endpoint: E) {
  const [asked, setAsked] = useState<ModelAnswer<T>>({ state: 'idle' })
  const line = useRef<AbortController>(undefined)
  const leave = () => {
    line.current?.abort()
    line.current = undefined
  }
  useEffect(() => leave, [])

  const ask = useCallback(
    async (input: InputOf<E>) => {
      leave()
      const own = new AbortController()
      line.current = own
      setAsked({ state: 'asking' })
      try {
        const { text, finish } = await streamText(endpoint, input, { signal: own.signal, onText: () => {} })
        if (line.current !== own) return
        setAsked(finish === 'stopped' ? { state: 'stopped' } : { state: 'answered', answer: JSON.parse(text) as T })
      } catch (error) {
        if (line.current === own && !own.signal.aborted) setAsked({ state: 'failed', error: error as Error })
      }
    },
    [endpoint],
  )
  const stop = useCallback((next: 'stopped' | 'idle' = 'stopped') => {
    leave()
    setAsked({ state: next })
  }, [])
  return { asked, ask, stop }
}
