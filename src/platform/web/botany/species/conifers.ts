import type { LeafMaker } from '../geometry/foliage.ts'
import { clamp, ease, mix } from '../geometry/maths.ts'
import { EARTH, tones } from '../geometry/palette.ts'
import { atX, atY } from '../geometry/sketch.ts'
import { drawBroadleaf, quick } from './broadleaf.ts'
import type { BroadleafForm } from './broadleaf.ts'
import type { SpeciesDefinition } from './species.ts'

/** A fan of needles from one point: five strokes. */
const needles: LeafMaker = (sk, fill, x, y, a, len, random) => {
  const pts: number[] = []
  for (let i = 0; i < 5; i++) {
    const at = a + (i - 2) * 0.42 + random.spread(0.2)
    const l = len * random.between(0.75, 1.1)
    pts.push(x, y, atX(x, at, l, 0), atY(y, at, l, 0))
  }
  sk.line(fill, 1.3, 'MLMLMLMLML', pts, len)
}

const scots: BroadleafForm = {
  habit: {
    nodes: [14, 5, 3],
    length: [330, 125, 50],
    girth: 11,
    thin: 0.5,
    taper: 0.3,
    angle: [
      [1.45, 0.7],
      [0.7, 0.6],
      [0.6, 0.6],
    ],
    wobble: [0.17, 0.3, 0.4],
    tropism: [0.14, 0.1, 0.1],
    bare: [0.42, 0.3, 0],
    bearing: [0.95, 0.9, 0],
    crown: (t) => 0.95 - 0.4 * t,
    lean: 0.2,
  },
  leaf: needles,
  leafLength: 17,
  small: needles,
  smallLength: 15,
  clump: { r: 26, flat: 0.46, lobes: 7, most: 30, body: 0.95 },
  leaves: [1.6, 2, 0.5],
  inside: 0.9,
  flare: 1.45,
  evergreen: true,
  extras: (sk, random, limbs, _buds, growth) => {
    const trunk = limbs[0]!.nodes
    for (let i = 0; i < sk.many(26); i++) {
      const n = trunk[Math.floor(random.next() * 7)]!
      const w = n.w * 0.8
      const x = n.x + random.spread(1) * w
      const y = n.y - random.between(0, 30) * growth
      sk.brush('barkShade', x - w * 0.2, y, x + w * 0.1, y + w * 0.12, x + w * 0.35, y - w * 0.2, 0.7 * growth)
    }
  },
}
export const pine: SpeciesDefinition = {
  frame: [-195, -420, 390, 435],
  stature: 1,
  colours: (season) => ({
    ...EARTH,
    ...tones('bark a9693f barkShade 7a4a33 barkLight cf8f5a'),
    ...(season === 'winter'
      ? tones('deep 1f3a36 inner 24433d shade 2f5249 leaf 40665a light 6d8d84 glow c7d6d6')
      : season === 'spring'
        ? tones('deep 22442f inner 284d35 shade 345f3c leaf 4b7c47 light 74a054 glow a4c46c')
        : tones('deep 1c3b2f inner 224535 shade 2d563c leaf 3f6f47 light 5f8f55 glow 86ad67')),
  }),
  draw: (sk, random, growth, season) => drawBroadleaf(sk, random, growth, season, scots),
}

export const spruce: SpeciesDefinition = {
  frame: [-135, -410, 270, 430],
  stature: 1,
  colours: (season) => ({
    ...EARTH,
    ...tones('bark 6a5242 barkShade 4a392f barkLight 86695a cone 8a5a34'),
    ...(season === 'winter'
      ? tones('deep 1d3634 shade 2a4a45 leaf 3b5f57 light 5a7d74 glow 88a59c')
      : season === 'spring'
        ? tones('deep 1d3f33 shade 2b553f leaf 3f7149 light 6b9a52 glow a3c666')
        : tones('deep 1a3830 shade 274d3d leaf 386548 light 4f8053 glow 72a064')),
  }),
  draw: (sk, random, early, season) => {
    const growth = quick(early)
    const tiers = 17
    sk.part('wood')
    const lean = random.spread(0.04)
    let y = -14 * ease(growth, 0, 0.2)
    const trunk = [{ x: 0, y: 0, a: 0, w: 9.5 * growth }]
    const places: { x: number; y: number; t: number; born: number }[] = []
    for (let i = 0; i < tiers; i++) {
      const born = 0.03 + (i / tiers) * 0.5
      y -= mix(25, 17, i / tiers) * random.between(0.85, 1.12) * ease(growth, born, born + 0.45)
      const place = { x: -y * lean, y, t: i / (tiers - 1), born }
      places.push(place)
      trunk.push({ x: place.x, y, a: lean, w: 9 * growth * (1 - 0.93 * ((i + 1) / tiers)) })
    }
    sk.ribbon('bark', trunk)
    for (const { x, y: top, t, born } of places) {
      const own = random.fork(Math.round(t * 100))
      const reach = mix(112, 13, t ** 0.85)
      const size = ease(growth, born, born + 0.46)
      sk.part(`tier-${Math.round(t * 20)}`, 0, -40, 0.15 + 0.3 * t)
      // Behind, two sides, and one towards us.
      const boughs: readonly (readonly [number, number, string, string, string])[] = [
        [-0.55, 0.85, 'deep', 'deep', 'shade'],
        [0.55, 0.85, 'deep', 'deep', 'shade'],
        [1, 1, 'deep', 'shade', 'leaf'],
        [-1, 1, 'shade', 'leaf', 'light'],
        [0.25, 0.62, 'shade', 'leaf', 'light'],
        [-0.3, 0.68, 'leaf', 'light', 'glow'],
      ]
      boughs.forEach(([side, share, body, fringe, lit], k) => {
        const long = reach * Math.abs(side) ** 0.5 * share * own.between(0.86, 1.1) * size
        const dir = side < 0 ? -1 : 1
        const flat = Math.abs(side) < 1 ? 0.55 : 1
        const drop = long * (mix(0.42, 0.1, t) + (1 - flat) * 0.75)
        const tipX = x + dir * long * flat
        const tipY = top + drop
        const midX = x + dir * long * flat * 0.5
        const midY = top + drop * 0.72
        sk.brush(body, x, top - 3 * size, midX, midY, tipX, tipY - long * 0.06, Math.min(6, long * 0.075) + 1.2 * size)
        const n = sk.many(k < 2 ? 3 : 5)
        for (let i = 0; i < n; i++) {
          const s = (i + 0.6) / n
          const fx = mix(x, tipX, s)
          const fy = mix(top, tipY, s * (1.5 - 0.5 * s))
          const len = mix(20, 9, s) * mix(1, 0.5, t) * size * own.between(0.8, 1.2)
          sk.leaf(i % 2 ? fringe : body, fx, fy, dir * mix(2.7, 1.7, s) + own.spread(0.3), len * 1.3, len * 0.13, dir * -0.3, 0.35)
        }
        if (k > 1)
          sk.brush(
            season === 'winter' ? 'snow' : lit,
            mix(x, tipX, 0.2),
            mix(top, midY, 0.4) - 1,
            midX,
            midY - 3,
            mix(x, tipX, 0.9),
            mix(midY, tipY, 0.8) - 1,
            clamp(long * 0.02, 0, 1.8) * (season === 'winter' ? 1.8 : 1),
          )
      })
    }
    sk.part('front', 0, -40, 0.2)
    for (const { x, y: top, t, born } of places) {
      const own = random.fork(500 + Math.round(t * 100))
      const size = ease(growth, born, born + 0.46)
      const len = mix(46, 12, t) * size
      for (let k = 0; k < sk.many(5, 3); k++) {
        const a = 3.14 + (k - 2) * 0.42 + own.spread(0.25)
        sk.leaf(
          (['shade', 'leaf', 'light'] as const)[(k * 2) % 3]!,
          x,
          top - 4 * size,
          a,
          len * own.between(0.7, 1.1),
          len * 0.12,
          (k - 2) * -0.12,
          0.4,
        )
      }
    }
    const tip = places.at(-1)!
    sk.leaf('light', tip.x, tip.y + 2, lean, 24 * growth, 2.2 * growth)
    for (let i = 0; i < (season === 'winter' ? 0 : 6); i++) {
      const p = places[10 + (i % 5)]!
      const s = ease(growth, 0.75, 1)
      sk.leaf('cone', p.x + random.spread(34), p.y + 14, 3.14 + random.spread(0.2), 15 * s, 2.6 * s, 0, 0.5)
    }
  },
}
