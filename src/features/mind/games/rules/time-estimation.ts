import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { deviation, mean } from '../core/scoring.ts'

export const PAUSE_MS = 1200
const LENGTHS = [1500, 2200, 3000, 4000, 5200, 6000] as const
const TRIALS = 12

/** A light glows for `shown` milliseconds. The answer's `rt` is the time of holding afterwards. */
export type TimeTrial = { shown: number }

/** Interval reproduction: hold for as long as the light glowed. */
export const timeEstimation: Rules<TimeTrial> = {
  id: 'time-estimation',
  domain: 'time',
  seconds: 100,
  practice: 2,
  most: 40,
  isTimed: true,
  main: { unit: 'percent', better: 'less' },
  figures: { bias: { unit: 'percent', better: 'neither' }, spread: { unit: 'percent', better: 'less' } },
  next({ seed }, done) {
    const at = counted(done).length
    if (at >= TRIALS) return null
    const random = seededRandom(`${seed} plan`)
    const plan = [...random.shuffled(LENGTHS), ...random.shuffled(LENGTHS)]
    // Slightly varied lengths, so that a player cannot learn six fixed ones.
    return { shown: Math.round(plan[at]! * seededRandom(`${seed} ${done.length}`).between(0.92, 1.08)) }
  },
  accepts: (_, r) => r.length === 1 && r[0] === 1,
  /** Within 25 % of the shown time. */
  isRight: ({ shown }, { rt }) => rt !== null && Math.abs(rt / shown - 1) <= 0.25,
  least: (_, { rt }) => (rt ?? 0) + PAUSE_MS,
  /** The mean absolute error relative to the shown time; `bias` is signed, `spread` is the deviation of the ratios. */
  score(all) {
    const ratios = counted(all).flatMap(({ rt, stimulus }) => (rt === null ? [] : [rt / stimulus.shown]))
    const share = (value: number | null) => (value === null ? null : value * 100)
    const figures = { bias: share(mean(ratios.map((ratio) => ratio - 1))), spread: share(deviation(ratios)) }
    if (ratios.length < TRIALS) return { main: null, figures, why: 'few' }
    return { main: share(mean(ratios.map((ratio) => Math.abs(ratio - 1)))), figures }
  },
}
