import type { Habit } from '../geometry/branching.ts'
import { mapleLeaf, oakLeaf, ovalLeaf, roundLeaf } from '../geometry/foliage.ts'
import { cos, ease, sin } from '../geometry/maths.ts'
import { EARTH, leafTones, tones } from '../geometry/palette.ts'
import { drawBroadleaf, tree } from './broadleaf.ts'
import type { BroadleafForm } from './broadleaf.ts'
import type { SpeciesDefinition } from './species.ts'

const oakHabit: Habit = {
  nodes: [12, 6, 4],
  length: [235, 185, 78],
  girth: 18,
  thin: 0.62,
  taper: 0.3,
  angle: [
    [1.25, 0.65],
    [0.8, 0.7],
    [0.7, 0.6],
  ],
  wobble: [0.22, 0.42, 0.5],
  tropism: [0.12, 0.1, 0.06],
  bare: [0.2, 0.25, 0],
  bearing: [1, 0.95, 0],
  crown: (t) => 0.78 + 1.1 * t * (1 - t) - 0.42 * t,
  lean: 0.1,
}
export const oak = tree(
  {
    habit: oakHabit,
    leaf: oakLeaf,
    leafLength: 22,
    small: ovalLeaf,
    smallLength: 11,
    clump: { r: 25, flat: 0.8, lobes: 7, most: 35, body: 0.95 },
    inside: 1.25,
    leaves: [0.34, 5, 1.6],
    flare: 2,
    marcescent: 0.22,
    extras: (sk, random, limbs, buds, growth, season) => {
      const trunk = limbs[0]!.nodes
      for (let i = 0; i < sk.many(10); i++) {
        const n = trunk[i % 4]!
        const aside = random.spread(1) * n.w
        const h = random.between(10, 20) * growth
        sk.brush(
          'barkShade',
          n.x + aside,
          n.y - 2 - h * 0.2,
          n.x + aside * 0.7,
          n.y - h * 0.7,
          n.x + aside * 0.9,
          n.y - h * 1.3,
          0.8 * growth,
        )
      }
      if (season !== 'autumn') return
      for (let i = 0; i < 12; i++) {
        const bud = buds[Math.floor(random.next() * buds.length)]!
        const s = 4 * bud.age * ease(growth, 0.6, 0.95)
        sk.dot('nut', bud.x, bud.y + 14 * bud.age + s, s * 0.75, s * 1.15)
        sk.dot('barkShade', bud.x, bud.y + 14 * bud.age, s * 0.95, s * 0.6)
      }
    },
  },
  {
    frame: [-225, -365, 450, 380],
    stature: 0.95,
    colours: (season) => ({
      ...EARTH,
      ...tones('bark 6d5a49 barkShade 4b3d34 barkLight 8d7963 nut c09a4a'),
      ...leafTones(
        season,
        'deep 2c4a2c shade 3f6235 leaf 567b3d light 769a4c glow 9bb862',
        season === 'winter'
          ? 'deep 7a5734 shade 8d673c leaf a17a48 light b38d5a glow c5a36e'
          : 'deep 6b4a22 shade 8d6228 leaf b07e2f light c99a3d glow dfb955',
      ),
      ...(season === 'winter' ? tones('shade 8d673c leaf a17a48 light b38d5a') : {}),
    }),
  },
)

const mapleHabit: Habit = {
  nodes: [13, 6, 4],
  length: [255, 165, 72],
  girth: 13,
  thin: 0.55,
  taper: 0.2,
  angle: [
    [0.95, 0.42],
    [0.75, 0.6],
    [0.7, 0.6],
  ],
  wobble: [0.15, 0.24, 0.35],
  tropism: [0.18, 0.03, -0.06],
  bare: [0.24, 0.12, 0],
  bearing: [1, 1, 0],
  crown: (t) => 0.78 + 1.1 * t * (1 - t) - 0.3 * t,
  lean: 0.12,
}
export const maple = tree(
  {
    habit: mapleHabit,
    leaf: mapleLeaf,
    leafLength: 21,
    small: ovalLeaf,
    smallLength: 9,
    clump: { r: 24, flat: 0.7, lobes: 7, most: 33, body: 0.95 },
    inside: 1.2,
    leaves: [0.5, 3.6, 1.2],
    flare: 1.6,
  },
  {
    frame: [-205, -380, 410, 395],
    stature: 0.85,
    colours: (season) => ({
      ...EARTH,
      ...tones('bark 7c6a5d barkShade 584a42 barkLight 9c8a7a'),
      ...leafTones(
        season,
        'deep 2f5230 shade 44703a leaf 5f8d44 light 82aa52 glow a8c568',
        'deep 7e2320 shade a93226 leaf cb4a2c light e06f38 glow efa052',
      ),
    }),
  },
)

const hazelHabit: Habit = {
  nodes: [6, 4],
  length: [190, 84],
  girth: 4.6,
  thin: 0.6,
  taper: 0.3,
  angle: [
    [0.75, 0.5],
    [0.6, 0.5],
  ],
  wobble: [0.2, 0.3],
  tropism: [-0.07, 0.04],
  bare: [0.2, 0],
  bearing: [0.92, 0],
  crown: (t) => 0.65 + 0.6 * t * (1 - t),
  lean: 0.1,
}
const hazelForm: BroadleafForm = {
  habit: hazelHabit,
  leaf: roundLeaf,
  leafLength: 18,
  small: roundLeaf,
  smallLength: 13,
  clump: { r: 17, flat: 0.85, lobes: 6, most: 10, body: 0.9 },
  inside: 0,
  leaves: [2.4, 1.6, 0.6],
  flare: 1.15,
  extras: (sk, random, _limbs, buds, growth, season) => {
    const open = ease(growth, 0.45, 0.8)
    buds.forEach((bud, i) => {
      if (i % 3 > 0) return
      const s = bud.age * open
      if (season === 'spring' || season === 'winter') {
        for (let k = 0; k < 2; k++)
          sk.leaf('catkin', bud.x + k * 3, bud.y, 3.1 + random.spread(0.25), random.between(15, 22) * s, 1.7 * s, random.spread(0.15), 0.5)
      } else if (season === 'autumn') {
        sk.dot('nut', bud.x + 2, bud.y + 9 * s, 3.6 * s, 4.2 * s)
        sk.leaf('light', bud.x, bud.y + 4 * s, 2.7, 8 * s, 3 * s)
      }
    })
  },
}
export const hazel: SpeciesDefinition = {
  frame: [-215, -270, 430, 285],
  stature: 0.5,
  colours: (season) => ({
    ...EARTH,
    ...tones('bark 80694f barkShade 5d4b3a barkLight a08a6c nut c08a4a catkin d8bf62'),
    ...leafTones(
      season,
      'deep 345430 shade 4a7038 leaf 668d42 light 88a951 glow adc56c',
      'deep 8a6a24 shade a9852a leaf c9a238 light dcbb52 glow ecd57c',
    ),
  }),
  draw: (sk, random, growth, season) => {
    // Many stems from one stool, the outer ones leaning out; the middle ones come first.
    for (let i = 0; i < 5; i++) {
      const side = i === 0 ? 0 : i % 2 ? -1 : 1
      const own = random.fork(10 + i)
      const out = side * (0.22 + 0.16 * Math.floor((i + 1) / 2)) + own.spread(0.08)
      const late = i * 0.06
      const g = Math.max(0, (growth - late) / (1 - late))
      const first = sk.parts.length
      drawBroadleaf(sk, own, g, season, { ...hazelForm, habit: { ...hazelHabit, lean: 0 } })
      lean(sk, first, out, side * (3 + i))
    }
  },
}

/** Turns everything drawn since a part around the ground point, to let a stem lean. */
function lean(sk: { parts: { x: number; y: number; shapes: { pts: number[] }[] }[] }, from: number, a: number, aside: number): void {
  const s = sin(a)
  const c = cos(a)
  for (const part of sk.parts.slice(from)) {
    const { x, y } = part
    part.x = c * x - s * y + aside
    part.y = s * x + c * y
    for (const shape of part.shapes)
      for (let i = 0; i < shape.pts.length; i += 2) {
        const px = shape.pts[i]!
        const py = shape.pts[i + 1]!
        shape.pts[i] = c * px - s * py + aside
        shape.pts[i + 1] = s * px + c * py
      }
  }
}
