import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Input } from '../../contract.ts'
import type { Rules } from '../../games/core/rules.ts'
import type { TrialApi } from '../board/board.ts'
import { afterTrial, beginSession, isUnsteady, withPause, type Session } from './session.ts'
import type { ScreenTiming } from './screen-timing.ts'
import { inputOf, measureTiming } from './timing.ts'

export type Phase = 'before' | 'measuring' | 'playing' | 'paused' | 'between' | 'over' | 'unsteady'

/** Time for which practice shows whether an answer was right. */
const FEEDBACK_MS = 750

export type Player = {
  phase: Phase
  session: Session | null
  /** Number of this trial, so that each has its own board. */
  nth: number
  api: TrialApi
  wasRight: boolean | null
  timing: ScreenTiming | null
  input: Input
  begin: (isPractice: boolean) => void
  pause: () => void
  resume: () => void
  goOnUnmeasured: () => void
  leave: () => void
}

/** Runs practice and sessions of one game: presents trials, takes answers, and marks trials as void. */
export function usePlayer(rules: Rules, { start, language }: { start: number; language: 'en' | 'de' }): Player {
  const [phase, setPhase] = useState<Phase>('before')
  const [session, setSession] = useState<Session | null>(null)
  const [nth, setNth] = useState(0)
  const [wasRight, setWasRight] = useState<boolean | null>(null)
  const [timing, setTiming] = useState<ScreenTiming | null>(null)
  const [input, setInput] = useState<Input>('keyboard')
  const now = useRef({
    session: null as Session | null,
    onset: null as number | null,
    isLate: false,
    isOpen: false,
    pausedAt: 0,
    phase: 'before' as Phase,
  })
  const inputs = useRef<Partial<Record<Input, number>>>({})
  const leaving = useRef<AbortController | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((next: Phase) => {
    now.current.phase = next
    setPhase(next)
  }, [])

  /** Shows the next trial, or ends the session. */
  const open = useCallback(
    (next: Session) => {
      Object.assign(now.current, { session: next, onset: null, isLate: false, isOpen: next.stimulus !== null })
      setSession(next)
      setWasRight(null)
      setNth((n) => n + 1)
      if (next.stimulus === null) show(next.isPractice ? 'between' : 'over')
      else if (isUnsteady(next)) {
        now.current.pausedAt = performance.now()
        show('unsteady')
      }
    },
    [show],
  )

  const api = useMemo<TrialApi>(
    () => ({
      onset(at, isLate = false) {
        if (!now.current.isOpen || now.current.onset !== null) return
        now.current.onset = at
        now.current.isLate = isLate
      },
      spoil() {
        now.current.isLate = true
      },
      respond(r, event, at) {
        const { session: current, onset, isOpen, isLate } = now.current
        if (!isOpen || !current || onset === null || now.current.phase !== 'playing') return
        now.current.isOpen = false
        if (event) {
          const kind = inputOf(event)
          inputs.current[kind] = (inputs.current[kind] ?? 0) + 1
          setInput(mostUsed(inputs.current))
        }
        const time = r.length > 0 ? (at ?? event?.timeStamp ?? null) : null
        const isVoid = isLate && rules.isTimed && !current.isPractice && current.isMeasured
        const next = afterTrial(rules, current, { r, onset, at: time, ended: performance.now(), void: isVoid ? 'frames' : undefined })
        if (!current.isPractice) {
          open(next)
          return
        }
        setWasRight(next.trials.at(-1)!.isRight)
        timer.current = setTimeout(() => open(next), FEEDBACK_MS)
      },
    }),
    [open, rules],
  )

  const begin = useCallback(
    (isPractice: boolean) => {
      leaving.current?.abort()
      clearTimeout(timer.current)
      const left = (leaving.current = new AbortController())
      inputs.current = {}
      show('measuring')
      void measureTiming(left.signal).then((measured) => {
        setTiming(measured)
        show('playing')
        const id = uuidv7()
        open(beginSession(rules, { seed: isPractice ? `practice ${id}` : id, start, language }, isPractice, performance.now()))
      })
    },
    [language, open, rules, show, start],
  )

  const pause = useCallback(() => {
    if (now.current.phase !== 'playing') return
    clearTimeout(timer.current)
    now.current.pausedAt = performance.now()
    show('paused')
  }, [show])

  /** Continues after a pause. The trial that was on the screen when the pause began is void. */
  const resume = useCallback(() => {
    const { session: current, onset, pausedAt } = now.current
    if (!current || now.current.phase !== 'paused') return
    const broken = afterTrial(rules, current, { r: [], onset: onset ?? pausedAt, at: null, ended: pausedAt, void: 'hidden' })
    const wasOpen = now.current.isOpen || current.isPractice
    show('playing')
    open(withPause(wasOpen ? broken : current, performance.now() - pausedAt))
  }, [open, rules, show])

  /** Continues on a screen that is too unsteady; from here on nothing is measured. */
  const goOnUnmeasured = useCallback(() => {
    const { session: current, pausedAt } = now.current
    if (!current || now.current.phase !== 'unsteady') return
    show('playing')
    open(withPause({ ...current, isMeasured: false }, performance.now() - pausedAt))
  }, [open, show])

  const leave = useCallback(() => {
    leaving.current?.abort()
    clearTimeout(timer.current)
    Object.assign(now.current, { session: null, isOpen: false })
    setSession(null)
    show('before')
  }, [show])

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && pause()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      leaving.current?.abort()
      clearTimeout(timer.current)
    }
  }, [pause])

  return { phase, session, nth, api, wasRight, timing, input, begin, pause, resume, goOnUnmeasured, leave }
}

const mostUsed = (counts: Partial<Record<Input, number>>): Input =>
  (Object.entries(counts) as [Input, number][]).reduce<[Input, number]>((most, one) => (one[1] > most[1] ? one : most), ['keyboard', 0])[0]
