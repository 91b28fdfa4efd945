import { TAU, cos, ease, mix, sin } from '../geometry/maths.ts'
import { EARTH, tones } from '../geometry/palette.ts'
import { atX, atY } from '../geometry/sketch.ts'
import type { Node, Sketch } from '../geometry/sketch.ts'
import type { SpeciesDefinition } from './species.ts'
import { snowCap } from './stems.ts'

/** One toadstool: cap of radius r, opened from an egg (0) to a plate (1). */
function toadstool(
  sk: Sketch,
  random: { next: () => number; spread: (r: number) => number },
  x: number,
  height: number,
  r: number,
  open: number,
  lean: number,
  snow: boolean,
): void {
  const half = r * 0.2
  const top = -height
  const tx = x + lean * height
  const nodes: Node[] = [
    { x, y: 0, a: 0, w: half * 1.55 },
    { x: x + lean * height * 0.12, y: top * 0.12, a: 0, w: half * 1.25 },
    { x: x + lean * height * 0.4, y: top * 0.45, a: lean, w: half * 0.9 },
    { x: tx, y: top * 0.94, a: lean, w: half * 0.8 },
  ]
  sk.ribbon('gill', nodes)
  sk.ribbon(
    'gillShade',
    nodes.map((n) => ({ ...n, x: n.x + n.w * 0.5, w: n.w * 0.45 })),
  )
  for (let i = 0; i < 3; i++)
    sk.leaf('gillShade', x + (i - 1) * half * 0.8, -half * (0.7 + 0.5 * i), 1.57 * (i % 2 ? 1 : -1), half * 0.9, half * 0.16, 0, 0.5)
  // Ring, then gills under the cap, then the cap.
  const ring = top * 0.7
  sk.leaf('gill', tx - lean * height * 0.3 - half * 1.7 * open, ring, 1.57, half * 3.4 * open, half * 0.75, 0.1, 0.5)
  const rise = mix(1.15, 0.62, open) * r
  const wide = mix(0.62, 1, open) * r
  const rim = top + rise * mix(0.42, 0.12, open)
  const dip = mix(0.1, 0.26, open) * r
  sk.add(r, 'gillShade', 'MQQZ', [tx - wide, rim, tx, rim - dip * 0.5, tx + wide, rim, tx, rim + dip * 1.8, tx - wide, rim])
  const gills = sk.many(11, 3)
  for (let i = 0; i < gills; i++) {
    const u = (i / Math.max(1, gills - 1) - 0.5) * 1.7
    sk.line(
      'gill',
      Math.max(0.4, r * 0.018),
      'ML',
      [tx + u * wide * 0.25, rim - dip * 0.1, tx + u * wide, rim + dip * (0.62 - 0.55 * u * u)],
      open * r * 0.1,
    )
  }
  const crest = rim - rise
  const dome = [
    tx - wide,
    rim,
    tx - wide * 1.04,
    rim - rise * 0.72,
    tx - wide * 0.55,
    crest + rise * 0.1,
    tx - wide * 0.28,
    crest - rise * 0.09,
    tx,
    crest - rise * 0.06,
  ]
  dome.push(
    tx + wide * 0.3,
    crest - rise * 0.07,
    tx + wide * 0.58,
    crest + rise * 0.14,
    tx + wide * 1.04,
    rim - rise * 0.68,
    tx + wide,
    rim,
    tx + wide * 0.5,
    rim + dip * 0.75,
    tx,
    rim + dip * 0.55,
    tx - wide * 0.5,
    rim + dip * 0.75,
    tx - wide,
    rim,
  )
  sk.add(r, 'cap', 'MQQQQQQZ', dome)
  sk.brush(
    'capShade',
    tx - wide * 0.3,
    rim + dip * 0.5,
    tx + wide * 1.02,
    rim + dip * 0.35,
    tx + wide * 0.94,
    rim - rise * 0.55,
    wide * 0.09,
  )
  sk.brush(
    'capLight',
    tx - wide * 0.8,
    rim - rise * 0.42,
    tx - wide * 0.62,
    crest + rise * 0.06,
    tx - wide * 0.12,
    crest + rise * 0.06,
    wide * 0.06,
  )
  if (snow) {
    sk.leaf('snow', tx - wide * 0.75, crest + rise * 0.2, 1.57, wide * 1.5, rise * 0.2, -0.02, 0.5)
    return
  }
  // Warts on a dome: smaller and flatter towards the rim.
  const warts = sk.many(19, 7)
  for (let i = 0; i < warts; i++) {
    const a = i * 2.4 + 0.6
    const d = Math.sqrt((i + 0.4) / warts)
    const u = cos(a) * d * 0.95
    const v = sin(a) * d * 0.8
    const wx = tx + u * wide
    const wy = rim - rise * (0.5 - 0.06 + v * 0.42) * (1 - u * u * 0.28) + dip * 0.1
    const s = r * 0.082 * (1.15 - d * 0.5) * (0.7 + 0.6 * random.next())
    sk.dot('gleam', wx, wy, s * (1.15 - Math.abs(u) * 0.5), s * (0.9 - Math.abs(v) * 0.3), random.spread(0.5))
  }
}

export const mushroom: SpeciesDefinition = {
  frame: [-150, -240, 300, 254],
  stature: 0.13,
  sprouts: false,
  colours: (season) => ({
    ...EARTH,
    ...tones('gill f2e8d3 gillShade d2c1a2 gleam fbf5e6 blade 5c8045 bladeLight 8bab5c'),
    ...(season === 'winter'
      ? tones('cap a8574a capShade 7d3d38 capLight c98474 blade 8a8a5e bladeLight aaa678')
      : tones('cap cf3f2e capShade 9c2a26 capLight ec7a5c')),
  }),
  draw: (sk, random, growth, season) => {
    const snow = season === 'winter'
    const places: readonly (readonly [number, number, number, number])[] = [
      [14, 168, 82, 0],
      [-62, 104, 54, 0.12],
      [74, 66, 36, 0.24],
      [-104, 40, 24, 0.34],
    ]
    places.forEach(([x, height, r, born], i) => {
      const own = random.fork(i)
      const rise = ease(growth, born, born + 0.55)
      const fat = ease(growth, born, born + 0.6)
      const open = ease(growth, born + 0.2, born + 0.66) * (i > 2 ? 0.55 : 1)
      sk.part(`toadstool-${i}`, x, 0, 0)
      toadstool(
        sk,
        own,
        x + own.spread(8),
        height * rise * own.between(0.92, 1.06),
        r * fat,
        open,
        own.spread(0.1) + (x < 0 ? -0.06 : 0.04),
        snow,
      )
    })
    sk.part('grass', 0, 0, 0.5)
    for (let i = 0; i < sk.many(26, 12); i++) {
      const x = random.between(-125, 115)
      const len = random.between(16, 46) * ease(growth, 0.02 * (i % 9), 0.3 + 0.04 * (i % 9))
      sk.leaf(i % 3 ? 'blade' : 'bladeLight', x, 2, random.spread(0.6), len, 1.7, random.spread(0.5), 0.3)
    }
  },
}

export const moss: SpeciesDefinition = {
  frame: [-150, -142, 300, 156],
  stature: 0.09,
  sprouts: false,
  colours: (season) => ({
    ...EARTH,
    ...tones('stalk a5643a podCap 8a4a2c stone 98968d stoneShade 73726c stoneLight b8b6ab'),
    ...(season === 'winter'
      ? tones('deep 3c5142 mid 536b4f leaf 6c845f light 93a684')
      : season === 'autumn'
        ? tones('deep 4b5a2c mid 6b7a34 leaf 8b963f light b3b458')
        : season === 'spring'
          ? tones('deep 3f6a30 mid 5d8e36 leaf 83b440 light b7d962')
          : tones('deep 355a30 mid 4d7a35 leaf 6f9c3f light 9fc356')),
  }),
  draw: (sk, random, growth, season) => {
    const g = ease(growth, 0, 0.9)
    const rx = mix(26, 122, g)
    const ry = mix(8, 72, g)
    sk.part('stone')
    const stone = ease(growth, 0, 0.25)
    sk.loop(
      'stone',
      [-130, 2, -122, -34, -84, -40, -58, -6, -66, 5].map((v) => v * stone),
      stone * 40,
    )
    sk.loop(
      'stoneShade',
      [-96, 2, -92, -26, -74, -28, -58, -6, -66, 4].map((v) => v * stone),
      stone * 30,
    )
    sk.loop(
      'stoneLight',
      [-122, -12, -116, -32, -98, -35, -104, -24].map((v) => v * stone),
      stone * 20,
    )
    const hump = (cx: number, w: number, h: number, fill: string): void => {
      const p: number[] = []
      const n = 12
      for (let i = 0; i <= n; i++) {
        const a = (i / n) * (TAU / 2)
        p.push(cx - cos(a) * w * random.between(0.94, 1.06), -sin(a) * h * random.between(0.92, 1.08))
      }
      p.push(cx + w * 0.6, 5, cx - w * 0.6, 5)
      sk.loop(fill, p, h)
    }
    sk.part('cushion')
    hump(-rx * 0.42, rx * 0.55, ry * 0.66, 'deep')
    hump(rx * 0.5, rx * 0.5, ry * 0.58, 'deep')
    hump(0, rx * 0.66, ry, 'deep')
    const count = sk.many(330, 90)
    for (let i = 0; i < count; i++) {
      const own = random.fork(i)
      const t = own.next()
      const u = (t * 2 - 1) * 0.98
      const level = own.next() ** 0.7
      const roof = Math.max((1 - u * u) ** 0.5, 0.62 * Math.max(0, 1 - ((Math.abs(u) - 0.5) / 0.5) ** 2))
      const x = u * rx
      const y = -ry * roof * level
      const tone = level > 0.86 ? 'light' : level > 0.6 ? (i % 3 ? 'leaf' : 'light') : level > 0.32 ? (i % 3 ? 'mid' : 'leaf') : 'mid'
      const len = mix(5, 12, g) * own.between(0.7, 1.25) * sk.plump
      sk.leaf(tone, x, y + 2, u * 0.9 + own.spread(0.8), len, len * 0.17, own.spread(0.3), 0.4)
    }
    sk.part('spore-stalks', 0, -ry * 0.6, 0.9)
    for (let i = 0; i < sk.many(22, 8); i++) {
      const own = random.fork(1000 + i)
      const u = own.spread(0.85)
      const born = 0.4 + own.next() * 0.25
      const s = ease(growth, born, born + 0.35)
      const x = u * rx
      const y = -ry * Math.sqrt(1 - u * u) * 0.95
      const h = own.between(30, 58) * s
      const a = u * 0.4 + own.spread(0.2)
      const tx = atX(x, a, h, own.spread(7) * s)
      const ty = atY(y, a, h, 0)
      sk.line('stalk', 0.9, 'MQ', [x, y, x + sin(a) * h * 0.3, y - h * 0.6, tx, ty], h)
      sk.leaf('podCap', tx, ty, a + own.spread(0.9) + 0.6, 8.5 * s, 1.9 * s, 0.1, 0.6)
    }
    if (season === 'winter') {
      sk.part('snow')
      snowCap(sk, -rx * 0.1, -ry * 0.93, rx * 0.36)
      snowCap(sk, rx * 0.5, -ry * 0.55, rx * 0.2)
    }
  },
}
