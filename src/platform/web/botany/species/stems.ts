import type { Season } from '#platform/contract/seasons.ts'
import { cos, ease, mix, sin } from '../geometry/maths.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import type { Node, Sketch, Tone } from '../geometry/sketch.ts'

/** A herb's stem: draws it and returns its nodes, foot first. `curve` is how far it turns over its length. */
export function drawStem(sk: Sketch, fill: Tone, x: number, length: number, a: number, curve: number, half: number): Node[] {
  const nodes: Node[] = []
  const steps = 8
  let px = x
  let py = 0
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const heading = a + curve * t * t
    nodes.push({ x: px, y: py, a: heading, w: half * (1 - 0.45 * t) })
    px += (sin(heading) * length) / steps
    py -= (cos(heading) * length) / steps
  }
  sk.ribbon(fill, nodes)
  return nodes
}

/** The place at a share of the way up. */
export function along(nodes: readonly Node[], t: number): Node {
  const at = Math.min(t, 0.9999) * (nodes.length - 1)
  const n = nodes[Math.floor(at)]!
  const m = nodes[Math.floor(at) + 1]!
  const k = at - Math.floor(at)
  return { x: mix(n.x, m.x, k), y: mix(n.y, m.y, k), a: mix(n.a, m.a, k), w: mix(n.w, m.w, k) }
}

/** Several stems of one plant: where each starts, how it leans and how tall it is; the tallest first in time, outer ones later. */
export function tuft(
  random: ForkableRandom,
  count: number,
  reach: number,
  lean: number,
): { x: number; a: number; share: number; born: number; random: ForkableRandom }[] {
  return Array.from({ length: count }, (_, i) => {
    const own = random.fork(i)
    const side = i === 0 ? 0 : (i % 2 ? -1 : 1) * Math.ceil(i / 2)
    const out = side / Math.max(1, count / 2)
    return {
      x: out * reach * 0.4,
      a: out * lean + own.spread(0.06),
      share: 1 - 0.36 * Math.abs(out) * own.between(0.6, 1.2),
      born: 0.04 * i,
      random: own,
    }
  })
}

/** A herb's look in a season: open flowers (0–1), size, and whether it is dry. */
export function mood(season: Season): { open: number; size: number; dry: boolean; seeds: boolean } {
  if (season === 'spring') return { open: 0.6, size: 0.82, dry: false, seeds: false }
  if (season === 'autumn') return { open: 0.85, size: 0.98, dry: false, seeds: true }
  if (season === 'winter') return { open: 0, size: 0.88, dry: true, seeds: true }
  return { open: 1, size: 1, dry: false, seeds: false }
}

/** A rosette of leaves at the ground. */
export function rosette(
  sk: Sketch,
  random: ForkableRandom,
  growth: number,
  count: number,
  len: number,
  half: number,
  shades: readonly [Tone, Tone, Tone],
  spread = 1.35,
): void {
  sk.part('rosette', 0, 0, 0.25)
  for (let i = 0; i < count; i++) {
    const t = count > 1 ? i / (count - 1) : 0
    const side = i % 2 ? 1 : -1
    const size = ease(growth, 0.01 + 0.12 * t, 0.3 + 0.2 * t) * len * random.between(0.8, 1.15)
    const a = side * mix(0.2, spread, t) + random.spread(0.15)
    const bend = side * random.between(0.15, 0.4)
    sk.leaf(shades[Math.min(2, Math.floor(t * 3))]!, side * 2, 0, a, size, size * half, bend, 0.55)
    // The midrib, in the lighter tone, follows the same bend.
    const c = cos(a)
    const s = sin(a)
    sk.line(
      shades[2],
      0.9,
      'MQ',
      [
        side * 2,
        0,
        side * 2 + s * size * 0.5 + c * bend * size * 0.18,
        -c * size * 0.5 + s * bend * size * 0.18,
        side * 2 + s * size * 0.85 + c * bend * size * 0.72,
        -c * size * 0.85 + s * bend * size * 0.72,
      ],
      size * 0.5,
    )
  }
}

/** A snow cap on something round. */
export function snowCap(sk: Sketch, x: number, y: number, r: number): void {
  sk.leaf('snow', x - r, y, 1.57, r * 2, r * 0.42, -0.08, 0.5)
}
