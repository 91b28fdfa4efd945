import type Konva from 'konva'
import { Image } from 'konva/lib/shapes/Image.js'

/**
 * During a drag the rest of the page does not change, so the objects below and above the moved ones are rendered once, as two pictures.
 * Objects between moved ones stay unchanged. Returns a function that restores the objects.
 *
 * @param group the objects of the page, in the order in which they are drawn
 * @param size of the stage, in pixels of the screen
 */
export function freezeStill(group: Konva.Group, moving: ReadonlySet<string>, size: { width: number; height: number }): () => void {
  const layer = group.getLayer()
  const all = group.getChildren()
  const places = all.flatMap((node, at) => (moving.has(node.id()) ? [at] : []))
  if (!layer || places.length === 0) return () => {}
  const below = all.slice(0, places[0]!).filter((node) => node.visible())
  const above = all.slice(places.at(-1)! + 1).filter((node) => node.visible())

  const pictureOf = (nodes: readonly Konva.Node[]): Image | undefined => {
    if (nodes.length === 0) return undefined
    const others = group.getChildren().filter((node) => node.visible() && !nodes.includes(node))
    for (const node of others) node.visible(false)
    const canvas = group.toCanvas({ x: 0, y: 0, ...size, pixelRatio: layer.getCanvas().getPixelRatio() })
    for (const node of others) node.visible(true)
    const scale = layer.scaleX()
    return new Image({
      image: canvas,
      x: -layer.x() / scale,
      y: -layer.y() / scale,
      width: size.width / scale,
      height: size.height / scale,
      listening: false,
    })
  }

  const under = pictureOf(below)
  const over = pictureOf(above)
  for (const node of [...below, ...above]) node.visible(false)
  if (under) {
    layer.add(under)
    under.setZIndex(group.getZIndex())
  }
  if (over) layer.add(over)
  return () => {
    under?.destroy()
    over?.destroy()
    for (const node of [...below, ...above]) node.visible(true)
  }
}
