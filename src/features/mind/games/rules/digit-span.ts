import { type Random, seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'

export const DIGIT_MS = 1000
const [SHORTEST, LONGEST, PER_LENGTH] = [3, 10, 2]

export type DigitRow = { digits: readonly number[] }

/** Digits forwards, one per second, two rows of each length from three to ten, until both of one length are wrong. */
export const digitSpan: Rules<DigitRow> = {
  id: 'digit-span',
  domain: 'memory',
  seconds: 100,
  practice: 2,
  most: 60,
  isTimed: false,
  main: { unit: 'items', better: 'more' },
  figures: { longest: { unit: 'items', better: 'more' }, correct: { unit: 'count', better: 'more' } },
  next({ seed }, done) {
    const trials = counted(done)
    const length = SHORTEST + Math.floor(trials.length / PER_LENGTH)
    const last = trials.slice(-PER_LENGTH)
    if (length > LONGEST || (trials.length > 0 && trials.length % PER_LENGTH === 0 && last.every(({ isRight }) => !isRight))) return null
    return { digits: digitsOf(seededRandom(`${seed} ${done.length}`), length) }
  },
  accepts: (_, r) => r.length <= 12 && r.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9),
  isRight: ({ digits }, { r }) => r.length === digits.length && r.every((digit, at) => digit === digits[at]),
  least: ({ digits }) => digits.length * DIGIT_MS,
  /** The mean span: the length before the first, plus the share of right rows at each length (Woods et al., 2011). */
  score(all) {
    const trials = counted(all)
    if (trials.length < PER_LENGTH) return { main: null, figures: { longest: null, correct: null }, why: 'few' }
    const right = trials.filter(({ isRight }) => isRight)
    const longest = Math.max(0, ...right.map(({ stimulus }) => stimulus.digits.length))
    return { main: SHORTEST - 0.5 + right.length / PER_LENGTH, figures: { longest, correct: right.length } }
  },
}

/** Without repeated neighbours, and without three digits that count up or down. */
function digitsOf(random: Random, length: number): number[] {
  const digits: number[] = []
  while (digits.length < length) {
    const digit = 1 + random.below(9)
    const [before, last] = [digits.at(-2), digits.at(-1)]
    if (digit === last) continue
    if (before !== undefined && Math.abs(digit - last!) === 1 && digit - last! === last! - before) continue
    digits.push(digit)
  }
  return digits
}
