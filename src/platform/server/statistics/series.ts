import { dayFromNumber, dayNumber, type LocalDay } from '#platform/contract/dates.ts'

/** The measured value of a day; a list has no item for days without a measurement. */
export type DayValue = { day: LocalDay; value: number }

/** Every day from the first to the last of a list, one place each: NaN for days without a measurement. */
export type Calendar = { first: number; values: Float64Array }

/** The list's calendar; days may come in any order, each once. Places are days since `first` (a dayNumber). */
export function calendarOf(days: readonly DayValue[]): Calendar {
  let [first, last] = [Infinity, -Infinity]
  for (const { day } of days) {
    const number = dayNumber(day)
    first = Math.min(first, number)
    last = Math.max(last, number)
  }
  if (days.length === 0) return { first: 0, values: new Float64Array(0) }
  const values = new Float64Array(last - first + 1).fill(Number.NaN)
  for (const { day, value } of days) values[dayNumber(day) - first] = value
  return { first, values }
}

export type Volatility = {
  /** Mean square of successive differences, in units squared; null without a single pair of days. */
  mssd: number | null
  /** Its root: the typical difference between two consecutive days, in units. */
  rmssd: number | null
  /** Pairs of consecutive days that were both measured … */
  pairs: number
  /** … and how many such pairs there are between the first and the last measured day. */
  possible: number
}

/**
 * Volatility from day to day: the mean of squared differences of consecutive days. Only consecutive days count: a difference
 * across a gap is left out and reported as coverage (`pairs` of `possible`).
 * von Neumann, Kent, Bellinson & Hart (1941), Ann. Math. Statist. 12:153–162; for mood, with gaps: Jahng, Wood & Trull (2008),
 * Psychological Methods 13:354–375.
 */
export function volatility(days: readonly DayValue[]): Volatility {
  const { values } = calendarOf(days)
  let [sum, pairs] = [0, 0]
  for (let i = 1; i < values.length; i++) {
    const difference = values[i]! - values[i - 1]!
    if (Number.isNaN(difference)) continue
    sum += difference * difference
    pairs++
  }
  const mssd = pairs > 0 ? sum / pairs : null
  return { mssd, rmssd: mssd === null ? null : Math.sqrt(mssd), pairs, possible: Math.max(0, values.length - 1) }
}

/**
 * A smoothed line: at each measured day the mean of the measurements within `window` days centred on it (odd: 7, 31).
 * Days without a measurement get none, and a mean of fewer than `atLeast` days is left out, too.
 */
export function runningMean(days: readonly DayValue[], window: number, atLeast = 2): DayValue[] {
  const { first, values } = calendarOf(days)
  const reach = Math.floor(window / 2)
  const sums = new Float64Array(values.length + 1)
  const counts = new Int32Array(values.length + 1)
  values.forEach((value, i) => {
    sums[i + 1] = sums[i]! + (Number.isNaN(value) ? 0 : value)
    counts[i + 1] = counts[i]! + (Number.isNaN(value) ? 0 : 1)
  })
  const smooth: DayValue[] = []
  values.forEach((value, i) => {
    const from = Math.max(0, i - reach)
    const to = Math.min(values.length, i + reach + 1)
    const n = counts[to]! - counts[from]!
    if (!Number.isNaN(value) && n >= atLeast) smooth.push({ day: dayFromNumber(first + i), value: (sums[to]! - sums[from]!) / n })
  })
  return smooth
}
