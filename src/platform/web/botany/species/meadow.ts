import type { Season } from '#platform/contract/seasons.ts'
import { GOLDEN_ANGLE, TAU, cos, ease, mix, sin } from '../geometry/maths.ts'
import { EARTH, tones } from '../geometry/palette.ts'
import type { Colours } from '../geometry/palette.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import { atX, atY } from '../geometry/sketch.ts'
import type { Sketch } from '../geometry/sketch.ts'
import type { SpeciesDefinition } from './species.ts'
import { along, drawStem, mood, rosette, snowCap, tuft } from './stems.ts'

/** Herb colours through the year: green, or straw in winter. */
export function herb(season: Season, petals: string, green = 'stem 5f7f45 deep 3f6138 leaf 55803f light 7fa356'): Colours {
  const straw = 'stem a08a5c deep 7d6c48 leaf 97845a light b8a676 pod 8a7347 podShade 66543a'
  return { ...EARTH, ...tones(`pod 8aa365 podShade 5f7a48 ${petals}`), ...tones(season === 'winter' ? straw : green) }
}

const GREENS = ['deep', 'leaf', 'light'] as const

/** Petals around a flat head seen from the side at `tilt` (1 from above): those behind first. */
function rays(
  sk: Sketch,
  random: ForkableRandom,
  x: number,
  y: number,
  r: number,
  tilt: number,
  count: number,
  half: number,
  back: string,
  front: string,
  open: number,
): void {
  const turn = random.next() * TAU
  const order = Array.from({ length: count }, (_, i) => turn + (i / count) * TAU + random.spread(0.12)).toSorted((p, q) => sin(p) - sin(q))
  for (const angle of order) {
    const depth = sin(angle)
    const u = cos(angle)
    // Closed petals stand up; open ones lie in the plane of the head.
    const v = mix(-1, depth * tilt, open)
    const w = u * mix(0.35, 1, open)
    const len = Math.sqrt(w * w + v * v) * r
    const a = heading(w, -v)
    sk.leaf(
      depth < -0.1 ? back : front,
      x,
      y,
      a,
      len * random.between(0.92, 1.06),
      Math.max(r * half * (0.45 + 0.55 * Math.abs(v)), r * 0.05),
      random.spread(0.12),
      0.68,
    )
  }
}

/** Heading of a direction given by its right and up shares: the angle whose tangent is right/up, by a rational fit (error < 0.005). */
function heading(right: number, up: number): number {
  const a = Math.abs(right)
  const b = Math.abs(up)
  const t = Math.min(a, b) / Math.max(a, b, 1e-9)
  let angle = t * (0.7854 + 0.273 * (1 - t))
  if (a > b) angle = TAU / 4 - angle
  if (up < 0) angle = TAU / 2 - angle
  return right < 0 ? -angle : angle
}

/** A disc of florets by Vogel's spiral, foreshortened. */
function disc(sk: Sketch, x: number, y: number, r: number, tilt: number, count: number, base: string, dots: string): void {
  sk.dot(base, x, y, r, r * tilt)
  for (let i = 0; i < count; i++) {
    const d = r * 0.9 * Math.sqrt((i + 0.5) / count)
    const a = i * GOLDEN_ANGLE
    sk.leaf(dots, x + cos(a) * d, y + sin(a) * d * tilt - r * 0.06, a, r * 0.2, r * 0.07, 0, 0.5)
  }
}

export const daisy: SpeciesDefinition = {
  frame: [-125, -275, 250, 297],
  stature: 0.24,
  colours: (season) => herb(season, 'petal fbfaf4 petalShade d8dde0 heart e9b632 heartDots c68a1f'),
  draw: (sk, random, growth, season) => {
    const now = mood(season)
    rosette(sk, random.fork(1), growth, sk.many(10, 6), 74, 0.13, GREENS, 1.3)
    for (const s of tuft(random.fork(2), 5, 60, 0.42)) {
      const g = ease(growth, s.born, s.born + 0.72)
      sk.part('stem', s.x, 0, 0.85)
      const nodes = drawStem(
        sk,
        'stem',
        s.x,
        232 * s.share * g * now.size,
        s.a * 0.5,
        s.a * 0.9 + s.random.spread(0.15),
        2.2 * g + 0.6 * growth,
      )
      for (const t of [0.25, 0.42, 0.6]) {
        const n = along(nodes, t)
        sk.leaf(
          t > 0.5 ? 'light' : 'leaf',
          n.x,
          n.y,
          n.a + s.random.spread(1.6),
          30 * g * (1 - t * 0.6),
          3.4 * g,
          s.random.spread(0.4),
          0.6,
        )
      }
      const tip = along(nodes, 1)
      const born = 0.35 + s.born
      const size = ease(growth, born, born + 0.45) * 43 * (0.8 + 0.2 * s.share)
      const open = ease(growth, born + 0.12, born + 0.5) * now.open
      const tilt = s.random.between(0.5, 0.78)
      if (now.dry) {
        sk.dot('pod', tip.x, tip.y, size * 0.3, size * 0.24)
        sk.dot('podShade', tip.x, tip.y - size * 0.08, size * 0.2, size * 0.12)
        snowCap(sk, tip.x, tip.y - size * 0.14, size * 0.26)
        continue
      }
      sk.leaf('deep', tip.x, tip.y + size * 0.16, 0, size * 0.3, size * 0.16, 0, 0.5)
      rays(sk, s.random, tip.x, tip.y, size, tilt, sk.many(20, 11), 0.095 * Math.min(1.5, sk.plump), 'petalShade', 'petal', open)
      disc(sk, tip.x, tip.y - size * 0.04, size * 0.3, mix(0.9, tilt, 0.7), sk.many(18, 5), 'heart', 'heartDots')
    }
  },
}

/** A poppy's petal: a wide fan with a crumpled edge. */
function crumpled(sk: Sketch, random: ForkableRandom, fill: string, x: number, y: number, a: number, len: number, wide: number): void {
  const pts = [x, y]
  const put = (u: number, v: number): void => {
    pts.push(atX(x, a, u * len, v * wide), atY(y, a, u * len, v * wide))
  }
  put(0.18, -0.95)
  put(0.72, -0.98)
  const n = 4
  for (let i = 0; i < n; i++) {
    const v0 = -0.98 + (1.96 * (i + 0.5)) / n
    const v1 = -0.98 + (1.96 * (i + 1)) / n
    put(1.12 - 0.2 * v0 * v0 + random.spread(0.14), v0)
    put(0.97 - 0.25 * v1 * v1 + random.spread(0.06), v1)
  }
  put(0.18, 0.95)
  put(0, 0)
  sk.add(len, fill, `M${'Q'.repeat(n + 2)}Z`, pts)
}

export const poppy: SpeciesDefinition = {
  frame: [-165, -308, 330, 322],
  stature: 0.28,
  colours: (season) =>
    herb(
      season,
      'petal d8402c petalShade a9281f petalLight ec6a45 heart 2e2a2c petalInk 8c1d1a',
      'stem 71874f deep 4a6a42 leaf 65864b light 8ba663',
    ),
  draw: (sk, random, growth, season) => {
    const now = mood(season)
    sk.part('leaves', 0, 0, 0.3)
    const ground = random.fork(1)
    for (let i = 0; i < 8; i++) {
      const side = i % 2 ? 1 : -1
      const size = ease(growth, i * 0.03, 0.35 + i * 0.03) * ground.between(60, 95)
      const a = side * mix(0.35, 1.25, i / 7)
      const tone = GREENS[i % 3]!
      sk.leaf(tone, 0, 0, a, size, size * 0.035, side * 0.25, 0.4)
      for (let k = 1; k < 6; k++) {
        const t = k / 6
        const n = { x: atX(0, a, size * t, side * 0.25 * size * t * t), y: atY(0, a, size * t, side * 0.25 * size * t * t) }
        for (const dir of [-1, 1])
          sk.leaf(tone, n.x, n.y, a + side * 0.3 * t + dir * 0.75, size * 0.3 * (1.1 - t), size * 0.032, dir * -0.2, 0.4)
      }
    }
    tuft(random.fork(2), 5, 66, 0.5).forEach((s, i) => {
      const g = ease(growth, s.born, s.born + 0.72)
      const bud = i === 3
      sk.part('stem', s.x, 0, 0.95)
      const sway = s.a * 1.1 + s.random.spread(0.3)
      const nodes = drawStem(
        sk,
        'stem',
        s.x,
        245 * s.share * g * now.size,
        s.a * 0.35,
        bud ? sway + (s.a < 0 ? -2.2 : 2.2) : sway,
        1.9 * g + 0.5 * growth,
      )
      for (let k = 0; k < sk.many(9); k++) {
        const n = along(nodes, 0.2 + 0.75 * s.random.next())
        const dir = k % 2 ? 1 : -1
        sk.line('stem', 0.5, 'ML', [n.x, n.y, atX(n.x, n.a + dir * 1.2, 5 * g, 0), atY(n.y, n.a + dir * 1.2, 5 * g, 0)], g)
      }
      const tip = along(nodes, 1)
      const born = 0.36 + s.born
      const size = ease(growth, born, born + 0.42) * 47 * (0.78 + 0.22 * s.share)
      if (bud || (now.seeds && i % 2) || now.dry) {
        const r = size * 0.28
        if (bud && !now.seeds) {
          sk.leaf('deep', tip.x, tip.y, tip.a, r * 2.6, r * 0.85, 0, 0.5)
          sk.brush(
            'petal',
            atX(tip.x, tip.a, r * 0.8, 0),
            atY(tip.y, tip.a, r * 0.8, 0),
            atX(tip.x, tip.a, r * 1.6, r * 0.5),
            atY(tip.y, tip.a, r * 1.6, r * 0.5),
            atX(tip.x, tip.a, r * 2.5, 0),
            atY(tip.y, tip.a, r * 2.5, 0),
            r * 0.16,
          )
        } else {
          sk.leaf('pod', tip.x, tip.y + r * 0.4, tip.a, r * 2.2, r * 0.8, 0, 0.6)
          sk.dot('podShade', tip.x, tip.y - r * 1.75, r * 0.8, r * 0.25)
          if (now.dry) snowCap(sk, tip.x, tip.y - r * 1.9, r * 0.8)
        }
        return
      }
      const open = mix(0.45, 1, ease(growth, born + 0.1, born + 0.5) * now.open)
      const o = s.random
      crumpled(sk, o.fork(1), 'petalShade', tip.x, tip.y, -0.55 * open, size * 0.98, size * 0.58)
      crumpled(sk, o.fork(2), 'petalShade', tip.x, tip.y, 0.6 * open, size * 0.98, size * 0.58)
      crumpled(sk, o.fork(3), 'petal', tip.x, tip.y + size * 0.05, -1.35 * open, size * 0.92, size * 0.5)
      crumpled(sk, o.fork(4), 'petal', tip.x, tip.y + size * 0.05, 1.32 * open, size * 0.92, size * 0.5)
      sk.dot('heart', tip.x, tip.y - size * 0.1, size * 0.24 * open, size * 0.17)
      sk.dot('pod', tip.x, tip.y - size * 0.16, size * 0.1, size * 0.1)
      for (let k = 0; k < sk.many(12, 4); k++) {
        const a = k * GOLDEN_ANGLE
        const d = size * 0.27 * open
        sk.dot('heart', tip.x + cos(a) * d, tip.y - size * 0.13 + sin(a) * d * 0.7, size * 0.026)
      }
      crumpled(sk, o.fork(5), 'petalLight', tip.x, tip.y + size * 0.02, 3.14 + o.spread(0.15), size * 0.6 * open, size * 0.62)
      for (let k = -2; k <= 2; k++)
        sk.brush(
          'petalInk',
          tip.x + k * size * 0.05,
          tip.y + size * 0.1,
          tip.x + k * size * 0.14,
          tip.y + size * 0.25,
          tip.x + k * size * 0.17,
          tip.y + size * 0.42 * open,
          size * 0.008,
        )
      for (const dir of [-1, 1])
        for (let k = 0; k < 3; k++)
          sk.brush(
            'petalInk',
            tip.x + dir * size * 0.2,
            tip.y - size * (0.1 + 0.05 * k),
            tip.x + dir * size * 0.4,
            tip.y - size * (0.12 + 0.13 * k),
            tip.x + dir * size * 0.66 * open,
            tip.y - size * (0.02 + 0.24 * k),
            size * 0.008,
          )
    })
  },
}

export const cornflower: SpeciesDefinition = {
  frame: [-130, -295, 260, 309],
  stature: 0.27,
  colours: (season) =>
    herb(
      season,
      'petal 4a6fd0 petalShade 32509f petalLight 7e9be8 heart 4b2f7a',
      'stem 78907a deep 4d6b58 leaf 6f8c74 light 96ad94 pod 8fa06f podShade 5e6f4d',
    ),
  draw: (sk, random, growth, season) => {
    const now = mood(season)
    rosette(sk, random.fork(1), growth, sk.many(11, 6), 96, 0.04, GREENS, 1.15)
    for (const s of tuft(random.fork(2), 5, 54, 0.46)) {
      const g = ease(growth, s.born, s.born + 0.72)
      sk.part('stem', s.x, 0, 0.9)
      const nodes = drawStem(
        sk,
        'stem',
        s.x,
        238 * s.share * g * now.size,
        s.a * 0.5,
        s.a * 0.8 + s.random.spread(0.3),
        1.9 * g + 0.5 * growth,
      )
      for (let k = 0; k < sk.many(7, 4); k++) {
        const n = along(nodes, 0.15 + k * 0.11)
        const side = k % 2 ? 1 : -1
        sk.leaf(GREENS[k % 3]!, n.x, n.y, n.a + side * 0.5, 52 * g * (1 - k * 0.08), 2.6 * g, side * 0.18, 0.4)
      }
      const tip = along(nodes, 1)
      const born = 0.35 + s.born
      const size = ease(growth, born, born + 0.45) * 45 * (0.8 + 0.2 * s.share)
      const open = mix(0.3, 1, ease(growth, born + 0.1, born + 0.5) * now.open)
      const cup = (): void => {
        sk.leaf('pod', tip.x, tip.y + size * 0.42, tip.a * 0.4, size * 0.62, size * 0.19, 0, 0.42)
        for (let k = 0; k < 7; k++) {
          const row = Math.floor(k / 3)
          sk.leaf('podShade', tip.x + ((k % 3) - 1) * size * 0.09, tip.y + size * (0.3 - row * 0.13), 0, size * 0.12, size * 0.035, 0, 0.5)
        }
      }
      if (now.dry) {
        cup()
        snowCap(sk, tip.x, tip.y - size * 0.02, size * 0.2)
        continue
      }
      const count = sk.many(11, 6)
      const trumpet = (k: number, tone: string, len: number): void => {
        const a = (k / (count - 1) - 0.5) * 3.7 * open + s.random.spread(0.14)
        const bx = tip.x
        const by = tip.y - size * 0.06
        sk.leaf(tone, bx, by, a, len * 0.7, size * 0.05, 0, 0.6)
        for (let j = -1; j <= 1; j++)
          sk.leaf(
            tone,
            atX(bx, a, len * 0.5, 0),
            atY(by, a, len * 0.5, 0),
            a + j * 0.42,
            len * (j ? 0.46 : 0.56),
            size * 0.065,
            j * 0.12,
            0.5,
          )
      }
      for (let k = 0; k < count; k += 2) trumpet(k, 'petalShade', size)
      for (let k = 1; k < count; k += 2) trumpet(k, 'petal', size * 0.94)
      cup()
      for (let k = 0; k < 6; k++)
        sk.leaf(
          k % 2 ? 'petalLight' : 'petal',
          tip.x,
          tip.y - size * 0.02,
          (k - 2.5) * 0.36,
          size * s.random.between(0.42, 0.58),
          size * 0.04,
          s.random.spread(0.3),
          0.7,
        )
      for (let k = 0; k < sk.many(6, 3); k++)
        sk.leaf('heart', tip.x, tip.y - size * 0.04, (k - 2.5) * 0.24, size * s.random.between(0.3, 0.42), size * 0.02, 0, 0.8)
    }
  },
}
