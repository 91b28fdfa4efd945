import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules, type Trial } from '../core/rules.ts'
import { median, rightTimes } from '../core/scoring.ts'

export const LASTS_MS = 90_000
export const SYMBOLS = 9

/** `key[digit − 1]` is the symbol of a digit, constant for a session; `symbol` is the one to answer. */
export type SymbolTrial = { key: readonly number[]; symbol: number }

/** Symbol–digit substitution for 90 seconds (after Smith's test of 1973): the number of right digits. */
export const symbolDigit: Rules<SymbolTrial> = {
  id: 'symbol-digit',
  domain: 'speed',
  seconds: 95,
  practice: 5,
  most: 400,
  isTimed: false,
  main: { unit: 'count', better: 'more' },
  figures: { wrong: { unit: 'count', better: 'less' }, time: { unit: 'ms', better: 'less' } },
  next({ seed }, done) {
    if (endOf(done) >= LASTS_MS) return null
    const key = seededRandom(`${seed} key`).shuffled(Array.from({ length: SYMBOLS }, (_, at) => at))
    const last = done.at(-1)?.stimulus.symbol
    const drawn = seededRandom(`${seed} ${done.length}`).below(SYMBOLS - 1)
    return { key, symbol: last !== undefined && drawn >= last ? drawn + 1 : drawn }
  },
  accepts: (_, r) => r.length === 0 || (r.length === 1 && Number.isInteger(r[0]) && r[0]! >= 1 && r[0]! <= SYMBOLS),
  isRight: ({ key, symbol }, { r }) => r.length === 1 && key[r[0]! - 1] === symbol,
  least: () => 0,
  score(all) {
    const inTime = counted(all).filter(({ at, rt, r }) => r.length === 1 && at + (rt ?? 0) <= LASTS_MS)
    const right = inTime.filter(({ isRight }) => isRight).length
    const figures = { wrong: inTime.length - right, time: median(rightTimes(inTime)) }
    return endOf(all) < LASTS_MS ? { main: null, figures, why: 'few' } : { main: right, figures }
  },
}

const endOf = (trials: readonly Trial<SymbolTrial>[]): number => {
  const last = trials.at(-1)
  return last ? last.at + (last.rt ?? 0) : 0
}
