import { blend } from '#platform/web/botany/geometry/palette.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import type { GardenLayout } from '../../layout.ts'
import { drawBed } from './bed.ts'
import { tuft } from './blades.ts'
import { groundTones } from './ground-tones.ts'
import { drawDapple, drawHedge, drawWild } from './meadow.ts'
import { newCanvas } from './sprites.ts'
import { HORIZON, screenY, unitOf, worldWidth, type Stage } from './stage.ts'

const PATH = {
  day: { spring: '#e3d6b4', summer: '#e4d4ac', autumn: '#decaa0', winter: '#e9ecea' },
  night: { spring: '#33443f', summer: '#33443e', autumn: '#38413a', winter: '#5f7076' },
} as const
/** Limit of the ground's width in device pixels: a long garden is drawn more coarsely. */
const MAX_PIXELS = 7000

export type Ground = { image: HTMLCanvasElement; top: number; scale: number }

/** Meadow, path and soil over the whole width of the garden. Yields to other tasks: in one go it would take seconds on a phone. */
export function* drawGround(stage: Stage, layout: GardenLayout): Generator<void, Ground> {
  const { height: h, seed } = stage
  const world = worldWidth(stage, layout)
  const scale = Math.min(stage.density, MAX_PIXELS / world)
  // The hedge along the forest's edge is above the meadow.
  const top = Math.floor(h * (HORIZON - 0.04))
  const edge = Math.floor(h * (HORIZON + 0.012))
  const image = newCanvas(Math.ceil(world * scale), Math.ceil((h - top) * scale))
  const context = image.getContext('2d')!
  context.scale(scale, scale)
  context.translate(0, -top)
  const random = new ForkableRandom(`${seed} garden ground`)
  const tone = groundTones(stage)
  const unit = unitOf(stage)

  const meadow = context.createLinearGradient(0, edge, 0, h)
  meadow.addColorStop(0, tone(3))
  meadow.addColorStop(0.16, blend(tone(3), tone(4), 0.4))
  meadow.addColorStop(0.55, blend(tone(3), tone(5), 0.6))
  meadow.addColorStop(1, blend(tone(5), tone(6), 0.5))
  context.fillStyle = meadow
  context.beginPath()
  context.moveTo(0, h)
  for (let x = 0; x <= world + 40; x += 40)
    context.lineTo(x, edge + 9 * unit + Math.sin(x * 0.006 + 1) * 6 * unit + Math.sin(x * 0.017) * 3 * unit)
  context.lineTo(world, h)
  context.fill()

  // Clips all drawings on the meadow to it.
  context.save()
  context.clip()
  drawDapple(context, stage, world, random.fork(7), tone)
  yield
  drawWild(context, stage, world, random.fork(5), tone)
  yield
  drawPath(context, stage, world, random.fork(2), tone)
  yield
  for (const bed of layout.beds) yield* drawBed(context, stage, bed, random.fork(20 + bed.id.length * 7 + bed.id.charCodeAt(0)), tone)
  context.restore()
  drawHedge(context, stage, world, random.fork(8), tone)
  return { image, top, scale }
}

/** The path between the two rows of beds, wider where it bends towards the viewer. */
function drawPath(
  context: CanvasRenderingContext2D,
  stage: Stage,
  world: number,
  random: ForkableRandom,
  tone: (i: number) => string,
): void {
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
  context.globalAlpha = 0.5
  band(1.5, blend(colour, tone(5), 0.7))
  context.globalAlpha = 1
  band(1.18, blend(colour, stage.season === 'winter' ? '#9aa9ad' : stage.time === 'day' ? '#7f9150' : '#15251f', 0.4))
  band(1, colour)
  const stone = blend(colour, stage.time === 'day' ? '#a08d68' : '#16221f', 0.32)
  context.fillStyle = stone
  for (let x = 10; x < world; x += random.between(9, 26)) {
    const r = random.between(1, 3.4) * unitOf(stage) * 1.3
    context.beginPath()
    context.ellipse(x, middle(x) + random.spread(half * 0.85), r * 1.6, r * 0.7, 0, 0, 7)
    context.fill()
  }
  const blades = new Path2D()
  for (let x = 0; x < world; x += random.between(4, 13) * unitOf(stage))
    tuft(
      blades,
      random,
      x,
      middle(x) + half * (random.chance(0.5) ? -0.95 : 1.3) + random.spread(2),
      random.between(4, 9) * unitOf(stage),
      3,
    )
  context.fillStyle = blend(tone(6), tone(5), 0.5)
  context.globalAlpha = stage.season === 'winter' ? 0.3 : 0.9
  context.fill(blades)
  context.globalAlpha = 1
}
