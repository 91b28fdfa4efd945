import { ivyLeaf } from '../geometry/foliage.ts'
import { cos, ease, mix, sin } from '../geometry/maths.ts'
import { EARTH, leafTones, tones } from '../geometry/palette.ts'
import { atX, atY } from '../geometry/sketch.ts'
import type { Node } from '../geometry/sketch.ts'
import type { SpeciesDefinition } from './species.ts'
import { snowCap } from './stems.ts'

export const ivy: SpeciesDefinition = {
  frame: [-125, -385, 250, 424],
  stature: 0.5,
  colours: (season) => ({
    ...EARTH,
    ...tones('bark 8b7a66 barkShade 665848 barkLight a79680 vine 6f6a45 berry 2b2b3a vein a9c48a'),
    ...leafTones(
      season === 'winter' ? 'summer' : season,
      season === 'winter'
        ? 'deep 24382f shade 334b3b leaf 4a5f45 light 66755a glow 8c9579'
        : 'deep 1f4433 shade 2f5c3d leaf 467a48 light 6a9c58 glow 97bd76',
      'deep 3a3f2c shade 54583a leaf 7a5a3a light 9a6a48 glow b98a5e',
    ),
  }),
  draw: (sk, random, growth, season) => {
    // An old hazel pole to climb on.
    sk.part('pole')
    const lean = random.spread(0.05)
    const pole: Node[] = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: lean * t * 350 + sin(t * 5) * 2,
      y: -t * 352 * ease(growth, -0.3, 0.6),
      a: lean,
      w: 6.2 - 2.4 * t,
    }))
    sk.ribbon('bark', pole)
    sk.ribbon(
      'barkShade',
      pole.map((n) => ({ ...n, x: n.x + n.w * 0.5, w: n.w * 0.45 })),
    )
    const side = random.chance(0.5) ? 1 : -1
    const place = (t: number, grown: number): { x: number; y: number; z: number } => {
      const turn = t * 15.5 * side
      const h = t * 372 * grown
      return { x: lean * h + sin(turn) * (17 + 6 * sin(t * 9)) * (1 - t * 0.35), y: -h, z: cos(turn) }
    }
    const grown = ease(growth, 0, 1)
    const steps = 44
    const stems = (front: boolean): void => {
      for (let i = 0; i < steps; i++) {
        const a = place(i / steps, grown)
        const b = place((i + 0.5) / steps, grown)
        const c = place((i + 1) / steps, grown)
        if (b.z > 0 !== front) continue
        sk.line('vine', 3.4 * (1 - 0.7 * (i / steps)) * mix(0.4, 1, growth), 'MQ', [a.x, a.y, b.x, b.y, c.x, c.y], grown * 8)
      }
    }
    const leaves = (front: boolean): void => {
      sk.part(front ? 'leaves-near' : 'leaves-far', 0, -150 * grown, 0.3)
      const count = sk.many(58, 22)
      for (let i = 0; i < count; i++) {
        const own = random.fork(i)
        const t = (i + own.next() * 0.6) / count
        const p = place(t, grown)
        if (p.z > -0.1 !== front) continue
        const born = t * 0.62
        const size = ease(growth, born, born + 0.36) * mix(43, 17, t) * own.between(0.75, 1.15) * Math.min(1.3, sk.plump)
        const out = i % 2 ? 1 : -1
        const a = 3.14 - out * own.between(0.5, 1.35)
        const stalk = size * 0.5
        const x = p.x + out * stalk * own.between(0.4, 1.2)
        const y = p.y - stalk * 0.15
        const tone = front
          ? (['shade', 'leaf', 'light', 'leaf', 'glow'] as const)[Math.floor(own.next() * 4 + (t > 0.75 ? 1 : 0))]!
          : own.chance(0.5)
            ? 'deep'
            : 'shade'
        sk.brush('vine', p.x, p.y, (p.x + x) / 2, y - 3, x, y, 0.7)
        ivyLeaf(sk, tone, x, y, a, size, own)
        if (!front) continue
        const vein: number[] = []
        for (const d of [0, -0.75, 0.75])
          vein.push(x, y, atX(x, a + d, size * (d ? 0.36 : 0.7), 0), atY(y, a + d, size * (d ? 0.36 : 0.7), 0))
        sk.line('vein', 0.6, 'MLMLML', vein, size * 0.2)
      }
    }
    sk.part('vine-far', 0, 0, 0)
    stems(false)
    leaves(false)
    sk.part('vine-near', 0, 0, 0)
    stems(true)
    leaves(true)
    if (season !== 'autumn' && season !== 'winter') return
    sk.part('fruit', 0, -150 * grown, 0.3)
    for (let i = 0; i < 5; i++) {
      const p = place(0.35 + i * 0.13, grown)
      const s = ease(growth, 0.65, 0.95)
      for (let k = 0; k < 6; k++) sk.dot('berry', p.x + cos(k * 1.05) * 5 * s, p.y + sin(k * 1.05) * 4.5 * s, 2.6 * s)
      if (season === 'winter') snowCap(sk, p.x, p.y - 5 * s, 8 * s)
    }
  },
}
