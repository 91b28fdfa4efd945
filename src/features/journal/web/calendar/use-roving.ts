import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Step } from './walk.ts'

type Walk = (day: LocalDay, step: Step, isRtl: boolean) => LocalDay | undefined

/** A roving tabindex for a grid of days: one tab stop, and arrow keys between cells. Cells have `data-day`. */
export function useRoving<E extends HTMLElement>(
  at: LocalDay,
  walk: Walk,
  onMove: (day: LocalDay) => void,
): { grid: RefObject<E | null>; onKeyDown: (event: KeyboardEvent<HTMLElement>) => void } {
  const grid = useRef<E>(null)
  const isWalking = useRef(false)
  useEffect(() => {
    if (!isWalking.current) return
    isWalking.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])
  return {
    grid,
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      // A click may have moved the focus away from the last cell of the keyboard.
      const from = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day ?? at
      const next = walk(from, { key: event.key, shiftKey: event.shiftKey }, isRtl)
      if (next === undefined) return
      event.preventDefault()
      if (next === from) return
      grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
      isWalking.current = true
      if (next !== at) onMove(next)
    },
  }
}
