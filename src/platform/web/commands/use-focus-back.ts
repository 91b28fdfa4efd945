import { useRef } from 'react'
import { useReturnFocus } from '../ui/use-return-focus.ts'

/** Gives the focus back to what had it, unless somebody went on to another page. */
export function useFocusBack() {
  const isMissing = useRef(false)
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  return {
    stayAway: () => {
      isMissing.current = true
    },
    props: {
      onOpenAutoFocus,
      onCloseAutoFocus: (event: Event) => (isMissing.current ? event.preventDefault() : onCloseAutoFocus(event)),
    },
  }
}
