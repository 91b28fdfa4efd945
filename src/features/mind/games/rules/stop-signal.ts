import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules, type Trial } from '../core/rules.ts'
import { mean, quantile } from '../core/scoring.ts'

export const FIXATION_MS = 250
export const GO_MS = 1250
export const PAUSE_MS = 250
const [FIRST_DELAY, DELAY_STEP, LEAST_DELAY, MOST_DELAY] = [250, 50, 50, 900]
/** With fewer stop trials the stopping time is not reliable (Verbruggen et al., 2019). */
const LEAST_STOPS = 50
/**
 * Each block has one stop trial. The first 24 blocks are those of sessions of 96 trials, which are replayed for exports, so they must
 * not change. The others are shorter, so that fifty stop trials fit into about three minutes.
 */
const BLOCKS = [...Array<number>(24).fill(4), ...Array<number>(LEAST_STOPS - 24).fill(3)]
const TRIALS = BLOCKS.reduce((sum, length) => sum + length, 0)

/** `delay`: milliseconds from the onset to the stop signal; null on go trials. */
export type StopTrial = { target: 0 | 1; delay: number | null }

/**
 * The stop-signal task according to Verbruggen et al. (2019): more than a quarter of the trials are stop trials. The delay grows by
 * 50 ms after a successful stop and shrinks after a failed one. SSRT by integration, with omissions replaced by the slowest answer.
 */
export const stopSignal: Rules<StopTrial> = {
  id: 'stop-signal',
  domain: 'inhibition',
  seconds: 180,
  practice: 8,
  most: 360,
  isTimed: true,
  main: { unit: 'ms', better: 'less' },
  figures: {
    go: { unit: 'ms', better: 'less' },
    stopped: { unit: 'ratio', better: 'neither' },
    delay: { unit: 'ms', better: 'more' },
    misses: { unit: 'ratio', better: 'less' },
  },
  next({ seed }, done) {
    const trials = counted(done)
    if (trials.length >= TRIALS) return null
    const random = seededRandom(`${seed} plan`)
    const plan = BLOCKS.flatMap((length) => random.shuffled(Array.from({ length }, (_, at) => at === 0)))
    const target = (seededRandom(`${seed} ${done.length}`).below(2) ? 1 : 0) as 0 | 1
    return { target, delay: plan[trials.length] ? delayAfter(trials) : null }
  },
  accepts: (_, r) => r.length === 0 || (r.length === 1 && (r[0] === 0 || r[0] === 1)),
  isRight: ({ target, delay }, { r }) => (delay === null ? r[0] === target : r.length === 0),
  least: (_, { rt }) => (rt ?? GO_MS) + PAUSE_MS + FIXATION_MS,
  score(all) {
    const trials = counted(all)
    const go = trials.filter(({ stimulus }) => stimulus.delay === null)
    const stop = trials.filter(({ stimulus }) => stimulus.delay !== null)
    const answered = go.flatMap(({ rt }) => (rt === null ? [] : [rt]))
    const failed = stop.filter(({ r }) => r.length > 0)
    const delay = mean(stop.map(({ stimulus }) => stimulus.delay!))
    const share = stop.length === 0 ? null : failed.length / stop.length
    const figures = {
      go: mean(answered),
      stopped: share === null ? null : 1 - share,
      delay,
      misses: go.length === 0 ? null : 1 - answered.length / go.length,
    }
    if (stop.length < LEAST_STOPS || answered.length === 0) return { main: null, figures, why: 'few' }
    // Outside these bounds, or if failed stops are slower than go responses, the race model does not apply.
    const failedTime = mean(failed.flatMap(({ rt }) => (rt === null ? [] : [rt])))
    if (share! < 0.25 || share! > 0.75 || failedTime === null || failedTime > figures.go!) return { main: null, figures, why: 'race' }
    const slowest = Math.max(...answered)
    const times = go.map(({ rt }) => rt ?? slowest)
    return { main: quantile(times, share!)! - delay!, figures }
  },
}

function delayAfter(trials: readonly Trial<StopTrial>[]): number {
  return trials.reduce(
    (delay, { stimulus, isRight }) =>
      stimulus.delay === null ? delay : Math.min(MOST_DELAY, Math.max(LEAST_DELAY, delay + (isRight ? DELAY_STEP : -DELAY_STEP))),
    FIRST_DELAY,
  )
}
