import { useCallback, useEffect, useState, type RefObject } from 'react'

/** The page's position on the screen: its scale and its corner. */
export type View = { scale: number; x: number; y: number }
type Size = { width: number; height: number }

const MARGIN = 20
const MOST = 6
const LEAST = 0.1

function whole([w, h]: readonly [number, number], { width, height }: Size): View {
  const scale = Math.min((width - 2 * MARGIN) / w, (height - 2 * MARGIN) / h)
  const fit = Math.max(LEAST, Math.min(1.4, scale))
  return { scale: fit, x: (width - w * fit) / 2, y: (height - h * fit) / 2 }
}

/** The size of the page's container, and the page's position in it: fitted until the person zooms. `isShown`: the container exists. */
export function useView(room: RefObject<HTMLElement | null>, page: readonly [number, number], isShown: boolean) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [own, setOwn] = useState<View>()
  useEffect(() => {
    const element = room.current
    if (!element || !isShown) return
    const look = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    look()
    return () => observer.disconnect()
  }, [room, isShown])
  const view = own ?? whole(page, size)
  const [pageWidth, pageHeight] = page

  /** Scales by a factor about a point of the screen. */
  const zoomAt = useCallback(
    (factor: number, point?: { x: number; y: number }) =>
      setOwn((before) => {
        const from = before ?? whole([pageWidth, pageHeight], size)
        const scale = Math.max(LEAST, Math.min(MOST, from.scale * factor))
        const { x, y } = point ?? { x: size.width / 2, y: size.height / 2 }
        const by = scale / from.scale
        return { scale, x: x - (x - from.x) * by, y: y - (y - from.y) * by }
      }),
    [pageWidth, pageHeight, size],
  )
  const panBy = useCallback(
    (dx: number, dy: number) =>
      setOwn((before) => {
        const from = before ?? whole([pageWidth, pageHeight], size)
        return { ...from, x: from.x + dx, y: from.y + dy }
      }),
    [pageWidth, pageHeight, size],
  )
  const showWhole = useCallback(() => setOwn(undefined), [])
  return { size, view, zoomAt, panBy, showWhole }
}
