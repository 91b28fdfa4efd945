import { ease, mix } from '../geometry/maths.ts'
import { EARTH, tones } from '../geometry/palette.ts'
import { atX, atY } from '../geometry/sketch.ts'
import type { Node } from '../geometry/sketch.ts'
import { herb } from './meadow.ts'
import type { SpeciesDefinition } from './species.ts'
import { along, drawStem, mood, snowCap, tuft } from './stems.ts'

export const reed: SpeciesDefinition = {
  frame: [-235, -375, 470, 398],
  stature: 0.4,
  colours: (season) => ({
    ...EARTH,
    ...tones('head 7a4a2b headShade 5a341f headLight 9c6a41 water 8fb0ad waterLight b9cfca fluff e4d9bf'),
    ...(season === 'winter'
      ? tones('deep 8d7a4f mid a8935f leaf c0ab76 light d6c595')
      : season === 'autumn'
        ? tones('deep 6f6a36 mid 96863f leaf b59c4b light d2bb68')
        : season === 'spring'
          ? tones('deep 3f6f48 mid 5b9150 leaf 82b45c light b0d176')
          : tones('deep 375f45 mid 4e7d4d leaf 709b55 light 9bbb6a')),
  }),
  draw: (sk, random, growth, season) => {
    const wet = ease(growth, 0, 0.4)
    sk.part('water')
    sk.leaf(season === 'winter' ? 'snowShade' : 'water', -112 * wet, 3, 1.57, 224 * wet, 8 * wet, 0, 0.5)
    sk.leaf(season === 'winter' ? 'snow' : 'waterLight', -60 * wet, 5, 1.57, 130 * wet, 1.8 * wet, 0, 0.5)
    const blades = sk.many(46, 16)
    const bands = ['deep', 'mid', 'leaf', 'light']
    const leaves = (from: number, to: number): void => {
      for (let i = from; i < to; i++) {
        const own = random.fork(i)
        const u = own.spread(1)
        const len = own.between(150, 300) * (1 - 0.3 * Math.abs(u)) * ease(growth, 0.2 * own.next(), 0.55 + 0.4 * own.next())
        const a = u * 0.42 + own.spread(0.12)
        sk.leaf(
          bands[Math.min(3, Math.floor((i / blades) * 4))]!,
          u * 62,
          2,
          a,
          len,
          3.4 * Math.min(1, len / 110),
          u * 0.28 + own.spread(0.25),
          0.42,
        )
      }
    }
    sk.part('blades-far', 0, 0, 0.5)
    leaves(0, Math.floor(blades * 0.55))
    tuft(random.fork(900), 5, 90, 0.18).forEach((s) => {
      const g = ease(growth, 0.05 + s.born, 0.75 + s.born)
      sk.part('stalk', s.x, 0, 0.7)
      const nodes = drawStem(sk, 'mid', s.x, 350 * s.share * g, s.a * 0.7, s.a * 0.5, 2 * g + 0.3 * growth)
      const h = ease(growth, 0.45 + s.born, 0.9 + s.born)
      const n = along(nodes, 0.8)
      const body = (half: number, aside: number): Node[] =>
        [0, 0.06, 0.5, 0.94, 1].map((t) => ({
          x: atX(n.x, n.a, t * 62 * h, aside),
          y: atY(n.y, n.a, t * 62 * h, aside),
          a: n.a,
          w: half * h * (t === 0 || t === 1 ? 0.45 : 1),
        }))
      sk.ribbon('head', body(7, 0))
      sk.ribbon('headShade', body(2.4, 3.9 * h))
      sk.ribbon('headLight', body(1, -3.4 * h))
      sk.leaf('mid', atX(n.x, n.a, 62 * h, 0), atY(n.y, n.a, 62 * h, 0), n.a, 24 * h, 1.2 * h, 0, 0.3)
      if (season === 'winter') {
        const top = { x: atX(n.x, n.a, 60 * h, 0), y: atY(n.y, n.a, 60 * h, 0) }
        snowCap(sk, top.x, top.y, 8 * h)
        for (let k = 0; k < 5; k++)
          sk.leaf(
            'fluff',
            atX(n.x, n.a, (12 + k * 9) * h, 5 * h),
            atY(n.y, n.a, (12 + k * 9) * h, 5 * h),
            1.2 + k * 0.15,
            9 * h,
            2.5 * h,
            0.3,
          )
      }
    })
    sk.part('blades-near', 0, 0, 0.7)
    leaves(Math.floor(blades * 0.55), blades)
  },
}

export const grass: SpeciesDefinition = {
  frame: [-155, -235, 310, 249],
  stature: 0.18,
  colours: (season) =>
    herb(
      season,
      season === 'autumn' || season === 'winter' ? 'seed c7a765 seedLight e0c98d' : 'seed a9a265 seedLight cfc58a',
      season === 'autumn' ? 'stem a9964f deep 6d7238 leaf 96924a light c2b468' : 'stem 7f9a4f deep 41693c leaf 5f8c45 light 93b45e',
    ),
  draw: (sk, random, growth, season) => {
    const now = mood(season)
    const blades = sk.many(60, 18)
    const tonesOf = ['deep', 'leaf', 'light']
    for (let band = 0; band < 3; band++) {
      sk.part(`blades-${band}`, 0, 0, 0.5 + band * 0.15)
      for (let i = band; i < blades; i += 3) {
        const own = random.fork(i)
        const u = own.spread(1)
        const len = own.between(80, 165) * (1 - 0.35 * Math.abs(u)) * ease(growth, 0.25 * own.next(), 0.5 + 0.4 * own.next()) * now.size
        sk.leaf(
          tonesOf[band]!,
          u * 30,
          1,
          u * 0.75 + own.spread(0.15),
          len,
          2.3 * Math.min(1, len / 70) * Math.min(1.4, sk.plump),
          u * 0.4 + own.spread(0.35),
          0.35,
        )
      }
    }
    tuft(random.fork(900), 7, 40, 0.5).forEach((s, i) => {
      const g = ease(growth, 0.15 + s.born, 0.72 + s.born)
      sk.part('culm', s.x, 0, 0.95)
      const nodes = drawStem(
        sk,
        'stem',
        s.x,
        225 * s.share * g * now.size,
        s.a * 0.7,
        s.a * 0.9 + s.random.spread(0.3),
        1 * g + 0.3 * growth,
      )
      const ears = sk.many(15, 7)
      for (let k = 0; k < ears; k++) {
        const t = k / ears
        const n = along(nodes, mix(0.68, 1, t))
        const h = ease(growth, 0.4 + s.born + 0.1 * t, 0.75 + s.born + 0.1 * t - 0.02)
        const side = k % 2 ? 1 : -1
        const out = i % 2 ? 0.35 : 0.75
        sk.leaf(k % 3 ? 'seed' : 'seedLight', n.x, n.y, n.a + side * out, 13 * h * (1.1 - t * 0.5), 2.3 * h, side * -0.15, 0.5)
      }
      if (now.dry) snowCap(sk, along(nodes, 0.97).x, along(nodes, 0.97).y, 3.5 * g)
    })
  },
}
