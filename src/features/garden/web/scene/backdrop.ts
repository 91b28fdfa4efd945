import { trace } from '#platform/web/botany/canvas.ts'
import { blend } from '#platform/web/botany/geometry/palette.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import { AIR } from '#platform/web/botany/scene-air.ts'
import { canopy, conifer, hill } from '#platform/web/botany/silhouettes.ts'
import { Sketch, type Shape } from '#platform/web/botany/geometry/sketch.ts'
import { newCanvas } from './sprites.ts'
import { HORIZON, type Stage } from './stage.ts'

/** Parallax factor of the distant rows relative to the garden. */
export const FAR_TRAVEL = 0.16

/** Warmth of the light at an hour (0–1): golden around sunrise and sunset. */
export function gold(hour: number): number {
  const near = (at: number, reach: number) => Math.max(0, 1 - Math.abs(hour - at) / reach)
  return Math.max(near(6.8, 1.6), near(19, 2.2))
}

function sketched(draw: (sk: Sketch) => void): Shape[] {
  const sk = new Sketch(1)
  sk.part('x')
  draw(sk)
  return sk.parts[0]!.shapes
}

function fillShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[], colour: string): void {
  context.beginPath()
  for (const shape of shapes) trace(context, shape)
  context.fillStyle = colour
  context.fill()
}

/** Sky, sun or moon, hills and the forest's edge, as wide as the distant rows scroll. */
export function drawBackdrop(stage: Stage, world: number): HTMLCanvasElement {
  const { height: h, density, season, time, hour, seed, weather } = stage
  const w = Math.ceil(stage.width + (world - stage.width) * FAR_TRAVEL)
  const canvas = newCanvas(Math.ceil(w * density), Math.ceil(h * density))
  const context = canvas.getContext('2d')!
  context.scale(density, density)
  const air = AIR[season]
  const at = time === 'day' ? 0 : 1
  const tone = (i: number) => (time === 'day' ? air.day[i]! : air.night[i]!)
  const random = new ForkableRandom(`${seed} garden sky`)
  const unit = h
  const horizon = h * HORIZON
  const glow = time === 'day' ? gold(hour) : 0
  const grey = time === 'day' && (weather === 'rain' || weather === 'snow' || weather === 'mist') ? 0.55 : weather === 'clouds' ? 0.22 : 0
  const sky = (colour: string, warm: string, amount: number) =>
    blend(blend(colour, warm, glow * amount), '#d5dbd9', time === 'day' ? grey : 0)

  const light = context.createLinearGradient(0, 0, 0, horizon * 1.25)
  light.addColorStop(0, sky(air.sky[0]![at]!, '#e9c7b4', 0.5))
  light.addColorStop(0.55, sky(air.sky[1]![at]!, '#f7d3ae', 0.7))
  light.addColorStop(1, sky(air.sky[2]![at]!, '#fbd9a4', 0.85))
  context.fillStyle = light
  context.fillRect(0, 0, w, h)
  if (time === 'night') drawStars(context, random.fork(3), w, horizon)
  if (grey < 0.5) drawLight(context, stage, w, horizon, unit)
  drawClouds(context, stage, random.fork(4), w, horizon, unit)

  const rows = [
    { tone: 0, tall: 0.14, down: -0.03, step: 0.05, hillUp: 0.055 },
    { tone: 1, tall: 0.2, down: 0.012, step: 0.062, hillUp: 0.03 },
    { tone: 2, tall: 0.26, down: 0.05, step: 0.075, hillUp: 0.012 },
  ]
  // Hills beyond the forest, pale with distance.
  for (const [i, up] of [0.075, 0.045].entries()) {
    const far = sketched((sk) => hill(sk, random.fork(40 + i), w, horizon - h * up, h, unit * 0.075))
    fillShapes(
      context,
      far,
      blend(blend(tone(0), sky(air.sky[2]![at]!, '#fbd9a4', 0.6), 0.62 - i * 0.26), time === 'day' ? '#a9c3d6' : '#0f2029', 0.22),
    )
  }
  rows.forEach((row, i) => {
    const own = random.fork(10 + i)
    const colour = time === 'day' ? blend(tone(row.tone), '#f6d3a0', glow * 0.22) : tone(row.tone)
    const dress = dressOf(stage, colour, i)
    // Several shades per row: trees of a single colour would look like a wall.
    const groups = dress.map(() => new Sketch(1))
    for (const sk of groups) sk.part('x')
    for (let x = -40; x < w + 40; x += unit * row.step * own.between(0.6, 1.25)) {
      // The forest is lower towards the middle.
      const aside = Math.abs(x / w - 0.5) * 2
      if (own.next() > 0.42 + 0.6 * aside) continue
      const size = unit * row.tall * own.between(0.55, 1) * (0.62 + 0.5 * aside)
      const base = horizon + h * row.down + own.spread(h * 0.008)
      const isConifer = season === 'winter' ? own.chance(0.85) : own.chance(0.5)
      const sk = groups[isConifer ? 0 : Math.floor(own.next() * groups.length)]!
      if (isConifer) conifer(sk, own, x, base, size, size * own.between(0.16, 0.22), 3 + i)
      else canopy(sk, own, x, base, size * 0.85, size * 0.32)
    }
    groups.forEach((sk, k) => fillShapes(context, sk.parts[0]!.shapes, dress[k]!))
    fillShapes(
      context,
      sketched((sk) => hill(sk, own, w, horizon + h * (row.down - row.hillUp * 0.4), h, unit * 0.022)),
      colour,
    )
  })
  return canvas
}

/** The shades of a row of trees; the first is for evergreens. Farther rows are closer to the colour of the air. */
function dressOf({ season, time }: Stage, colour: string, row: number): string[] {
  if (time === 'night') return [blend(colour, '#0c1a1c', 0.18), colour, blend(colour, '#35565a', 0.16)]
  const near = 0.16 + row * 0.13
  const evergreen = blend(colour, '#5f7f6a', near)
  if (season === 'autumn')
    return [evergreen, ...['#c77a3a', '#d3a648', '#a8883f', '#b35f38'].map((leaf) => blend(colour, leaf, near * 1.25))]
  if (season === 'spring') return [evergreen, colour, blend(colour, '#c6da8a', near), blend(colour, '#f4e6b8', near * 1.1)]
  if (season === 'winter') return [colour, blend(colour, '#ffffff', 0.3)]
  return [evergreen, colour, blend(colour, '#b7cf7d', near), blend(colour, '#4f8a63', near * 0.8)]
}

function drawStars(context: CanvasRenderingContext2D, random: ForkableRandom, w: number, horizon: number): void {
  context.fillStyle = '#e9f0ea'
  for (let i = 0; i < Math.min(160, w / 9); i++) {
    context.globalAlpha = random.between(0.25, 0.9)
    context.beginPath()
    context.arc(random.next() * w, random.next() ** 1.3 * horizon * 0.92, random.between(0.5, 1.3), 0, 7)
    context.fill()
  }
  context.globalAlpha = 1
}

/** Sun or moon at the position of the hour, with its glow. */
function drawLight(
  context: CanvasRenderingContext2D,
  { time, hour, season, width }: Stage,
  w: number,
  horizon: number,
  unit: number,
): void {
  const share = time === 'day' ? Math.min(1, Math.max(0, (hour - 6) / 14)) : (((hour + 24 - 19) % 24) / 11) % 1
  const x = (w - width) / 2 + width * (0.16 + 0.68 * share)
  const y = horizon * (0.84 - 0.58 * Math.sin(Math.PI * (0.06 + 0.88 * share)))
  const r = unit * (time === 'day' ? 0.032 : 0.027)
  const colour = AIR[season].light[time === 'day' ? 0 : 1]
  const glow = context.createRadialGradient(x, y, 0, x, y, r * 9)
  glow.addColorStop(0, `${colour}cc`)
  glow.addColorStop(0.12, `${colour}60`)
  glow.addColorStop(0.28, `${colour}2e`)
  glow.addColorStop(0.55, `${colour}0e`)
  glow.addColorStop(1, `${colour}00`)
  context.fillStyle = glow
  context.fillRect(x - r * 9, y - r * 9, r * 18, r * 18)
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, r, 0, 7)
  context.fill()
  if (time === 'day') return
  context.fillStyle = '#d8d4bd'
  for (const [dx, dy, dr] of [
    [-0.3, -0.25, 0.24],
    [0.28, 0.1, 0.2],
    [-0.1, 0.42, 0.13],
  ] as const) {
    context.beginPath()
    context.arc(x + dx * r, y + dy * r, dr * r, 0, 7)
    context.fill()
  }
}

const CLOUDS = { clear: 2, clouds: 8, breeze: 5, mist: 4, rain: 10, snow: 9 } as const

function drawClouds(
  context: CanvasRenderingContext2D,
  stage: Stage,
  random: ForkableRandom,
  w: number,
  horizon: number,
  unit: number,
): void {
  const { weather, time, hour } = stage
  const count = Math.ceil((CLOUDS[weather] * w) / 1200)
  const colour = time === 'night' ? '#31484f' : weather === 'rain' ? '#b9c4c4' : blend('#ffffff', '#f7d9b8', gold(hour) * 0.8)
  for (let i = 0; i < count; i++) {
    const x = random.next() * w
    const y = horizon * random.between(0.1, 0.62)
    const size = unit * random.between(0.06, 0.13)
    context.globalAlpha = (time === 'night' ? 0.3 : 0.72) * random.between(0.55, 1)
    const shade = context.createLinearGradient(0, y - size * 0.5, 0, y)
    shade.addColorStop(0, colour)
    shade.addColorStop(1, blend(colour, time === 'night' ? '#16262c' : '#a9bac0', 0.4))
    context.fillStyle = shade
    context.save()
    // A cumulus cloud: a flat base with a few domes.
    context.beginPath()
    context.rect(x - size * 3, y - size * 2, size * 6, size * 2)
    context.clip()
    context.beginPath()
    for (let k = 0; k < 7; k++) {
      const t = k / 6
      const r = size * (0.16 + 0.32 * Math.sin(Math.PI * (0.08 + 0.84 * t))) * random.between(0.75, 1.2)
      const cx = x + (t - 0.5) * size * 2.1
      context.moveTo(cx + r, y - r * 0.25)
      context.ellipse(cx, y - r * 0.25, r, r * 0.78, 0, 0, 7)
    }
    context.fill()
    context.restore()
  }
  context.globalAlpha = 1
}
