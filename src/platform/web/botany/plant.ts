import type { Season } from '#platform/contract/seasons.ts'
import { clamp, ease } from './geometry/maths.ts'
import { atNight } from './geometry/palette.ts'
import type { Colours } from './geometry/palette.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import { Sketch } from './geometry/sketch.ts'
import type { Part } from './geometry/sketch.ts'
import { drawSprout } from './species/broadleaf.ts'
import type { Box, SpeciesDefinition } from './species/species.ts'
import { escapeXml, painter, partPaths } from './svg.ts'
import type { ColourMode } from './svg.ts'

export interface GrowOptions {
  /** Any text or integer; the same seed gives the same individual. */
  seed: string | number
  /** 0 (a bare patch of soil) to 1 (full-grown). */
  growth: number
  season?: Season
  /** `theme` (the default) follows the page's colour scheme. */
  time?: ColourMode
  /** 0.15–1: how many of the small things are drawn. Below 64 px, 0.4 is plenty. */
  detail?: number
}

export interface PlantBody {
  growth: number
  season: Season
  time: ColourMode
  parts: Part[]
  /** The same for every plant of the species: as a viewBox it makes growth visible. */
  frame: Box
  /** Bounding box of the drawing. */
  bounds: Box
  /** Drawing commands in all paths together (moves and closings not counted). */
  segments: number
  day: Colours
  night: Colours
}

/** Grows one individual of a species given by its definition (see `growPlant` for one by name). */
export function growBody(def: SpeciesDefinition, options: GrowOptions): PlantBody {
  if (!Number.isFinite(options.growth)) throw new RangeError('growth must be a number from 0 to 1')
  const growth = clamp(options.growth)
  const season = options.season ?? 'summer'
  const sk = new Sketch(options.detail ?? 1)
  const random = new ForkableRandom(options.seed)
  sk.part('ground')
  drawGround(sk, random.fork(0), growth, season, def.frame[2])
  if (def.sprouts !== false) drawSprout(sk, growth, season, def.frame[3] * 0.045)
  def.draw(sk, random.fork(9), growth, season)
  const parts = sk.parts.filter((part) => part.shapes.length > 0)
  const day = def.colours(season)
  const [bounds, segments] = measure(parts)
  return { growth, season, time: options.time ?? 'theme', parts, frame: def.frame, bounds, segments, day, night: atNight(day) }
}

/** A patch of soil with a little moss, or snow, that widens with the plant. */
function drawGround(sk: Sketch, random: ForkableRandom, growth: number, season: Season, width: number): void {
  const rx = width * (0.07 + 0.13 * ease(growth, 0, 1))
  const h = 4 + 2.5 * growth
  const winter = season === 'winter'
  sk.leaf(winter ? 'snowShade' : 'soil', -rx, 2, 1.57, rx * 2, h * 0.55, 0, 0.5)
  sk.leaf(winter ? 'snow' : 'moss', -rx * 0.8, 0.4, 1.57, rx * 1.5, h * 0.4, 0, 0.45)
  for (let i = 0; i < 7; i++) {
    const x = random.spread(rx * 0.8)
    sk.leaf(
      winter ? 'snowShade' : 'moss',
      x,
      1.4,
      random.spread(0.7),
      random.between(3, 7) * (0.7 + 0.6 * growth),
      0.7,
      random.spread(0.5),
      0.3,
    )
  }
}

function measure(parts: readonly Part[]): [Box, number] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  let segments = 0
  for (const part of parts)
    for (const { pts, ops } of part.shapes) {
      for (const op of ops) if (op !== 'M' && op !== 'Z') segments++
      for (let i = 0; i < pts.length; i += 2) {
        const x = pts[i]!
        const y = pts[i + 1]!
        if (x < x0) x0 = x
        if (x > x1) x1 = x
        if (y < y0) y0 = y
        if (y > y1) y1 = y
      }
    }
  if (x0 > x1) return [[0, 0, 0, 0], 0]
  const r = (n: number): number => Math.round(n * 10) / 10
  return [[r(x0), r(y0), r(x1 - x0), r(y1 - y0)], segments]
}

export interface SvgOptions {
  /** Overrides the plant's own `time`. */
  time?: ColourMode
  /** `frame` (default) is the species' own box; `fit` is drawn tight around the plant. */
  box?: 'frame' | 'fit'
  /** Leaves the patch of soil out. */
  ground?: boolean
  /** Adds the groups and classes that sway (see botany.css). Off for files. */
  sway?: boolean
  /** For screen readers; without a title the picture is decorative. Standalone files. */
  title?: string
  width?: number
  height?: number
}

export function viewBoxOf(plant: PlantBody, box: 'frame' | 'fit' = 'frame'): string {
  const [x, y, w, h] = box === 'frame' ? plant.frame : plant.bounds
  return box === 'frame' ? `${x} ${y} ${w} ${h}` : `${Math.floor(x - 3)} ${Math.floor(y - 3)} ${Math.ceil(w + 7)} ${Math.ceil(h + 7)}`
}

/** The inside of the `<svg>`: groups and paths. */
export function plantMarkup(plant: PlantBody, options: SvgOptions = {}): string {
  const paint = painter(plant.day, plant.night, options.time ?? plant.time)
  let out = ''
  for (const part of plant.parts) {
    if (part.name === 'ground' && options.ground === false) continue
    if (!options.sway || part.sway === 0) out += partPaths(part, paint, 0, 0)
    else {
      const x = Math.round(part.x * 10) / 10
      const y = Math.round(part.y * 10) / 10
      const kind = part.sway > 0.7 ? 3 : part.sway > 0.4 ? 2 : 1
      out += `<g transform="translate(${x} ${y})"><g class="bot-sway bot-sway-${kind}">${partPaths(part, paint, x, y)}</g></g>`
    }
  }
  return out
}

/** A whole `<svg>` element. */
export function plantToSvg(plant: PlantBody, options: SvgOptions = {}): string {
  const size = (options.width ? ` width="${options.width}"` : '') + (options.height ? ` height="${options.height}"` : '')
  const name = options.title ? ` role="img" aria-label="${escapeXml(options.title)}"` : ' aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(plant, options.box)}"${size}${name} stroke-linecap="round">${plantMarkup(plant, options)}</svg>`
}
