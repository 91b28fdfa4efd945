import { useEffect, useRef } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'

/** Longer than a sheet takes to leave. */
const LEAVING_MS = 300

/** A day's sheet has no trigger that it knows of: when it is gone, the focus goes back to the day. */
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
