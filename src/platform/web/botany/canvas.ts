import type { Colours, DayTime } from './geometry/palette.ts'
import type { PlantBody } from './plant.ts'
import type { Part, Shape } from './geometry/sketch.ts'
import { gathered } from './svg.ts'

/** A 2D context, of a canvas on the page or an offscreen one. */
export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Adds a shape's outline to a path (or to a context's current one). */
export function trace(
  path: Pick<Path2D, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'>,
  { ops, pts }: Shape,
): void {
  let i = 0
  for (const op of ops) {
    if (op === 'M') path.moveTo(pts[i]!, pts[i + 1]!)
    else if (op === 'L') path.lineTo(pts[i]!, pts[i + 1]!)
    else if (op === 'Q') path.quadraticCurveTo(pts[i]!, pts[i + 1]!, pts[i + 2]!, pts[i + 3]!)
    else if (op === 'C') path.bezierCurveTo(pts[i]!, pts[i + 1]!, pts[i + 2]!, pts[i + 3]!, pts[i + 4]!, pts[i + 5]!)
    else path.closePath()
    i += op === 'M' || op === 'L' ? 2 : op === 'Q' ? 4 : op === 'C' ? 6 : 0
  }
}

/** Draws parts with a palette. Neighbours of one paint go into one path: a plant is a few dozen fills. */
export function paintParts(context: Canvas2D, parts: readonly Part[], colours: Colours): void {
  context.lineCap = 'round'
  const flush = (run: readonly Shape[]): void => {
    const [head] = run
    if (!head) return
    context.beginPath()
    for (const shape of run) trace(context, shape)
    if (head.fill) {
      context.fillStyle = colours[head.fill] ?? '#000'
      context.fill()
    }
    if (head.stroke) {
      context.strokeStyle = colours[head.stroke] ?? '#000'
      context.lineWidth = head.width
      context.stroke()
    }
  }
  for (const part of parts) {
    let run: Shape[] = []
    for (const shape of part.shapes) {
      const [head] = run
      if (head && (head.fill !== shape.fill || head.stroke !== shape.stroke || head.width !== shape.width)) {
        flush(run)
        run = []
      }
      run.push(shape)
    }
    flush(run)
  }
}

/**
 * Draws a plant with its foot at the context's origin; one plant unit is one unit of the context. `small` groups all shapes of one
 * paint within each part, which is quicker and looks the same below about 150 px.
 */
export function paintPlant(context: Canvas2D, plant: PlantBody, time: DayTime, options: { ground?: boolean; small?: boolean } = {}): void {
  const parts = options.ground === false ? plant.parts.filter((part) => part.name !== 'ground') : plant.parts
  paintParts(context, options.small ? parts.map(gathered) : parts, time === 'day' ? plant.day : plant.night)
}
