/**
 * A jointed body on a floor at y = 0, with y upwards and lengths in centimetres for a person 1.73 m tall. From the side it faces +x; from
 * the front its own left is at +x. Angles are degrees: a limb's 0 hangs straight down, 90 points to +x, 180 up; the trunk's 0 is upright,
 * 90 bent forward to the horizontal, −90 lying on its back.
 */
export type Point = readonly [x: number, y: number]

export const LENGTH = {
  trunk: 50,
  neck: 18,
  upperArm: 30,
  forearm: 27,
  hand: 6,
  thigh: 44,
  shin: 42,
  ankle: 8,
  shoulders: 17,
  hips: 9,
} as const

/**
 * The position of a limb: its end at a place (`at`), away from its root in the room's directions (`by`) or in the trunk's (`rel`: forward,
 * along the spine), or by the angles of both parts (`ang`). `k`: the visible share of each part when it points towards the viewer or away.
 * `flip`: the middle joint is on the other side. All keyframes of one limb of a figure use the same kind.
 */
export type Limb = ({ at: Point } | { by: Point } | { rel: Point } | { ang: Point }) & { k?: Point; flip?: boolean }

export type Pose = {
  hip: Point
  /** Of the trunk: forward from the side, to +x from the front. */
  lean: number
  /** How much more the upper half of the trunk is bent than the lower half. */
  curl?: number
  /** Of the head, relative to the trunk. */
  head?: number
  /** How far the shoulders are raised, in centimetres. */
  shrug?: number
  /** The visible share of the trunk's length. */
  trunk?: number
  /** The near limbs; from the front the ones at +x. */
  arm: Limb
  leg: Limb
  /** The other limbs; by default like the near ones, mirrored from the front. */
  arm2?: Limb
  leg2?: Limb
  /** Toes: 0 level, positive up. */
  foot?: number
  foot2?: number
  /** Bend of the hand against the forearm. */
  wrist?: number
}

export type View = 'side' | 'front'
export type LimbJoints = { root: Point; middle: Point; end: Point; tip: Point }
export type Joints = {
  hip: Point
  mid: Point
  shoulder: Point
  neck: Point
  head: Point
  headAngle: number
  arms: readonly [LimbJoints, LimbJoints]
  legs: readonly [LimbJoints, LimbJoints]
}

const RAD = Math.PI / 180
/** A limb's direction. */
const down = (angle: number): Point => [Math.sin(angle * RAD), -Math.cos(angle * RAD)]
const up = (angle: number): Point => [Math.sin(angle * RAD), Math.cos(angle * RAD)]
export const plus = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + dx * by, y + dy * by]
const turned = ([x, y]: Point, angle: number): Point => {
  const [sin, cos] = [Math.sin(angle * RAD), Math.cos(angle * RAD)]
  return [x * cos + y * sin, y * cos - x * sin]
}
const mirrored = (limb: Limb): Limb => {
  const rest = { ...(limb.k && { k: limb.k }), ...(limb.flip && { flip: limb.flip }) }
  if ('at' in limb) return { at: [-limb.at[0], limb.at[1]], ...rest }
  if ('by' in limb) return { by: [-limb.by[0], limb.by[1]], ...rest }
  if ('rel' in limb) return { rel: [-limb.rel[0], limb.rel[1]], ...rest }
  return { ang: [-limb.ang[0], -limb.ang[1]], ...rest }
}

/** All joints of a pose. If a place is out of reach, a straight limb points at it. */
export function jointsOf(pose: Pose, view: View): Joints {
  const { hip, lean, curl = 0, head = 0, shrug = 0, trunk = 1 } = pose
  const upper = lean + curl
  const half = (LENGTH.trunk / 2) * trunk
  const mid = plus(hip, up(lean), half)
  const shoulder = plus(mid, up(upper), half + shrug)
  const neck = plus(mid, up(upper), half)
  const headAngle = upper + head
  const headAt = plus(neck, up(headAngle), LENGTH.neck)
  const isFront = view === 'front'
  const side = (from: Point, angle: number, width: number): [Point, Point] =>
    isFront ? [plus(from, turned([1, 0], angle), width), plus(from, turned([-1, 0], angle), width)] : [from, from]
  const shoulders = side(shoulder, upper, LENGTH.shoulders)
  const hips = side(hip, lean, LENGTH.hips)
  const arm2 = pose.arm2 ?? (isFront ? mirrored(pose.arm) : pose.arm)
  const leg2 = pose.leg2 ?? (isFront ? mirrored(pose.leg) : pose.leg)
  const foot2 = pose.foot2 ?? pose.foot ?? 0
  // From the front, elbows and knees of the second side bend the opposite way.
  const arms = [pose.arm, arm2].map((limb, at) =>
    limbOf(shoulders[at]!, limb, upper, [LENGTH.upperArm, LENGTH.forearm], isFront && at === 0 ? 1 : -1),
  )
  const legs = [pose.leg, leg2].map((limb, at) => limbOf(hips[at]!, limb, lean, [LENGTH.thigh, LENGTH.shin], isFront && at === 1 ? -1 : 1))
  const withHand = (limb: LimbJoints): LimbJoints => {
    const [x, y] = [limb.end[0] - limb.middle[0], limb.end[1] - limb.middle[1]]
    const length = Math.hypot(x, y) || 1
    return { ...limb, tip: plus(limb.end, turned([x / length, y / length], -(pose.wrist ?? 0)), LENGTH.hand) }
  }
  const withFoot = (limb: LimbJoints, angle: number, mirror: 1 | -1): LimbJoints => ({
    ...limb,
    tip: isFront ? plus(limb.end, [mirror * 5, -3]) : plus(limb.end, turned([16, -4], -angle)),
  })
  return {
    hip,
    mid,
    shoulder,
    neck,
    head: headAt,
    headAngle,
    arms: [withHand(arms[0]!), withHand(arms[1]!)],
    legs: [withFoot(legs[0]!, pose.foot ?? 0, 1), withFoot(legs[1]!, foot2, -1)],
  }
}

/** The two parts of a limb from its root to its end; `bend` 1: the middle joint lies left of the line between them, −1: right of it. */
function limbOf(root: Point, limb: Limb, trunk: number, lengths: Point, bend: 1 | -1): LimbJoints {
  const first = lengths[0] * (limb.k?.[0] ?? 1)
  const second = lengths[1] * (limb.k?.[1] ?? 1)
  if ('ang' in limb) {
    const middle = plus(root, down(limb.ang[0]), first)
    const end = plus(middle, down(limb.ang[1]), second)
    return { root, middle, end, tip: end }
  }
  const wanted = 'at' in limb ? limb.at : plus(root, 'by' in limb ? limb.by : turned(limb.rel, trunk))
  const [dx, dy] = [wanted[0] - root[0], wanted[1] - root[1]]
  const away = Math.hypot(dx, dy) || 1e-6
  const distance = Math.min(first + second - 0.01, Math.max(Math.abs(first - second) + 0.01, away))
  const toward: Point = [dx / away, dy / away]
  const along = (first * first - second * second + distance * distance) / (2 * distance)
  const aside = Math.sqrt(Math.max(0, first * first - along * along)) * bend * (limb.flip ? -1 : 1)
  const middle = plus(plus(root, toward, along), [-toward[1], toward[0]], aside)
  const end = plus(root, toward, distance)
  return { root, middle, end, tip: end }
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t
const mixPoints = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)]

function mixLimbs(a: Limb, b: Limb, t: number): Limb {
  const k = mixPoints(a.k ?? [1, 1], b.k ?? [1, 1], t)
  const rest = { k, ...((t < 0.5 ? a.flip : b.flip) && { flip: true }) }
  if ('at' in a && 'at' in b) return { at: mixPoints(a.at, b.at, t), ...rest }
  if ('by' in a && 'by' in b) return { by: mixPoints(a.by, b.by, t), ...rest }
  if ('rel' in a && 'rel' in b) return { rel: mixPoints(a.rel, b.rel, t), ...rest }
  if ('ang' in a && 'ang' in b) return { ang: mixPoints(a.ang, b.ang, t), ...rest }
  throw new Error('A limb changes its kind between two keyframes.')
}

/** The pose between two, `t` from 0 to 1. */
export function mixPoses(a: Pose, b: Pose, t: number): Pose {
  const other = (one: 'arm' | 'leg'): Limb | undefined => {
    const key = `${one}2` as const
    return a[key] || b[key] ? mixLimbs(a[key] ?? a[one], b[key] ?? b[one], t) : undefined
  }
  const [arm2, leg2] = [other('arm'), other('leg')]
  const number = (key: 'curl' | 'head' | 'shrug' | 'foot' | 'wrist') => mix(a[key] ?? 0, b[key] ?? 0, t)
  return {
    hip: mixPoints(a.hip, b.hip, t),
    lean: mix(a.lean, b.lean, t),
    curl: number('curl'),
    head: number('head'),
    shrug: number('shrug'),
    trunk: mix(a.trunk ?? 1, b.trunk ?? 1, t),
    arm: mixLimbs(a.arm, b.arm, t),
    leg: mixLimbs(a.leg, b.leg, t),
    ...(arm2 && { arm2 }),
    ...(leg2 && { leg2 }),
    foot: number('foot'),
    foot2: mix(a.foot2 ?? a.foot ?? 0, b.foot2 ?? b.foot ?? 0, t),
    wrist: number('wrist'),
  }
}
