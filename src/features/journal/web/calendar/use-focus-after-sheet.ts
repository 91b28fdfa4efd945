import { useEffect, useRef } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'

/** Longer than the closing animation of a sheet. */
const LEAVING_MS = 300

/** Returns the focus to the day after its sheet closed, because the sheet has no trigger element of its own. */
export function useFocusAfterSheet(open: LocalDay | undefined): void {
  const last = useRef(open)
  useEffect(() => {
    const closed = last.current
    last.current = open
    if (closed === undefined || open !== undefined) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(`[data-day="${closed}"]`)?.focus()
    }, LEAVING_MS)
    return () => clearTimeout(timer)
  }, [open])
}
