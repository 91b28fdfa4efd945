import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { accuracyOf, mean } from '../core/scoring.ts'
import { REVERSALS, stairOf, thresholdOf, type StairRule } from '../core/staircase.ts'

export const FIXATION_MS = 800
export const MASK_MS = 400
/** Positions around the centre. */
export const SIDES = 8
const MOST_TRIALS = 44
/** Duration in milliseconds. A step is a factor of the fourth root of two, twice that until the second reversal. */
export const LOOK: StairRule = {
  inARow: 3,
  start: 320,
  least: 16,
  most: 640,
  harder: 'less',
  step: { kind: 'factor', size: 2 ** 0.25, first: 2 ** 0.5 },
}

/** In the centre an owl (0) or a fox (1), at `side` a moth, for `shown` milliseconds. */
export type LookTrial = { middle: 0 | 1; side: number; shown: number }

/** Divided attention: the shortest duration for identifying the centre and locating the moth. */
export const wideLook: Rules<LookTrial> = {
  id: 'wide-look',
  domain: 'attention',
  seconds: 85,
  practice: 4,
  most: 120,
  isTimed: true,
  main: { unit: 'ms', better: 'less' },
  figures: { middle: { unit: 'ratio', better: 'more' }, side: { unit: 'ratio', better: 'more' }, shortest: { unit: 'ms', better: 'less' } },
  next({ seed }, done) {
    const rights = counted(done).map(({ isRight }) => isRight)
    const { level, reversals } = stairOf(LOOK, rights)
    if (reversals.length >= REVERSALS || rights.length >= MOST_TRIALS) return null
    const random = seededRandom(`${seed} ${done.length}`)
    return { middle: (random.below(2) ? 1 : 0) as 0 | 1, side: random.below(SIDES), shown: level }
  },
  accepts: (_, r) => r.length === 2 && (r[0] === 0 || r[0] === 1) && Number.isInteger(r[1]) && r[1]! >= 0 && r[1]! < SIDES,
  isRight: ({ middle, side }, { r }) => r[0] === middle && r[1] === side,
  least: ({ shown }) => shown + MASK_MS + FIXATION_MS,
  score(all) {
    const trials = counted(all)
    const right = trials.filter(({ isRight }) => isRight)
    const threshold = thresholdOf(
      LOOK,
      trials.map(({ isRight }) => isRight),
    )
    const figures = {
      middle: accuracyOf(trials.map(({ stimulus, r }) => ({ isRight: r[0] === stimulus.middle }))),
      side: mean(trials.map(({ stimulus, r }) => (r[1] === stimulus.side ? 1 : 0))),
      shortest: right.length === 0 ? null : Math.min(...right.map(({ stimulus }) => stimulus.shown)),
    }
    return threshold === null ? { main: null, figures, why: 'few' } : { main: threshold, figures }
  },
}
