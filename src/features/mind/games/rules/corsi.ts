import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules, type Trial } from '../core/rules.ts'

/** Centres of the nine blocks on a board of 100 × 90, spaced irregularly as on the wooden board (Corsi, 1972). */
export const BLOCKS: readonly (readonly [number, number])[] = [
  [30, 12],
  [70, 14],
  [12, 34],
  [50, 30],
  [88, 40],
  [30, 52],
  [66, 56],
  [14, 76],
  [52, 78],
]
export const BLOCK_MS = 1000
const [SHORTEST, LONGEST, PER_LENGTH] = [2, 9, 2]

/** Blocks in the order in which they light up, each at most once. */
export type CorsiPath = { path: readonly number[] }

/** Block tapping, forwards (Kessels et al., 2000): two paths per length, starting with two blocks, until both of one length are wrong. */
export const corsi: Rules<CorsiPath> = {
  id: 'corsi',
  domain: 'memory',
  seconds: 85,
  practice: 2,
  most: 60,
  isTimed: false,
  main: { unit: 'points', better: 'more' },
  figures: { span: { unit: 'items', better: 'more' }, correct: { unit: 'count', better: 'more' } },
  next({ seed }, done) {
    const trials = counted(done)
    const length = SHORTEST + Math.floor(trials.length / PER_LENGTH)
    if (length > LONGEST || bothFailed(trials)) return null
    const random = seededRandom(`${seed} ${done.length}`)
    return { path: random.shuffled(BLOCKS.map((_, at) => at)).slice(0, length) }
  },
  accepts: (_, r) => r.length <= LONGEST && r.every((block) => Number.isInteger(block) && block >= 0 && block < BLOCKS.length),
  isRight: ({ path }, { r }) => r.length === path.length && r.every((block, at) => block === path[at]),
  least: ({ path }) => path.length * BLOCK_MS,
  /** Block span × number of right paths. */
  score(all) {
    const trials = counted(all)
    if (trials.length < PER_LENGTH) return { main: null, figures: { span: null, correct: null }, why: 'few' }
    const right = trials.filter(({ isRight }) => isRight)
    const span = Math.max(0, ...right.map(({ stimulus }) => stimulus.path.length))
    return { main: span * right.length, figures: { span, correct: right.length } }
  },
}

function bothFailed(trials: readonly Trial<unknown>[]): boolean {
  const whole = Math.floor(trials.length / PER_LENGTH) * PER_LENGTH
  return whole > 0 && trials.slice(whole - PER_LENGTH, whole).every(({ isRight }) => !isRight)
}
