import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isDialogOpen } from '#platform/web/ui/is-dialog-open.ts'
import type { TrialApi } from './board.ts'

/** After more than this a frame was missed: the stimulus appeared at another time than recorded. */
const LATE_MS = 50
const STRAY_MS = 25

/** Reports when the content committed with `isShown` is on the screen: the time stamp of the frame after the commit. */
export function useOnset(isShown: boolean, api: TrialApi): void {
  const latest = useLatest(api)
  useLayoutEffect(() => {
    if (!isShown) return
    const committed = performance.now()
    const frame = requestAnimationFrame((at) => latest.current.onset(at, performance.now() - committed > LATE_MS))
    return () => cancelAnimationFrame(frame)
  }, [isShown, latest])
}

/** Voids a trial whose stimulus was shown for a duration other than `ms`, by more than one and a half frames at 60 Hz. */
export function useShownFor(from: boolean, until: boolean, ms: number, api: TrialApi): void {
  const latest = useLatest(api)
  const since = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (!from && !until) return
    const frame = requestAnimationFrame((at) => {
      if (from) since.current = at
      else if (since.current !== null && Math.abs(at - since.current - ms) > STRAY_MS) latest.current.spoil()
    })
    return () => cancelAnimationFrame(frame)
  }, [from, until, ms, latest])
}

/**
 * Index of the current step: each lasts its milliseconds, the last one indefinitely. Steps change on the frame nearest to their time,
 * counted from the first frame after the mount.
 */
export function useSteps(durations: readonly number[], onDone?: (at: number) => void): number {
  const [step, setStep] = useState(0)
  const plan = useRef(durations)
  const done = useLatest(onDone)
  useEffect(() => {
    let frame = 0
    let first: number | undefined
    let last: number | undefined
    let shown = 0
    const ends = plan.current.map((_, nth) => plan.current.slice(0, nth + 1).reduce((a, b) => a + b, 0))
    const look = (at: number) => {
      first ??= at
      const half = last === undefined ? 8 : Math.min(20, (at - last) / 2)
      last = at
      const now = ends.filter((end) => at - first! >= end - half).length
      if (now !== shown) {
        shown = now
        setStep(now)
      }
      if (now === ends.length) done.current?.(at)
      else frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [done])
  return step
}

/** Calls back once, with the time stamp of the first frame that is `ms` after `from` became true. */
export function useAfter(from: boolean, ms: number, then: (at: number) => void): void {
  const latest = useLatest(then)
  useEffect(() => {
    if (!from) return
    let frame = 0
    let first: number | undefined
    const look = (at: number) => {
      first ??= at
      if (at - first >= ms - 8) latest.current(at)
      else frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [from, ms, latest])
}

/** Key handler of a mounted board: ignores key repeat, modifiers, input fields, and keys behind a dialog. */
export function useKeys(onKey: (key: string, event: KeyboardEvent) => void): void {
  const latest = useLatest(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return
      if (isDialogOpen()) return
      latest.current(event.key, event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [latest])
}

export function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
