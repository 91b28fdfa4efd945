import {
  at,
  by,
  rel,
  ang,
  flipped,
  FEET,
  HANGING,
  standing,
  squatting,
  hinged,
  lying,
  sitting,
  front,
  hanging,
  FLAT_BENCH,
  SEAT,
  lift,
  frontal,
  RACK,
  PULL_START,
  liftRel,
} from './keyframes.ts'
import type { Figure } from './types.ts'

/** Figures of pressing, pulling and raising, and of full-body lifts, by name. */
export const upperFigures = {
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
      { hip: [0, 21], lean: 84, head: -18, arm: at(46, 5, [0.55, 1]), leg: at(-82, 19), foot: -62 },
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
  'overhead-press': liftRel([standing(rel(11, 4, [0.95, 0.95])), standing(by(2, 56))]),
  'overhead-press-seated': liftRel([sitting(rel(11, 4, [0.95, 0.95])), sitting(by(4, 56))], { fixtures: [SEAT] }),
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
  clean: liftRel(
    [
      PULL_START,
      { hip: [0, 96], lean: -4, arm: at(8, 96), leg: at(4, 14), foot: -24 },
      squatting(RACK, { hip: [-18, 52], lean: 22 }),
      standing(RACK),
    ],
    { seconds: 4.6 },
  ),
  snatch: liftRel(
    [
      PULL_START,
      { hip: [0, 97], lean: -4, arm: at(8, 100), leg: at(4, 15), foot: -26 },
      squatting(by(-6, 55), { hip: [-20, 48], lean: 24 }),
      standing(by(-2, 56)),
    ],
    { seconds: 4.6 },
  ),
  thruster: liftRel([squatting(RACK, { hip: [-20, 46], lean: 26 }), standing(RACK), standing(by(0, 56))], { seconds: 3.6 }),
  'push-press': liftRel([standing(RACK), { hip: [-4, 82], lean: 4, arm: RACK, leg: FEET }, standing(by(0, 56))], { seconds: 3 }),
} satisfies Record<string, Figure>
