import type { Season } from '#platform/contract/seasons.ts'
import { blend } from '#platform/web/botany/geometry/palette.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import { tuft } from './blades.ts'
import { screenY, sizeAt, unitOf, type Stage } from './stage.ts'

type Pen = CanvasRenderingContext2D
type Tone = (i: number) => string

/** Colours of wild flowers between the beds, and of fallen leaves in autumn. */
const WILD: Readonly<Record<Season, readonly string[]>> = {
  spring: ['#fffbe9', '#f4dc6a', '#fffbe9', '#e3b9d6', '#a9b8ea'],
  summer: ['#fffdf2', '#f1d660', '#fffdf2', '#d9a3c9', '#e79a78'],
  autumn: ['#cf8f3d', '#b8602f', '#dcb04a', '#a9542f', '#e0bd62'],
  winter: ['#ffffff'],
}

/** Long, soft and low patches of light and shade on a meadow. */
export function drawDapple(pen: Pen, stage: Stage, world: number, random: ForkableRandom, tone: Tone): void {
  const unit = unitOf(stage)
  const isDay = stage.time === 'day'
  for (let i = 0; i < world / (26 * unit); i++) {
    const y = random.next() ** 0.9
    const size = sizeAt(y) * unit
    const isLit = random.chance(0.5)
    pen.fillStyle = isLit
      ? blend(tone(4), isDay ? '#fff6cf' : '#6f9a94', isDay ? 0.2 : 0.25)
      : blend(tone(6), '#10301f', stage.season === 'winter' ? 0.05 : 0.12)
    const wide = random.between(60, 190) * size
    const colour = pen.fillStyle
    pen.save()
    pen.translate(random.next() * world, screenY(stage, y))
    pen.scale(1, 0.16)
    const soft = pen.createRadialGradient(0, 0, 0, 0, 0, wide)
    soft.addColorStop(0, `${colour}${isLit ? '52' : '3a'}`)
    soft.addColorStop(0.5, `${colour}${isLit ? '2a' : '1e'}`)
    soft.addColorStop(1, `${colour}00`)
    pen.fillStyle = soft
    pen.fillRect(-wide, -wide, wide * 2, wide * 2)
    pen.restore()
  }
  // It is always a little darker at the forest's edge.
  const top = screenY(stage, -0.12)
  const shade = pen.createLinearGradient(0, top, 0, screenY(stage, 0.14))
  const dark = stage.season === 'winter' ? '90 120 140' : '30 60 40'
  shade.addColorStop(0, `rgb(${dark} / ${isDay ? 0.3 : 0.36})`)
  shade.addColorStop(1, `rgb(${dark} / 0)`)
  pen.globalAlpha = 1
  pen.fillStyle = shade
  pen.fillRect(0, top, world, screenY(stage, 0.14) - top)
}

/** Bushes along the forest's edge, lit from above. */
export function drawHedge(pen: Pen, stage: Stage, world: number, random: ForkableRandom, tone: Tone): void {
  // Far away: the zoom does not change it.
  const unit = stage.height / 640
  const isDay = stage.time === 'day'
  const foot = (x: number) => screenY(stage, -0.088) + Math.sin(x * 0.006 + 1) * 6 * unit
  const dress = isDay && stage.season === 'autumn' ? ['#a9713a', '#8f8a45', '#b98a3f'] : [blend(tone(6), tone(5), 0.35)]
  for (let x = -20; x < world + 40; x += random.between(16, 42) * unit) {
    if (Math.sin(x * 0.0037 + 2) + random.spread(0.7) < -0.25) continue
    const r = random.between(9, 21) * unit
    const base = blend(dress[Math.floor(random.next() * dress.length)]!, tone(2), 0.4)
    const y = foot(x)
    for (const [colour, down, grow] of [
      [blend(base, '#14251c', 0.3), 0, 1],
      [base, -0.14, 0.86],
      [
        stage.season === 'winter' ? blend(base, '#ffffff', isDay ? 0.75 : 0.25) : blend(base, isDay ? '#f6efb4' : '#6f9a94', 0.22),
        -0.42,
        0.5,
      ],
    ] as const) {
      pen.fillStyle = colour
      for (let k = 0; k < 4; k++) {
        pen.beginPath()
        pen.ellipse(x + (k - 1.5) * r * 0.52 * grow, y + r * down - (k % 2) * r * 0.2, r * 0.5 * grow, r * 0.52 * grow, 0, 0, 7)
        pen.fill()
      }
    }
  }
}

/** Tufts, wild flowers, fallen leaves or snow in drifts over the meadow: fine in the distance, tall in front. */
export function drawWild(pen: Pen, stage: Stage, world: number, random: ForkableRandom, tone: Tone): void {
  const unit = unitOf(stage)
  const { season } = stage
  const isDay = stage.time === 'day'
  const isWinter = season === 'winter'
  const wild = WILD[season]
  if (isWinter) drawMounds(pen, stage, world, random.fork(9))
  const colours = isWinter
    ? [blend('#b59a62', tone(5), isDay ? 0.35 : 0.7), blend('#9c8350', tone(5), isDay ? 0.4 : 0.75)]
    : [blend(tone(6), tone(5), 0.4), tone(5), blend(tone(5), tone(4), 0.5)]
  const drifts = Math.round(world / ((isWinter ? 95 : 34) * unit))
  const paths = colours.map(() => new Path2D())
  const flowers: { x: number; y: number; r: number; colour: string }[] = []
  for (let i = 0; i < drifts; i++) {
    const y = random.next() ** 0.85 * 1.04
    const x = random.next() * world
    const size = sizeAt(y) * unit
    const blooms = random.chance(0.6)
    const colour = wild[Math.floor(random.next() * wild.length)]!
    for (let k = 0; k < random.between(4, 11); k++) {
      const tx = x + random.spread(34 * size)
      const ty = screenY(stage, y) + random.spread(7 * size)
      const tall = random.between(6, 15) * size * (0.7 + y * 0.5)
      tuft(paths[Math.floor(random.next() * paths.length)]!, random, tx, ty, tall, 4)
      if (!isWinter && blooms)
        flowers.push({
          x: tx + random.spread(6 * size),
          y: season === 'autumn' ? ty + random.spread(6 * size) : ty - tall * random.between(0.5, 1),
          r: random.between(1.1, 2.1) * size,
          colour,
        })
    }
  }
  paths.forEach((path, i) => {
    pen.fillStyle = colours[i]!
    pen.globalAlpha = 0.8
    pen.fill(path)
  })
  pen.globalAlpha = season === 'autumn' ? 0.85 : 1
  for (const { x, y, r, colour } of flowers) {
    pen.fillStyle = isDay ? colour : blend(colour, '#27485a', 0.55)
    pen.beginPath()
    if (season === 'autumn') pen.ellipse(x, y, r * 1.5, r * 0.7, (x % 3) - 1.5, 0, 7)
    else pen.ellipse(x, y, r, r * 0.8, 0, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Low snow drifts: white on top, blue below. */
function drawMounds(pen: Pen, stage: Stage, world: number, random: ForkableRandom): void {
  const unit = unitOf(stage)
  const isDay = stage.time === 'day'
  for (let i = 0; i < world / (36 * unit); i++) {
    const y = random.next()
    const size = sizeAt(y) * unit
    const wide = random.between(40, 130) * size
    pen.save()
    pen.translate(random.next() * world, screenY(stage, y))
    pen.scale(1, 0.15)
    for (const [colour, down] of [
      [isDay ? '#a9bfce' : '#1f3a48', 0.34],
      [isDay ? '#ffffff' : '#68828f', -0.1],
    ] as const) {
      const soft = pen.createRadialGradient(0, wide * down, 0, 0, wide * down, wide)
      soft.addColorStop(0, `${colour}5c`)
      soft.addColorStop(0.6, `${colour}2e`)
      soft.addColorStop(1, `${colour}00`)
      pen.fillStyle = soft
      pen.fillRect(-wide, -wide * 2, wide * 2, wide * 4)
    }
    pen.restore()
  }
  pen.globalAlpha = 1
}
