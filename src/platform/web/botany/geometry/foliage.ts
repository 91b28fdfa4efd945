import { GOLDEN_ANGLE, TAU, cos, sin } from './maths.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import { atX, atY } from './sketch.ts'
import type { Node, Sketch, Tone } from './sketch.ts'
import type { Limb } from './branching.ts'

/** Draws one leaf of a kind at a place. */
export type LeafMaker = (sk: Sketch, fill: Tone, x: number, y: number, a: number, len: number, random: ForkableRandom) => void

export const ovalLeaf: LeafMaker = (sk, fill, x, y, a, len, random) => sk.leaf(fill, x, y, a, len, len * 0.27, random.spread(0.25), 0.42)
export const narrowLeaf: LeafMaker = (sk, fill, x, y, a, len, random) => sk.leaf(fill, x, y, a, len, len * 0.11, random.spread(0.35), 0.45)
export const birchLeaf: LeafMaker = (sk, fill, x, y, a, len) => sk.leaf(fill, x, y, a, len, len * 0.36, 0, 0.28)
export const roundLeaf: LeafMaker = (sk, fill, x, y, a, len, random) => sk.leaf(fill, x, y, a, len, len * 0.42, random.spread(0.15), 0.5)

/** A figure given by (along, aside) pairs in leaf lengths, left side from the foot upwards, mirrored to the right. */
function mirrored(sk: Sketch, fill: Tone, x: number, y: number, a: number, len: number, half: readonly number[], letter: 'L' | 'Q'): void {
  const pts: number[] = []
  const push = (u: number, v: number): void => {
    pts.push(atX(x, a, u * len, v * len), atY(y, a, u * len, v * len))
  }
  for (let i = 0; i < half.length; i += 2) push(half[i]!, -half[i + 1]!)
  for (let i = half.length - 4; i >= 0; i -= 2) push(half[i]!, half[i + 1]!)
  const count = pts.length / 2 - 1
  sk.add(len, fill, `M${letter === 'L' ? 'L'.repeat(count) : 'Q'.repeat(count / 2)}Z`, pts)
}

/** Oak: three rounded lobes a side (ten curves). */
const OAK = [0, 0, 0.1, 0.14, 0.2, 0.06, 0.3, 0.36, 0.45, 0.14, 0.62, 0.44, 0.72, 0.16, 0.92, 0.3, 1, 0]
export const oakLeaf: LeafMaker = (sk, fill, x, y, a, len) => mirrored(sk, fill, x, y, a, len, OAK, 'Q')

/** Maple: five pointed lobes. */
const MAPLE = [0, 0, 0.14, 0.05, 0.06, 0.34, 0.3, 0.2, 0.42, 0.56, 0.52, 0.2, 0.62, 0.16, 1, 0]
export const mapleLeaf: LeafMaker = (sk, fill, x, y, a, len) => mirrored(sk, fill, x, y, a, len, MAPLE, 'L')

/** Ivy: three to five soft points on a heart. */
const IVY = [0, 0, -0.16, 0.16, -0.02, 0.36, 0.12, 0.46, 0.3, 0.5, 0.36, 0.26, 0.5, 0.2, 0.72, 0.14, 1, 0]
export const ivyLeaf: LeafMaker = (sk, fill, x, y, a, len) => mirrored(sk, fill, x, y, a, len, IVY, 'Q')

export interface Clump {
  x: number
  y: number
  r: number
  /** Flatness: height against width. */
  flat: number
  /** Heading of the leaves' general direction; crowns point outwards. */
  a: number
  random: ForkableRandom
}

/** The body of a clump: an uneven outline of small rounded leaf tips. */
export function clumpMass(sk: Sketch, fill: Tone, c: Clump, lobes: number, scale: number): void {
  const random = c.random.fork(1)
  const turn = random.next() * TAU
  const pts: number[] = []
  const put = (angle: number, r: number): void => {
    pts.push(c.x + cos(angle) * c.r * r * scale, c.y + sin(angle) * c.r * r * scale * c.flat)
  }
  const first = random.between(0.85, 1.05)
  put(turn, first)
  for (let i = 1; i <= lobes; i++) {
    const to = i === lobes ? first : random.between(0.82, 1.08)
    put(turn + ((i - random.between(0.3, 0.7)) / lobes) * TAU, random.between(1.22, 1.5))
    put(turn + (i / lobes) * TAU, to)
  }
  sk.add(c.r * 2, fill, `M${'Q'.repeat(lobes)}Z`, pts)
}

/** Region of a clump for leaves: over the rim, on its lit upper left, or in the shade at its lower right. */
export type LeafRegion = 'rim' | 'lit' | 'shade'

/** Leaves over a clump by Vogel's model of phyllotaxis (r ∝ √i, angle ∝ 137.5°), pointing outwards and a little down. */
export function clumpLeaves(
  sk: Sketch,
  fill: Tone,
  c: Clump,
  make: LeafMaker,
  count: number,
  len: number,
  lie: LeafRegion,
  key: number,
): void {
  const random = c.random.fork(key)
  const turn = random.next() * TAU
  for (let i = 0; i < count; i++) {
    const angle = lie === 'rim' ? turn + (i / count) * TAU + random.spread(0.5) : turn + i * GOLDEN_ANGLE
    const r = c.r * (lie === 'rim' ? 0.92 : Math.sqrt((i + 0.5) / count) * 0.62)
    const shift = lie === 'rim' ? 0 : lie === 'lit' ? -c.r : c.r
    const x = c.x + cos(angle) * r + shift * 0.24
    const y = c.y + (sin(angle) * r + shift * 0.36) * c.flat
    const heading = lie === 'rim' ? angle + TAU / 4 : c.a + (x - c.x) / (c.r + 1)
    make(sk, fill, x, y, heading + random.spread(0.6), len * random.between(0.7, 1.15) * Math.min(1, c.r / 7), random)
  }
}

/** Wood: limbs as tapering ribbons, then shade along their right side, then a little light on the left of the trunk. */
export function wood(sk: Sketch, limbs: readonly Limb[], tones: readonly [Tone, Tone, Tone], flare = 1.7, twig = tones[0]): void {
  const [mid, shade, light] = tones
  const thick = limbs.map((limb) => (limb.level === 0 ? flared(limb.nodes, flare) : limb.nodes))
  limbs.forEach((limb, i) => {
    const n = limb.nodes
    const half = n[Math.floor(n.length / 2)]!
    if (limb.level < 2) sk.ribbon(mid, thick[i]!)
    else sk.brush(twig, n[0]!.x, n[0]!.y, half.x, half.y, n.at(-1)!.x, n.at(-1)!.y, n[0]!.w * 0.7)
  })
  limbs.forEach((limb, i) => {
    if (limb.level < 2) sk.ribbon(shade, offset(thick[i]!, 0.5, 0.5))
  })
  limbs.forEach((limb, i) => {
    if (limb.level === 0) sk.ribbon(light, offset(thick[i]!.slice(0, -1), -0.62, 0.16))
  })
}

/** The trunk spreads at its foot. */
function flared(nodes: readonly Node[], flare: number): Node[] {
  const [foot, next] = nodes
  if (!foot || !next) return [...nodes]
  const mid = (t: number, w: number): Node => ({
    x: foot.x + (next.x - foot.x) * t,
    y: foot.y + (next.y - foot.y) * t,
    a: foot.a,
    w: foot.w * w,
  })
  return [{ ...foot, a: 0, w: foot.w * flare }, mid(0.12, 1 + (flare - 1) * 0.45), mid(0.4, 1), ...nodes.slice(1)]
}

function offset(nodes: readonly Node[], aside: number, share: number): Node[] {
  return nodes.map((n) => ({ x: n.x + cos(n.a) * n.w * aside, y: n.y + sin(n.a) * n.w * aside, a: n.a, w: n.w * share }))
}

/** Snow lying on limbs that run flat enough to hold it. */
export function snowOn(sk: Sketch, limbs: readonly Limb[], fill: Tone, most: number): void {
  let left = sk.many(most)
  for (const limb of limbs) {
    for (let i = 1; i < limb.nodes.length && left > 0; i++) {
      const p = limb.nodes[i - 1]!
      const q = limb.nodes[i]!
      if (Math.abs(sin(q.a)) < 0.55) continue
      left--
      const lift = Math.max(p.w, q.w) * 0.8
      sk.brush(fill, p.x, p.y - p.w * 0.7, (p.x + q.x) / 2, (p.y + q.y) / 2 - lift - 1.5, q.x, q.y - q.w * 0.7, 0.6 + lift * 0.35)
    }
  }
}
