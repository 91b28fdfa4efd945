import { useRef } from 'react'

/**
 * Gives the focus back to the element that had it when a dialog opened. Radix itself gives it to the dialog's trigger only, and ours
 * open by state: without this, closing one leaves a keyboard user at the top of the page. When it opens, the focus goes to the element
 * marked `data-first-focus`, or else, by Radix, to the first control.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const first = event.target instanceof Element ? event.target.querySelector('[data-first-focus]') : null
      if (!(first instanceof HTMLElement)) return
      event.preventDefault()
      first.focus({ preventScroll: true })
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
