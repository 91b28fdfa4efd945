import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'

const JoyMoment = lazy(() => import('./JoyMoment.tsx').then((file) => ({ default: file.JoyMoment })))

/** Celebrates when the last habit of a day is done on the open page, not on a page that opens with all done. `left`: habits left to do. */
export function useJoy(left: number | undefined, today: LocalDay | undefined): ReactNode {
  const before = useRef({ left, today })
  const [day, setDay] = useState<LocalDay>()
  useEffect(() => {
    const was = before.current
    before.current = { left, today }
    if (left === 0 && was.left && was.today === today) setDay(today)
  }, [left, today])
  return (
    day && (
      <Suspense fallback={null}>
        <JoyMoment day={day} onEnd={() => setDay(undefined)} />
      </Suspense>
    )
  )
}
