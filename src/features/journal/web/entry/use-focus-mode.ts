import { useEffect, useMemo, useState } from 'react'

export type FocusMode = { on: boolean; toggle: () => void }

/** Nothing but the words: the list and everything around them go. Escape comes back. */
export function useFocusMode(): FocusMode {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!on) return
    // The bar goes too (see tokens.css).
    document.documentElement.dataset.alone = ''
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setOn(false)
    addEventListener('keydown', leave)
    return () => {
      delete document.documentElement.dataset.alone
      removeEventListener('keydown', leave)
    }
  }, [on])
  return useMemo(() => ({ on, toggle: () => setOn((now) => !now) }), [on])
}
