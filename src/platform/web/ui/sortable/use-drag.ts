import { useEffect, useEffectEvent } from 'react'

/** So near to an edge of the window, in px, something dragged scrolls the page, by so many px a frame. */
const EDGE = 90
const SCROLL = 12

type Drag = {
  onMove: (x: number, y: number) => void
  /** It ended: by letting go (`isStored`), or by Escape or the system. */
  onEnd: (isStored: boolean) => void
}

/**
 * Follows the pointer while something is dragged, and scrolls the page at its edges; undefined: nothing is. It listens at the window, because an
 * element that is moved in the document loses its hold on the pointer.
 */
export function useDrag(drag: Drag | undefined): void {
  const onMove = useEffectEvent((x: number, y: number) => drag?.onMove(x, y))
  const onEnd = useEffectEvent((isStored: boolean) => drag?.onEnd(isStored))
  const isDragged = drag !== undefined
  useEffect(() => {
    if (!isDragged) return
    let last: { x: number; y: number } | undefined
    const stop = new AbortController()
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      addEventListener(type, listener, { signal: stop.signal })
    on('pointermove', ({ clientX, clientY }) => {
      last = { x: clientX, y: clientY }
      onMove(clientX, clientY)
    })
    on('pointerup', () => onEnd(true))
    on('pointercancel', () => onEnd(false))
    on('keydown', ({ key }) => key === 'Escape' && onEnd(false))
    let frame = requestAnimationFrame(function scroll() {
      const by = !last ? 0 : last.y < EDGE ? -SCROLL : last.y > innerHeight - EDGE ? SCROLL : 0
      const before = scrollY
      if (by !== 0) scrollBy({ top: by, behavior: 'instant' })
      // The element stays under the pointer.
      if (last && scrollY !== before) onMove(last.x, last.y)
      frame = requestAnimationFrame(scroll)
    })
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [isDragged])
}
