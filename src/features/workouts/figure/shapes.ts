import { LENGTH, plus, type Joints, type LimbJoints, type Point } from './body.ts'

/** SVG paths in the body's lengths with y downwards, rounded to a tenth. */
const n = (value: number) => String(Math.round(value * 10) / 10)
const p = ([x, y]: Point) => `${n(x)} ${n(-y)}`

/** A part of a limb: two circles and the area between them. */
export function taper(a: Point, b: Point, ra: number, rb: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  if (length <= Math.abs(ra - rb)) return circle(ra > rb ? a : b, Math.max(ra, rb))
  const angle = Math.atan2(dy, dx)
  const open = Math.acos((ra - rb) / length)
  const on = (center: Point, radius: number, turn: number): Point => [
    center[0] + radius * Math.cos(angle + turn),
    center[1] + radius * Math.sin(angle + turn),
  ]
  const isWide = ra > rb ? 1 : 0
  return (
    `M${p(on(a, ra, open))}A${n(ra)} ${n(ra)} 0 ${isWide} 0 ${p(on(a, ra, -open))}` +
    `L${p(on(b, rb, -open))}A${n(rb)} ${n(rb)} 0 ${1 - isWide} 0 ${p(on(b, rb, open))}Z`
  )
}

export function circle([x, y]: Point, r: number): string {
  return `M${n(x - r)} ${n(-y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
}

export const line = (...points: readonly Point[]): string => `M${points.map(p).join('L')}`

/** A rectangle around its centre, rotated by degrees. */
export function slab([x, y]: Point, length: number, height: number, turn = 0): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const corner = (dx: number, dy: number): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  const [l, h] = [length / 2, height / 2]
  return `${line(corner(-l, -h), corner(l, -h), corner(l, h), corner(-l, h))}Z`
}

const arm = ({ root, middle, end, tip }: LimbJoints) =>
  taper(root, middle, 6.6, 4.8) + taper(middle, end, 4.9, 3.4) + taper(end, tip, 3.6, 3)
const leg = ({ root, middle, end, tip }: LimbJoints) => taper(root, middle, 9.6, 6.4) + taper(middle, end, 6.5, 4) + foot(end, tip)

function foot(ankle: Point, tip: Point): string {
  const [dx, dy] = [tip[0] - ankle[0], tip[1] - ankle[1]]
  const length = Math.hypot(dx, dy) || 1
  const heel = plus(ankle, [-dx / length, -dy / length], 4)
  // Below the ankle, for both directions of the foot.
  const below: Point = dx >= 0 ? [dy / length, -dx / length] : [-dy / length, dx / length]
  const drop = length < 10 ? 3.4 : 4
  return taper(ankle, plus(heel, below, drop), 4, 3.2) + taper(plus(heel, below, drop), plus(tip, below, length < 10 ? 2 : 0.6), 3.4, 3)
}

export type BodyShapes = { far: string; trunk: string; head: string; near: string }

/** The body from the farthest part to the nearest. From the front both arms are near and both legs far. */
export function bodyShapes(joints: Joints, isFront: boolean): BodyShapes {
  const { hip, mid, shoulder, neck, head, headAngle, arms, legs } = joints
  const turn = (headAngle * Math.PI) / 180
  const nose: Point = [head[0] + 11 * Math.cos(turn), head[1] - 11 * Math.sin(turn)]
  const skull = taper(plus(head, [Math.sin(turn), Math.cos(turn)], 2), plus(head, [Math.sin(turn), Math.cos(turn)], -4), 10.4, 8.4)
  const throat = taper(neck, head, 5.4, 4.6)
  if (isFront) {
    const [left, right] = [arms[0].root, arms[1].root]
    const waist = taper(legs[0].root, legs[1].root, 9.5, 9.5) + taper(mid, hip, 14, 13.4)
    const chest =
      `${line(left, right, plus(mid, sub(right, shoulder), 0.72), plus(mid, sub(left, shoulder), 0.72))}Z` + taper(left, right, 7, 7)
    return {
      far: '',
      trunk:
        leg(legs[1]) +
        leg(legs[0]) +
        waist +
        chest +
        taper(plus(mid, sub(left, shoulder), 0.5), plus(mid, sub(right, shoulder), 0.5), 7, 7),
      head: throat + skull,
      near: arm(arms[1]) + arm(arms[0]),
    }
  }
  return {
    far: arm(arms[1]) + leg(legs[1]),
    trunk: taper(hip, mid, 11, 9.6) + taper(mid, shoulder, 9.8, 10.6),
    head: throat + skull + taper(head, nose, 4, 2),
    near: leg(legs[0]) + arm(arms[0]),
  }
}

const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const HAND_TO_BAR = LENGTH.hand / 2
