import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { accuracyOf, LEAST_ACCURACY, median, rightTimes } from '../core/scoring.ts'

export const PAUSE_MS = 500
const [ANGLES, TRIALS] = [[0, 60, 120, 180], 32] as const
/** Cells of a twig of four or five. All rotations of a twig and of its mirror image are distinct. */
export const TWIGS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [0, 2],
    [0, 3],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
    [1, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
  ],
  [
    [1, 0],
    [1, 1],
    [1, 2],
    [0, 2],
    [0, 3],
  ],
]

/** The right twig is the left one rotated by `angle` degrees, clockwise or not; `mirrored`: and mirrored. */
export type RotationTrial = { twig: number; angle: number; clockwise: boolean; mirrored: boolean }

/** Answers: 1 the same, 0 its mirror image. After Shepard & Metzler (1971) and Cooper (1975), in the plane. */
export const mentalRotation: Rules<RotationTrial> = {
  id: 'mental-rotation',
  domain: 'reasoning',
  seconds: 75,
  practice: 4,
  most: 100,
  isTimed: true,
  main: { unit: 'ms', better: 'less' },
  figures: { turn: { unit: 'ms', better: 'less' }, accuracy: { unit: 'ratio', better: 'more' } },
  next({ seed }, done) {
    const at = counted(done).length
    if (at >= TRIALS) return null
    const kinds = Array.from({ length: TRIALS }, (_, kind) => ({ angle: ANGLES[kind % 4]!, mirrored: kind % 8 < 4 }))
    const random = seededRandom(`${seed} ${done.length}`)
    return { ...seededRandom(`${seed} plan`).shuffled(kinds)[at]!, twig: random.below(TWIGS.length), clockwise: random.chance(0.5) }
  },
  accepts: (_, r) => r.length === 0 || (r.length === 1 && (r[0] === 0 || r[0] === 1)),
  isRight: ({ mirrored }, { r }) => r[0] === (mirrored ? 0 : 1),
  least: (_, { rt }) => (rt ?? 0) + PAUSE_MS,
  /** The median time of right answers; `turn`: cost of a quarter turn, by least squares over the angles of unmirrored pairs. */
  score(all) {
    const trials = counted(all)
    const accuracy = accuracyOf(trials)
    const same = trials.filter(({ stimulus }) => !stimulus.mirrored)
    const points = ANGLES.flatMap((angle) => {
      const time = median(rightTimes(same.filter(({ stimulus }) => stimulus.angle === angle)))
      return time === null ? [] : [{ angle, time }]
    })
    const figures = { turn: points.length < 3 ? null : slopeOf(points) * 90, accuracy }
    if (trials.length < TRIALS) return { main: null, figures, why: 'few' }
    return accuracy! >= LEAST_ACCURACY ? { main: median(rightTimes(trials)), figures } : { main: null, figures, why: 'accuracy' }
  },
}

function slopeOf(points: readonly { angle: number; time: number }[]): number {
  const [mx, my] = [
    points.reduce((sum, { angle }) => sum + angle, 0) / points.length,
    points.reduce((sum, { time }) => sum + time, 0) / points.length,
  ]
  const above = points.reduce((sum, { angle, time }) => sum + (angle - mx) * (time - my), 0)
  return above / points.reduce((sum, { angle }) => sum + (angle - mx) ** 2, 0)
}
