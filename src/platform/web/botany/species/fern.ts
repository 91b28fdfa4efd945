import { clamp, cos, ease, mix, sin } from '../geometry/maths.ts'
import { EARTH, tones } from '../geometry/palette.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import type { Node, Sketch } from '../geometry/sketch.ts'
import type { SpeciesDefinition } from './species.ts'

export interface Frond {
  x: number
  y: number
  /** Heading at the foot, and how far it turns over its length (radians). */
  a: number
  arch: number
  length: number
  /** 0 a tight crozier, 1 spread out. */
  open: number
  /** Pairs of leaflets. */
  pairs: number
  width: number
  tones: readonly [rachis: string, shade: string, light: string]
}

const STEPS = 26

/**
 * The midrib as a polyline. Its curvature is a gentle arch, plus a coil in the part that has not yet opened: the coil's radius
 * shrinks towards the tip (curvature grows linearly, a clothoid), as croziers do.
 */
export function rachis(f: Frond): Node[] {
  const nodes: Node[] = [{ x: f.x, y: f.y, a: f.a, w: f.width }]
  let { x, y, a } = f
  const side = f.arch < 0 ? -1 : 1
  const shut = 1 - f.open
  const front = mix(0.18, 1.25, f.open)
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS
    const coiled = clamp((t - front) / 0.5, 0, 1.7)
    // Twice along each step, so that tight coils stay round.
    const turn = (f.arch * (0.35 + 1.3 * t) + side * shut * (5 * Math.min(1, coiled * 4) + 22 * coiled)) / STEPS
    const step = ((f.length / STEPS) * (1 - 0.42 * coiled * shut)) / 2
    for (let k = 0; k < 2; k++) {
      a += turn / 2
      x += sin(a) * step
      y -= cos(a) * step
    }
    nodes.push({ x, y, a, w: f.width * (1 - 0.86 * t) })
  }
  return nodes
}

/** A frond: leaflets in pairs along the midrib, longest a third of the way up, each starting a little swept forward. */
export function drawFrond(sk: Sketch, random: ForkableRandom, f: Frond): void {
  const nodes = rachis(f)
  const front = mix(0.18, 1.25, f.open)
  const half: [string, number][] = [
    [f.tones[1], -1],
    [f.tones[2], 1],
  ]
  for (const [tone, side] of half) {
    const own = random.fork(side + 2)
    for (let i = 0; i < f.pairs; i++) {
      const t = 0.12 + 0.87 * (i / f.pairs)
      const at = t * STEPS
      const n = nodes[Math.floor(at)]!
      const m = nodes[Math.floor(at) + 1]!
      const k = at - Math.floor(at)
      const profile = Math.min(1, (t - 0.04) * 4.2) * (1 - t) ** 0.8 * 1.25
      const unfolded = ease(front - t, -0.12, 0.3)
      const len = f.length * 0.24 * profile * unfolded * own.between(0.9, 1.08)
      const a = mix(n.a, m.a, k) + side * mix(1.32, 0.72, t) * mix(0.35, 1, unfolded)
      sk.leaf(
        tone,
        mix(n.x, m.x, k),
        mix(n.y, m.y, k),
        a,
        len,
        Math.max(len * 0.115 * Math.min(1.5, sk.plump), f.length * 0.0085 * unfolded),
        -side * 0.16 + own.spread(0.06),
        0.32,
      )
    }
  }
  sk.ribbon(
    f.tones[0],
    nodes.filter((_, i) => i % 2 === 0),
  )
}

export const fern: SpeciesDefinition = {
  frame: [-205, -265, 410, 292],
  stature: 0.3,
  sprouts: false,
  colours: (season) => ({
    ...EARTH,
    ...(season === 'autumn'
      ? tones('rib 6e4a25 far 7d5a2b farLight 94702f mid a97a31 midLight c1923c near c08a38 nearLight d9ab52')
      : season === 'winter'
        ? tones('rib 5b4630 far 4f5b42 farLight 5f6b4c mid 6b7550 midLight 7e8860 near 8a7a4d nearLight a08f60')
        : season === 'spring'
          ? tones('rib 6b7a3a far 3f6a3a farLight 518045 mid 5f9147 midLight 7bab55 near 83b158 nearLight a7cb6f')
          : tones('rib 55692f far 2b4f35 farLight 38623c mid 44733f midLight 5c8f4b near 64984b nearLight 86b35e')),
  }),
  draw: (sk, random, growth, season) => {
    const count = 11
    const bands: readonly (readonly [string, string, string])[] = [
      ['rib', 'far', 'farLight'],
      ['rib', 'mid', 'midLight'],
      ['rib', 'near', 'nearLight'],
    ]
    for (let i = 0; i < count; i++) {
      const own = random.fork(i)
      // Opens like a hand: far fronds upright in the middle, near ones low at the sides.
      const t = i / (count - 1)
      const side = i % 2 ? 1 : -1
      const spread = 0.1 + 1.05 * t
      const born = 0.05 + 0.03 * ((i * 7) % count)
      const open = ease(growth, born, born + 0.55)
      const size = ease(growth, born - 0.08, born + 0.45)
      const reach = season === 'winter' ? 0.78 : 1
      sk.part(`frond-${i}`, 0, 0, 0.45 + 0.4 * own.next())
      drawFrond(sk, own, {
        x: side * (2 + 5 * t),
        y: 0,
        a: side * spread * 0.55 * own.between(0.85, 1.15),
        arch: side * (0.75 + 0.75 * t) * own.between(0.85, 1.2) * (season === 'winter' ? 1.5 : 1),
        length: mix(265, 205, t) * own.between(0.92, 1.06) * size * reach,
        open,
        pairs: sk.many(24, 11),
        width: 3 * size,
        tones: bands[Math.min(2, Math.floor(t * 3))]!,
      })
    }
    // There is always one more about to unroll.
    for (let i = 0; i < 2; i++) {
      const own = random.fork(50 + i)
      const size = ease(growth, 0.02 + i * 0.2, 0.5 + i * 0.2) * (season === 'winter' ? 0.4 : 1)
      sk.part(`crozier-${i}`, 0, 0, 0.3)
      drawFrond(sk, own, {
        x: i * 9 - 4,
        y: 0,
        a: (i ? 1 : -1) * 0.1,
        arch: i ? 0.25 : -0.2,
        length: (i ? 118 : 150) * size,
        open: 0.12,
        pairs: sk.many(14, 8),
        width: 3.4 * size,
        tones: bands[2]!,
      })
    }
  },
}
