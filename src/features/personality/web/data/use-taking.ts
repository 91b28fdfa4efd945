import { useCallback, useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { onOutboxSent, perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { useUser } from '#platform/web/session/session.ts'
import { getAssessment, putAssessment, type Assessment } from '../../contract.ts'
import { personalityMessages } from '../core/messages.ts'
import { readTaking, removeTaking, storeTaking, withOtherTabs } from './device-takings.ts'
import { countAnswers, mergeTakings, type Taking } from './taking.ts'

/** What was answered goes on its way when nothing was answered for so long. */
const SEND_AFTER_MS = 2500

/** `here`: on this device alone so far; `sent`: the server has it; `waiting`: without a network; `refused`: see `problem`. */
export type Keeping = 'here' | 'sent' | 'waiting' | 'refused'

export const takingOf = ({ id, instrument, language, group, startedAt, finishedAt, answers }: Assessment): Taking => ({
  id,
  instrument,
  language,
  group,
  startedAt,
  finishedAt,
  answers,
})

/** Sends a taking, or leaves it to the outbox; gives what the server made of it and other devices' answers. */
export async function sendTaking({ id, ...body }: Taking): Promise<OutputOf<typeof putAssessment> | typeof QUEUED> {
  return perform(putAssessment, { params: { id }, body }, { label: messagesNow(personalityMessages).outbox, replaces: `personality ${id}` })
}

export type TakingState = {
  taking: Taking | undefined
  keeping: Keeping
  /** What the server says against keeping it; the answers stay on the device. */
  problem: ApiError | undefined
  /** Why a taking of another device cannot be shown. */
  error: Error | undefined
  /** Changes it on the device at once, and sends it a little later. */
  change: (how: (taking: Taking) => Taking) => void
  /** Sends now what is not sent. */
  flush: () => Promise<void>
  retry: () => void
}

/** A quiz under way: from this device if it is here, else from the server; answers of other devices come in with each sending. */
export function useTaking(id: string): TakingState {
  const { id: userId } = useUser()
  const [taking, setTaking] = useState(() => readTaking(userId, id))
  const [keeping, setKeeping] = useState<Keeping>('here')
  const [problem, setProblem] = useState<ApiError>()
  const [error, setError] = useState<Error>()
  const [tries, setTries] = useState(0)
  const latest = useRef(taking)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnsent = useRef(taking !== undefined)
  const isWaiting = useRef(false)
  const isLeft = useRef(false)

  const put = useCallback(
    (next: Taking) => {
      const whole = withOtherTabs(userId, next)
      latest.current = whole
      storeTaking(userId, whole)
      setTaking(whole)
    },
    [userId],
  )

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    // Nothing was answered yet: there is nothing to keep.
    if (!sent || !isUnsent.current || countAnswers(sent) === 0) return
    isUnsent.current = false
    try {
      const answer = await sendTaking(sent)
      isWaiting.current = answer === QUEUED
      if (answer === QUEUED) return setKeeping('waiting')
      setProblem(undefined)
      setKeeping(isUnsent.current ? 'here' : 'sent')
      // Since this page was left, the quiz may have gone on in another, or have been thrown away.
      const here = isLeft.current ? readTaking(userId, id) : (latest.current ?? sent)
      if (!here) return
      latest.current = mergeTakings(here, takingOf(answer))
      // A finished taking is the server's now; whoever looks at it reads it there.
      if (answer.finishedAt && !isUnsent.current) removeTaking(id)
      else put(latest.current)
    } catch (failure) {
      isUnsent.current = true
      setKeeping(failure instanceof NetworkError ? 'waiting' : 'refused')
      if (failure instanceof ApiError) setProblem(failure)
    }
  }, [id, put, userId])

  const change = useCallback(
    (how: (taking: Taking) => Taking) => {
      if (!latest.current) return
      isUnsent.current = true
      put(how(latest.current))
      setKeeping('here')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), SEND_AFTER_MS)
    },
    [flush, put],
  )

  useEffect(() => {
    if (latest.current) {
      void flush()
      return
    }
    const asking = new AbortController()
    call(getAssessment, { params: { id } }, { signal: asking.signal }).then(
      (answer) => {
        put(takingOf(answer))
        setKeeping('sent')
      },
      (failure: unknown) => !asking.signal.aborted && setError(failure as Error),
    )
    return () => asking.abort()
  }, [id, flush, put, tries])

  // What the outbox sent was answered to it alone: asked again, the server says what other devices answered.
  useEffect(
    () =>
      onOutboxSent(() => {
        if (!isWaiting.current) return
        isUnsent.current = true
        void flush()
      }),
    [flush],
  )

  // Whoever leaves, or looks away, has what they answered on its way.
  useEffect(() => {
    isLeft.current = false
    const look = () => document.visibilityState === 'hidden' && void flush()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      void flush()
      if (latest.current && countAnswers(latest.current) === 0) removeTaking(id)
      isLeft.current = true
    }
  }, [id, flush])

  return {
    taking,
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
