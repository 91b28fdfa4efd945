import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { onOutboxSent } from './app-outbox.ts'
import { QUEUED } from './outbox.ts'

/** `here`: on this device so far; `sent`: the server has it; `waiting`: for a network; `refused`: see `problem`. */
export type Keeping = 'here' | 'sent' | 'waiting' | 'refused'

/** Something that somebody fills in over a while: where it is kept, and how it meets what other devices and tabs made of it. */
export type DraftSource<T> = {
  /** What was changed goes on its way when nothing was changed for so long. */
  sendAfterMs: number
  /** What this device has of it, other tabs' changes among it. */
  read: () => Promise<T | undefined>
  /** Keeps a change on this device, and gives it with what other tabs kept meanwhile. */
  keep: (draft: T) => T
  /** The same for what the server answered. */
  take: (draft: T) => T
  /** Takes it off this device. */
  forget: () => void
  fetch: (signal: AbortSignal) => Promise<T>
  send: (draft: T) => Promise<T | typeof QUEUED>
  merge: (here: T, there: T) => T
  /** There is nothing in it that is worth keeping. */
  isEmpty: (draft: T) => boolean
  /** It is the server's from now on. */
  isOver: (draft: T) => boolean
  /** The server or the outbox has all of it. */
  onSent?: () => void
  onOver?: () => void
}

export type SentDraft<T> = {
  draft: T | undefined
  keeping: Keeping
  /** What the server says against keeping it; it stays on the device. */
  problem: ApiError | undefined
  /** Why it cannot be shown. */
  error: Error | undefined
  /** Changes it on the device at once, and sends it a little later. */
  change: (how: (draft: T, now: number) => T) => void
  /** Sends now what is not sent. */
  flush: () => Promise<void>
  retry: () => void
}

/**
 * A draft: on the device at once, sent a little later, with other devices' changes in each answer. `source` stays the same object;
 * `initial`: what this device is known to have of it.
 */
export function useSentDraft<T>(source: DraftSource<T>, initial?: T): SentDraft<T> {
  const [draft, setDraft] = useState(initial)
  const [keeping, setKeeping] = useState<Keeping>('here')
  const [problem, setProblem] = useState<ApiError>()
  const [error, setError] = useState<Error>()
  const [tries, setTries] = useState(0)
  const latest = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnsent = useRef(draft !== undefined)
  const isWaiting = useRef(false)
  const isLeft = useRef(false)

  const put = useCallback((next: T) => {
    latest.current = next
    setDraft(next)
  }, [])

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (!sent || !isUnsent.current || source.isEmpty(sent)) return
    isUnsent.current = false
    try {
      const answer = await source.send(sent)
      if (!isUnsent.current) source.onSent?.()
      isWaiting.current = answer === QUEUED
      if (answer === QUEUED) return setKeeping('waiting')
      setProblem(undefined)
      setKeeping(isUnsent.current ? 'here' : 'sent')
      // Since this page was left, it may have gone on in another, or have been thrown away.
      const here = isLeft.current ? await source.read() : (latest.current ?? sent)
      if (!here) return
      const merged = source.merge(here, answer)
      const isOver = source.isOver(answer) && !isUnsent.current
      put(isOver ? merged : source.take(merged))
      if (isOver) source.forget()
      if (source.isOver(answer)) source.onOver?.()
    } catch (failure) {
      isUnsent.current = true
      setKeeping(failure instanceof NetworkError ? 'waiting' : 'refused')
      if (failure instanceof ApiError) setProblem(failure)
    }
  }, [put, source])

  const change = useCallback(
    (how: (draft: T, now: number) => T) => {
      if (!latest.current) return
      const next = how(latest.current, Date.now())
      if (next === latest.current) return
      isUnsent.current = true
      put(source.keep(next))
      setKeeping('here')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), source.sendAfterMs)
    },
    [flush, put, source],
  )

  useEffect(() => {
    const asking = new AbortController()
    const open = async () => {
      const here = await source.read()
      if (asking.signal.aborted) return
      if (here) {
        isUnsent.current = true
        put(latest.current ? source.merge(latest.current, here) : here)
        // What it is with other devices' changes is the answer.
        return flush()
      }
      try {
        const there = await source.fetch(asking.signal)
        if (asking.signal.aborted) return
        put(source.take(latest.current ? source.merge(latest.current, there) : there))
        setKeeping('sent')
      } catch (failure) {
        if (!asking.signal.aborted && !latest.current) setError(failure as Error)
      }
    }
    void open()
    return () => asking.abort()
  }, [source, put, flush, tries])

  // What the outbox sent was answered to it alone: asked again, the server says what other devices made of it.
  useEffect(
    () =>
      onOutboxSent(() => {
        if (!isWaiting.current) return
        isUnsent.current = true
        void flush()
      }),
    [flush],
  )

  // Whoever leaves, or looks away, has what they did on its way; whoever comes back sees what another device did.
  useEffect(() => {
    isLeft.current = false
    const look = () => (document.visibilityState === 'hidden' ? void flush() : setTries((count) => count + 1))
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      void flush()
      if (latest.current && source.isEmpty(latest.current)) source.forget()
      isLeft.current = true
    }
  }, [flush, source])

  const retry = () => {
    setError(undefined)
    setTries(tries + 1)
  }
  return { draft, keeping, problem, error, change, flush, retry }
}
