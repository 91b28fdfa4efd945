import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { meaningOf, movedBy, WHOLE, zoomedAt, type Point, type Sizes, type View } from './zoom.ts'

/** Factor of a double tap, and factor of one press of a button or key. */
const NEAR = 2.5
const STEP = 1.5
const PAN = 80
/** Maximum time between the two taps of a double tap. */
const TAPS_MS = 300
const TAP_PX = 24
/** Exponent per wheel pixel. */
const WHEEL = 0.002
const LINE_PX = 16

type Options = {
  stage: RefObject<HTMLElement | null>
  picture: RefObject<HTMLImageElement | null>
  /** 1: the picture after this one, -1: the one before. */
  onTurn: (step: 1 | -1) => void
  onClose: () => void
}

type Held = { from: Point; at: number; view: View; before?: { distance: number; middle: Point; view: View } }

const distanceOf = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * Zooms a picture: pinch, double tap, wheel and keys zoom in, then a finger or the arrows move it; at scale 1,
 * a swipe turns to the next picture or, downwards, closes. The stage needs `touch-action: none`.
 */
export function useZoom({ stage, picture, onTurn, onClose }: Options) {
  const [view, setView] = useState(WHOLE)
  const [drag, setDrag] = useState<Point>({ x: 0, y: 0 })
  const [isHeld, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const held = useRef<Held>(undefined)
  const lastTap = useRef<{ at: number; point: Point }>(undefined)

  /** Zero before the first render. */
  const sizes = (): Sizes => ({
    stage: { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 },
    picture: { width: picture.current?.offsetWidth ?? 0, height: picture.current?.offsetHeight ?? 0 },
  })
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const zoom = (by: number, point: Point = { x: 0, y: 0 }) => setView((now) => zoomedAt(now, now.scale * by, point, sizes()))

  // The wheel listener has to prevent the page's own zoom; React's listeners are passive.
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? LINE_PX : 1) * WHEEL), fromMiddle(event))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  })

  const begin = () => {
    const [one, two] = [...fingers.current.values()]
    if (!one) return
    held.current = {
      from: one,
      at: performance.now(),
      view,
      ...(two && { before: { distance: distanceOf(one, two), middle: middleOf(one, two), view } }),
    }
  }

  const release = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (fingers.current.size > 0) return begin()
    const was = held.current
    held.current = undefined
    setHeld(false)
    setDrag({ x: 0, y: 0 })
    if (!was || event.type === 'pointercancel') return
    const point = fromMiddle(event)
    const by = { x: point.x - was.from.x, y: point.y - was.from.y }
    const now = performance.now()
    if (!was.before && distanceOf(point, was.from) < TAP_PX) {
      const before = lastTap.current
      lastTap.current = { at: now, point }
      if (!before || now - before.at > TAPS_MS || distanceOf(before.point, point) > TAP_PX) return
      lastTap.current = undefined
      setView((seen) => (seen.scale > 1 ? WHOLE : zoomedAt(seen, NEAR, point, sizes())))
    } else if (!was.before && was.view.scale === 1) {
      const meaning = meaningOf(by, now - was.at)
      if (meaning === 'close') onClose()
      else if (meaning) onTurn((meaning === 'next') === (directionOf(stage.current) === 'ltr') ? 1 : -1)
    }
  }

  return {
    view,
    /** Distance by which a finger has moved a picture at scale 1, px. */
    drag,
    isHeld,
    isWhole: view.scale === 1,
    isNearest: zoomedAt(view, view.scale * STEP, { x: 0, y: 0 }, sizes()).scale === view.scale,
    reset: () => setView(WHOLE),
    nearer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || (event.target as Element).closest('button')) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        fingers.current.set(event.pointerId, fromMiddle(event))
        setHeld(true)
        begin()
      },
      onPointerMove: (event: PointerEvent) => {
        const was = held.current
        const last = fingers.current.get(event.pointerId)
        if (!was || !last) return
        const point = fromMiddle(event)
        fingers.current.set(event.pointerId, point)
        const [one, two] = [...fingers.current.values()]
        if (was.before && one && two) {
          const { distance, middle, view: start } = was.before
          const now = middleOf(one, two)
          const near = zoomedAt(start, start.scale * (distanceOf(one, two) / Math.max(1, distance)), middle, sizes())
          setView(movedBy(near, { x: now.x - middle.x, y: now.y - middle.y }, sizes()))
        } else if (was.view.scale > 1) {
          setView(movedBy(was.view, { x: point.x - was.from.x, y: point.y - was.from.y }, sizes()))
        } else {
          const by = { x: point.x - was.from.x, y: point.y - was.from.y }
          // Along one axis only, and never upwards.
          setDrag(Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) })
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches('input, textarea')) return
      const isRtl = directionOf(stage.current) === 'rtl'
      const way = { ArrowLeft: { x: PAN, y: 0 }, ArrowRight: { x: -PAN, y: 0 }, ArrowUp: { x: 0, y: PAN }, ArrowDown: { x: 0, y: -PAN } }[
        event.key
      ]
      if (event.key === '+' || event.key === '=') zoom(STEP)
      else if (event.key === '-') zoom(1 / STEP)
      else if (event.key === '0') setView(WHOLE)
      else if (way && view.scale > 1) setView(movedBy(view, way, sizes()))
      else if (way?.x) onTurn(way.x < 0 === !isRtl ? 1 : -1)
      else if (event.key === 'PageDown') onTurn(1)
      else if (event.key === 'PageUp') onTurn(-1)
      else return
      event.preventDefault()
    },
  }
}

const directionOf = (element: Element | null): string => (element ? getComputedStyle(element).direction || 'ltr' : 'ltr')
