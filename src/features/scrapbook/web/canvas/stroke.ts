import { getStroke } from 'perfect-freehand'

/** Drawing properties of the pens: how far the width follows the pressure, opacity, and size factor. */
export const PEN_LOOKS: Readonly<Record<string, { thinning: number; opacity: number; size: number }>> = {
  pen: { thinning: 0.6, opacity: 1, size: 1 },
  marker: { thinning: 0.1, opacity: 0.92, size: 2.2 },
  highlighter: { thinning: 0, opacity: 0.38, size: 4.5 },
}

export const penLook = (pen: string | undefined) => PEN_LOOKS[pen ?? 'pen'] ?? PEN_LOOKS.pen!

const paths = new WeakMap<readonly number[], Map<string, Path2D>>()

/** The outline of a stroke, from x, y and pressure of its points; made once for each stroke. */
export function strokePath(points: readonly number[], width: number, pen: string | undefined): Path2D {
  const key = `${width} ${pen}`
  const known = paths.get(points)?.get(key)
  if (known) return known
  const path = outline(points, width, pen)
  const all = paths.get(points) ?? new Map<string, Path2D>()
  all.set(key, path)
  paths.set(points, all)
  return path
}

export function outline(points: readonly number[], width: number, pen: string | undefined, isEnded = true): Path2D {
  const { thinning, size } = penLook(pen)
  const given: [number, number, number][] = []
  for (let at = 0; at + 2 < points.length; at += 3) given.push([points[at]!, points[at + 1]!, points[at + 2]!])
  const corners = getStroke(given, {
    size: width * size,
    thinning,
    smoothing: 0.5,
    streamline: 0.35,
    simulatePressure: false,
    last: isEnded,
  })
  const path = new Path2D()
  const [first] = corners
  if (!first) return path
  path.moveTo(first[0]!, first[1]!)
  for (let at = 1; at < corners.length; at++) {
    const [a, b] = [corners[at]!, corners[(at + 1) % corners.length]!]
    path.quadraticCurveTo(a[0]!, a[1]!, (a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2)
  }
  path.closePath()
  return path
}

/** The box of its points, with room for half its width. */
export function strokeBox(points: readonly number[], margin = 0): { x: number; y: number; w: number; h: number } {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at + 2 < points.length; at += 3) {
    x0 = Math.min(x0, points[at]!)
    x1 = Math.max(x1, points[at]!)
    y0 = Math.min(y0, points[at + 1]!)
    y1 = Math.max(y1, points[at + 1]!)
  }
  return { x: x0 - margin, y: y0 - margin, w: x1 - x0 + 2 * margin, h: y1 - y0 + 2 * margin }
}
