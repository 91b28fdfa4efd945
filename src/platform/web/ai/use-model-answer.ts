import { useCallback, useEffect, useRef, useState } from 'react'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import { streamText } from './stream-text.ts'

export type ModelAnswer<T> = { state: 'idle' | 'asking' | 'stopped' } | { state: 'answered'; answer: T } | { state: 'failed'; error: Error }

type Options<T, R> = {
  /** Parses the answer for display; an error that it throws is shown as the failure. */
  read?: (answer: T) => Promise<R>
  /** After each question, however it ended. */
  onEnd?: () => void
}

/**
 * One structured answer of a model at a time: the endpoint's stream has one text, the answer as JSON of type `T` (`wholeAnswer` on the server).
 * A new question and leaving the page stop the one before.
 */
export function useModelAnswer<T, R = T>(options: Options<T, R> = {}) {
  const [asked, setAsked] = useState<ModelAnswer<R>>({ state: 'idle' })
  const line = useRef<AbortController>(undefined)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const leave = () => {
    line.current?.abort()
    line.current = undefined
  }
  useEffect(() => leave, [])

  const ask = useCallback(async <const E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
    leave()
    const own = new AbortController()
    line.current = own
    const show = (next: ModelAnswer<R>) => line.current === own && setAsked(next)
    show({ state: 'asking' })
    try {
      const { text, finish } = await streamText(endpoint, input, { signal: own.signal, onText: () => {} })
      if (finish === 'stopped') return void show({ state: 'stopped' })
      const answer = JSON.parse(text) as T
      show({ state: 'answered', answer: latest.current.read ? await latest.current.read(answer) : (answer as unknown as R) })
    } catch (error) {
      if (!own.signal.aborted) show({ state: 'failed', error: error as Error })
    } finally {
      latest.current.onEnd?.()
    }
  }, [])
  const stop = useCallback((next: 'stopped' | 'idle' = 'stopped') => {
    leave()
    setAsked({ state: next })
  }, [])
  return { asked, ask, stop }
}
