import { cos, ease, mix, sin } from '../geometry/maths.ts'
import { atX, atY } from '../geometry/sketch.ts'
import type { Sketch } from '../geometry/sketch.ts'
import { herb } from './meadow.ts'
import type { SpeciesDefinition } from './species.ts'
import { along, drawStem, mood, rosette, snowCap, tuft } from './stems.ts'

const GREENS = ['deep', 'leaf', 'light'] as const

/** A bell hanging along heading `a`: a tube that widens to a lip; `flare` opens the lip, `curl` turns its points back. */
function bell(sk: Sketch, x: number, y: number, a: number, len: number, half: number, fill: string, shade: string): void {
  const p = (u: number, v: number): [number, number] => [atX(x, a, u * len, v * half), atY(y, a, u * len, v * half)]
  const tube = [
    ...p(0, 0),
    ...p(0.02, -0.55),
    ...p(0.4, -0.62),
    ...p(0.8, -0.72),
    ...p(0.95, -1.12),
    ...p(1.12, -0.6),
    ...p(1.06, 0),
    ...p(1.12, 0.6),
    ...p(0.95, 1.12),
    ...p(0.8, 0.72),
    ...p(0.4, 0.62),
    ...p(0.02, 0.55),
    ...p(0, 0),
  ]
  sk.add(len, fill, 'MQQQQQQZ', tube)
  sk.leaf(shade, ...p(0.04, 0.3), a, len * 0.86, half * 0.2, 0.06, 0.5)
}

export const foxglove: SpeciesDefinition = {
  frame: [-120, -366, 240, 408],
  stature: 0.42,
  colours: (season) =>
    herb(
      season,
      'petal c9609f petalShade a03f82 petalLight e493c1 heart f7dfe9 dots 7c2a5c',
      'stem 6d8a4e deep 3f6244 leaf 58804c light 85a866',
    ),
  draw: (sk, random, growth, season) => {
    const now = mood(season)
    rosette(sk, random.fork(1), growth, sk.many(10, 6), 88, 0.19, GREENS, 1.4)
    tuft(random.fork(2), 3, 118, 0.26).forEach((s, i) => {
      // Side shoots wait until the leaves reach as far as they stand: before that they would come up beside the plant.
      const g = ease(growth, i === 0 ? 0 : 0.24, s.born * 2 + 0.72)
      if (g === 0) return
      const o = s.random
      sk.part('spire', s.x, 0, 0.6)
      const nodes = drawStem(
        sk,
        'stem',
        s.x,
        (i === 0 ? 355 : 265 * s.share + 40) * g * now.size,
        s.a * 0.5,
        s.a * 0.6 + o.spread(0.1),
        3.4 * g + 0.6 * growth,
      )
      for (let k = 0; k < 5; k++) {
        const n = along(nodes, 0.08 + k * 0.07)
        const side = k % 2 ? 1 : -1
        sk.leaf(GREENS[k % 3]!, n.x, n.y, n.a + side * 1, 52 * g * (1 - k * 0.12), 8 * g * (1 - k * 0.12), side * 0.2, 0.4)
      }
      const count = sk.many(i === 0 ? 21 : 15, 9)
      // From the top down, so that lower, larger bells lie in front.
      for (let k = count - 1; k >= 0; k--) {
        const t = k / count
        const n = along(nodes, mix(i === 0 ? 0.3 : 0.36, 0.985, t) + o.spread(0.012))
        const born = 0.34 + 0.3 * t + s.born
        const own = o.fork(k)
        const size = ease(growth, born, born + 0.3) * mix(40, 9, t ** 1.1) * (i > 0 ? 0.8 : 1) * own.between(0.9, 1.12)
        const side = k % 2 ? 1 : -1
        const open = ease(growth, born + 0.05, born + 0.34) * now.open * ease(1 - t, 0.02, 0.35)
        const a = n.a + side * mix(0.7, mix(2, 2.35, own.next()), mix(0.35, 1, open) * (1 - 0.6 * t)) + own.spread(0.12)
        const foot = { x: n.x + side * n.w, y: n.y }
        if (now.dry || (now.seeds && t < 0.4)) {
          sk.leaf('pod', foot.x, foot.y, n.a + side * 0.7, size * 0.5, size * 0.15, 0, 0.5)
          if (now.dry && k % 3 === 0) snowCap(sk, foot.x + side * size * 0.2, foot.y - size * 0.3, size * 0.2)
          continue
        }
        if (sk.detail > 0.35) sk.leaf('leaf', foot.x, foot.y - size * 0.05, n.a + side * 0.8, size * 0.5, size * 0.12, 0, 0.4)
        if (t > 0.8) sk.leaf(t > 0.9 ? 'light' : 'petalLight', foot.x, foot.y, a, size * 1.2, size * 0.3, 0, 0.6)
        else {
          bell(
            sk,
            foot.x,
            foot.y,
            a,
            size * mix(0.8, 1.12, open),
            size * mix(0.28, 0.42, open),
            k % 3 === 0 ? 'petalShade' : k % 3 === 1 ? 'petal' : 'petalLight',
            k % 3 === 0 ? 'dots' : 'petalShade',
          )
          const mx = atX(foot.x, a, size * 1.08 * open, 0)
          const my = atY(foot.y, a, size * 1.08 * open, 0)
          sk.dot('heart', mx, my, size * 0.27 * open, size * 0.13 * open, a)
          const spots = sk.detail > 0.5 ? 1 : 0
          for (let d = -spots; d <= spots; d++)
            sk.dot('dots', mx + cos(a) * d * size * 0.11, my + sin(a) * d * size * 0.11, size * 0.032 * open)
        }
      }
    })
  },
}

export const lupin: SpeciesDefinition = {
  frame: [-130, -322, 260, 340],
  stature: 0.34,
  colours: (season) =>
    herb(
      season,
      'petal 6f5cc0 petalShade 4c3d96 petalLight 9d8fe0 petalTop d9a9d8 heart f2e6f5',
      'stem 668249 deep 3a6145 leaf 528050 light 84ad6c',
    ),
  draw: (sk, random, growth, season) => {
    const now = mood(season)
    const fans = random.fork(1)
    sk.part('leaves', 0, 0, 0.4)
    for (let i = 0; i < 9; i++) {
      const side = i % 2 ? 1 : -1
      const t = i / 8
      const g = ease(growth, 0.02 + t * 0.1, 0.42 + t * 0.1)
      const a = side * mix(0.25, 1.1, t) + fans.spread(0.1)
      const len = mix(130, 75, t) * g * fans.between(0.85, 1.1)
      const x = atX(0, a, len, side * len * 0.18)
      const y = atY(0, a, len, side * len * 0.18)
      sk.brush('stem', 0, 0, atX(0, a, len * 0.5, 0), atY(0, a, len * 0.5, 0), x, y, 1.1 * g)
      const fingers = 9
      for (let k = 0; k < fingers; k++) {
        const turn = (k / (fingers - 1) - 0.5) * 4.3
        const l = 37 * g * (1 - 0.22 * Math.abs(turn) * 0.5)
        sk.leaf(
          k % 2 ? GREENS[Math.min(2, Math.floor(t * 3))]! : (['leaf', 'light', 'light'] as const)[Math.floor(t * 2.9)]!,
          x,
          y,
          a + turn,
          l,
          l * 0.11,
          0,
          0.65,
        )
      }
    }
    tuft(random.fork(2), 3, 74, 0.26).forEach((s, i) => {
      const g = ease(growth, s.born * 2, s.born * 2 + 0.7)
      sk.part('spire', s.x, 0, 0.6)
      const nodes = drawStem(
        sk,
        'stem',
        s.x,
        (i === 0 ? 312 : 215 * s.share + 30) * g * now.size,
        s.a * 0.5,
        s.a * 0.5 + s.random.spread(0.1),
        3 * g + 0.6 * growth,
      )
      const whorls = sk.many(i === 0 ? 15 : 11, 7)
      for (let k = whorls - 1; k >= 0; k--) {
        const t = k / whorls
        const n = along(nodes, mix(0.42, 0.99, t))
        const born = 0.32 + 0.3 * t + s.born
        const size = ease(growth, born, born + 0.32) * mix(21, 6, t)
        const own = s.random.fork(k)
        for (let j = 0; j < 5; j++) {
          const u = ((j * 2) % 5) - 2
          const a = n.a + u * 0.62 + own.spread(0.15)
          const x = n.x
          const y = n.y
          if (now.dry || (now.seeds && t < 0.35)) {
            if (j > 2) sk.leaf('pod', x, y, n.a + u * 0.35, size * 0.9, size * 0.14, 0.1 * u, 0.5)
            continue
          }
          const tone = t > 0.78 ? 'petalTop' : j % 2 ? 'petal' : 'petalShade'
          const len = size * mix(0.8, 1, now.open)
          sk.leaf(tone, x, y, a, len * 1.15, len * 0.3, u * 0.06, 0.68)
          sk.leaf(
            t > 0.78 ? 'heart' : 'petalLight',
            atX(x, a, len * 0.45, 0),
            atY(y, a, len * 0.45, 0),
            a - u * 0.16,
            len * 0.62,
            len * 0.15,
            0,
            0.6,
          )
        }
      }
      if (now.dry) snowCap(sk, nodes.at(-1)!.x, nodes.at(-1)!.y, 4 * g)
    })
  },
}

export const bluebell: SpeciesDefinition = {
  frame: [-156, -240, 312, 254],
  stature: 0.22,
  colours: (season) =>
    herb(season, 'petal 6674cf petalShade 4a54a8 petalLight 94a0ea heart e9e4f4', 'stem 6b8a52 deep 346045 leaf 4a7f4f light 78a962'),
  draw: (sk, random, growth, season) => {
    const now = mood(season)
    const strap = random.fork(1)
    sk.part('leaves', 0, 0, 0.35)
    for (let i = 0; i < 11; i++) {
      const side = i % 2 ? 1 : -1
      const t = i / 10
      const size = ease(growth, t * 0.1, 0.4 + t * 0.12) * mix(165, 105, t) * strap.between(0.85, 1.1)
      sk.leaf(
        GREENS[Math.min(2, Math.floor(t * 3))]!,
        side * 2,
        0,
        side * mix(0.1, 0.75, t),
        size,
        4.6 * (size / 130),
        side * mix(0.15, 0.55, t),
        0.55,
      )
    }
    tuft(random.fork(2), 4, 62, 0.36).forEach((s, i) => {
      const g = ease(growth, s.born * 1.5, s.born * 1.5 + 0.7)
      const side = i % 2 ? -1 : 1
      sk.part('stem', s.x, 0, 0.85)
      const nodes = drawStem(
        sk,
        'stem',
        s.x,
        268 * s.share * g * now.size,
        s.a * 0.6 - side * 0.08,
        side * mix(0.4, 1.9, ease(growth, 0.4, 0.95)) * s.random.between(0.85, 1.1),
        2.3 * g + 0.5 * growth,
      )
      const count = sk.many(9, 6)
      for (let k = 0; k < count; k++) {
        const t = k / (count - 1)
        const n = along(nodes, mix(0.52, 0.995, t))
        const born = 0.36 + 0.22 * t + s.born
        const own = s.random.fork(k)
        const size = ease(growth, born, born + 0.34) * mix(29, 15, t)
        const a = 3.14 - side * (0.15 + own.next() * 0.4) + (k % 2 ? side * 0.55 : 0)
        const out = k % 2 ? -side : side
        const hx = n.x + out * size * 0.24
        const hy = n.y + size * 0.22
        sk.brush('stem', n.x, n.y, (n.x + hx) / 2 + out * 2, n.y, hx, hy, 0.6)
        if (now.dry || now.seeds) {
          sk.leaf('pod', hx, hy, a, size * 0.5, size * 0.16, 0, 0.5)
          continue
        }
        const open = mix(0.4, 1, now.open === 0.6 ? 1 : 0.9) * ease(growth, born + 0.05, born + 0.36)
        const len = size * mix(0.85, 1.05, open)
        bell(sk, hx, hy, a, len, size * mix(0.26, 0.37, open), k % 2 ? 'petal' : 'petalShade', k % 2 ? 'petalShade' : 'petalLight')
        // Lips rolled back.
        for (const dir of sk.detail > 0.35 ? [-1, 0, 1] : [0])
          sk.leaf(
            dir ? 'petalLight' : 'petal',
            atX(hx, a, len * 0.86, dir * size * 0.24 * open),
            atY(hy, a, len * 0.86, dir * size * 0.24 * open),
            a + dir * 1.5 * open,
            size * 0.3 * open,
            size * 0.09,
            -dir * 0.5,
            0.5,
          )
      }
    })
  },
}
