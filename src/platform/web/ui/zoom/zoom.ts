/** A view of a picture: `scale` relative to the size at which it fits, moved by `x` and `y` px from the middle of its stage. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
/** px: the stage, and the picture in it at the size at which it fits. */
export type Sizes = { stage: { width: number; height: number }; picture: { width: number; height: number } }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MOST = 8

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The view, moved so that as little of the stage as possible is empty. */
export function withinStage({ scale, x, y }: View, { stage, picture }: Sizes): View {
  const room = { x: Math.max(0, (picture.width * scale - stage.width) / 2), y: Math.max(0, (picture.height * scale - stage.height) / 2) }
  // Never a negative zero: views are compared.
  return { scale, x: between(x, -room.x, room.x) + 0, y: between(y, -room.y, room.y) + 0 }
}

/** The view at another scale, with `point` (px from the stage's middle) fixed. */
export function zoomedAt(view: View, scale: number, point: Point, sizes: Sizes): View {
  const next = between(scale, 1, MOST)
  const by = next / view.scale
  return withinStage({ scale: next, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, sizes)
}

export const movedBy = (view: View, by: Point, sizes: Sizes): View => withinStage({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes)

/** A release counts as a gesture past FAR px, or past a shorter way at more than so many px/ms. */
const FAR = { turn: 70, close: 110 }
const FLICK = 0.5
const SHORT = 24

/** The gesture of a finger that moved a picture at scale 1 by `by` in `ms`: next, previous, close, or none. */
export function meaningOf(by: Point, ms: number): 'next' | 'previous' | 'close' | undefined {
  const speed = (way: number) => Math.abs(way) / Math.max(1, ms)
  const isIntended = (way: number, far: number) => Math.abs(way) > far || (Math.abs(way) > SHORT && speed(way) > FLICK)
  if (Math.abs(by.x) > Math.abs(by.y)) return isIntended(by.x, FAR.turn) ? (by.x < 0 ? 'next' : 'previous') : undefined
  return by.y > 0 && isIntended(by.y, FAR.close) ? 'close' : undefined
}
