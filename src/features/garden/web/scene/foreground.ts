import { blend } from '#platform/web/botany/geometry/palette.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import { AIR } from '#platform/web/botany/scene-air.ts'
import { tuft } from './blades.ts'
import { newCanvas } from './sprites.ts'
import type { Stage } from './stage.ts'

/** Parallax factor of the foreground relative to the garden: nearer things move faster. */
export const NEAR_TRAVEL = 1.16
const SHARE = 0.15
/** Limit of its width: it is out of focus, so fewer pixels suffice. */
const MAX_PIXELS = 5000

export type Foreground = { image: HTMLCanvasElement; top: number; width: number; height: number }

/** Dark, loose clumps of grass and leaves in the foreground, which give the garden depth. */
export function drawForeground(stage: Stage, world: number): Foreground {
  const { season, time } = stage
  const isDay = time === 'day'
  // The foreground does not depend on the zoom.
  const unit = stage.height / 640
  const width = stage.width + (world - stage.width) * NEAR_TRAVEL
  const height = Math.ceil(stage.height * SHARE)
  const scale = Math.min(1.25, stage.density, MAX_PIXELS / width)
  const image = newCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const pen = image.getContext('2d')!
  pen.scale(scale, scale)
  const random = new ForkableRandom(`${stage.seed} garden front`)
  const dark = (isDay ? AIR[season].day : AIR[season].night)[8]!
  const leaf = (isDay ? AIR[season].day : AIR[season].night)[6]!
  const fades = pen.createLinearGradient(0, height * 0.35, 0, height)
  const shade = season === 'winter' && isDay ? '70 100 125' : isDay ? '20 48 28' : '3 10 12'
  fades.addColorStop(0, `rgb(${shade} / 0)`)
  fades.addColorStop(1, `rgb(${shade} / ${isDay ? 0.26 : 0.5})`)
  pen.fillStyle = fades
  pen.fillRect(0, 0, width, height)
  const straw = season === 'winter' && isDay
  for (const [colour, tall, gap] of [
    [straw ? '#b7a27a' : blend(leaf, dark, 0.35), 50, 15],
    [straw ? '#8d7b58' : blend(leaf, dark, 0.62), 40, 13],
    [straw ? '#6d6248' : blend(leaf, dark, 0.84), 28, 10],
  ] as const) {
    const path = new Path2D()
    for (let x = -20; x < width + 20; x += gap * unit * random.between(0.6, 1.5)) {
      // Clumps with gaps between them.
      const clump = Math.sin(x * (0.0058 / unit) + tall) + 0.6 * Math.sin(x * (0.0131 / unit) + tall * 2)
      if (clump < (season === 'winter' ? 0.7 : 0.1)) continue
      tuft(path, random, x, height + 4, tall * unit * Math.min(1, 0.35 + clump * 0.5) * random.between(0.7, 1.1), 5)
    }
    pen.fillStyle = colour
    pen.fill(path)
  }
  return { image, top: stage.height - height, width, height }
}
