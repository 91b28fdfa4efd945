import { useRef } from 'react'
import { useReturnFocus } from '../ui/use-return-focus.ts'

/** Gives the focus back to what had it, unless somebody went on to another page. */
export function useFocusBack() {
  const isGone = useRef(false)
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return {
    stayAway: () => {
      isGone.current = true
    },
    props: {
      onOpenAutoFocus,
      onCloseAutoFocus: (event: Event) => (isGone.current ? event.preventDefault() : onCloseAutoFocus(event)),
    },
  }
}
