import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { dPrime, median, rightTimes } from '../core/scoring.ts'

export const STEP_MS = 1500
export const SHOWN_MS = 600
const [GO, NO_GO] = [64, 16]

export type GoStep = { go: boolean; look: number }

/** Press for leaves, but not for toadstools: four to one, one and a half seconds each. */
export const goNoGo: Rules<GoStep> = {
  id: 'go-no-go',
  domain: 'inhibition',
  seconds: 120,
  practice: 8,
  most: 200,
  isTimed: true,
  main: { unit: 'dprime', better: 'more' },
  figures: {
    time: { unit: 'ms', better: 'less' },
    alarms: { unit: 'ratio', better: 'less' },
    misses: { unit: 'ratio', better: 'less' },
  },
  next({ seed }, done) {
    const at = counted(done).length
    if (at >= GO + NO_GO) return null
    const random = seededRandom(`${seed} plan`)
    // Two of each ten are no-go, so that they never stay away for long.
    const order = Array.from({ length: (GO + NO_GO) / 10 }, () => random.shuffled([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])).flat()
    return { go: order[at] === 1, look: seededRandom(`${seed} ${done.length}`).below(6) }
  },
  accepts: (_, r) => r.length === 0 || (r.length === 1 && r[0] === 1),
  isRight: ({ go }, { r }) => (r.length === 1) === go,
  least: () => STEP_MS,
  score(all) {
    const trials = counted(all)
    const go = trials.filter(({ stimulus }) => stimulus.go)
    const rest = trials.filter(({ stimulus }) => !stimulus.go)
    const hits = go.filter(({ isRight }) => isRight).length
    const alarms = rest.filter(({ isRight }) => !isRight).length
    const figures = {
      time: median(rightTimes(go)),
      alarms: rest.length === 0 ? null : alarms / rest.length,
      misses: go.length === 0 ? null : 1 - hits / go.length,
    }
    if (trials.length < GO + NO_GO) return { main: null, figures, why: 'few' }
    return { main: dPrime({ hits, signals: go.length, alarms, noises: rest.length }), figures }
  },
}
