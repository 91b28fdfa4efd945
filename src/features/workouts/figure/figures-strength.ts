import type { Limb, Point, Pose } from './body.ts'
import type { Figure, Fixture } from './types.ts'

const at = (x: number, y: number, k?: Point): Limb => ({ at: [x, y], ...(k && { k }) })
const by = (x: number, y: number, k?: Point): Limb => ({ by: [x, y], ...(k && { k }) })
const rel = (x: number, y: number, k?: Point): Limb => ({ rel: [x, y], ...(k && { k }) })
const ang = (a: number, b: number, k?: Point): Limb => ({ ang: [a, b], ...(k && { k }) })
const flipped = (limb: Limb): Limb => ({ ...limb, flip: true })

const FEET = at(0, 8)
const HANGING = ang(2, 6)
const standing = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 93], lean: 2, arm, leg: FEET, ...more })
const squatting = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [-24, 46], lean: 40, head: -25, arm, leg: FEET, ...more })
const hinged = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [-24, 80], lean: 74, head: -20, arm, leg: FEET, ...more })
const lying = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 51], lean: -90, arm, leg: at(46, 8), ...more })
const sitting = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 52], lean: -6, arm, leg: at(44, 8), ...more })
const front = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 93.9], lean: 0, arm, leg: at(10, 8), ...more })
const onFours = (more: Partial<Pose> = {}): Pose => ({
  hip: [-25, 52],
  lean: 88,
  head: -20,
  arm: at(26, 4),
  leg: ang(0, -86),
  foot: -165,
  ...more,
})
const hanging = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 86], lean: 0, arm, leg: ang(8, -38), foot: -50, ...more })

const FLAT_BENCH: Fixture = { kind: 'bench', at: [-28, 42], length: 92 }
const SEAT: Fixture = { kind: 'seat', at: [0, 43], back: -6 }
const lift = (frames: readonly Pose[], more: Partial<Figure> = {}): Figure => ({
  view: 'side',
  frames,
  way: 'back',
  seconds: 3.2,
  held: 'load',
  ...more,
})
const frontal = (frames: readonly Pose[], more: Partial<Figure> = {}): Figure => lift(frames, { view: 'front', ...more })
const bar = (pose: Pose, x: number, y: number): Pose => ({ ...pose, arm: at(x, y) })

const BACK = rel(-7, -2, [0.8, 0.8])
const RACK = flipped(rel(11, 2, [1, 0.9]))
const GOBLET = rel(15, -13, [0.9, 0.9])
const PULL_START: Pose = { hip: [-28, 50], lean: 55, head: -25, arm: at(9, 22), leg: FEET }
const PULL_END = bar(standing(HANGING, { lean: 0 }), 7, 88)
const SPLIT: Pose = { hip: [0, 86], lean: 4, arm: HANGING, leg: at(32, 8), leg2: at(-38, 17), foot2: -48 }
const SPLIT_LOW: Pose = { hip: [-3, 50], lean: 8, arm: HANGING, leg: at(32, 8), leg2: at(-38, 17), foot2: -48 }

/** Pictures of the movements that carry or move a load, by name. */
export const strengthFigures = {
  squat: lift([standing(BACK), squatting(BACK)]),
  'squat-front': lift([standing(RACK), squatting(RACK, { hip: [-20, 46], lean: 28 })]),
  'squat-goblet': lift([standing(GOBLET), squatting(GOBLET, { hip: [-20, 46], lean: 28 })]),
  'squat-hanging': lift([standing(HANGING), squatting(ang(-2, 2))]),
  'squat-free': lift([standing(ang(8, 12)), squatting(ang(84, 88))]),
  'squat-overhead': lift([standing(by(-4, 56)), squatting(by(-8, 55), { lean: 26, hip: [-20, 46] })]),
  'leg-press': lift(
    [
      { hip: [0, 40], lean: -48, arm: at(8, 34), leg: at(40, 66), foot: 122 },
      { hip: [0, 40], lean: -48, arm: at(8, 34), leg: at(62, 94), foot: 122 },
    ],
    { held: 'none', fixtures: [{ kind: 'bench', at: [-22, 54], length: 62, tilt: -42, height: 26 }, { kind: 'platform' }] },
  ),
  'hack-squat': lift(
    [
      { hip: [0, 88], lean: -14, arm: rel(6, -4, [0.8, 0.8]), leg: at(22, 8) },
      { hip: [-12, 46], lean: -14, arm: rel(6, -4, [0.8, 0.8]), leg: at(22, 8) },
    ],
    { held: 'none', fixtures: [{ kind: 'bench', at: [-22, 76], length: 130, tilt: -76, height: 60 }] },
  ),
  'single-leg-squat': lift([
    standing(ang(60, 66), { leg2: ang(20, 14) }),
    squatting(ang(84, 88), { hip: [-26, 42], lean: 44, leg2: ang(84, 80), foot2: 50 }),
  ]),
  'split-squat': lift([SPLIT, SPLIT_LOW]),
  'split-squat-raised': lift(
    [
      { ...SPLIT, leg2: at(-44, 48), foot2: -70, hip: [2, 86] },
      { ...SPLIT_LOW, leg2: at(-44, 48), foot2: -70, hip: [-4, 54] },
    ],
    { fixtures: [{ kind: 'box', at: [-54, 0], width: 30, height: 38 }] },
  ),
  lunge: lift([
    standing(HANGING, { leg2: at(-2, 8) }),
    { hip: [24, 52], lean: 6, arm: HANGING, leg: at(56, 8), leg2: at(-12, 17), foot2: -48 },
  ]),
  'lateral-lunge': frontal([
    front(by(-14, -30), { leg: at(11, 8), leg2: at(-11, 8) }),
    front(by(-14, -30), { hip: [20, 56], lean: -6, leg: at(38, 8, [0.62, 1]), leg2: at(-52, 8) }),
  ]),
  'step-up': lift(
    [
      { hip: [2, 86], lean: 16, arm: HANGING, leg: at(36, 46), leg2: at(-14, 10), foot2: -10 },
      { hip: [36, 131], lean: 2, arm: HANGING, leg: at(36, 46), leg2: at(30, 62), foot2: -25 },
    ],
    { fixtures: [{ kind: 'box', at: [44, 0], width: 48, height: 38 }] },
  ),
  deadlift: lift([PULL_START, PULL_END]),
  'romanian-deadlift': lift([PULL_END, bar(hinged(HANGING), 10, 36)]),
  'single-leg-hinge': lift([standing(by(4, -55), { leg2: at(-4, 10) }), hinged(by(0, -56), { leg2: at(-104, 76), foot2: -80 })]),
  'hip-thrust': lift(
    [
      { hip: [2, 18], lean: -56, head: 30, arm: by(42, -20), leg: at(52, 8) },
      { hip: [11, 48], lean: -90, head: 25, arm: by(44, 8), leg: at(52, 8) },
    ],
    { onHips: true, fixtures: [{ kind: 'bench', at: [-56, 40], length: 36 }] },
  ),
  'glute-bridge': lift(
    [
      { hip: [0, 11], lean: -90, head: 8, arm: ang(86, 88), leg: at(40, 8) },
      { hip: [4, 38], lean: -122, head: 38, arm: ang(86, 88), leg: at(40, 8) },
    ],
    { onHips: true },
  ),
  'back-extension': lift(
    [
      { hip: [8, 72], lean: 128, head: -10, arm: rel(10, -12, [0.9, 0.9]), leg: at(-46, 17), foot: -52 },
      { hip: [8, 72], lean: 43, arm: rel(10, -12, [0.9, 0.9]), leg: at(-46, 17), foot: -52 },
    ],
    { fixtures: [{ kind: 'bench', at: [-4, 50], length: 40, tilt: 47, height: 50 }] },
  ),
  swing: lift([hinged(ang(-32, -32), { hip: [-22, 76], lean: 62 }), standing(ang(84, 86), { lean: -2 })], { seconds: 1.8 }),
  'knee-extension': lift([sitting(by(4, -46), { leg: ang(88, -4) }), sitting(by(4, -46), { leg: ang(88, 82), foot: 40 })], {
    held: 'none',
    fixtures: [SEAT, { kind: 'lever', at: [42, 50], to: 'ankle' }],
  }),
  'knee-flexion': lift(
    [
      { hip: [0, 54], lean: 90, head: -10, arm: ang(10, 60), leg: ang(-90, -88), foot: -100 },
      { hip: [0, 54], lean: 90, head: -10, arm: ang(10, 60), leg: ang(-90, -196), foot: -190 },
    ],
    {
      held: 'none',
      fixtures: [
        { kind: 'bench', at: [6, 45], length: 108 },
        { kind: 'lever', at: [-46, 52], to: 'ankle' },
      ],
    },
  ),
  'knee-flexion-seated': lift(
    [sitting(by(20, -40), { leg: ang(88, 80), foot: 60 }), sitting(by(20, -40), { leg: ang(88, -22), foot: -20 })],
    {
      held: 'none',
      fixtures: [SEAT, { kind: 'lever', at: [44, 50], to: 'ankle' }],
    },
  ),
  'knee-flexion-bridge': lift(
    [
      { hip: [0, 30], lean: -112, head: 28, arm: ang(86, 88), leg: at(80, 22), foot: 70 },
      { hip: [2, 38], lean: -122, head: 38, arm: ang(86, 88), leg: at(36, 22), foot: 20 },
    ],
    { held: 'none', fixtures: [{ kind: 'box', at: [58, 0], width: 70, height: 10 }] },
  ),
  'nordic-curl': lift(
    [
      { hip: [-12, 52], lean: 0, arm: rel(16, -22), leg: ang(0, -88), foot: -165 },
      { hip: [18, 40], lean: 46, head: -10, arm: rel(24, -20), leg: ang(-43, -88), foot: -165 },
    ],
    { held: 'none' },
  ),
  'hip-abduction': frontal([
    front(by(10, -34), { leg: ang(3, 3), leg2: at(-9, 8) }),
    front(by(10, -34), { leg: ang(36, 36), lean: -5, leg2: at(-9, 8) }),
  ]),
  'hip-abduction-seated': frontal(
    [front(by(8, -36), { hip: [0, 52], leg: ang(24, 2, [0.3, 0.82]) }), front(by(8, -36), { hip: [0, 52], leg: ang(76, 6, [0.6, 0.86]) })],
    { held: 'none', fixtures: [{ kind: 'box', at: [0, 0], width: 56, height: 44 }] },
  ),
  'hip-abduction-lying': frontal(
    [
      { hip: [0, 20], lean: 90, head: -8, arm: ang(120, 100), arm2: at(24, 12), leg: ang(-88, -88), leg2: ang(-90, -90) },
      { hip: [0, 20], lean: 90, head: -8, arm: ang(120, 100), arm2: at(24, 12), leg: ang(-88, -88), leg2: ang(-128, -128) },
    ],
    { held: 'none' },
  ),
  'hip-adduction': frontal([
    front(by(10, -34), { leg: ang(34, 34), lean: -5, leg2: at(-9, 8) }),
    front(by(10, -34), { leg: ang(-8, -6), leg2: at(-9, 8) }),
  ]),
  'hip-kickback': lift(
    [
      standing(at(44, 112), { lean: 14, leg: ang(10, -14), leg2: at(0, 8) }),
      standing(at(44, 112), { lean: 20, leg: ang(-34, -42), foot: -30, leg2: at(0, 8), foot2: 0 }),
    ],
    { held: 'none', fixtures: [{ kind: 'wall', x: 52 }] },
  ),
  'hip-kickback-fours': lift(
    [onFours({ leg2: ang(0, -86), foot2: -165 }), onFours({ leg: ang(-92, -178), foot: -190, leg2: ang(0, -86), foot2: -165 })],
    { held: 'none' },
  ),
  'calf-raise': lift(
    [standing(HANGING, { hip: [0, 100], leg: at(-2, 15), foot: 16 }), standing(HANGING, { hip: [3, 114], leg: at(3, 30), foot: -34 })],
    {
      fixtures: [{ kind: 'box', at: [22, 0], width: 30, height: 14 }],
      seconds: 2.6,
    },
  ),
  'calf-raise-seated': lift([sitting(by(34, -34), { leg: at(40, 9), foot: 10 }), sitting(by(34, -30), { leg: at(42, 22), foot: -32 })], {
    fixtures: [{ kind: 'box', at: [-2, 0], width: 44, height: 44 }],
    seconds: 2.6,
    onHips: false,
  }),
  'shin-raise': lift(
    [
      standing(HANGING, { hip: [-14, 92], lean: -4, leg: at(6, 8) }),
      standing(HANGING, { hip: [-14, 92], lean: -4, leg: at(6, 8), foot: 30 }),
    ],
    {
      held: 'none',
      fixtures: [{ kind: 'wall', x: -30 }],
      seconds: 2.4,
    },
  ),
  'bench-press': lift([lying(at(-47, 106)), lying(at(-38, 68, [0.62, 1]))], { fixtures: [FLAT_BENCH] }),
  'floor-press': lift([
    lying(at(-47, 66), { hip: [0, 11], leg: at(42, 8) }),
    lying(at(-36, 38, [0.72, 1]), { hip: [0, 11], leg: at(42, 8) }),
  ]),
  'incline-press': lift(
    [
      { hip: [0, 51], lean: -52, arm: by(8, 56), leg: at(46, 8) },
      { hip: [0, 51], lean: -52, arm: by(16, 14, [0.62, 1]), leg: at(46, 8) },
    ],
    {
      fixtures: [
        { kind: 'bench', at: [-29, 60], length: 74, tilt: -38 },
        { kind: 'bench', at: [4, 42], length: 26 },
      ],
    },
  ),
  'decline-press': lift(
    [
      { hip: [0, 62], lean: -106, arm: by(6, 56), leg: at(38, 44), foot: -30 },
      { hip: [0, 62], lean: -106, arm: by(14, 16, [0.62, 1]), leg: at(38, 44), foot: -30 },
    ],
    { fixtures: [{ kind: 'bench', at: [-27, 45], length: 96, tilt: 16 }] },
  ),
  'chest-press': lift([sitting(by(16, -12, [0.75, 1])), sitting(by(55, -8))], {
    held: 'bar',
    fixtures: [SEAT, { kind: 'lever', at: [62, 168], to: 'hands' }],
  }),
  'chest-press-standing': lift(
    [
      standing(by(14, -12, [0.75, 1]), { lean: 10, leg: at(18, 8), leg2: at(-20, 12), foot2: -20, hip: [0, 91] }),
      standing(by(55, -12), { lean: 10, leg: at(18, 8), leg2: at(-20, 12), foot2: -20, hip: [0, 91] }),
    ],
    { held: 'bar', fixtures: [{ kind: 'cable', at: [-66, 140], to: 'hands' }] },
  ),
  'push-up': lift(
    [
      { hip: [-4, 44], lean: 68, head: -18, arm: at(46, 5), leg: at(-82, 19), foot: -62 },
      { hip: [0, 21], lean: 84, head: -18, arm: at(46, 5, [0.55, 1]), leg: at(-84, 19), foot: -62 },
    ],
    { held: 'none' },
  ),
  'push-up-knees': lift(
    [
      { hip: [-2, 40], lean: 62, head: -18, arm: at(46, 5), leg: ang(-52, -118), foot: -130 },
      { hip: [2, 20], lean: 82, head: -18, arm: at(46, 5, [0.55, 1]), leg: ang(-74, -128), foot: -140 },
    ],
    { held: 'none' },
  ),
  'push-up-raised': lift(
    [
      { hip: [-14, 62], lean: 48, head: -18, arm: at(46, 52), leg: at(-74, 19), foot: -62 },
      { hip: [-2, 48], lean: 58, head: -18, arm: at(46, 52, [0.62, 1]), leg: at(-74, 19), foot: -62 },
    ],
    { held: 'none', fixtures: [{ kind: 'box', at: [58, 0], width: 36, height: 46 }] },
  ),
  'chest-fly': frontal([front(by(51, 2)), front(by(-9, -8, [0.5, 0.5]))], { held: 'load' }),
  'chest-fly-lying': lift([lying(at(-46, 104)), lying(at(-42, 60, [0.2, 0.3]))], { fixtures: [FLAT_BENCH] }),
  'overhead-press': lift([standing(rel(11, 4, [0.95, 0.95])), standing(by(2, 56))].map(asRel)),
  'overhead-press-seated': lift([sitting(rel(11, 4, [0.95, 0.95])), sitting(by(4, 56))].map(asRel), { fixtures: [SEAT] }),
  'handstand-press': lift(
    [
      { hip: [0, 111], lean: 180, arm: at(2, 5), leg: ang(184, 184), foot: 90 },
      { hip: [-2, 88], lean: 178, arm: at(2, 5, [0.8, 1]), leg: ang(186, 186), foot: 90 },
    ],
    { held: 'none', fixtures: [{ kind: 'wall', x: -18 }] },
  ),
  'pike-press': lift(
    [
      { hip: [-6, 90], lean: 132, arm: at(46, 5), leg: at(-44, 16), foot: -50 },
      { hip: [0, 86], lean: 142, arm: at(46, 5, [0.8, 1]), leg: at(-44, 16), foot: -50 },
    ],
    { held: 'none' },
  ),
  dip: lift(
    [
      { hip: [0, 118], lean: 10, arm: at(6, 108), leg: ang(4, -46), foot: -60 },
      { hip: [-10, 91], lean: 26, arm: at(6, 108), leg: ang(10, -46), foot: -60 },
    ],
    { held: 'none', fixtures: [{ kind: 'dip-bars', at: [6, 104] }] },
  ),
  'bench-dip': lift(
    [
      { hip: [8, 54], lean: -4, arm: at(-6, 46), leg: at(86, 8), foot: 40 },
      { hip: [10, 24], lean: -6, arm: at(-6, 46), leg: at(86, 8), foot: 40 },
    ],
    { held: 'none', fixtures: [{ kind: 'bench', at: [-20, 42], length: 34 }] },
  ),
  row: lift([hinged(by(2, -55), { lean: 66 }), hinged(by(-18, -18), { lean: 66 })]),
  'row-supported': lift(
    [
      hinged(by(2, -55), { hip: [-20, 78], lean: 76, arm2: at(40, 48) }),
      hinged(by(-18, -14), { hip: [-20, 78], lean: 76, arm2: at(40, 48) }),
    ],
    { oneHand: true, fixtures: [{ kind: 'bench', at: [50, 44], length: 44 }] },
  ),
  'row-chest-supported': lift(
    [
      { hip: [-18, 56], lean: 52, head: -10, arm: by(4, -55), leg: at(-50, 13), foot: -30 },
      { hip: [-18, 56], lean: 52, head: -10, arm: by(-16, -18), leg: at(-50, 13), foot: -30 },
    ],
    { fixtures: [{ kind: 'bench', at: [10, 62], length: 74, tilt: 40 }] },
  ),
  'cable-row': lift(
    [
      { hip: [-10, 32], lean: 14, arm: by(53, -18), leg: at(64, 26), foot: 70 },
      { hip: [-10, 32], lean: -4, arm: by(14, -34), leg: at(64, 26), foot: 70 },
    ],
    {
      held: 'bar',
      fixtures: [
        { kind: 'bench', at: [-12, 23], length: 42 },
        { kind: 'cable', at: [112, 52], to: 'hands' },
      ],
    },
  ),
  'row-machine': lift([sitting(by(52, -16)), sitting(by(12, -26))], {
    held: 'bar',
    fixtures: [SEAT, { kind: 'lever', at: [66, 20], to: 'hands' }],
  }),
  'inverted-row': lift(
    [
      { hip: [-1, 36], lean: -70, arm: at(-40, 104), leg: at(80, 10), foot: 60 },
      { hip: [8, 56], lean: -56, arm: at(-40, 104), leg: at(80, 10), foot: 60 },
    ],
    { held: 'none', fixtures: [{ kind: 'high-bar', at: [-40, 106] }] },
  ),
  'reverse-fly': frontal([
    front(ang(4, 2), { hip: [0, 84], trunk: 0.42, head: 0, leg: at(14, 8, [0.93, 1]) }),
    front(ang(84, 92), { hip: [0, 84], trunk: 0.42, head: 0, leg: at(14, 8, [0.93, 1]) }),
  ]),
  'reverse-fly-upright': frontal([front(by(-9, -4, [0.5, 0.5])), front(by(53, 2))]),
  'face-pull': lift([standing(by(55, 8), { hip: [-6, 92] }), standing(flipped(by(12, 8, [0.72, 0.8])), { hip: [-8, 92], lean: -2 })], {
    held: 'bar',
    fixtures: [{ kind: 'cable', at: [104, 156], to: 'hands' }],
  }),
  'pull-up': lift([hanging(at(4, 202), { hip: [0, 96] }), hanging(at(4, 202, [0.85, 0.95]), { hip: [-6, 132], lean: -8 })], {
    held: 'none',
    fixtures: [{ kind: 'high-bar', at: [4, 205] }],
  }),
  pulldown: lift([sitting(by(12, 55), { hip: [0, 50] }), sitting(by(15, 4, [0.85, 0.95]), { hip: [0, 50], lean: -14 })], {
    held: 'bar',
    fixtures: [
      { kind: 'box', at: [0, 0], width: 40, height: 42 },
      { kind: 'cable', at: [22, 214], to: 'hands' },
    ],
  }),
  'straight-arm-pulldown': lift(
    [standing(ang(128, 130), { hip: [-8, 91], lean: 18 }), standing(ang(14, 16), { hip: [-6, 92], lean: 10 })],
    {
      held: 'bar',
      fixtures: [{ kind: 'cable', at: [84, 196], to: 'hands' }],
    },
  ),
  pullover: lift([lying(ang(182, 182)), lying(ang(248, 252))], { fixtures: [FLAT_BENCH] }),
  'lateral-raise': frontal([front(ang(6, 8)), front(ang(86, 90))]),
  'front-raise': lift([standing(ang(8, 8)), standing(ang(90, 90), { lean: 0 })]),
  'upright-row': frontal([front(ang(8, -22)), front(ang(98, -72))]),
  shrug: frontal([front(ang(6, 4)), front(ang(6, 4), { shrug: 8 })], { seconds: 2.4 }),
  'shoulder-rotation': frontal([front(by(-16, -27, [0.92, 0.75])), front(by(3, -30, [0.92, 0.2])), front(by(26, -26, [0.92, 0.95]))], {
    oneHand: false,
  }),
  curl: lift([standing(ang(-2, 8)), standing(ang(10, 146))]),
  'curl-seated': lift([sitting(ang(-10, 0), { lean: -14 }), sitting(ang(0, 138), { lean: -14 })], { fixtures: [SEAT] }),
  'curl-preacher': lift([sitting(ang(48, 56), { lean: 12 }), sitting(ang(48, 176), { lean: 12 })], {
    fixtures: [
      { kind: 'box', at: [-2, 0], width: 40, height: 44 },
      { kind: 'bench', at: [28, 84], length: 34, tilt: 44, height: 78 },
    ],
  }),
  'triceps-extension': lift([standing(ang(168, 306)), standing(ang(174, 180))]),
  'triceps-extension-lying': lift([lying(ang(186, 286)), lying(ang(186, 184))], { fixtures: [FLAT_BENCH] }),
  'triceps-kickback': lift([hinged(ang(-72, 20), { lean: 66 }), hinged(ang(-76, -78), { lean: 66 })]),
  'triceps-pushdown': lift([standing(ang(2, 116), { lean: 8 }), standing(ang(2, 8), { lean: 8 })], {
    held: 'bar',
    fixtures: [{ kind: 'cable', at: [34, 208], to: 'hands' }],
  }),
  'wrist-curl': lift([sitting(ang(28, 88), { lean: 22, wrist: -42 }), sitting(ang(28, 88), { lean: 22, wrist: 48 })], {
    fixtures: [{ kind: 'box', at: [-2, 0], width: 44, height: 44 }],
    seconds: 2.2,
  }),
  hang: lift([hanging(at(4, 202), { hip: [0, 96] }), hanging(at(4, 202), { hip: [0, 98] })], {
    held: 'none',
    fixtures: [{ kind: 'high-bar', at: [4, 205] }],
    seconds: 4,
  }),
  hold: lift([standing(HANGING), standing(HANGING, { hip: [0, 93.4] })], { seconds: 4 }),
  clean: lift(
    [
      PULL_START,
      { hip: [0, 96], lean: -4, arm: at(8, 96), leg: at(4, 14), foot: -24 },
      squatting(RACK, { hip: [-18, 52], lean: 22 }),
      standing(RACK),
    ].map(asRel),
    { seconds: 4.6 },
  ),
  snatch: lift(
    [
      PULL_START,
      { hip: [0, 97], lean: -4, arm: at(8, 100), leg: at(4, 15), foot: -26 },
      squatting(by(-6, 55), { hip: [-20, 48], lean: 24 }),
      standing(by(-2, 56)),
    ].map(asRel),
    { seconds: 4.6 },
  ),
  thruster: lift([squatting(RACK, { hip: [-20, 46], lean: 26 }), standing(RACK), standing(by(0, 56))].map(asRel), { seconds: 3.6 }),
  'push-press': lift([standing(RACK), { hip: [-4, 82], lean: 4, arm: RACK, leg: FEET }, standing(by(0, 56))].map(asRel), { seconds: 3 }),
} satisfies Record<string, Figure>

/** Every hand by its distance from the shoulder, so that one kind of keyframe can follow another. */
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
