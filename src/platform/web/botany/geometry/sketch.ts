import { clamp, cos, sin } from './maths.ts'

/** A colour role, looked up in a palette when drawn. */
export type Tone = string

/** One closed or open figure. `ops` are SVG letters (M, L, Q, C, Z), `pts` their absolute coordinates in order. */
export interface Shape {
  /** Stable for a species, seed, season and detail: the same leaf has the same key at every growth. */
  key: number
  fill: Tone
  stroke: Tone
  width: number
  ops: string
  pts: number[]
}

/** Shapes that move together in the wind, around (x, y). `sway` 0 stands still; 1 is a stem in a light breeze. */
export interface Part {
  name: string
  x: number
  y: number
  sway: number
  shapes: Shape[]
}

export interface Node {
  x: number
  y: number
  /** Heading: 0 is up, positive leans right. */
  a: number
  /** Half width. */
  w: number
}

/** The point `along` the heading and `aside` to its right. */
export function atX(x: number, a: number, along: number, aside: number): number {
  return x + sin(a) * along + cos(a) * aside
}
export function atY(y: number, a: number, along: number, aside: number): number {
  return y - cos(a) * along + sin(a) * aside
}

/** Figures smaller than this (in plant units, of about 400 to a full height) are not drawn, so that new ones appear from nothing. */
const MIN = 0.25

/** A circle of radius 1 in four curves; the controls lie where each curve's middle meets the circle. */
const K = 0.914
const ROUND = [-1, 0, -K, -K, 0, -1, K, -K, 1, 0, K, K, 0, 1, -K, K, -1, 0]

/** Collects shapes in painting order. Every figure winds the same way, so that overlapping ones can be merged into one path. */
export class Sketch {
  readonly parts: Part[] = []
  readonly detail: number
  private key = 0

  constructor(detail: number) {
    this.detail = clamp(detail, 0.15, 1)
  }

  /** How many of n small things to draw at this level of detail. */
  many(n: number, least = 1): number {
    return Math.max(least, Math.round(n * this.detail))
  }

  /** How much larger the fewer things are drawn, to cover the same ground. */
  get plump(): number {
    return 1 / Math.sqrt(this.detail)
  }

  part(name: string, x = 0, y = 0, sway = 0): void {
    this.parts.push({ name, x, y, sway, shapes: [] })
  }

  add(size: number, fill: Tone, ops: string, pts: number[], stroke: Tone = '', width = 0): void {
    const key = this.key++
    if (!(size > MIN)) return
    this.parts.at(-1)?.shapes.push({ key, fill, stroke, width, ops, pts })
  }

  /** A leaf from its foot to its tip in two curves. `half` is its half width, `bend` moves the tip aside, `belly` says where it is widest. */
  leaf(fill: Tone, x: number, y: number, a: number, len: number, half: number, bend = 0, belly = 0.4): void {
    const s = sin(a)
    const c = cos(a)
    const b = belly * len
    const m = bend * len * 0.25
    const tip = bend * len
    const h = half * 2
    const pts = [x, y, x + s * b + c * (m - h), y - c * b + s * (m - h), x + s * len + c * tip, y - c * len + s * tip]
    pts.push(x + s * b + c * (m + h), y - c * b + s * (m + h), x, y)
    this.add(Math.min(len, half * 6), fill, 'MQQZ', pts)
  }

  /** An open line. */
  line(stroke: Tone, width: number, ops: string, pts: number[], size: number): void {
    this.add(size, '', ops, pts, stroke, width)
  }

  /** A brush stroke, thin at both ends, from one point to another over a control point. */
  brush(fill: Tone, x0: number, y0: number, cx: number, cy: number, x1: number, y1: number, half: number): void {
    const dx = x1 - x0
    const dy = y1 - y0
    const len = Math.sqrt(dx * dx + dy * dy)
    const nx = len > 0 ? (dy / len) * half * 2 : 0
    const ny = len > 0 ? (-dx / len) * half * 2 : 0
    this.add(Math.min(len, half * 8), fill, 'MQQZ', [x0, y0, cx + nx, cy + ny, x1, y1, cx - nx, cy - ny, x0, y0])
  }

  /** A tapering limb through nodes, its sides smoothed; round at the far end when `round`. */
  ribbon(fill: Tone, nodes: readonly Node[], stroke: Tone = '', width = 0): void {
    const left: number[] = []
    const right: number[] = []
    let size = 0
    let wide = 0
    for (const n of nodes) {
      const c = cos(n.a) * n.w
      const s = sin(n.a) * n.w
      left.push(n.x - c, n.y - s)
      right.push(n.x + c, n.y + s)
      size = Math.max(size, Math.abs(n.x - nodes[0]!.x) + Math.abs(n.y - nodes[0]!.y))
      wide = Math.max(wide, n.w)
    }
    let ops = 'M'
    const pts = [left[0]!, left[1]!]
    const side = (p: number[], count: number): void => {
      for (let i = 1; i < count - 1; i++) {
        const end = i === count - 2 ? i + 1 : -1
        const px = p[i * 2]!
        const py = p[i * 2 + 1]!
        const qx = end > 0 ? p[end * 2]! : (px + p[i * 2 + 2]!) / 2
        const qy = end > 0 ? p[end * 2 + 1]! : (py + p[i * 2 + 3]!) / 2
        ops += 'Q'
        pts.push(px, py, qx, qy)
      }
      if (count === 2) {
        ops += 'L'
        pts.push(p[2]!, p[3]!)
      }
    }
    side(left, nodes.length)
    const back: number[] = []
    for (let i = nodes.length - 1; i >= 0; i--) back.push(right[i * 2]!, right[i * 2 + 1]!)
    const tip = nodes.at(-1)!
    ops += 'Q'
    pts.push(atX(tip.x, tip.a, tip.w, 0), atY(tip.y, tip.a, tip.w, 0), back[0]!, back[1]!)
    side(back, nodes.length)
    this.add(Math.min(size, wide * 8), fill, `${ops}Z`, pts, stroke, width)
  }

  /** A closed soft outline through points (midpoint smoothing), given clockwise on screen. */
  loop(fill: Tone, p: readonly number[], size: number, stroke: Tone = '', width = 0): void {
    const n = p.length / 2
    const at = (i: number): [number, number] => [p[(i % n) * 2]!, p[(i % n) * 2 + 1]!]
    const [ax, ay] = at(0)
    const [bx, by] = at(n - 1)
    const pts = [(ax + bx) / 2, (ay + by) / 2]
    let ops = 'M'
    for (let i = 0; i < n; i++) {
      const [x, y] = at(i)
      const [u, v] = at(i + 1)
      ops += 'Q'
      pts.push(x, y, (x + u) / 2, (y + v) / 2)
    }
    this.add(size, fill, `${ops}Z`, pts, stroke, width)
  }

  /** A round or oval spot in four curves; `a` turns it. */
  dot(fill: Tone, x: number, y: number, rx: number, ry = rx, a = 0): void {
    const s = sin(a)
    const c = cos(a)
    const pts: number[] = []
    for (let i = 0; i < ROUND.length; i += 2)
      pts.push(x + c * ROUND[i]! * rx - s * ROUND[i + 1]! * ry, y + s * ROUND[i]! * rx + c * ROUND[i + 1]! * ry)
    this.add(Math.min(rx, ry) * 2, fill, 'MQQQQZ', pts)
  }
}
