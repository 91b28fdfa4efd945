import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { accuracyOf, LEAST_ACCURACY, median, rightTimes } from '../core/scoring.ts'

/** Pause between an answer and the next leaf. */
export const PAUSE_MS = 600
export const TIMEOUT_MS = 4000
const TRIALS = 64

/**
 * A leaf in one of four corners, clockwise in turn. In the upper ones the task is its shape (0 round, 1 pointed), in the lower
 * ones its shade (0 pale, 1 dark): the task changes with every second leaf, and the position indicates it.
 */
export type SwitchTrial = { corner: 0 | 1 | 2 | 3; task: 'shape' | 'shade'; pointed: 0 | 1; dark: 0 | 1; isSwitch: boolean }

/** Alternating runs (Rogers & Monsell, 1995). */
export const taskSwitching: Rules<SwitchTrial> = {
  id: 'task-switching',
  domain: 'flexibility',
  seconds: 120,
  practice: 8,
  most: 180,
  isTimed: true,
  main: { unit: 'ms', better: 'less' },
  figures: { cost: { unit: 'ms', better: 'less' }, repeat: { unit: 'ms', better: 'less' }, accuracy: { unit: 'ratio', better: 'more' } },
  next({ seed }, done) {
    if (counted(done).length >= TRIALS) return null
    // Void trials advance too: the corners always follow in turn.
    const corner = (done.length % 4) as SwitchTrial['corner']
    const random = seededRandom(`${seed} ${done.length}`)
    const bit = () => (random.below(2) ? 1 : 0) as 0 | 1
    return { corner, task: corner < 2 ? 'shape' : 'shade', pointed: bit(), dark: bit(), isSwitch: corner % 2 === 0 && done.length > 0 }
  },
  accepts: (_, r) => r.length === 0 || (r.length === 1 && (r[0] === 0 || r[0] === 1)),
  isRight: ({ task, pointed, dark }, { r }) => r[0] === (task === 'shape' ? pointed : dark),
  least: (_, { rt }) => (rt ?? TIMEOUT_MS) + PAUSE_MS,
  /** The median time of right answers after a task switch; the cost is its excess over the other trials. */
  score(all) {
    const trials = counted(all)
    const accuracy = accuracyOf(trials)
    const where = (isSwitch: boolean) => median(rightTimes(trials.filter(({ stimulus }) => stimulus.isSwitch === isSwitch)))
    const [changed, repeat] = [where(true), where(false)]
    const figures = { cost: changed === null || repeat === null ? null : changed - repeat, repeat, accuracy }
    if (trials.length < TRIALS) return { main: null, figures, why: 'few' }
    return accuracy! > LEAST_ACCURACY ? { main: changed, figures } : { main: null, figures, why: 'accuracy' }
  },
}
