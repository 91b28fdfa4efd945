import { useEffect, useRef, type RefObject } from 'react'

type Draw = {
  down: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  /** Ends the stroke and saves it. */
  end: () => void
  /** Discards the stroke. */
  cancel: () => void
}

type Options = {
  room: RefObject<HTMLElement | null>
  zoomAt: (factor: number, point: { x: number; y: number }) => void
  panBy: (dx: number, dy: number) => void
  draw: Draw | undefined
  /** Called when a second finger touches the page. */
  onPinch: () => void
}

const WHEEL = 0.0022
const LINE_PX = 16
/** When a second finger follows within this time, the first finger's stroke is discarded. */
const SOON_MS = 220

/**
 * Handles fingers and pens on the page before the canvas does: two fingers pan and zoom, one draws when a drawing tool is active. Once a
 * pen has touched the page, fingers only pan it, so that a resting hand draws nothing.
 */
export function useFingers(options: Options): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { room } = options
  useEffect(() => {
    const element = room.current
    if (!element) return
    const fingers = new Map<number, { x: number; y: number }>()
    let startedAt = 0
    let drawing: number | undefined
    let hasPen = false

    const place = (event: PointerEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const down = (event: PointerEvent) => {
      const { draw } = latest.current
      if (event.pointerType === 'pen') hasPen = true
      if (event.pointerType === 'touch') fingers.set(event.pointerId, place(event))
      if (fingers.size >= 2) {
        // A stroke that just began was the start of a pinch, so it is discarded; a longer one is saved.
        if (drawing !== undefined && event.timeStamp - startedAt < SOON_MS) draw?.cancel()
        else if (drawing !== undefined) draw?.end()
        drawing = undefined
        latest.current.onPinch()
        event.stopPropagation()
        return
      }
      const mayDraw = event.pointerType !== 'touch' || !hasPen
      if (!draw || !mayDraw || event.button > 0) return
      event.preventDefault()
      try {
        element.setPointerCapture(event.pointerId)
      } catch {
        // The pointer is already up, so its capture fails and events outside the page are lost.
      }
      drawing = event.pointerId
      startedAt = event.timeStamp
      draw.down(event)
    }
    const move = (event: PointerEvent) => {
      const { draw, zoomAt, panBy } = latest.current
      const before = fingers.get(event.pointerId)
      if (before && (fingers.size >= 2 || (draw && hasPen))) {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
        const now = place(event)
        fingers.set(event.pointerId, now)
        if (!other) return panBy(now.x - before.x, now.y - before.y)
        const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)]
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        // Each finger moves the midpoint by half of its own distance.
        panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
        if (was > 8) zoomAt(is / was, middle)
        return
      }
      if (before) fingers.set(event.pointerId, place(event))
      if (event.pointerId === drawing) draw?.move(event)
    }
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
      if (event.pointerId !== drawing) return
      drawing = undefined
      latest.current.draw?.end()
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const delta = event.deltaMode === 1 ? LINE_PX : 1
      if (event.ctrlKey || event.metaKey)
        latest.current.zoomAt(Math.exp(-event.deltaY * delta * WHEEL * 3), { x: event.clientX - box.left, y: event.clientY - box.top })
      else latest.current.panBy(-event.deltaX * delta, -event.deltaY * delta)
    }
    element.addEventListener('pointerdown', down, { capture: true })
    element.addEventListener('pointermove', move, { capture: true })
    for (const name of ['pointerup', 'pointercancel'] as const) element.addEventListener(name, up, { capture: true })
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down, { capture: true })
      element.removeEventListener('pointermove', move, { capture: true })
      for (const name of ['pointerup', 'pointercancel'] as const) element.removeEventListener(name, up, { capture: true })
      element.removeEventListener('wheel', wheel)
    }
  }, [room])
}
