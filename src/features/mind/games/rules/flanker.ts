import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { accuracyOf, LEAST_ACCURACY, median, rightTimes } from '../core/scoring.ts'

export const FIXATION_MS = 500
/** PEBL uses 800 ms; a slower response on a phone should not count as an error (ADR 46). */
export const TIMEOUT_MS = 1500
export const PAUSE_MS = 1000
const TRIALS = 40

/** Directions in answers and stimuli: 0 left, 1 right. */
export type FlankerRow = { target: 0 | 1; congruent: boolean }

/** Flanker task (Eriksen & Eriksen, 1974): the direction of the middle bird. Half of the rows are congruent. */
export const flanker: Rules<FlankerRow> = {
  id: 'flanker',
  domain: 'attention',
  seconds: 85,
  practice: 6,
  most: 120,
  isTimed: true,
  main: { unit: 'ms', better: 'less' },
  figures: {
    interference: { unit: 'ms', better: 'less' },
    congruent: { unit: 'ms', better: 'less' },
    accuracy: { unit: 'ratio', better: 'more' },
  },
  next({ seed }, done) {
    const at = counted(done).length
    if (at >= TRIALS) return null
    const kinds = Array.from({ length: TRIALS }, (_, kind) => ({ target: (kind % 2) as 0 | 1, congruent: kind % 4 < 2 }))
    return seededRandom(`${seed} plan`).shuffled(kinds)[at]!
  },
  accepts: (_, r) => r.length === 0 || (r.length === 1 && (r[0] === 0 || r[0] === 1)),
  isRight: ({ target }, { r }) => r[0] === target,
  least: (_, { rt }) => (rt ?? TIMEOUT_MS) + PAUSE_MS + FIXATION_MS,
  /** The median time of right answers in incongruent rows; only valid with more than 80 % right. */
  score(all) {
    const trials = counted(all)
    const accuracy = accuracyOf(trials)
    const timesWhere = (congruent: boolean) => rightTimes(trials.filter(({ stimulus }) => stimulus.congruent === congruent))
    const [same, other] = [median(timesWhere(true)), median(timesWhere(false))]
    const figures = { interference: same === null || other === null ? null : other - same, congruent: same, accuracy }
    if (trials.length < TRIALS) return { main: null, figures, why: 'few' }
    return accuracy! > LEAST_ACCURACY ? { main: other, figures } : { main: null, figures, why: 'accuracy' }
  },
}
