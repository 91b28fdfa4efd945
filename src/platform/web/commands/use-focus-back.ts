import { useRef } from 'react'
import { useReturnFocus } from '../ui/use-return-focus.ts'

/** Restores the focus to the previous element, unless the person went to another page. */
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
