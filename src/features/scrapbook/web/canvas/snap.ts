import { boundsOf, type Item } from '../../core/page.ts'

export type Guide = { axis: 'x' | 'y'; at: number }
type Box = { x: number; y: number; w: number; h: number }

/** Snap distance, in page units. */
const NEAR = 9

const edges = (from: number, size: number) => [from, from + size / 2, from + size]

/** Snaps a moved box to the sides and middles of the page and of other objects, and returns the guides to show. */
export function snapped(box: Box, others: readonly Item[], page: readonly [number, number]): { dx: number; dy: number; guides: Guide[] } {
  const boxes = others.map(boundsOf)
  const near = (own: readonly number[], lines: readonly number[]) => {
    let best: { by: number; at: number } | undefined
    for (const at of lines)
      for (const edge of own) {
        const by = at - edge
        if (Math.abs(by) <= NEAR && (best === undefined || Math.abs(by) < Math.abs(best.by))) best = { by, at }
      }
    return best
  }
  const x = near(edges(box.x, box.w), [...edges(0, page[0]), ...boxes.flatMap((one) => edges(one.x, one.w))])
  const y = near(edges(box.y, box.h), [...edges(0, page[1]), ...boxes.flatMap((one) => edges(one.y, one.h))])
  const guides: Guide[] = []
  if (x) guides.push({ axis: 'x', at: x.at })
  if (y) guides.push({ axis: 'y', at: y.at })
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, guides }
}
