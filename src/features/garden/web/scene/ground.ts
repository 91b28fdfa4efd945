import { blend } from '#platform/web/botany/palette.ts'
import { Random, seedBits } from '#platform/web/botany/random.ts'
import { AIR } from '#platform/web/botany/scene-air.ts'
import type { BedPlace, GardenLayout } from '../../layout.ts'
import { gold } from './backdrop.ts'
import { newCanvas } from './sprites.ts'
import { HORIZON, screenY, sizeAt, unitOf, worldWidth, type Stage } from './stage.ts'

const SOIL = {
  day: { spring: '#836d4c', summer: '#7f6a48', autumn: '#7d6544', winter: '#cdd2d2' },
  night: { spring: '#2c2f27', summer: '#2b2e26', autumn: '#2c2a22', winter: '#54656b' },
} as const
const PATH = {
  day: { spring: '#e3d6b4', summer: '#e4d4ac', autumn: '#decaa0', winter: '#e9ecea' },
  night: { spring: '#33443f', summer: '#33443e', autumn: '#38413a', winter: '#5f7076' },
} as const
/** The most device pixels a garden's ground is wide: a long garden is drawn a little coarser. */
const MOST_PIXELS = 7000

export type Ground = { image: HTMLCanvasElement; top: number; scale: number }

/** Meadow, path and the soil of the beds, over the whole width of the garden. */
export function drawGround(stage: Stage, layout: GardenLayout): Ground {
  const { height: h, season, time, seed } = stage
  const world = worldWidth(stage, layout)
  const scale = Math.min(stage.density, MOST_PIXELS / world)
  const top = Math.floor(h * (HORIZON + 0.012))
  const image = newCanvas(Math.ceil(world * scale), Math.ceil((h - top) * scale))
  const context = image.getContext('2d')!
  context.scale(scale, scale)
  context.translate(0, -top)
  const random = new Random(seedBits(`${seed} garden ground`))
  const air = AIR[season]
  const warm = (colour: string) => (time === 'day' ? blend(colour, '#f2c987', gold(stage.hour) * 0.2) : colour)
  const tone = (i: number) => warm((time === 'day' ? air.day : air.night)[i]!)
  const unit = unitOf(stage)

  const meadow = context.createLinearGradient(0, top, 0, h)
  meadow.addColorStop(0, tone(3))
  meadow.addColorStop(0.16, blend(tone(3), tone(4), 0.4))
  meadow.addColorStop(0.55, blend(tone(3), tone(5), 0.6))
  meadow.addColorStop(1, blend(tone(5), tone(6), 0.5))
  context.fillStyle = meadow
  context.beginPath()
  context.moveTo(0, h)
  for (let x = 0; x <= world + 40; x += 40)
    context.lineTo(x, top + 9 * unit + Math.sin(x * 0.006 + 1) * 6 * unit + Math.sin(x * 0.017) * 3 * unit)
  context.lineTo(world, h)
  context.fill()

  drawPath(context, stage, world, random.fork(2))
  for (const bed of layout.beds) drawBed(context, stage, bed, random.fork(20 + bed.id.length * 7 + bed.id.charCodeAt(0)), tone)
  drawGrass(context, stage, world, random.fork(5), [tone(6), blend(tone(5), tone(4), 0.35), tone(3)])
  return { image, top, scale }
}

/** The path winds between the two rows of beds, widening towards us where it bends. */
function drawPath(context: CanvasRenderingContext2D, stage: Stage, world: number, random: Random): void {
  const middle = (x: number) => screenY(stage, 0.5 + 0.028 * Math.sin(x * 0.0052 + 0.6) + 0.014 * Math.sin(x * 0.013))
  const half = stage.height * 0.0185
  const colour = PATH[stage.time][stage.season]
  const band = (grow: number, fill: string) => {
    context.beginPath()
    for (let x = -20; x <= world + 20; x += 20) context.lineTo(x, middle(x) - half * grow - Math.sin(x * 0.03) * 1.5)
    for (let x = world + 20; x >= -20; x -= 20) context.lineTo(x, middle(x) + half * grow * 1.15 + Math.sin(x * 0.024 + 2) * 2)
    context.closePath()
    context.fillStyle = fill
    context.fill()
  }
  band(1.22, blend(colour, stage.season === 'winter' ? '#9aa9ad' : stage.time === 'day' ? '#7f9150' : '#15251f', 0.4))
  band(1, colour)
  const stone = blend(colour, stage.time === 'day' ? '#a08d68' : '#16221f', 0.32)
  context.fillStyle = stone
  for (let x = 10; x < world; x += random.range(9, 26)) {
    const r = random.range(1, 3.4) * unitOf(stage) * 1.3
    context.beginPath()
    context.ellipse(x, middle(x) + random.spread(half * 0.85), r * 1.6, r * 0.7, 0, 0, 7)
    context.fill()
  }
}

/** A bed: raised soil with a soft, uneven edge, moss at its rim, and furrows. */
function drawBed(context: CanvasRenderingContext2D, stage: Stage, bed: BedPlace, random: Random, tone: (i: number) => string): void {
  const unit = unitOf(stage)
  const cx = (bed.x + bed.width / 2) * unit
  const cy = screenY(stage, bed.y)
  const rx = (bed.width / 2 + 34) * unit
  const ry = screenY(stage, bed.y + bed.depth) - cy + 12 * unit
  const soil = SOIL[stage.time][stage.season]
  const points = Math.max(14, Math.round(rx / 22))
  const wobble = Array.from({ length: points }, () => random.range(0.94, 1.06))
  const outline = (grow: number, down: number) => {
    const at = (i: number): [number, number] => {
      const a = (i / points) * Math.PI * 2
      // Rounder than an ellipse: a bed is a rounded oblong.
      const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.55
      const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.72
      const k = wobble[i % points]! * grow
      return [cx + c * rx * (1 + (k - 1) * Math.min(1, ry / rx)), cy + s * ry * k + down]
    }
    context.beginPath()
    const [lx, ly] = at(points - 1)
    const [fx, fy] = at(0)
    context.moveTo((lx + fx) / 2, (ly + fy) / 2)
    for (let i = 0; i < points; i++) {
      const [px, py] = at(i)
      const [qx, qy] = at((i + 1) % points)
      context.quadraticCurveTo(px, py, (px + qx) / 2, (py + qy) / 2)
    }
    context.closePath()
  }
  context.lineJoin = 'round'
  outline(1.1, 4 * unit)
  context.fillStyle = blend(tone(6), '#000000', stage.time === 'day' ? 0.08 : 0.25)
  context.globalAlpha = 0.55
  context.fill()
  context.globalAlpha = 1
  outline(1.04, 2 * unit)
  context.fillStyle = blend(soil, '#2a1d12', stage.season === 'winter' && stage.time === 'day' ? 0.2 : 0.3)
  context.fill()
  outline(1, -1.5 * unit)
  const top = context.createLinearGradient(0, cy - ry, 0, cy + ry)
  top.addColorStop(0, blend(soil, tone(3), 0.58))
  top.addColorStop(0.5, blend(soil, tone(6), 0.34))
  top.addColorStop(1, blend(soil, stage.season === 'winter' ? '#8fa0a6' : '#3a2817', stage.time === 'day' ? 0.24 : 0.3))
  context.fillStyle = top
  context.fill()
  context.save()
  context.clip()
  for (let i = 0; i < (rx * ry) / 260; i++) {
    const x = cx + random.range(-1, 1) * rx
    const y = cy + random.range(-1, 1) * ry
    const r = random.range(1.2, 3.6) * unit
    context.fillStyle = random.chance(0.5)
      ? blend(soil, '#2a1d12', 0.3)
      : blend(soil, stage.season === 'winter' ? '#ffffff' : '#d9bd92', stage.time === 'day' ? 0.3 : 0.1)
    context.globalAlpha = 0.6
    context.beginPath()
    context.ellipse(x, y, r * 1.7, r * 0.65, 0, 0, 7)
    context.fill()
  }
  // Moss and low leaves: a bed in a forest garden is never bare.
  for (let i = 0; i < (rx * ry) / 150; i++) {
    const x = cx + random.range(-1, 1) * rx
    const y = cy + random.range(-1, 1) * ry
    // Thicker towards the rim, where the meadow comes in.
    const rim = Math.max(Math.abs(x - cx) / rx, Math.abs(y - cy) / ry)
    context.fillStyle = blend(tone(5), random.chance(0.6) ? tone(6) : tone(4), 0.45)
    context.globalAlpha = (stage.season === 'winter' ? 0.3 : 0.42) + 0.4 * rim ** 3
    context.beginPath()
    context.ellipse(x, y, random.range(7, 24) * unit, random.range(2, 5.5) * unit, 0, 0, 7)
    context.fill()
  }
  const blades = new Path2D()
  for (let i = 0; i < (rx * ry) / 190; i++) {
    const x = cx + random.range(-1, 1) * rx
    const y = cy + random.range(-1, 1) * ry
    for (const lean of [-4, 0.5, 4.5]) {
      const tall = random.range(4, 10) * unit
      blades.moveTo(x - 0.9, y)
      blades.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean * unit, y - tall)
      blades.quadraticCurveTo(x + lean * 0.35 + 0.9, y - tall * 0.5, x + 0.9, y)
    }
  }
  context.globalAlpha = stage.season === 'winter' ? 0.3 : 0.55
  context.fillStyle = blend(tone(5), tone(6), 0.35)
  context.fill(blades)
  context.restore()
  context.globalAlpha = 1
}

/** Blades strewn over the meadow, fine far away and tall before us. */
function drawGrass(context: CanvasRenderingContext2D, stage: Stage, world: number, random: Random, colours: readonly string[]): void {
  const unit = unitOf(stage)
  const count = Math.round(world * 0.55)
  colours.forEach((colour, band) => {
    context.beginPath()
    for (let i = 0; i < count / 3; i++) {
      const y = random.next() ** 0.8
      const x = random.next() * world
      const foot = screenY(stage, y * 1.06) + random.spread(3)
      const tall = random.range(4, 10) * sizeAt(y) * unit * (0.6 + y * 0.7)
      const lean = random.spread(5) * unit
      const half = 0.8 * unit * sizeAt(y)
      context.moveTo(x - half, foot)
      context.quadraticCurveTo(x + lean * 0.2, foot - tall * 0.6, x + lean, foot - tall)
      context.quadraticCurveTo(x + lean * 0.3 + half, foot - tall * 0.5, x + half, foot)
    }
    context.fillStyle = colour
    context.globalAlpha = band === 2 ? 0.7 : 0.5
    context.fill()
  })
  context.globalAlpha = 1
}
