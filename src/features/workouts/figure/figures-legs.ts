import {
  at,
  by,
  rel,
  ang,
  HANGING,
  standing,
  squatting,
  hinged,
  sitting,
  front,
  onFours,
  SEAT,
  lift,
  frontal,
  bar,
  BACK,
  RACK,
  GOBLET,
  PULL_START,
  PULL_END,
  SPLIT,
  SPLIT_LOW,
} from './keyframes.ts'
import type { Figure } from './types.ts'

/** Figures of the movements for legs and hips, by name. */
export const legFigures = {
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
} satisfies Record<string, Figure>
