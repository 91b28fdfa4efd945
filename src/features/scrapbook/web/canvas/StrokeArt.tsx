import type { Item } from '../../core/page.ts'
import { Shape } from './konva.ts'
import { penLook, strokeBox, strokePath } from './stroke.ts'
import type { Context } from 'konva/lib/Context.js'

/** Scales the points to the size of the box, so that a larger box shows a larger stroke. */
export function StrokeArt({ item }: { item: Item }) {
  const { w, h, points = [], width = 6, pen, colour = '#2d3a33' } = item
  const margin = (width * penLook(pen).size) / 2
  const box = strokeBox(points, margin)
  const draw = (context: Context) => {
    const raw = (context as unknown as { _context: CanvasRenderingContext2D })._context
    raw.save()
    raw.scale(w / Math.max(1, box.w), h / Math.max(1, box.h))
    raw.translate(-box.x, -box.y)
    raw.globalAlpha *= penLook(pen).opacity
    if (pen === 'highlighter') raw.globalCompositeOperation = 'multiply'
    raw.fillStyle = colour
    raw.fill(strokePath(points, width, pen))
    raw.restore()
  }
  // The whole box reacts to a press, because a pen line is too thin for a finger.
  const hit = (context: Context, shape: { getAbsoluteScale: () => unknown }) => {
    context.beginPath()
    context.rect(0, 0, w, h)
    context.closePath()
    context.fillShape(shape as never)
  }
  return <Shape width={w} height={h} sceneFunc={draw} hitFunc={hit as never} fill="#000" />
}
