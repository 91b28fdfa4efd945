import { blend } from '#platform/web/botany/geometry/palette.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import type { BedPlace } from '../../layout.ts'
import { tuft } from './blades.ts'
import { screenY, sizeAt, unitOf, type Stage } from './stage.ts'

const SOIL = {
  day: { spring: '#7b6142', summer: '#745b3d', autumn: '#735a3c', winter: '#cdd2d2' },
  night: { spring: '#2f3229', summer: '#2d3128', autumn: '#2f3029', winter: '#54656b' },
} as const

type Pen = CanvasRenderingContext2D

/** Number of leaves drawn in one slice: a few milliseconds on a phone. */
const A_FEW = 24

/** A bed: soil under low leaves, blended into the meadow, with some stones at its near edge. Yields wherever another task may run. */
export function* drawBed(
  pen: Pen,
  stage: Stage,
  bed: BedPlace,
  random: ForkableRandom,
  tone: (i: number) => string,
): Generator<void, void> {
  const unit = unitOf(stage)
  const isDay = stage.time === 'day'
  const isWinter = stage.season === 'winter'
  const cx = (bed.x + bed.width / 2) * unit
  const cy = screenY(stage, bed.y)
  const rx = (bed.width / 2 + 28) * unit
  const ry = screenY(stage, bed.y + bed.depth) - cy + 12 * unit
  const size = sizeAt(bed.y) * unit
  const soil = SOIL[stage.time][stage.season]
  const points = Math.max(16, Math.round(rx / 20))
  const wobble = Array.from({ length: points }, () => random.between(0.93, 1.07))
  /** A point of the rim: a superellipse, because a bed is a rounded oblong. */
  const rim = (turn: number, grow = 1): [number, number] => {
    const a = turn * Math.PI * 2
    const c = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.62
    const s = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.78
    const k = wobble[Math.floor(((turn % 1) + 1) * points) % points]! * grow
    return [cx + c * rx * (1 + (k - 1) * Math.min(1, ry / rx)), cy + s * ry * k]
  }
  const outline = (grow: number, down: number) => {
    pen.beginPath()
    const at = (i: number) => rim(i / points, grow)
    const [lx, ly] = at(points - 1)
    const [fx, fy] = at(0)
    pen.moveTo((lx + fx) / 2, (ly + fy) / 2 + down)
    for (let i = 0; i < points; i++) {
      const [px, py] = at(i)
      const [qx, qy] = at((i + 1) % points)
      pen.quadraticCurveTo(px, py + down, (px + qx) / 2, (py + qy) / 2 + down)
    }
    pen.closePath()
  }

  // The meadow gets denser towards the bed in soft steps, without hard edges.
  pen.fillStyle = isWinter ? blend(tone(5), '#8fa5b0', isDay ? 0.3 : 0.1) : blend(tone(6), tone(5), 0.3)
  pen.globalAlpha = 0.1
  for (let grow = 1.36; grow > 1.02; grow -= 0.045) {
    outline(grow, 3 * unit)
    pen.fill()
  }
  pen.globalAlpha = 1
  outline(1, 0)
  const top = pen.createLinearGradient(0, cy - ry, 0, cy + ry)
  top.addColorStop(0, blend(soil, tone(5), isWinter ? 0.4 : 0.5))
  top.addColorStop(0.45, blend(soil, tone(6), 0.26))
  top.addColorStop(1, blend(soil, isWinter ? '#8fa0a6' : '#3b2a1a', isDay ? 0.18 : 0.2))
  pen.fillStyle = top
  pen.fill()

  pen.save()
  pen.clip()
  for (let i = 0; i < (rx * ry) / (150 * size * size); i++) {
    const x = cx + random.between(-1, 1) * rx
    const y = cy + random.between(-1, 1) * ry
    const r = random.between(1, 3.2) * size
    pen.fillStyle = random.chance(0.5) ? blend(soil, '#2a1d12', 0.25) : blend(soil, isWinter ? '#ffffff' : '#d9bd92', isDay ? 0.22 : 0.1)
    pen.globalAlpha = 0.5
    pen.beginPath()
    pen.ellipse(x, y, r * 1.8, r * 0.6, 0, 0, 7)
    pen.fill()
  }
  // Ground cover: low cushions of leaves, lit from above. A bed in a forest garden is never bare.
  const cushions = (rx * ry) / ((isWinter ? 420 : 62) * size * size)
  for (let i = 0; i < cushions; i++) {
    if (i % A_FEW === 0) yield
    const x = cx + random.between(-1, 1) * rx
    const y = cy + (i / cushions) * 2 * ry - ry
    const wide = random.between(6, 15) * size
    const leaf = isWinter
      ? blend(tone(5), '#ffffff', isDay ? 0.5 : 0.15)
      : blend(blend(tone(random.chance(0.6) ? 6 : 5), '#2f6b3c', isDay ? 0.2 : 0.14), soil, random.between(0, 0.4))
    pen.globalAlpha = isWinter ? 0.75 : 0.62
    pen.fillStyle = blend(leaf, isWinter ? '#16261a' : soil, isWinter ? 0.1 : 0.45)
    pen.beginPath()
    pen.ellipse(x, y + wide * 0.07, wide, wide * 0.27, 0, 0, 7)
    pen.fill()
    pen.fillStyle = leaf
    for (let k = 0; k < 5; k++) {
      pen.beginPath()
      pen.ellipse(
        x + (k / 4 - 0.5) * wide * 1.4,
        y - wide * random.between(0.02, 0.16),
        wide * 0.34,
        wide * random.between(0.13, 0.22),
        0,
        0,
        7,
      )
      pen.fill()
    }
  }
  if (!isWinter) {
    const blades = new Path2D()
    for (let i = 0; i < (rx * ry) / (90 * size * size); i++)
      tuft(blades, random, cx + random.between(-1, 1) * rx, cy + random.between(-1, 1) * ry, random.between(4, 9) * size, 3)
    pen.globalAlpha = 0.7
    pen.fillStyle = blend(tone(5), tone(6), 0.4)
    pen.fill(blades)
  }
  pen.restore()
  pen.globalAlpha = 1
  yield

  if (!isWinter) drawStones(pen, random.fork(2), rim, size, isDay)
  drawRim(pen, random.fork(1), rim, { around: rx + ry, size, isWinter }, [
    blend(tone(6), tone(5), 0.25),
    tone(5),
    blend(tone(5), tone(4), 0.35),
  ])
}

/** Grass that leans over the edge, from the far side to the near. */
function drawRim(
  pen: Pen,
  random: ForkableRandom,
  rim: (turn: number, grow?: number) => [number, number],
  { around, size, isWinter }: { around: number; size: number; isWinter: boolean },
  colours: readonly string[],
): void {
  const count = Math.round((around * 3.4) / (3.1 * size))
  for (const [i, colour] of colours.entries()) {
    const path = new Path2D()
    for (let k = 0; k < count / colours.length; k++) {
      if (isWinter && random.chance(0.86)) continue
      const [x, y] = rim(random.next(), random.between(0.93, 1.08))
      tuft(path, random, x, y + 2 * size, random.between(6, 15) * size, isWinter ? 2 : 4)
    }
    pen.fillStyle = isWinter ? blend(colour, '#a58f5f', 0.6) : colour
    pen.globalAlpha = isWinter ? 0.6 : 0.75 + i * 0.1
    pen.fill(path)
  }
  pen.globalAlpha = 1
}

/** Some rounded stones along the near edge, lit from above. */
function drawStones(
  pen: Pen,
  random: ForkableRandom,
  rim: (turn: number, grow?: number) => [number, number],
  size: number,
  isDay: boolean,
): void {
  let turn = 0.03
  while (turn < 0.47) {
    turn += random.between(0.012, 0.03)
    if (random.chance(0.38)) {
      turn += random.between(0.03, 0.08)
      continue
    }
    const [x, y] = rim(turn, 1.03)
    const r = random.between(3.4, 7.2) * size
    const colour = blend(random.chance(0.5) ? '#9b958a' : '#a99f8c', isDay ? '#6f7d5c' : '#1a2c2c', isDay ? random.between(0, 0.25) : 0.72)
    for (const [dx, dy, grow, mix, to] of [
      [0.6, 2.2, 1.08, 0.55, '#1d2417'],
      [0, 0, 1, 0, '#000000'],
      [-0.8, -1.3, 0.68, isDay ? 0.3 : 0.14, '#fff8e6'],
    ] as const) {
      pen.fillStyle = blend(colour, to, mix)
      pen.beginPath()
      pen.ellipse(x + dx * size * 0.6, y + dy * size * 0.6, r * 1.25 * grow, r * 0.78 * grow, 0, 0, 7)
      pen.fill()
    }
  }
}
