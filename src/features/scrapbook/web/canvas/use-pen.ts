import { useCallback, useEffect, useRef, useState } from 'react'
import { MAX_POINTS } from '../../core/kinds.ts'
import type { NewItem } from '../state/use-editor.ts'
import { penLook, strokeBox } from './stroke.ts'

export type PenSettings = { pen: string; width: number; colour: string }

const tenth = (value: number) => Math.round(value * 10) / 10
const hundredth = (value: number) => Math.round(value * 100) / 100

/** A stroke as an object of the page, with points relative to the corner of its box. */
export function strokeItem(points: readonly number[], { pen, width, colour }: PenSettings): NewItem {
  const box = strokeBox(points, (width * penLook(pen).size) / 2)
  const own = points.map((value, at) => (at % 3 === 2 ? hundredth(value) : tenth(value - (at % 3 === 0 ? box.x : box.y))))
  return {
    kind: 'stroke',
    x: tenth(box.x),
    y: tenth(box.y),
    w: tenth(box.w),
    h: tenth(box.h),
    rotation: 0,
    points: own,
    pen,
    width,
    colour,
  }
}

/** A mouse has no pressure and reports 0.5. */
const pressureOf = ({ pointerType, pressure }: PointerEvent) => (pointerType === 'pen' || pressure > 0 ? pressure || 0.5 : 0.5)

type Options = { settings: PenSettings; toPage: (event: PointerEvent) => { x: number; y: number }; onStroke: (item: NewItem) => void }

/**
 * Records the stroke of one pointer. An interruption (another app, a second finger that began no pinch, a closing page) saves the
 * stroke as it is at that moment.
 */
export function usePen({ settings, toPage, onStroke }: Options) {
  const [live, setLive] = useState<readonly number[]>()
  const points = useRef<number[]>([])
  const pointer = useRef<number>(undefined)
  const frame = useRef<number>(undefined)
  const latest = useRef({ settings, toPage, onStroke })
  useEffect(() => {
    latest.current = { settings, toPage, onStroke }
  })

  const show = () => {
    if (frame.current !== undefined) return
    frame.current = requestAnimationFrame(() => {
      frame.current = undefined
      setLive(points.current.length > 0 ? [...points.current] : undefined)
    })
  }

  const put = (event: PointerEvent) => {
    const { x, y } = latest.current.toPage(event)
    points.current.push(x, y, pressureOf(event))
  }

  const commit = useCallback(() => {
    const drawn = points.current
    points.current = []
    pointer.current = undefined
    setLive(undefined)
    // A touch without movement draws a dot.
    if (drawn.length === 3) drawn.push(drawn[0]! + 0.5, drawn[1]! + 0.5, drawn[2]!)
    if (drawn.length >= 6) latest.current.onStroke(strokeItem(drawn, latest.current.settings))
  }, [])

  /** Discards the stroke, because a second finger turned it into a pinch. */
  const cancel = useCallback(() => {
    points.current = []
    pointer.current = undefined
    setLive(undefined)
  }, [])

  const down = useCallback((event: PointerEvent) => {
    if (pointer.current !== undefined) return
    pointer.current = event.pointerId
    points.current = []
    put(event)
    show()
  }, [])
  const move = useCallback(
    (event: PointerEvent) => {
      if (event.pointerId !== pointer.current) return
      const all = event.getCoalescedEvents?.() ?? []
      for (const one of all.length > 0 ? all : [event]) put(one)
      show()
      if (points.current.length < MAX_POINTS * 3) return
      const last = points.current.slice(-3)
      const id = pointer.current
      commit()
      // A stroke that reached its limit continues as a new stroke from its last point.
      pointer.current = id
      points.current = last
    },
    [commit],
  )

  useEffect(() => {
    const end = () => pointer.current !== undefined && commit()
    const whenHidden = () => document.visibilityState === 'hidden' && end()
    addEventListener('pagehide', end)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      removeEventListener('pagehide', end)
      document.removeEventListener('visibilitychange', whenHidden)
      end()
    }
  }, [commit])

  return { live, down, move, end: commit, cancel }
}
