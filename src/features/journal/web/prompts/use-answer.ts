import { useCallback, useEffect, useRef, useState } from 'react'
import { streamText, type StreamEnd } from '#platform/web/ai/stream-text.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { askReflection, stopReflection, type ReflectAsk } from '../../contract/reflect.ts'

export type Answer = {
  /** asking: nothing received yet. ended: see `finish` or `error`; `text` is the received text, possibly cut. */
  state: 'asking' | 'writing' | 'ended'
  text: string
  finish?: StreamEnd['finish']
  error?: Error
}

/** How long the model may take to end after a stop before the connection is aborted. */
const STOP_TIMEOUT_MS = 3000

/** One answer at a time. Leaving the page stops it, on the server as well. */
export function useAnswer() {
  const [answer, setAnswer] = useState<Answer>()
  const line = useRef<AbortController>(undefined)
  const run = useRef<string>(undefined)

  const ask = useCallback(async (body: ReflectAsk & { digest: string }): Promise<void> => {
    line.current?.abort()
    const own = new AbortController()
    line.current = own
    run.current = undefined
    let text = ''
    const set = (next: Omit<Answer, 'text'>) => {
      if (line.current === own) setAnswer({ ...next, text })
    }
    set({ state: 'asking' })
    try {
      const { finish } = await streamText(
        askReflection,
        { body },
        {
          signal: own.signal,
          onRun: (id) => void (run.current = id),
          onText(_piece, soFar) {
            text = soFar
            set({ state: 'writing' })
          },
        },
      )
      set({ state: 'ended', finish })
    } catch (error) {
      set(own.signal.aborted ? { state: 'ended', finish: 'stopped' } : { state: 'ended', error: error as Error })
    }
  }, [])

  const stop = useCallback(async (): Promise<void> => {
    const own = line.current
    const id = run.current
    if (!own) return
    // Aborting stops the model as well; a stop request first lets the last text arrive.
    if (id === undefined) return own.abort()
    const timer = setTimeout(() => own.abort(), STOP_TIMEOUT_MS)
    own.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    await call(stopReflection, { params: { id }, body: {} }).catch(() => own.abort())
  }, [])

  const clear = useCallback(() => {
    line.current?.abort()
    line.current = undefined
    setAnswer(undefined)
  }, [])

  useEffect(
    () => () => {
      line.current?.abort()
      line.current = undefined
    },
    [],
  )
  return { answer, ask, stop, clear }
}

/** Whether nothing was sent because the preview was outdated. */
export function isOutdated(error: Error | undefined): boolean {
  return error instanceof ApiError && error.status === 409 && error.fields?.digest !== undefined
}
