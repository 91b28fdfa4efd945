import type { Point, Pose, View } from './body.ts'

/** Fixtures in the room, with lengths and places in the body's units. */
export type Fixture =
  | { kind: 'bench'; at: Point; length: number; tilt?: number; height?: number }
  | { kind: 'box'; at: Point; width: number; height: number }
  | { kind: 'high-bar'; at: Point }
  | { kind: 'dip-bars'; at: Point }
  | { kind: 'wall'; x: number }
  /** A tower with a pulley; its cable goes to the hands or to the near ankle. */
  | { kind: 'cable'; at: Point; to: 'hands' | 'ankle' }
  /** A pad that a limb pushes, on an arm that turns about `at`. */
  | { kind: 'lever'; at: Point; to: 'hands' | 'ankle' }
  | { kind: 'platform' }
  | { kind: 'seat'; at: Point; back: number }
  | { kind: 'bicycle'; at: Point }
  | { kind: 'ergometer' }
  | { kind: 'sled'; x: number }

/** The object in the hands; `load` means the load of the exercise. */
export type Held = 'load' | 'none' | 'wheel' | 'ropes' | 'rope' | 'ball' | 'bar'

export type Figure = {
  view: View
  frames: readonly Pose[]
  /** back: forth and back again; round: from the last keyframe on to the first. */
  way: 'back' | 'round'
  /** The duration of one whole cycle. */
  seconds: number
  held: Held
  /** Only the near hand holds it. */
  oneHand?: boolean
  /** The load lies across the hips instead of in the hands. */
  onHips?: boolean
  fixtures?: readonly Fixture[]
}
