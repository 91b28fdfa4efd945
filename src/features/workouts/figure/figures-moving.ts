import type { Limb, Pose } from './body.ts'
import { ang, at, by, FEET, front, lift, onFours, rel, standing } from './keyframes.ts'
import type { Figure } from './types.ts'

const supine = (arm: Limb, more: Partial<Pose> = {}): Pose => ({ hip: [0, 11], lean: -90, head: 6, arm, leg: at(38, 8), ...more })
const hanging = (leg: Limb): Pose => ({ hip: [0, 100], lean: 0, arm: at(4, 202), leg, foot: -30 })
const side = (frames: readonly Pose[], more: Partial<Figure> = {}): Figure => lift(frames, { held: 'none', ...more })
const frontal = (frames: readonly Pose[], more: Partial<Figure> = {}): Figure => side(frames, { view: 'front', ...more })

/** Four keyframes of a step; each leg passes through all of them, half a cycle apart. */
function stepping(steps: readonly (readonly [leg: Limb, foot: number])[], body: (at: number) => Omit<Pose, 'leg'>): Pose[] {
  return steps.map(([leg, foot], index) => {
    const [leg2, foot2] = steps[(index + steps.length / 2) % steps.length]!
    return { ...body(index), leg, foot, leg2, foot2 }
  })
}

const walkLegs = [
  [ang(24, 16), 18],
  [ang(2, -4), 0],
  [ang(-22, -34), -36],
  [ang(22, -42), -12],
] as const
const runLegs = [
  [ang(36, 6), 10],
  [ang(8, -20), 0],
  [ang(-26, -52), -50],
  [ang(48, -62), -20],
] as const
const armsOf = (swing: number, bend: number) => (index: number) => {
  const turn = [-1, 0, 1, 0][index]! * swing
  return { arm: ang(turn, turn + bend), arm2: ang(-turn, -turn + bend) }
}
const walkArms = armsOf(22, 12)
const runArms = armsOf(38, 84)
const pedals = [0, 90, 180, 270].map((turn): readonly [Limb, number] => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return [at(18 + 16 * sin, 36 + 16 * cos), -8]
})
const PLANK: Pose = { hip: [-3, 35], lean: 76, head: -16, arm: ang(0, 88), leg: at(-86, 19), foot: -62 }
const ON_BARE_KNEES: Pose = { hip: [-14, 52], lean: 62, head: -20, arm: at(34, 10), leg: ang(0, -88), foot: -165 }

/** Figures of the movements for trunk, endurance and mobility, by name. */
export const movingFigures = {
  crunch: side([supine(rel(14, 13, [0.8, 0.8])), supine(rel(14, 13, [0.8, 0.8]), { lean: -84, curl: 42, head: 12 })], { seconds: 2.8 }),
  'sit-up': side([supine(rel(14, 6, [0.8, 0.8])), supine(rel(14, 6, [0.8, 0.8]), { lean: -12, curl: 30 })]),
  'crunch-kneeling': side(
    [
      { hip: [-16, 50], lean: 18, arm: rel(12, 14), leg: ang(-4, -88), foot: -165 },
      { hip: [-20, 48], lean: 52, curl: 50, arm: rel(12, 14), leg: ang(-12, -88), foot: -165 },
    ],
    { fixtures: [{ kind: 'cable', at: [46, 204], to: 'hands' }] },
  ),
  'leg-raise': side([supine(ang(88, 88), { leg: ang(93, 93), foot: 60 }), supine(ang(88, 88), { leg: ang(170, 170), foot: 150 })]),
  'leg-raise-hanging': side([hanging(ang(2, -6)), hanging(ang(104, 60))], { fixtures: [{ kind: 'high-bar', at: [4, 205] }] }),
  bicycle: side(
    [
      supine(rel(14, 13, [0.8, 0.8]), { lean: -84, curl: 36, leg: ang(168, 70), foot: 60, leg2: ang(108, 104), foot2: 70 }),
      supine(rel(14, 13, [0.8, 0.8]), { lean: -84, curl: 36, leg: ang(108, 104), foot: 70, leg2: ang(168, 70), foot2: 60 }),
    ],
    { seconds: 2 },
  ),
  plank: side([PLANK, { ...PLANK, hip: [-3, 36.2] }], { seconds: 4 }),
  'plank-high': side(
    [
      { hip: [-4, 44], lean: 68, head: -18, arm: at(46, 5), leg: at(-82, 19), foot: -62 },
      { hip: [-4, 45], lean: 68, head: -18, arm: at(46, 5), leg: at(-82, 19), foot: -62 },
    ],
    { seconds: 4 },
  ),
  'mountain-climber': side(
    [
      { hip: [-6, 50], lean: 72, head: -18, arm: at(44, 5), leg: at(-6, 22), foot: -50, leg2: at(-82, 19), foot2: -62 },
      { hip: [-6, 50], lean: 72, head: -18, arm: at(44, 5), leg: at(-82, 19), foot: -62, leg2: at(-6, 22), foot2: -50 },
    ],
    { seconds: 1.2 },
  ),
  'side-plank': frontal([
    {
      hip: [-4, 24],
      lean: 70,
      head: -6,
      arm: { ang: [-6, 86], k: [0.62, 0.8] },
      arm2: ang(176, 178),
      leg: ang(-80, -82),
      leg2: ang(-83, -86),
    },
    {
      hip: [-4, 36],
      lean: 70,
      head: -6,
      arm: { ang: [-4, 86], k: [0.96, 0.8] },
      arm2: ang(176, 178),
      leg: ang(-72, -74),
      leg2: ang(-76, -79),
    },
  ]),
  crawl: side(
    [
      onFours({ hip: [-25, 56], arm: at(40, 4), arm2: at(12, 4), leg: at(-64, 19), leg2: at(-40, 19), foot: -60 }),
      onFours({ hip: [-25, 56], arm: at(12, 4), arm2: at(40, 4), leg: at(-40, 19), leg2: at(-64, 19), foot: -60 }),
    ],
    { seconds: 1.8 },
  ),
  'dead-bug': side([
    supine(ang(180, 180), { leg: ang(178, 90), foot: 80 }),
    supine(ang(180, 180), { leg: ang(178, 90), foot: 80, arm2: ang(256, 258), leg2: ang(100, 96), foot2: 70 }),
  ]),
  'bird-dog': side([
    onFours({ arm: { ang: [0, 2], k: [0.92, 0.92] }, arm2: { ang: [0, 2], k: [0.92, 0.92] }, leg2: ang(0, -86), foot2: -165 }),
    onFours({ arm: ang(96, 98), arm2: { ang: [0, 2], k: [0.92, 0.92] }, leg: ang(0, -86), leg2: ang(-88, -90), foot2: -90 }),
  ]),
  rollout: side([ON_BARE_KNEES, { hip: [20, 35], lean: 83, head: -20, arm: at(108, 10), leg: ang(-52, -88), foot: -165 }], {
    held: 'wheel',
  }),
  'anti-rotation': side([standing(by(16, -14, [0.9, 0.9])), standing(by(55, -10))], { held: 'bar' }),
  carry: side(
    stepping(walkLegs, () => ({ hip: [0, 93], lean: 0, arm: ang(2, 4), arm2: ang(2, 4) })),
    { way: 'round', seconds: 1.6, held: 'load' },
  ),
  rotation: frontal(
    [
      front(at(46, 158), { arm2: at(42, 152) }),
      front(at(4, 112), { arm2: at(0, 112) }),
      front(at(-40, 84), { hip: [-3, 90], arm2: at(-46, 90) }),
    ],
    { held: 'load', oneHand: true },
  ),
  'rotation-seated': frontal(
    [
      front(at(40, 66), { hip: [0, 26], trunk: 0.9, arm2: at(34, 62), leg: { at: [14, 14], k: [0.7, 0.5] } }),
      front(at(-34, 62), { hip: [0, 26], trunk: 0.9, arm2: at(-40, 66), leg: { at: [14, 14], k: [0.7, 0.5] } }),
    ],
    { held: 'load', oneHand: true },
  ),
  'side-bend': frontal(
    [front(ang(4, 4), { lean: -14, curl: -8, arm2: ang(-120, -20) }), front(ang(4, 4), { lean: 16, curl: 14, arm2: ang(-120, -20) })],
    {
      held: 'load',
      oneHand: true,
    },
  ),
  neck: side([standing(ang(2, 6), { head: -24 }), standing(ang(2, 6), { head: 34 })], { seconds: 3 }),
  'get-up': side(
    [
      supine(ang(180, 180), { leg: at(38, 8), leg2: at(85, 10), arm2: at(5, 18), foot2: 60 }),
      { hip: [0, 14], lean: -30, arm: ang(180, 180), arm2: at(-46, 6), leg: at(38, 8), leg2: at(84, 10), foot2: 60 },
      { hip: [2, 52], lean: 0, arm: ang(180, 180), arm2: at(-10, 48), leg: at(36, 8), leg2: at(-40, 6), foot2: -165 },
      { hip: [20, 93], lean: 0, arm: ang(180, 180), arm2: at(15, 88), leg: at(22, 8), leg2: at(18, 8), foot2: 0 },
    ],
    { seconds: 7, held: 'load', oneHand: true },
  ),
  burpee: side(
    [
      standing(by(2, -56)),
      { hip: [-10, 40], lean: 60, head: -10, arm: by(-2, -54), leg: at(0, 8) },
      { hip: [-26, 60], lean: 70, head: -14, arm: by(-1, -55), leg: at(-62, 34), foot: -40 },
      { hip: [-40, 44], lean: 68, head: -18, arm: by(0, -56), leg: at(-118, 19), foot: -62 },
      { hip: [-26, 60], lean: 70, head: -14, arm: by(-1, -55), leg: at(-62, 34), foot: -40 },
      { hip: [-10, 40], lean: 60, head: -10, arm: by(-2, -54), leg: at(0, 8) },
      { hip: [0, 116], lean: 0, arm: by(10, 54), leg: at(-2, 32), foot: -40 },
    ],
    { way: 'round', seconds: 4 },
  ),
  sled: side(
    stepping(
      [
        [ang(62, 2), 0],
        [ang(20, -34), -20],
        [ang(-30, -46), -46],
        [ang(50, -60), -20],
      ],
      () => ({ hip: [-24, 89], lean: 50, head: -20, arm: at(56, 92), arm2: at(56, 92) }),
    ),
    { way: 'round', seconds: 1.5, fixtures: [{ kind: 'sled', x: 58 }] },
  ),
  jump: side(
    [
      { hip: [-20, 62], lean: 38, head: -10, arm: ang(-46, -40), leg: at(0, 8), foot: 0 },
      { hip: [2, 116], lean: 2, arm: ang(160, 168), leg: at(0, 32), foot: -40 },
    ],
    { seconds: 1.8, held: 'none' },
  ),
  'jump-box': side(
    [
      { hip: [-30, 64], lean: 38, head: -10, arm: ang(-46, -40), leg: at(-12, 8), foot: 0 },
      { hip: [10, 136], lean: 20, arm: ang(120, 140), leg: at(14, 70), foot: -10 },
      { hip: [36, 110], lean: 26, arm: ang(60, 80), leg: at(46, 54), foot: 0 },
      { hip: [46, 139], lean: 2, arm: ang(4, 10), leg: at(46, 54), foot: 0 },
    ],
    { seconds: 3, fixtures: [{ kind: 'box', at: [52, 0], width: 48, height: 46 }] },
  ),
  hop: side([standing(ang(-10, 70), { hip: [0, 90] }), standing(ang(10, 84), { hip: [0, 106], leg: at(0, 24), foot: -44 })], {
    seconds: 0.9,
  }),
  'skip-rope': side([standing(ang(-14, 62), { hip: [0, 91] }), standing(ang(-14, 62), { hip: [0, 104], leg: at(0, 22), foot: -40 })], {
    seconds: 0.9,
    held: 'rope',
  }),
  'jumping-jack': frontal([front(ang(8, 10), { leg: ang(3, 3) }), front(ang(160, 172), { hip: [0, 90], leg: ang(24, 22) })], {
    seconds: 1.2,
  }),
  'high-knees': side(
    [
      { hip: [0, 95], lean: 2, arm: ang(-34, 60), arm2: ang(34, 110), leg: ang(92, 0), leg2: ang(-2, -4), foot: 0, foot2: -14 },
      { hip: [0, 95], lean: 2, arm: ang(34, 110), arm2: ang(-34, 60), leg: ang(-2, -4), leg2: ang(92, 0), foot: -14, foot2: 0 },
    ],
    { seconds: 1 },
  ),
  throw: side(
    [
      { hip: [0, 95], lean: -4, arm: ang(184, 188), leg: at(0, 10), foot: -10 },
      { hip: [-24, 66], lean: 58, arm: ang(34, 30), leg: at(0, 8) },
    ],
    { seconds: 2, held: 'ball' },
  ),
  'throw-chest': side([standing(by(16, -14, [0.9, 0.9])), standing(by(54, 4))], { seconds: 1.8, held: 'ball' }),
  'wall-ball': side(
    [
      { hip: [-22, 48], lean: 30, head: -20, arm: by(18, -8, [0.9, 0.9]), leg: FEET },
      { hip: [0, 96], lean: 0, arm: by(16, 52), leg: at(0, 12), foot: -14 },
    ],
    { seconds: 2.4, held: 'ball' },
  ),
  ropes: side(
    [
      { hip: [-14, 78], lean: 26, head: -10, arm: ang(74, 100), arm2: ang(20, 50), leg: FEET },
      { hip: [-14, 78], lean: 26, head: -10, arm: ang(20, 50), arm2: ang(74, 100), leg: FEET },
    ],
    { seconds: 0.9, held: 'ropes' },
  ),
  walk: side(
    stepping(walkLegs, (index) => ({ hip: [0, index % 2 ? 94 : 90], lean: 3, ...walkArms(index) })),
    { way: 'round', seconds: 1.5 },
  ),
  run: side(
    stepping(runLegs, (index) => ({ hip: [0, index % 2 ? 93 : 97], lean: 9, ...runArms(index) })),
    { way: 'round', seconds: 0.95 },
  ),
  cycle: side(
    stepping(pedals, () => ({ hip: [-16, 108], lean: 46, head: -20, arm: at(60, 104), arm2: at(60, 104) })),
    {
      way: 'round',
      seconds: 1.4,
      fixtures: [{ kind: 'bicycle', at: [18, 29] }],
    },
  ),
  'row-ergometer': side(
    [
      { hip: [22, 34], lean: 28, arm: by(53, -20), leg: at(66, 24), foot: 34 },
      { hip: [-18, 34], lean: -18, arm: by(16, -32), leg: at(66, 24), foot: 34 },
    ],
    { held: 'bar', fixtures: [{ kind: 'ergometer' }] },
  ),
  stride: side(
    stepping(
      [
        [at(26, 24), 4],
        [at(4, 14), -4],
        [at(-22, 26), -16],
        [at(4, 36), -4],
      ],
      (index) => ({ hip: [0, 102], lean: 4, arm: at(42 - [14, 0, -14, 0][index]!, 118), arm2: at(42 + [14, 0, -14, 0][index]!, 118) }),
    ),
    { way: 'round', seconds: 1.8 },
  ),
  stairs: side(
    stepping(
      [
        [at(24, 36), 0],
        [at(10, 22), 0],
        [at(-6, 8), 0],
        [at(6, 34), -16],
      ],
      (index) => ({ hip: [4, 96], lean: 8, ...walkArms(index) }),
    ),
    { way: 'round', seconds: 1.8, fixtures: [{ kind: 'box', at: [30, 0], width: 36, height: 28 }] },
  ),
  'cat-cow': side(
    [onFours({ hip: [-25, 52], lean: 104, curl: -34, head: -30 }), onFours({ hip: [-25, 54], lean: 62, curl: 52, head: 30 })],
    { seconds: 5 },
  ),
  'child-pose': side(
    [
      { hip: [-25, 52], lean: 88, head: -10, arm: by(2, -48), leg: ang(0, -86), foot: -165 },
      { hip: [-50, 36], lean: 100, head: 6, arm: by(54, -14), leg: ang(54, -86), foot: -165 },
    ],
    { seconds: 6 },
  ),
  'hip-flexor-stretch': side(
    [
      { hip: [0, 52], lean: 0, arm: ang(10, 40), leg: at(40, 8), leg2: ang(-4, -88), foot2: -165 },
      { hip: [14, 47], lean: -4, arm: ang(10, 40), leg: at(40, 8), leg2: ang(-24, -88), foot2: -165 },
    ],
    { seconds: 5 },
  ),
  'deep-squat': side([standing(by(36, -20)), { hip: [-22, 30], lean: 30, head: -15, arm: by(36, -20), leg: FEET }], { seconds: 5 }),
  'butterfly-stretch': frontal(
    [
      front(by(-4, -46), { hip: [0, 12], leg: { ang: [95, -88], k: [0.9, 0.95] } }),
      front(by(-4, -44), { hip: [0, 12], trunk: 0.9, leg: { ang: [90, -91], k: [0.9, 0.95] } }),
    ],
    { seconds: 5 },
  ),
  'hamstring-stretch': side(
    [standing(ang(20, 30), { hip: [-8, 92], lean: 30 }), { hip: [-16, 91], lean: 118, curl: 22, head: 10, arm: ang(4, 10), leg: FEET }],
    { seconds: 5 },
  ),
  'hamstring-stretch-seated': side(
    [
      { hip: [0, 11], lean: -4, arm: ang(30, 50), leg: ang(92, 92), foot: 80 },
      { hip: [0, 11], lean: 46, curl: 22, head: 8, arm: ang(64, 84), leg: ang(92, 92), foot: 80 },
    ],
    { seconds: 5 },
  ),
  'quad-stretch': side(
    [
      standing(ang(2, 6), { leg: ang(2, -30), leg2: at(-2, 8), foot: -30, foot2: 0, arm2: ang(30, 40) }),
      standing(ang(-30, -18), { leg: ang(-6, -168), leg2: at(-2, 8), foot: -150, foot2: 0, arm2: ang(60, 70) }),
    ],
    { seconds: 5 },
  ),
  'calf-stretch': side(
    [
      { hip: [8, 90], lean: 8, arm: at(58, 132), leg: at(22, 8), leg2: at(-26, 8) },
      { hip: [18, 86], lean: 14, arm: at(58, 132), leg: at(22, 8), leg2: at(-26, 8) },
    ],
    { seconds: 5, fixtures: [{ kind: 'wall', x: 66 }] },
  ),
  'shoulder-circles': frontal([front(ang(6, 6)), front(ang(92, 92)), front(ang(174, 176))], { seconds: 4 }),
  'chest-stretch': frontal([front(ang(20, 30)), front(ang(84, 168))], { seconds: 5 }),
  'wrist-mobility': side([standing(ang(20, 88), { wrist: -60 }), standing(ang(20, 88), { wrist: 60 })], { seconds: 4 }),
  'neck-mobility': frontal([front(ang(5, 6), { head: -24 }), front(ang(5, 6), { head: 24 })], { seconds: 5 }),
} satisfies Record<string, Figure>
