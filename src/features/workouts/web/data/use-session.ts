import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getSession, getTraining } from '../../contract-training.ts'
import { isFinished, mergeSessions, type Session } from '../../training/session.ts'
import { deviceSessions, forgetOnDevice, keepOnDevice, markUnsent } from './device-sessions.ts'
import { sendSession } from './send-session.ts'

/** What was changed goes on its way when nothing was changed for so long. */
const SEND_AFTER_MS = 1500

/** `here`: on this device so far; `sent`: the server has it; `waiting`: for a network; `refused`: see `problem`. */
export type Keeping = 'here' | 'sent' | 'waiting' | 'refused'

export type SessionState = {
  session: Session | undefined
  keeping: Keeping
  problem: ApiError | undefined
  /** Why it cannot be shown. */
  error: Error | undefined
  /** Changes it on the device at once, and sends it a little later. */
  change: (how: (session: Session, now: number) => Session) => void
  flush: () => Promise<void>
  retry: () => void
}

/** A session: from this device if it is here, together with what the server has of it from others. */
export function useSession(id: string): SessionState {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const [session, setSession] = useState<Session>()
  const [keeping, setKeeping] = useState<Keeping>('here')
  const [problem, setProblem] = useState<ApiError>()
  const [error, setError] = useState<Error>()
  const [tries, setTries] = useState(0)
  const latest = useRef<Session>(undefined)
  const isUnsent = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = useCallback((next: Session) => {
    latest.current = next
    setSession(next)
  }, [])

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (!sent || !isUnsent.current) return
    isUnsent.current = false
    try {
      const answer = await sendSession(sent)
      if (!isUnsent.current) markUnsent(userId, id, false)
      if (answer === QUEUED) return setKeeping('waiting')
      setProblem(undefined)
      put(mergeSessions(latest.current ?? sent, answer))
      setKeeping(isUnsent.current ? 'here' : 'sent')
      if (isFinished(answer)) {
        if (!isUnsent.current) await forgetOnDevice(userId, id)
        void client.invalidateQueries({ queryKey: [getTraining.path] })
      }
    } catch (failure) {
      isUnsent.current = true
      setKeeping(failure instanceof NetworkError ? 'waiting' : 'refused')
      if (failure instanceof ApiError) setProblem(failure)
    }
  }, [client, id, put, userId])

  const change = useCallback(
    (how: (session: Session, now: number) => Session) => {
      if (!latest.current) return
      const next = how(latest.current, Date.now())
      if (next === latest.current) return
      isUnsent.current = true
      put(next)
      setKeeping('here')
      void keepOnDevice(userId, next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), SEND_AFTER_MS)
    },
    [flush, put, userId],
  )

  useEffect(() => {
    const asking = new AbortController()
    const open = async () => {
      const here = (await deviceSessions(userId))[id]
      if (asking.signal.aborted) return
      if (here) {
        isUnsent.current = true
        put(latest.current ? mergeSessions(latest.current, here) : here)
        // What it is with other devices' changes is the answer.
        return flush()
      }
      try {
        const there = await call(getSession, { params: { id } }, { signal: asking.signal })
        if (asking.signal.aborted) return
        put(latest.current ? mergeSessions(latest.current, there) : there)
        setKeeping('sent')
      } catch (failure) {
        if (!asking.signal.aborted && !latest.current) setError(failure as Error)
      }
    }
    void open()
    return () => asking.abort()
  }, [id, userId, put, flush, tries])

  // Whoever leaves, or locks the phone, has what they did on its way; whoever comes back sees what another device did.
  useEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? void flush() : setTries((count) => count + 1))
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      void flush()
    }
  }, [flush])

  return {
    session,
    keeping,
    problem,
    error,
    change,
    flush,
    retry: () => {
      setError(undefined)
      setTries(tries + 1)
    },
  }
}
