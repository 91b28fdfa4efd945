import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

type Drag = { from: number; to: number; dy: number; heights: readonly number[]; tops: readonly number[] }

/** How long after a key its move may take to be shown. */
const WALK_MS = 1000

export type Shown = { from: number; shiftOf: (index: number) => number }

/** Where a row that is held `dy` px from its place would go: past each row whose middle it has crossed. */
export function placeOf(from: number, dy: number, tops: readonly number[], heights: readonly number[]): number {
  const middle = tops[from]! + heights[from]! / 2 + dy
  let to = from
  while (to + 1 < tops.length && middle > tops[to + 1]! + heights[to + 1]! / 2) to++
  while (to > 0 && middle < tops[to - 1]! + heights[to - 1]! / 2) to--
  return to
}

/** Rows that are dragged by a handle, or moved by arrow keys on it. Escape lets go without a change. */
export function useDragOrder<E extends HTMLElement>(
  count: number,
  onMove: (from: number, to: number) => void,
): {
  list: RefObject<E | null>
  drag: Shown | undefined
  handleOf: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
} {
  const list = useRef<E>(null)
  const start = useRef(0)
  const [drag, setDrag] = useState<Drag>()
  const walking = useRef<{ handle: HTMLElement; until: number }>(undefined)

  // Browsers drop the focus of a row that is put elsewhere; who moves it by keys wants to go on.
  useEffect(() => {
    const { handle, until } = walking.current ?? { until: 0 }
    if (handle?.isConnected && Date.now() < until && document.activeElement === document.body) handle.focus()
  })

  const handleOf = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !list.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = event.clientY
      const rects = [...list.current.children].map((row) => row.getBoundingClientRect())
      setDrag({ from: index, to: index, dy: 0, heights: rects.map(({ height }) => height), tops: rects.map(({ top }) => top) })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return
      const dy = event.clientY - start.current
      setDrag({ ...drag, dy, to: placeOf(drag.from, dy, drag.tops, drag.heights) })
    },
    onPointerUp() {
      setDrag(undefined)
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape' && drag) {
        event.preventDefault()
        setDrag(undefined)
        return
      }
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
      if (to === undefined) return
      event.preventDefault()
      if (to < 0 || to >= count || to === index) return
      walking.current = { handle: event.currentTarget, until: Date.now() + WALK_MS }
      onMove(index, to)
    },
  })

  const shown = drag && {
    from: drag.from,
    shiftOf(index: number) {
      if (index === drag.from) return drag.dy
      const height = drag.heights[drag.from] ?? 0
      if (index > drag.from && index <= drag.to) return -height
      if (index < drag.from && index >= drag.to) return height
      return 0
    },
  }
  return { list, drag: shown, handleOf }
}
