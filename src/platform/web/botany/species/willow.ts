import { derive, interpret } from '../geometry/branching.ts'
import type { Habit } from '../geometry/branching.ts'
import { snowOn, wood } from '../geometry/foliage.ts'
import { EARTH, leafTones, tones } from '../geometry/palette.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import type { Node, Sketch } from '../geometry/sketch.ts'
import { quick } from './broadleaf.ts'
import type { SpeciesDefinition } from './species.ts'

const willowHabit: Habit = {
  nodes: [10, 7, 7],
  length: [190, 150, 215],
  girth: 17,
  thin: 0.5,
  taper: 0.34,
  angle: [
    [0.9, 0.3],
    [0.7, 0.6],
    [0.5, 0.5],
  ],
  wobble: [0.22, 0.2, 0.09],
  tropism: [0.1, -0.1, -0.6],
  bare: [0.3, 0.12, 0],
  bearing: [1, 1, 0],
  crown: (t) => 0.95 + 0.2 * t,
  lean: 0.24,
}
/** Willow: no clumps; long withies hang like curtains, each with its narrow leaves. */
export const willow: SpeciesDefinition = {
  frame: [-255, -425, 510, 440],
  stature: 0.85,
  colours: (season) => ({
    ...EARTH,
    ...tones('bark 75654f barkShade 54483a barkLight 95856b twig b08b3f'),
    ...leafTones(
      season,
      'deep 4a6a3c shade 5f8046 leaf 7f9c54 light 9fb66a glow c0cf8a',
      'deep 97802f shade b09539 leaf c9af4b light dcc566 glow ebda8c',
    ),
  }),
  draw: (sk, random, growth, season) => {
    const { limbs, buds } = interpret(derive(willowHabit, random.fork(1)), willowHabit, quick(growth))
    const bare = season === 'winter'
    const withies = limbs.filter((limb) => limb.level === 2)
    const every = 1 / Math.max(0.3, sk.detail)
    const bands: [string, string, string][] = [
      ['deep', 'deep', 'shade'],
      ['shade', 'shade', 'leaf'],
      ['leaf', 'leaf', 'light'],
      ['leaf', 'light', 'glow'],
    ]
    const height = willowHabit.length[0]! * growth
    bands.forEach((band, k) => {
      if (k === 1) {
        sk.part('wood')
        wood(
          sk,
          limbs.filter((limb) => limb.level < 2),
          ['bark', 'barkShade', 'barkLight'],
          1.7,
        )
        if (bare)
          snowOn(
            sk,
            limbs.filter((limb) => limb.level < 2),
            'snow',
            40,
          )
      }
      sk.part(`withies-${k}`, 0, -height, 0.35 + k * 0.1)
      withies.forEach((withy, i) => {
        const own = random.fork(100 + i)
        if (Math.floor(own.next() * 4) !== k || Math.floor(i % every) !== 0) return
        hang(
          sk,
          own,
          withy.nodes.map((n) => ({ ...n, y: aboveGround(n.y) })),
          band,
          bare,
        )
      })
    })
    sk.part('crest', 0, -height, 0.3)
    buds.forEach((bud, i) => {
      const own = random.fork(900 + i)
      if (bud.level === 2 || bare) return
      const size = (bud.level === 0 ? 30 : 16) * bud.age * (0.5 + 0.5 * growth)
      for (let n = 0; n < 3; n++)
        sk.leaf(n ? 'light' : 'shade', bud.x, bud.y, bud.a + (n - 1) * 0.8 + own.spread(0.4), size, size * 0.1, own.spread(0.5))
    })
  },
}

/** Withies that would reach the ground stop short of it, the longer the slower. */
function aboveGround(y: number): number {
  const over = y + 90
  return over > 0 ? -90 + (over * 82) / (over + 82) : y
}

function hang(
  sk: Sketch,
  random: ForkableRandom,
  nodes: readonly Node[],
  [far, mid, near]: readonly [string, string, string],
  bare: boolean,
): void {
  const p: number[] = []
  for (const n of nodes) p.push(n.x, n.y)
  const foot = nodes[0]!
  const tip = nodes.at(-1)!
  const size = Math.abs(tip.x - foot.x) + Math.abs(tip.y - foot.y)
  const half = nodes[Math.floor(nodes.length / 2)]!
  if (!bare) sk.brush(far, foot.x, foot.y, half.x, half.y, tip.x, tip.y, Math.min(3.2, size * 0.02))
  sk.line(bare ? 'twig' : mid, bare ? 1.1 : 0.9, `M${'L'.repeat(nodes.length - 1)}`, p, size)
  if (bare) return
  for (let i = 1; i < nodes.length; i++) {
    const n = nodes[i]!
    const side = i % 2 ? -1 : 1
    const len = random.between(13, 22) * Math.min(1, size / 90)
    sk.leaf(i % 3 ? mid : near, n.x, n.y, n.a - side * random.between(0.2, 0.5), len, len * 0.12, random.spread(0.4), 0.42)
    sk.leaf(
      near,
      (n.x + nodes[i - 1]!.x) / 2,
      (n.y + nodes[i - 1]!.y) / 2,
      n.a + side * random.between(0.2, 0.6),
      len * 0.85,
      len * 0.1,
      random.spread(0.4),
      0.42,
    )
  }
}
