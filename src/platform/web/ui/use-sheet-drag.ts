import { type PointerEvent, useRef } from 'react'

/** Past this many pixels, or faster than `flick` px/ms, letting go closes the sheet. */
const far = 120
const flick = 0.6

/** Lets a finger pull a bottom sheet down by its head. Mouse and wide windows are left alone: there is a cross, and Escape. */
export function useSheetDrag(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const held = useRef<{ y: number; at: number; moved: number } | undefined>(undefined)

  const settle = () => {
    const element = sheet.current
    held.current = undefined
    if (!element) return
    element.style.transition = 'translate 420ms var(--spring)'
    element.style.translate = ''
  }

  const handle = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button') || matchMedia('(min-width: 48rem)').matches) return
      held.current = { y: event.clientY, at: event.timeStamp, moved: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
      if (sheet.current) sheet.current.style.transition = 'none'
    },
    onPointerMove: (event: PointerEvent) => {
      if (!held.current || !sheet.current) return
      const pulled = event.clientY - held.current.y
      // Upwards it gives a little, like something held by a root.
      held.current.moved = pulled > 0 ? pulled : -Math.sqrt(-pulled)
      sheet.current.style.translate = `0 ${held.current.moved}px`
    },
    onPointerUp: (event: PointerEvent) => {
      if (!held.current) return
      const { moved, at } = held.current
      const speed = moved / Math.max(1, event.timeStamp - at)
      if (moved > far || (moved > 24 && speed > flick)) {
        held.current = undefined
        onClose()
      } else settle()
    },
    onPointerCancel: settle,
  }
  return { sheet, handle }
}
