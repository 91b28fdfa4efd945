import { useCallback, useEffect, useRef, useState } from 'react'
import { streamText } from '#platform/web/ai/stream-text.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { getWritten, writeArticle, type Subject } from '../../contract-written.ts'

/** Articles stored for reading without a network, apart from the pages of the dictionary. */
const SHELF = { name: 'wiki-written', most: 200 }
/** A shorter visit does not request an article. */
const DWELL_MS = 500
/** Attempts, because a run that was left a moment ago may not have stopped yet. */
const TRIES = 4
const NEXT_TRY_MS = 800

type Writing = { state: 'idle' | 'writing' | 'stopped' | 'failed'; text: string; error?: Error }
const IDLE: Writing = { state: 'idle', text: '' }

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** The article about a meaning: the stored one, or one being written. */
export function useWritten(subject: Subject) {
  const stored = usePersistedQuery(queryOf(getWritten, { query: subject }), { fallback: 'on-failure', shelf: SHELF })
  const { refetch } = stored
  const [writing, setWriting] = useState<Writing>(IDLE)
  const line = useRef<AbortController>(undefined)
  // The subject is constant for the component's life: another one gets another component.
  const of = useRef(subject)

  const write = useCallback(
    async (again: boolean) => {
      line.current?.abort()
      const own = new AbortController()
      line.current = own
      setWriting({ state: 'writing', text: '' })
      const options = {
        signal: own.signal,
        onText: (_piece: string, text: string) => line.current === own && setWriting({ state: 'writing', text }),
      }
      for (let tries = 1; ; tries++) {
        try {
          await streamText(writeArticle, { body: { ...of.current, again } }, options)
          await refetch()
          if (line.current === own) setWriting((now) => ({ ...now, state: 'idle' }))
          return
        } catch (error) {
          if (line.current !== own || own.signal.aborted) return
          const isStillStopping = error instanceof ApiError && error.reason === 'ai.writing' && tries < TRIES
          if (!isStillStopping) return setWriting((now) => ({ ...now, state: 'failed', error: error as Error }))
          await pause(NEXT_TRY_MS, own.signal).catch(() => {})
        }
      }
    },
    [refetch],
  )

  const isNone = stored.data?.written === null && !stored.isStored
  useEffect(() => {
    if (!isNone || writing.state !== 'idle' || writing.text !== '') return
    const timer = setTimeout(() => void write(false), DWELL_MS)
    return () => clearTimeout(timer)
  }, [isNone, writing.state, writing.text, write])
  useEffect(
    () => () => {
      line.current?.abort()
      line.current = undefined
    },
    [],
  )

  return {
    written: writing.state === 'idle' ? (stored.data?.written ?? undefined) : undefined,
    /** The text received so far, shown until the stored article is available. */
    writing,
    error: writing.error ?? (stored.data ? undefined : (stored.error ?? undefined)),
    isLooking: stored.isLooking || (stored.isFetching && !stored.data),
    write,
    /** Leaves the run: the model stops, unless other readers follow. */
    stop() {
      line.current?.abort()
      line.current = undefined
      setWriting((now) => ({ ...now, state: 'stopped' }))
    },
    retry: () => (stored.data ? write(false) : refetch()),
  }
}
