import { MAX_CORNERS } from '../../core/kinds.ts'
import { type Item } from '../../core/page.ts'
import { innerOf } from '../canvas/frames.ts'

/** Corners of a line drawn on the page, as fractions of the photo's picture at any rotation; few enough to be stored. */
export function maskOf(item: Item, points: readonly number[]): number[] {
  const { x, y, w, h, rotation, frame = 'none' } = item
  const inner = innerOf(frame, w, h)
  const angle = (-rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners: [number, number][] = []
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [dx, dy] = [points[at]! - (x + w / 2), points[at + 1]! - (y + h / 2)]
    const own = { x: dx * cos - dy * sin + w / 2, y: dx * sin + dy * cos + h / 2 }
    corners.push([clamp((own.x - inner.x) / inner.width), clamp((own.y - inner.y) / inner.height)])
  }
  return simplified(corners, MAX_CORNERS).flatMap(([cx, cy]) => [Math.round(cx * 10_000) / 10_000, Math.round(cy * 10_000) / 10_000])
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Simplifies a shape: drops corners that are close to the line between their neighbours. */
export function simplified(corners: readonly [number, number][], most: number): [number, number][] {
  let tolerance = 0.002
  let rest = corners.map(([x, y]): [number, number] => [x, y])
  while (rest.length > most || tolerance === 0.002) {
    rest = withoutNear(rest, tolerance)
    tolerance *= 1.6
    if (tolerance > 1) return rest.slice(0, most)
  }
  return rest
}

/** The Ramer–Douglas–Peucker algorithm, without recursion. */
function withoutNear(corners: readonly [number, number][], tolerance: number): [number, number][] {
  if (corners.length < 3) return [...corners]
  const stays = new Set([0, corners.length - 1])
  const open: [number, number][] = [[0, corners.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let [worst, distance] = [-1, tolerance]
    for (let at = from + 1; at < to; at++) {
      const off = distanceTo(corners[at]!, corners[from]!, corners[to]!)
      if (off > distance) [worst, distance] = [at, off]
    }
    if (worst < 0) continue
    stays.add(worst)
    open.push([from, worst], [worst, to])
  }
  return corners.filter((_, at) => stays.has(at))
}

function distanceTo([px, py]: [number, number], [ax, ay]: [number, number], [bx, by]: [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length))
  return Math.hypot(px - ax - along * dx, py - ay - along * dy)
}
