import type { Limb, Point, Pose } from './body.ts'
import type { Figure, Fixture } from './types.ts'

/** Shared parts of keyframes: helpers for limb positions, initial poses and fixtures. */

export const at = (x: number, y: number, k?: Point): Limb => ({ at: [x, y], ...(k && { k }) })
export const by = (x: number, y: number, k?: Point): Limb => ({ by: [x, y], ...(k && { k }) })
export const rel = (x: number, y: number, k?: Point): Limb => ({ rel: [x, y], ...(k && { k }) })
export const ang = (a: number, b: number, k?: Point): Limb => ({ ang: [a, b], ...(k && { k }) })
export const flipped = (limb: Limb): Limb => ({ ...limb, flip: true })

export const FEET = at(0, 8)
export const HANGING = ang(2, 6)
export const standing = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 93], lean: 2, arm, leg: FEET, ...more })
export const squatting = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [-24, 46], lean: 40, head: -25, arm, leg: FEET, ...more })
export const hinged = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [-24, 80], lean: 74, head: -20, arm, leg: FEET, ...more })
export const lying = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 51], lean: -90, arm, leg: at(46, 8), ...more })
export const sitting = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 52], lean: -6, arm, leg: at(44, 8), ...more })
export const front = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 93.9], lean: 0, arm, leg: at(10, 8), ...more })
export const onFours = (more: Partial<Pose> = {}): Pose => ({
  hip: [-25, 52],
  lean: 88,
  head: -20,
  arm: at(26, 4),
  leg: ang(0, -86),
  foot: -165,
  ...more,
})
export const hanging = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 86], lean: 0, arm, leg: ang(8, -38), foot: -50, ...more })

export const FLAT_BENCH: Fixture = { kind: 'bench', at: [-28, 42], length: 92 }
export const SEAT: Fixture = { kind: 'seat', at: [0, 43], back: -6 }
export const lift = (frames: readonly Pose[], more: Partial<Figure> = {}): Figure => ({
  view: 'side',
  frames,
  way: 'back',
  seconds: 3.2,
  held: 'load',
  ...more,
})
export const frontal = (frames: readonly Pose[], more: Partial<Figure> = {}): Figure => lift(frames, { view: 'front', ...more })
export const bar = (pose: Pose, x: number, y: number): Pose => ({ ...pose, arm: at(x, y) })

export const BACK = flipped(rel(-7, -2, [0.8, 0.8]))
export const RACK = flipped(rel(11, 2, [1, 0.9]))
export const GOBLET = rel(15, -13, [0.9, 0.9])
export const PULL_START: Pose = { hip: [-28, 50], lean: 55, head: -25, arm: at(9, 22), leg: FEET }
export const PULL_END = bar(standing(HANGING, { lean: 0 }), 7, 88)
export const SPLIT: Pose = { hip: [0, 86], lean: 4, arm: HANGING, leg: at(32, 8), leg2: at(-38, 17), foot2: -48 }
export const SPLIT_LOW: Pose = { hip: [-3, 50], lean: 8, arm: HANGING, leg: at(32, 8), leg2: at(-38, 17), foot2: -48 }

/** Like `lift`, for frames whose hands are positioned in different ways: each position becomes a distance from its shoulder. */
export const liftRel = (frames: readonly Pose[], more: Partial<Figure> = {}): Figure => lift(frames.map(asRel), more)

/** Converts every hand position to a distance from the shoulder, so that different kinds of keyframes can be mixed. */
function asRel(pose: Pose): Pose {
  const turn = ((pose.lean + (pose.curl ?? 0)) * Math.PI) / 180
  const shoulder: Point = [pose.hip[0] + 50 * Math.sin(turn), pose.hip[1] + 50 * Math.cos(turn)]
  const { arm } = pose
  const k = arm.k && { k: arm.k }
  const flip = arm.flip && { flip: true }
  if ('at' in arm) return { ...pose, arm: { by: [arm.at[0] - shoulder[0], arm.at[1] - shoulder[1]], ...k, ...flip } }
  if ('rel' in arm) {
    const [x, y] = arm.rel
    return { ...pose, arm: { by: [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)], ...k, ...flip } }
  }
  return pose
}
