import type { Habit } from '../geometry/branching.ts'
import { birchLeaf } from '../geometry/foliage.ts'
import { sin } from '../geometry/maths.ts'
import { EARTH, leafTones, tones } from '../geometry/palette.ts'
import { tree } from './broadleaf.ts'

const birchHabit: Habit = {
  nodes: [17, 5, 4],
  length: [360, 120, 66],
  girth: 9.5,
  thin: 0.42,
  taper: 0.14,
  angle: [
    [0.95, 0.4],
    [0.8, 0.6],
    [0.7, 0.5],
  ],
  wobble: [0.13, 0.22, 0.3],
  tropism: [0.2, -0.17, -0.34],
  bare: [0.26, 0.2, 0],
  bearing: [0.95, 0.95, 0],
  crown: (t) => 0.42 + 2.1 * t * (1 - t) * (1 - 0.35 * t),
  lean: 0.16,
}
export const birch = tree(
  {
    habit: birchHabit,
    leaf: birchLeaf,
    leafLength: 11,
    small: birchLeaf,
    smallLength: 10,
    clump: { r: 15, flat: 1.45, lobes: 5, most: 42, body: 0.75 },
    inside: 0.95,
    leaves: [3, 3, 0],
    flare: 1.5,
    twig: 'twig',
    extras: (sk, random, limbs) => {
      const trunk = limbs[0]!.nodes
      const most = sk.many(30)
      for (let i = 0; i < most; i++) {
        const t = (i + random.next()) / most
        const at = t * (trunk.length - 2)
        const n = trunk[Math.floor(at)]!
        const m = trunk[Math.floor(at) + 1]!
        const f = at - Math.floor(at)
        const w = n.w + (m.w - n.w) * f
        const left = random.chance(0.5) ? -1 : 1
        const x = n.x + (m.x - n.x) * f + left * w
        const y = n.y + (m.y - n.y) * f
        const len = w * random.between(0.5, 1.35) * -left
        sk.brush('mark', x, y, x + len / 2, y + w * 0.25, x + len, y + random.spread(0.4), w * random.between(0.06, 0.17))
      }
      // Dark chevrons where limbs leave the trunk.
      for (const limb of limbs) {
        if (limb.level !== 1) continue
        const [p] = limb.nodes
        if (p) sk.leaf('mark', p.x - sin(p.a) * p.w * 1.5, p.y + p.w * 2.2, 0, p.w * 3.6, p.w * 0.8, sin(p.a) * 0.5, 0.3)
      }
    },
  },
  {
    frame: [-160, -445, 320, 460],
    stature: 1,
    colours: (season) => ({
      ...EARTH,
      ...tones(`bark e9e4d8 barkShade c3bfb4 barkLight f8f5ee mark 3b3631 twig ${season === 'winter' ? '7d6a62' : 'a99c8a'}`),
      ...leafTones(
        season,
        'deep 41622f shade 55793a leaf 7a9a47 light 9bb558 glow bccd74',
        'deep a0741f shade bd8c24 leaf d6a62e light e8c04a glow f3d877',
      ),
    }),
  },
)
