import { PI, mix, sin } from './geometry/maths.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import { atX, atY } from './geometry/sketch.ts'
import type { Sketch } from './geometry/sketch.ts'

/** Flat shapes for a forest's distance: few points, uneven by chance. `x, base` is the foot; sizes in scene units. */
export function conifer(sk: Sketch, random: ForkableRandom, x: number, base: number, tall: number, half: number, tiers: number): void {
  const pts = [x - half * 0.12, base]
  let ops = 'M'
  const side = (dir: number, up: boolean): void => {
    for (let k = 0; k < tiers; k++) {
      const t = up ? k / tiers : 1 - (k + 1) / tiers
      const y = base - tall * (0.1 + 0.9 * t)
      const reach = half * (1 - t) ** 0.86 * random.between(0.78, 1.15) + half * 0.04
      const droop = tall * 0.045 * random.between(0.5, 1.4)
      const inner = x + dir * reach * 0.34
      const innerY = y - (tall / tiers) * 0.62
      if (up) {
        ops += 'LQ'
        pts.push(x + dir * reach, y + droop, x + dir * reach * 0.5, y, inner, innerY)
      } else {
        ops += 'LQ'
        pts.push(inner, innerY, x + dir * reach * 0.5, y, x + dir * reach, y + droop)
      }
    }
  }
  side(-1, true)
  ops += 'L'
  pts.push(x + random.spread(half * 0.05), base - tall * 1.04)
  side(1, false)
  ops += 'LZ'
  pts.push(x + half * 0.12, base)
  sk.add(tall, 'x', ops, pts)
}

/** A broad-leaved tree far away: trunk and a bumpy crown. */
export function canopy(sk: Sketch, random: ForkableRandom, x: number, base: number, tall: number, half: number): void {
  sk.add(tall, 'x', 'MLLLZ', [
    x - half * 0.1,
    base,
    x - half * 0.05,
    base - tall * 0.6,
    x + half * 0.05,
    base - tall * 0.6,
    x + half * 0.1,
    base,
  ])
  for (let i = 0; i < 7; i++) {
    const turn = (i / 6) * 2 * PI
    const cx = x + (i < 6 ? atX(0, turn, half * 0.58, 0) : 0) + random.spread(half * 0.2)
    const cy = base - tall * 0.58 + (i < 6 ? atY(0, turn, tall * 0.24, 0) : 0)
    const r = half * random.between(0.34, 0.5) * (i < 6 ? 1 : 1.6)
    const p: number[] = []
    for (let k = 0; k < 6; k++)
      p.push(atX(cx, (k / 6) * 2 * PI, r * random.between(0.9, 1.4), 0), atY(cy, (k / 6) * 2 * PI, r * random.between(0.8, 1.2), 0))
    sk.loop('x', p, r)
  }
}

/** Blades of grass strewn over a strip of ground, to give it a grain. */
export function sward(sk: Sketch, random: ForkableRandom, width: number, top: number, deep: number, count: number, tall: number): void {
  for (let i = 0; i < count; i++) {
    const t = random.next()
    const x = random.next() * width
    const y = top + deep * t
    const len = tall * (0.4 + 0.8 * t) * random.between(0.7, 1.2)
    sk.leaf('x', x, y, random.spread(0.6), len, len * 0.07, random.spread(0.5), 0.3)
  }
}

/** Ground with a soft, uneven top, down to `bottom`. */
export function hill(sk: Sketch, random: ForkableRandom, width: number, top: number, bottom: number, rough: number): void {
  const pts = [-20, bottom, -20, top]
  let ops = 'ML'
  const n = 5
  const turn = random.next() * 6
  for (let i = 0; i < n; i++) {
    const x0 = -20 + ((width + 40) * (i + 0.5)) / n
    const x1 = -20 + ((width + 40) * (i + 1)) / n
    const height = (t: number): number => top + sin(turn + t * 4.2) * rough * 0.5 + random.spread(rough * 0.6)
    ops += 'Q'
    pts.push(x0, height((i + 0.5) / n) - rough * 0.2, x1, height((i + 1) / n))
  }
  pts.push(width + 20, bottom)
  sk.add(bottom, 'x', `${ops}LZ`, pts)
}

/** A near trunk that runs out of the picture at the top. */
export function trunk(sk: Sketch, x: number, base: number, tall: number, half: number): void {
  sk.ribbon('x', [
    { x, y: base, a: 0, w: half * 2.1 },
    { x, y: base - tall * 0.06, a: 0, w: half * 1.3 },
    { x: x + half * 0.2, y: base - tall * 0.3, a: 0.02, w: half },
    { x: x - half * 0.1, y: base - tall * 0.7, a: -0.02, w: half * 0.85 },
    { x, y: base - tall, a: 0, w: half * 0.8 },
  ])
}

/** A bough reaching in from the edge, hung with leaves. `dir` 1 grows to the right. */
export function bough(sk: Sketch, random: ForkableRandom, x: number, y: number, dir: number, reach: number, leafy: boolean): void {
  const at = (t: number): [number, number] => [x + dir * reach * t, y + reach * 0.3 * t * t + sin(t * 7) * reach * 0.012]
  const limb = [0, 0.35, 0.7, 1].map((t) => {
    const [px, py] = at(t)
    return { x: px, y: py, a: dir * mix(1.5, 2.1, t), w: reach * 0.022 * (1 - t * 0.85) }
  })
  sk.ribbon('x', limb)
  for (let i = 0; i < 8; i++) {
    const t = 0.12 + i * 0.118
    const [px, py] = at(t)
    const a = dir * (i % 2 ? random.between(0.9, 1.3) : random.between(2.2, 2.9))
    const len = reach * random.between(0.14, 0.24) * (1.1 - 0.5 * t)
    sk.brush(
      'x',
      px,
      py,
      atX(px, a, len * 0.5, len * 0.06),
      atY(py, a, len * 0.5, 0),
      atX(px, a, len, 0),
      atY(py, a, len, 0),
      reach * 0.004,
    )
    if (!leafy) continue
    for (let k = 0; k < 5; k++) {
      const u = 0.3 + k * 0.18
      const size = reach * random.between(0.05, 0.075)
      sk.leaf(
        'x',
        atX(px, a, len * u, 0),
        atY(py, a, len * u, 0),
        a + (k % 2 ? 0.75 : -0.75) + random.spread(0.5),
        size,
        size * 0.3,
        random.spread(0.3),
        0.42,
      )
    }
  }
}
