import type { Season } from '#platform/contract/seasons.ts'
import { clamp, ease, mix } from './geometry/maths.ts'
import { atNight, blend } from './geometry/palette.ts'
import type { DayTime } from './geometry/palette.ts'
import { growBody } from './plant.ts'
import type { PlantBody } from './plant.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import { AIR } from './scene-air.ts'
import type { Air } from './scene-air.ts'
import { bough, canopy, conifer, hill, sward, trunk } from './silhouettes.ts'
import { Sketch } from './geometry/sketch.ts'
import type { Shape } from './geometry/sketch.ts'
import { drawFrond, fern } from './species/fern.ts'
import { grass } from './species/grasses.ts'
import { daisy } from './species/meadow.ts'
import type { SpeciesDefinition } from './species/species.ts'
import { bluebell, foxglove } from './species/spires.ts'
import { birch } from './species/birch.ts'

export interface ClearingRequest {
  seed: string | number
  /** The picture's size in its own units (CSS pixels of the layout it is composed for). */
  width: number
  height: number
  season?: Season
  /** Local hour, 0–24: moves sun and moon, and chooses day or night where colours are fixed. */
  hour?: number
  /** Position of sun or moon, as shares of width and height; by default it follows from the hour. */
  lightAt?: readonly [number, number]
  /** 0.4–1.4: density of the plants. */
  density?: number
  /** 0.15–1, see growPlant. About 0.3 keeps the inline picture below 60 KB. */
  detail?: number
}

/** A flat figure with its colour by day and by night. */
export interface Patch {
  day: string
  night: string
  opacity?: number
  /** Fades out downwards from the light (beams). */
  fades?: boolean
  shapes: Shape[]
}
/** A plant set into the scene. `like` names the grown individual, so that it is written once and used again. */
export interface Standing {
  like: string
  x: number
  y: number
  scale: number
  flip: boolean
  /** Degrees clockwise around its foot. */
  turn?: number
}
/** A light in the air: pollen by day, a firefly by night. */
export interface Mote {
  x: number
  y: number
  r: number
  kind: 'a' | 'b' | 'c'
}
export interface Layer {
  name: 'sky' | 'far' | 'back' | 'middle' | 'glade' | 'trees' | 'undergrowth' | 'air' | 'fore'
  /** 0 stays with the horizon, 1 moves with the page: multiply by the pointer's or scroll's travel. */
  depth: number
  patches: Patch[]
  standing: Standing[]
  motes: Mote[]
}
export interface Clearing {
  width: number
  height: number
  season: Season
  time: DayTime
  air: Air
  /** Position and radius of sun and moon. */
  light: { x: number; y: number; r: number }
  layers: Layer[]
  plants: Record<string, PlantBody>
  stars: Mote[]
}

/** Colours move towards the air's with distance. */
function hazed(plant: PlantBody, air: Air, k: number): PlantBody {
  const through = (colours: Readonly<Record<string, string>>, haze: string): Record<string, string> =>
    Object.fromEntries(Object.entries(colours).map(([role, colour]) => [role, blend(colour, haze, k)]))
  return { ...plant, day: through(plant.day, air.haze[0]), night: through(plant.night, air.haze[1]) }
}

/**
 * Composes a forest clearing: light in the middle, trees to both sides, flowers and ferns in front. Deterministic like growPlant.
 * `guest` is one more small species in the foreground (such as toadstools); it is a parameter so that other pages do not load its code.
 */
export function growClearing(request: ClearingRequest, guest?: SpeciesDefinition): Clearing {
  const { width: w, height: h, season = 'summer', hour = 10 } = request
  if (!(w > 0 && h > 0 && w < 1e5 && h < 1e5)) throw new RangeError('width and height must be between 0 and 100000')
  const density = clamp(request.density ?? 1, 0.4, 1.4)
  const detail = clamp(request.detail ?? 0.45, 0.15, 1)
  const random = new ForkableRandom(request.seed)
  const air = AIR[season]
  const time: DayTime = hour >= 6.5 && hour < 19.5 ? 'day' : 'night'
  const unit = Math.min(h, w * 1.25)
  const horizon = h * 0.66
  const day = clamp(((hour + 24 - 6.5) % 24) / 13)
  const light = {
    x: w * (time === 'day' ? mix(0.3, 0.7, day) : 0.66),
    y: h * (time === 'day' ? 0.36 - 0.14 * ease(day * (1 - day), 0, 0.25) : 0.2),
    r: unit * 0.036,
  }
  if (request.lightAt) {
    light.x = w * request.lightAt[0]
    light.y = h * request.lightAt[1]
  }
  const layers: Layer[] = []
  const layer = (name: Layer['name'], depth: number): Layer => {
    const made: Layer = { name, depth, patches: [], standing: [], motes: [] }
    layers.push(made)
    return made
  }
  const patch = (to: Layer, tone: number, draw: (sk: Sketch) => void, opacity?: number): void => {
    const sk = new Sketch(1)
    sk.part(to.name)
    draw(sk)
    const made: Patch = { day: air.day[tone]!, night: air.night[tone]!, shapes: sk.parts[0]!.shapes }
    if (opacity !== undefined) made.opacity = opacity
    to.patches.push(made)
  }

  layer('sky', 0)
  const rows: readonly (readonly [Layer['name'], number, number, number, number])[] = [
    ['far', 0.04, 0, 0.3, 0.0],
    ['back', 0.09, 1, 0.42, 0.025],
    ['middle', 0.16, 2, 0.56, 0.055],
  ]
  rows.forEach(([name, depth, tone, tall, down], row) => {
    const own = random.fork(row)
    const to = layer(name, depth)
    patch(to, tone, (sk) => {
      const step = (unit * (0.052 + 0.018 * row)) / mix(0.42, 1.05, detail)
      for (let x = -step; x < w + step; x += step * own.between(0.7, 1.3)) {
        // Lower in the middle, where the clearing opens.
        const aside = Math.abs(x / w - 0.5) * 2
        const size = unit * tall * own.between(0.62, 1.1) * mix(0.42, 1.12, ease(aside, 0.1, 1))
        if (row > 0 && own.next() > mix(0.3, 0.9, aside) * density) continue
        const base = horizon + h * down + own.spread(h * 0.01)
        if (season === 'winter' || row > 0 || own.chance(0.8)) conifer(sk, own, x, base, size, size * own.between(0.15, 0.21), 3 + row * 2)
        else canopy(sk, own, x, base, size * 0.8, size * 0.27)
      }
      // Trunks whose crowns are above the picture, at the sides.
      if (row > 0)
        for (const share of row === 1 ? [0.03, 0.12, 0.87, 0.96] : [0.07, 0.92]) {
          const x = w * (share + own.spread(0.02))
          trunk(sk, x, horizon + h * down, horizon * 1.1, unit * (0.008 + 0.006 * row))
        }
      hill(sk, own, w, horizon + h * (down - 0.012), h, unit * 0.02)
    })
  })

  const beams = layers.at(-1)!
  if (season !== 'winter')
    patch(
      beams,
      7,
      (sk) => {
        const own = random.fork(20)
        for (let i = 0; i < 4; i++) {
          const x = light.x + (i - 1.5) * unit * 0.17 + own.spread(unit * 0.04)
          const wide = unit * own.between(0.03, 0.07)
          const fall = horizon + h * 0.1
          sk.add(9, 'x', 'MLLLZ', [
            light.x + (x - light.x) * 0.2,
            light.y,
            light.x + (x - light.x) * 0.2 + wide * 0.3,
            light.y,
            x + wide + (x - light.x),
            fall,
            x - wide + (x - light.x),
            fall,
          ])
        }
      },
      0.3,
    )
  if (season !== 'winter') beams.patches.at(-1)!.fades = true

  const glade = layer('glade', 0.22)
  const ground = random.fork(30)
  patch(glade, 3, (sk) => hill(sk, ground, w, horizon + h * 0.06, h, unit * 0.02))
  patch(glade, 4, (sk) => sk.leaf('x', w * 0.06, horizon + h * 0.128, 1.57, w * 0.88, h * 0.035, 0.01, 0.5), 0.75)
  patch(glade, 5, (sk) => hill(sk, ground, w, horizon + h * 0.15, h, unit * 0.03))

  patch(glade, 3, (sk) => sward(sk, ground, w, horizon + h * 0.14, h * 0.05, Math.round(40 * detail), unit * 0.016))
  patch(glade, 6, (sk) => sward(sk, ground, w, horizon + h * 0.165, h * 0.08, Math.round(80 * detail), unit * 0.026), 0.7)

  const plants: Record<string, PlantBody> = {}
  const grow = (name: string, def: SpeciesDefinition, seed: number, haze: number, fine = 1, least = 0.15): void => {
    const body = growBody(def, { seed: `${request.seed}-${seed}`, growth: 1, season, detail: clamp(detail * fine, least, 1) })
    const parts = body.parts.filter((part) => part.name !== 'ground' && part.name !== 'sprout')
    plants[name] = hazed({ ...body, parts }, air, haze)
  }
  const put = (to: Layer, like: string, x: number, y: number, tall: number, flip = false): void => {
    to.standing.push({ like, x, y, scale: tall / plants[like]!.bounds[3], flip })
  }

  // Two birches to one side, one to the other, tops near the picture's upper third.
  const trees = layer('trees', 0.34)
  const narrow = w < h
  grow('birch', birch, 1, 0.14, 0.95, 0.46)
  const left = random.chance(0.5)
  const edge = (share: number): number => w * (left ? share : 1 - share)
  const tree = Math.min(h * 0.62, w * 0.95)
  put(trees, 'birch', edge(narrow ? 0.1 : 0.13), horizon + h * 0.13, tree, left)
  put(trees, 'birch', edge(narrow ? 0.27 : 0.22), horizon + h * 0.095, tree * 0.72, !left)
  put(trees, 'birch', edge(0.91), horizon + h * 0.12, tree * 0.9, !left)

  const under = layer('undergrowth', 0.55)
  patch(under, 6, (sk) => hill(sk, random.fork(31), w, h * 0.885, h, unit * 0.035))
  for (const [name, band] of [
    ['frond', 0],
    ['frond-lit', 1],
    ['frond-near', 2],
  ] as const)
    plants[name] = frondBody(request.seed, season, air, detail, band)
  grow('grass', grass, 3, 0.04, 0.6)
  grow('foxglove', foxglove, 4, 0, 0.7)
  grow('bluebell', bluebell, 5, 0, 0.6)
  grow('daisy', daisy, 6, 0, 0.6)
  if (guest) grow('guest', guest, 7, 0, 0.5)
  const sow = random.fork(40)
  const wide = w / unit
  const scatter = (like: string, count: number, tall: number, from: number, to: number, low: number, high: number): void => {
    for (let i = 0; i < Math.round(count * density * mix(0.7, 1, clamp(wide - 0.8))); i++) {
      // Both sides in turn; the middle of the clearing stays open.
      const aside = mix(from, to, (i + sow.between(0.1, 0.9)) / Math.max(1, Math.round(count * density)))
      put(
        under,
        like,
        w * (i % 2 ? 0.5 + aside / 2 : 0.5 - aside / 2),
        h * sow.between(low, high),
        unit * tall * sow.between(0.78, 1.15),
        sow.chance(0.5),
      )
    }
  }
  scatter('grass', 12, 0.09, 0.05, 1, 0.82, 0.9)
  scatter('bluebell', 7, 0.11, 0.15, 0.95, 0.86, 0.92)
  scatter('foxglove', 4, 0.3, 0.5, 1, 0.86, 0.9)
  for (let i = 0; i < Math.round(5 * density); i++) {
    const aside = sow.between(0.6, 1.02)
    crownOfFronds(
      under,
      sow,
      w * (i % 2 ? 0.5 + aside / 2 : 0.5 - aside / 2),
      h * sow.between(0.87, 0.91),
      unit * 0.2 * sow.between(0.8, 1.15),
      false,
      detail,
    )
  }
  scatter('daisy', 5, 0.12, 0.2, 0.75, 0.9, 0.95)
  if (guest) scatter('guest', 2, 0.05, 0.3, 0.5, 0.92, 0.95)
  under.standing.sort((p, q) => p.y - q.y)

  const inTheAir = layer('air', 0.7)
  const floating = random.fork(50)
  for (let i = 0; i < Math.round(20 * density); i++)
    inTheAir.motes.push({
      x: floating.between(0.04, 0.96) * w,
      y: floating.between(0.42, 0.93) * h,
      r: unit * floating.between(0.0022, 0.0052),
      kind: (['a', 'b', 'c'] as const)[i % 3]!,
    })

  const fore = layer('fore', 1)
  patch(fore, 8, (sk) => hill(sk, random.fork(32), w, h * 0.985, h * 1.1, unit * 0.03))
  const near = random.fork(70)
  crownOfFronds(fore, near, w * -0.01, h * 1.03, unit * 0.42, true, detail)
  crownOfFronds(fore, near, w * 1.01, h * 1.04, unit * 0.46, true, detail)
  if (!narrow) crownOfFronds(fore, near, w * 0.2, h * 1.07, unit * 0.3, true, detail)
  put(fore, 'grass', w * 0.4, h * 1.02, unit * 0.12)
  put(fore, 'grass', w * 0.66, h * 1.03, unit * 0.14, true)
  patch(fore, 8, (sk) => {
    const own = random.fork(33)
    trunk(sk, w * (left ? 1 : 0) + (left ? 1 : -1) * unit * 0.03, h * 1.02, h * 1.1, unit * 0.05)
    bough(sk, own, w * (left ? 1.02 : -0.02), h * 0.03, left ? -1 : 1, Math.min(w * 0.42, unit * 0.5), season !== 'winter')
    bough(sk, own, w * (left ? -0.02 : 1.02), -h * 0.02, left ? 1 : -1, Math.min(w * 0.3, unit * 0.34), season !== 'winter')
  })

  const stars: Mote[] = []
  const sky = random.fork(60)
  for (let i = 0; i < 34; i++) stars.push({ x: sky.next() * w, y: sky.next() ** 1.4 * h * 0.5, r: unit * 0.0014, kind: 'a' })
  return { width: w, height: h, season, time, air, light, layers, plants, stars }
}

/** One frond by itself, upright, of which ferns are put together. Bands: 0 in shade, 1 in light, 2 a dark shape close to us. */
function frondBody(seed: string | number, season: Season, air: Air, detail: number, band: number): PlantBody {
  const sk = new Sketch(detail)
  sk.part('frond')
  const tones = band === 0 ? (['rib', 'far', 'mid'] as const) : (['rib', 'midLight', 'nearLight'] as const)
  drawFrond(sk, new ForkableRandom(`${seed}-frond-${band}`), {
    x: 0,
    y: 0,
    a: -0.1,
    arch: 0.85,
    length: 250,
    open: 1,
    pairs: sk.many(26, 15),
    width: 3,
    tones,
  })
  const day = fern.colours(season)
  const body: PlantBody = {
    growth: 1,
    season,
    time: 'theme',
    parts: sk.parts,
    frame: fern.frame,
    bounds: [-60, -230, 200, 230],
    segments: 0,
    day,
    night: atNight(day),
  }
  return band === 2 ? shaded(body) : hazed(body, air, 0.03)
}

/** Sets fronds around a point, the outer ones lower and later, so that they lie in front. */
function crownOfFronds(to: Layer, random: ForkableRandom, x: number, y: number, tall: number, near: boolean, detail: number): void {
  const count = detail < 0.4 ? (near ? 6 : 5) : 9
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const flip = i % 2 === 0
    const turn = (flip ? -1 : 1) * mix(-8, 52, t) + random.spread(9)
    to.standing.push({
      like: near ? 'frond-near' : t < 0.45 ? 'frond' : 'frond-lit',
      x: x + random.spread(tall * 0.02),
      y,
      scale: (tall / 230) * mix(1, 0.78, t) * random.between(0.88, 1.08),
      flip,
      turn: Math.round(turn),
    })
  }
}

/** The nearest plants are in the shade. */
function shaded(plant: PlantBody): PlantBody {
  const into = (colours: Readonly<Record<string, string>>, dark: string): Record<string, string> =>
    Object.fromEntries(Object.entries(colours).map(([role, colour]) => [role, blend(colour, dark, 0.62)]))
  return { ...plant, day: into(plant.day, '#17382b'), night: into(plant.night, '#050d0c') }
}
