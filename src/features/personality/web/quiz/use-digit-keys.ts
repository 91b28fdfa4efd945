import { useEffectEvent, useLayoutEffect } from 'react'
import { isDialogOpen } from '#platform/web/ui/is-dialog-open.ts'

const TYPES_TEXT = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]'

interface DigitKeys {
  /** Answers run from 1 to this many. */
  points: number
  onDigit: (value: number) => void
  onBack: () => void
}

/** Keys 1 to `points` answer, Backspace goes back; not while another field has the focus, nor with a modifier key. */
export function useDigitKeys({ points, onDigit, onBack }: DigitKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.target as Element | null)?.closest?.(TYPES_TEXT) || isDialogOpen()) return
    const value = Number(event.key)
    if (event.key === 'Backspace') onBack()
    else if (/^[1-9]$/.test(event.key) && value <= points) onDigit(value)
    else return
    event.preventDefault()
  })
  // A layout effect, because an ordinary effect runs later, on a busy device much later, and keys would be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
