import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { onOutboxSent } from './app-outbox.ts'
import { QUEUED } from './outbox.ts'

/** `here`: on this device so far; `sent`: the server has it; `waiting`: for a network; `refused`: see `problem`. */
export type Keeping = 'here' | 'sent' | 'waiting' | 'refused'

/** A draft that a person edits over some time: its storage, and its merge with changes from other devices and tabs. */
export type DraftSource<T> = {
  /** A change is sent after this time without further changes. */
  sendAfterMs: number
  /** The draft on this device, including changes of other tabs. */
  read: () => Promise<T | undefined>
  /** Stores a change on this device, and returns the draft merged with changes of other tabs. */
  keep: (draft: T) => T
  /** The same for the server's answer. */
  take: (draft: T) => T
  /** Deletes it from this device. */
  forget: () => void
  fetch: (signal: AbortSignal) => Promise<T>
  send: (draft: T) => Promise<T | typeof QUEUED>
  merge: (here: T, there: T) => T
  /** Whether it has no content worth storing. */
  isEmpty: (draft: T) => boolean
  /** Whether it is complete, so that this device deletes its copy. */
  isOver: (draft: T) => boolean
  /** Called when the server or the outbox has all of it. */
  onSent?: () => void
  onOver?: () => void
}

export type SentDraft<T> = {
  draft: T | undefined
  keeping: Keeping
  /** The server's refusal; the draft stays on the device. */
  problem: ApiError | undefined
  /** The error that prevents showing it. */
  error: Error | undefined
  /** Changes it on the device at once, and sends it a little later. */
  change: (how: (draft: T, now: number) => T) => void
  /** Sends unsent changes now. */
  flush: () => Promise<void>
  retry: () => void
}

/**
 * A draft: stored on the device at once, sent a little later; each answer includes other devices' changes. `source` must be a stable
 * object; `initial`: the draft on this device, if the caller already has it.
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
      // After this page was closed, another one may have changed or discarded the draft.
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
        // The answer of the flush includes other devices' changes.
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

  // The outbox received the server's answer; sending the draft again returns it with other devices' changes.
  useEffect(
    () =>
      onOutboxSent(() => {
        if (!isWaiting.current) return
        isUnsent.current = true
        void flush()
      }),
    [flush],
  )

  // Unsent changes are sent when the page is closed or hidden; when it is shown again, other devices' changes are fetched.
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
