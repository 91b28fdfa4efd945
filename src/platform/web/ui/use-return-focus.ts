import { useRef } from 'react'

/**
 * Gives the focus back to what had it when a dialog opened. Radix itself gives it to the dialog's trigger only, and ours open by
 * state: without this, closing one leaves somebody with a keyboard at the top of the page.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
