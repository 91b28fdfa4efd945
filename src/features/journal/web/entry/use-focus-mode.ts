import { useEffect, useMemo, useState } from 'react'
import { useAlone } from '#platform/web/page/use-alone.ts'

export type FocusMode = { on: boolean; toggle: () => void }

/** Focus mode shows only the text and hides everything around it. Escape ends it. */
export function useFocusMode(): FocusMode {
  const [on, setOn] = useState(false)
  useAlone(on)
  useEffect(() => {
    if (!on) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setOn(false)
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [on])
  return useMemo(() => ({ on, toggle: () => setOn((now) => !now) }), [on])
}
