import type { KeyboardEvent } from 'react'

/**
 * Closes a dialog by Escape where Radix does not: it gives the key to the layer that came last, which may be a notice above the dialog that has
 * the focus. Radix prevents the event's default where it closes something itself that can be dismissed.
 */
export const closeOnEscape = (onClose: () => void) => ({
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  },
})
