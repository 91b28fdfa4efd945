import type { Loading } from '../exercise.ts'
import { jointsOf, mixPoses, plus, type Joints, type LimbJoints, type Point } from './body.ts'
import { bodyShapes, circle, line, slab, taper } from './shapes.ts'
import type { Figure, Fixture } from './types.ts'

/** Layers from the farthest to the nearest. A layer is one path; the figure alone decides which layers exist, not the moment. */
export const LAYERS = ['floor', 'fixture', 'thing-far', 'far', 'trunk', 'head', 'cord', 'thing', 'near', 'thing-near'] as const
export type Layer = (typeof LAYERS)[number]
export type Scene = Record<Layer, string>

const handOf = ({ end, tip }: LimbJoints): Point => [(end[0] + tip[0]) / 2, (end[1] + tip[1]) / 2]

/** The pose of a figure at `t`, 0 to 1, of one cycle, forth and back or round: the two nearest keyframes and the position between them. */
export function poseAt({ frames, way }: Figure, t: number) {
  const ways = way === 'round' ? frames.length : frames.length - 1
  const turn = ((t % 1) + 1) % 1
  const along = way === 'round' ? turn * ways : (turn <= 0.5 ? turn * 2 : 2 - turn * 2) * ways
  const from = Math.min(Math.floor(along), ways - (way === 'round' ? 0 : 1), frames.length - 1)
  const part = along - from
  // Forth and back with a rest at the ends; round without a stop at every keyframe.
  const eased = way === 'round' || frames.length > 3 ? part : part * part * (3 - 2 * part)
  return mixPoses(frames[from]!, frames[(from + 1) % frames.length]!, eased)
}

/** All shapes at a moment. `loading`: the kind of load of the exercise. */
export function sceneAt(figure: Figure, t: number, loading: Loading): Scene {
  const joints = jointsOf(poseAt(figure, t), figure.view)
  const isFront = figure.view === 'front'
  const { far, trunk, head, near } = bodyShapes(joints, isFront)
  const scene: Scene = { floor: '', fixture: '', 'thing-far': '', far, trunk, head, cord: '', thing: '', near, 'thing-near': '' }
  scene.floor = line([-150, 0], [170, 0])
  for (const fixture of figure.fixtures ?? []) addFixture(scene, fixture, joints)
  addHeld(scene, figure, joints, loading)
  return scene
}

function addFixture(scene: Scene, fixture: Fixture, { arms, legs }: Joints): void {
  const [hand, ankle] = [handOf(arms[0]), legs[0].end]
  const draw = (path: string) => (scene.fixture += path)
  switch (fixture.kind) {
    case 'bench': {
      const { at, length, tilt = 0, height = at[1] } = fixture
      const sin = Math.sin((tilt * Math.PI) / 180)
      const under: Point = [at[0] + sin * 6, at[1] - 6]
      draw(slab(plus(at, [sin * 3, -Math.cos((tilt * Math.PI) / 180) * 3]), length, 7, tilt))
      if (tilt === 0) {
        draw(slab([at[0] - length / 2 + 10, height / 2 - 3], 4, height - 6))
        draw(slab([at[0] + length / 2 - 10, height / 2 - 3], 4, height - 6))
      } else draw(slab([under[0], under[1] / 2], 5, under[1]))
      return
    }
    case 'box':
      draw(slab([fixture.at[0], fixture.height / 2], fixture.width, fixture.height))
      return
    case 'seat': {
      const [x, y] = fixture.at
      draw(slab([x + 4, y - 3], 44, 7))
      draw(slab([x + 4, y / 2 - 3], 5, y - 6))
      draw(slab([x - 22, y + 36], 7, 62, -fixture.back + 0))
      return
    }
    case 'high-bar':
      scene.thing += circle(fixture.at, 3.4)
      scene.cord += line([fixture.at[0] - 2, fixture.at[1]], [fixture.at[0] - 2, fixture.at[1] + 14])
      return
    case 'dip-bars':
      draw(slab(plus(fixture.at, [0, -1]), 46, 4))
      draw(slab([fixture.at[0] + 20, fixture.at[1] / 2], 4, fixture.at[1]))
      draw(slab([fixture.at[0] - 20, fixture.at[1] / 2], 4, fixture.at[1]))
      return
    case 'wall':
      draw(slab([fixture.x + Math.sign(fixture.x) * 4, 100], 8, 200))
      return
    case 'cable': {
      const [x, y] = fixture.at
      draw(slab([x + Math.sign(x) * 7, (y + 10) / 2], 8, y + 10))
      draw(circle(fixture.at, 5))
      scene.cord += line(fixture.at, fixture.to === 'hands' ? hand : ankle)
      return
    }
    case 'lever': {
      const to = fixture.to === 'hands' ? hand : ankle
      scene.cord += line(fixture.at, to)
      draw(circle(fixture.at, 5))
      if (fixture.to === 'ankle') scene['thing-near'] += circle(plus(to, [0, 5]), 5)
      return
    }
    case 'platform': {
      const { end, tip } = legs[0]
      const [dx, dy] = [tip[0] - end[0], tip[1] - end[1]]
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI
      const away: Point = [dy / Math.hypot(dx, dy), -dx / Math.hypot(dx, dy)]
      const middle = plus(plus(end, [dx, dy], 0.4), away, 9)
      draw(slab(middle, 54, 6, turn + 14))
      scene.cord += line(middle, plus(middle, away, 40))
      return
    }
    case 'bicycle': {
      const [x] = fixture.at
      draw(ring([x - 52, 33], 31) + ring([x + 56, 33], 31))
      scene.cord +=
        line([x - 52, 33], [x, 34], [x + 44, 92], [x + 56, 33]) +
        line([x, 34], [x - 28, 94], [x + 42, 84]) +
        line([x - 28, 94], [x - 52, 33])
      draw(slab([x - 32, 97], 26, 5) + slab([x + 44, 100], 5, 16, 20))
      scene.cord += line([x, 36], plus(ankle, [4, -5]))
      return
    }
    case 'ergometer':
      draw(slab([-6, 18], 130, 5) + slab([-64, 9], 4, 18) + ring([92, 30], 22) + slab([66, 16], 6, 30, -20))
      scene.cord += line([92, 40], hand)
      return
    case 'sled':
      draw(
        slab([fixture.x + 26, 8], 76, 8) +
          slab([fixture.x, 58], 5, 100) +
          slab([fixture.x + 44, 26], 9, 34) +
          slab([fixture.x + 30, 26], 9, 34),
      )
  }
}

const ring = (at: Point, r: number) => circle(at, r) + circle(at, r - 4).replaceAll(' 0 1 0 ', ' 0 1 1 ')

const BARS: readonly Loading[] = ['barbell', 'ez-bar', 'smith-machine', 'landmine']

function addHeld(scene: Scene, figure: Figure, joints: Joints, loading: Loading): void {
  const { arms, hip } = joints
  const isFront = figure.view === 'front'
  const hands: Point[] = arms.map(handOf)
  const middle: Point = [(hands[0]![0] + hands[1]![0]) / 2, (hands[0]![1] + hands[1]![1]) / 2]
  if (figure.onHips) {
    if (loading !== 'bodyweight' && loading !== 'none') scene['thing-near'] += plate(plus(hip, [2, 15]), BARS.includes(loading) ? 20 : 8)
    return
  }
  switch (figure.held) {
    case 'none':
      return
    case 'bar':
      scene['thing-near'] += circle(hands[0]!, 3.4)
      return
    case 'wheel':
      scene.thing += ring(plus(hands[0]!, [0, -1]), 11)
      return
    case 'ball':
      scene['thing-near'] += circle(plus(hands[0]!, [6, 0]), 13)
      return
    case 'ropes':
      for (const hand of hands) scene.cord += wave(hand, [168, 4])
      return
    case 'rope':
      scene.cord += `${line(hands[0]!)}C${hands[0]![0] + 90} ${-230} ${hands[0]![0] + 90} ${20} ${hands[0]![0] - 20} ${-2}`
      return
    case 'load':
      break
  }
  const isOne = figure.oneHand === true
  const held = isOne ? [hands[0]!] : hands
  switch (loading) {
    case 'barbell':
    case 'ez-bar':
    case 'smith-machine':
    case 'landmine':
    case 'trap-bar': {
      if (!isFront) {
        scene['thing-near'] += plate(hands[0]!, loading === 'ez-bar' ? 14 : 22)
        return
      }
      const y = middle[1]
      const wide = loading === 'ez-bar' ? 46 : 78
      scene['thing-near'] +=
        slab([middle[0], y], wide * 2, 3) + slab([middle[0] - wide + 8, y], 6, 40) + slab([middle[0] + wide - 8, y], 6, 40)
      return
    }
    case 'dumbbell':
    case 'dumbbells':
      for (const [at, hand] of (loading === 'dumbbell' && !isOne && isFront && Math.abs(hands[0]![0] - hands[1]![0]) < 24
        ? [middle]
        : held
      ).entries())
        scene[at === 0 || isFront ? 'thing-near' : 'thing-far'] += dumbbell(hand, isFront)
      return
    case 'kettlebell':
    case 'kettlebells':
      for (const [at, hand] of (loading === 'kettlebell' && isFront && !isOne ? [middle] : held).entries())
        scene[at === 0 || isFront ? 'thing-near' : 'thing-far'] += kettlebell(hand)
      return
    case 'plate':
      scene['thing-near'] += plate(isFront && !isOne ? middle : hands[0]!, 15)
      return
    case 'ball':
      scene['thing-near'] += circle(isFront && !isOne ? middle : plus(hands[0]!, [5, 0]), 13)
      return
    case 'cable':
    case 'band': {
      // Drawn if the figure itself has no tower: from the floor, or from the side.
      if (figure.fixtures?.some(({ kind }) => kind === 'cable')) return
      const from: Point = isFront ? [isOne ? 96 : 0, isOne ? 190 : 2] : [4, 2]
      for (const hand of held) scene.cord += line(isFront && !isOne ? [hand[0] > 0 ? 96 : -96, hand[1] > 120 ? 150 : 8] : from, hand)
      for (const hand of held) scene['thing-near'] += circle(hand, 3.2)
      return
    }
    default:
      return
  }
}

const plate = (at: Point, r: number) => ring(at, r) + ring(at, r * 0.62) + circle(at, 3.4)
const dumbbell = ([x, y]: Point, isFront: boolean) =>
  isFront ? slab([x, y], 22, 3) + slab([x - 9, y], 5, 15) + slab([x + 9, y], 5, 15) : ring([x, y], 8.5) + circle([x, y], 3)
const kettlebell = ([x, y]: Point) => ring([x, y - 1], 6) + taper([x, y - 15], [x, y - 14], 10, 9)

function wave([x, y]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [(toX - x) / 4, (toY - y) / 4]
  let path = line([x, y])
  for (let n = 0; n < 4; n++) {
    const lift = (n % 2 ? -14 : 14) * (1 - n / 5)
    path += `Q${round(x + dx * (n + 0.5))} ${round(-(y + dy * (n + 0.5) + lift))} ${round(x + dx * (n + 1))} ${round(-(y + dy * (n + 1)))}`
  }
  return path
}

const round = (value: number) => Math.round(value * 10) / 10
