import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { confoundersOf, inflationOf, remainderOf } from './adjustment.ts'
import { type Arms, comparableDays, type Contrast, meanDifference, slopeOf } from './arms.ts'
import { blockDraws, differenceInterval, type Interval } from './block-bootstrap.ts'
import { permutationP } from './block-permutation.ts'
import { qValues } from './false-discovery.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import { calendarOf, type DayValue } from './series.ts'

/** Days that each arm must have before an association is reported. */
export const DAYS_NEEDED = 10
/** Minimum sum of squares of a factor's residual after weekday and trend. Ten days with it and ten without give 5 before the adjustment. */
const LEAST_INFORMATION = 1

/** `same`: mood and factor of one day. `next-mood`: the mood of the day after. `next-factor`: the factor on the day after that mood. */
export type Timing = 'same' | 'next-mood' | 'next-factor'

export type Factor = {
  id: string
  /** The days with it. Earlier days do not count as "without": the factor may not have been recorded yet. */
  days: Iterable<LocalDay>
  /** From this day on, days that are not among `days` count as "without"; set where the start of recording is known. */
  since?: LocalDay
}

export type Association = {
  id: string
  timing: Timing
  /** Days with a mood, in each arm. */
  nWith: number
  nWithout: number
  /** Mean mood of the days with minus that of the days without, unadjusted, in steps of the mood scale. */
  difference: number
  /** The same, adjusted for weekday and slow trend: the reported figure. */
  adjusted: number
  /** 95 %, of the adjusted difference. */
  interval: Interval
  /** Permutation p value, two-sided. */
  p: number
  /** By Benjamini & Hochberg over all associations of the answer, every timing. */
  q: number
}

export type Associations = {
  found: Association[]
  /**
   * Factors of which one arm has fewer than DAYS_NEEDED days. `isInseparable`: there are enough days, but too few on weekdays, or in
   * months, that have both, so that the factor is inseparable from the weekday or the time.
   */
  notYet: { id: string; nWith: number; nWithout: number; isInseparable?: true }[]
}

export type AssociationInput = {
  /** The day's mean mood; null or absent for none. Each day once, any order. */
  days: readonly { day: LocalDay; mood: number | null }[]
  factors: readonly Factor[]
  /** The same seed gives the same answer. */
  seed: number | string
  /** Bootstrap draws for the intervals. 1000 gives their ends to within about a twentieth of the interval's width. */
  draws?: number
  /** Permutations at most: with 4999, p can fall to 0.0002, small enough for one finding to be significant among 180 tests. */
  permutations?: number
}

/**
 * Associations of factors with mood: for each factor the difference in mean mood between days with and without it, on the day
 * itself, for the mood of the next day, and for the mood of the day before. They say nothing about causes. Days are adjusted for
 * weekday and a slow trend over the months (`adjustment.ts`), because a Sunday activity, or one of a good summer, would otherwise
 * seem related to all that is good about them. Not adjusted for: the hour at which moods were noted, effects that last for less
 * than a quarter of a year (a week of holidays), and anything that was not recorded.
 */
export function associations({ days, factors, seed, draws = 1000, permutations = 4999 }: AssociationInput): Associations {
  const calendar = calendarOf(days.flatMap(({ day, mood }): DayValue[] => (mood === null ? [] : [{ day, value: mood }])))
  const confounders = confoundersOf(calendar.first, calendar.values.length)
  const whole = { values: calendar.values, from: 0, to: calendar.values.length }
  const inflation = inflationOf(calendar.values, confounders)
  const moods = remainderOf(calendar.values, whole, confounders)
  const tests: { id: string; timing: Timing; arms: Arms; compared: Contrast }[] = []
  const notYet: Associations['notYet'] = []
  const add = (id: string, timing: Timing, arms: Arms): boolean => {
    if (!isEnough(comparableDays(arms, calendar.first))) return false
    const { from, to } = arms
    const compared = { values: moods, contrast: remainderOf(arms.with, arms, confounders), from, to, inflation }
    if (slopeOf(compared).information < LEAST_INFORMATION) return false
    tests.push({ id, timing, arms, compared })
    return true
  }
  for (const factor of factors) {
    const numbers = Array.from(factor.days, dayNumber)
    const since = factor.since === undefined ? Infinity : dayNumber(factor.since)
    const same = armsOf(calendar, numbers, 0, since)
    const { nWith, nWithout } = meanDifference(same)
    if (!isEnough({ nWith, nWithout })) {
      notYet.push({ id: factor.id, nWith, nWithout })
      continue
    }
    if (!add(factor.id, 'same', same)) {
      notYet.push({ id: factor.id, nWith, nWithout, isInseparable: true })
      continue
    }
    for (const [timing, lag] of [
      ['next-mood', 1],
      ['next-factor', -1],
    ] as const) {
      add(factor.id, timing, armsOf(calendar, numbers, lag, since))
    }
  }
  if (tests.length === 0) return { found: [], notYet }
  const random = xoshiro128(seed)
  const blocks = blockDraws(calendar.values.length, draws, random)
  const p = permutationP(
    tests.map(({ compared }) => compared),
    permutations,
    random,
  )
  const q = qValues(p)
  const found = tests.map(({ id, timing, arms, compared }, at): Association => {
    const { nWith, nWithout, difference } = meanDifference(arms)
    const interval = differenceInterval(arms, compared, blocks)
    return { id, timing, nWith, nWithout, difference, adjusted: slopeOf(compared).slope, interval, p: p[at]!, q: q[at]! }
  })
  return { found, notYet }
}

const isEnough = ({ nWith, nWithout }: { nWith: number; nWithout: number }) => nWith >= DAYS_NEEDED && nWithout >= DAYS_NEEDED

/** The factor `lag` days before each day of the calendar. Days before both `knownSince` and its first day are in neither arm. */
function armsOf(
  { first, values }: { first: number; values: Float64Array },
  numbers: readonly number[],
  lag: number,
  knownSince: number,
): Arms {
  const marked = new Uint8Array(values.length)
  let since = knownSince
  for (const number of numbers) {
    since = Math.min(since, number)
    const place = number - first + lag
    if (place >= 0 && place < values.length) marked[place] = 1
  }
  // Nothing is recorded after the calendar's end, so the last day has no known next day.
  const known = since === Infinity ? values.length : Math.max(since, first) - first + lag
  return { values, with: marked, from: Math.min(values.length, Math.max(0, known)), to: Math.min(values.length, values.length + lag) }
}
