import { weekdayOfNumber } from '#platform/contract/dates.ts'
import type { Arms } from './arms.ts'

/** Days between knots of the slow trend: a quarter of a year, so that it follows a season or a hard half year, but not a week. */
export const TREND_DAYS = 91
const WEEKDAYS = 7
/** Relative to a pivot's original size: below it, a column depends linearly on the others. */
const SINGULAR = 1e-9

/**
 * Confounders of a day's mood and its factors: the weekday (seven columns), and a slow trend over the months (a line with a knot every
 * TREND_DAYS at most: "hat" functions, each 1 at its own knot and 0 at the next).
 */
export type Confounders = { first: number; columns: number; spacing: number }

export function confoundersOf(first: number, length: number): Confounders {
  const stretches = Math.max(1, Math.round(length / TREND_DAYS))
  // The hats of one day add up to one, like the weekdays: the first hat would be redundant.
  return { first, columns: WEEKDAYS + stretches, spacing: Math.max(1, length - 1) / stretches }
}

/** The columns that are not 0 on a day: its weekday, and the one or two hats around it. */
function rowOf({ first, spacing }: Confounders, place: number, columns: number[], entries: number[]): number {
  columns[0] = weekdayOfNumber(first + place)
  entries[0] = 1
  let n = 1
  const before = Math.floor(place / spacing)
  const share = place / spacing - before
  if (before > 0) {
    columns[n] = WEEKDAYS + before - 1
    entries[n++] = 1 - share
  }
  if (share > 0) {
    columns[n] = WEEKDAYS + before
    entries[n++] = share
  }
  return n
}

/**
 * The residual of `of` after weekday and trend are removed by least squares over the places `from` ≤ i < `to` that have a value; given
 * for every place in that range, also for those without a value, and 0 outside. The mean product of two such residuals is their
 * association beyond the confounders: Frisch & Waugh (1933), Econometrica 1:387–401; Lovell (1963), JASA 58:993–1010.
 */
export function remainderOf(of: ArrayLike<number>, { values, from, to }: Omit<Arms, 'with'>, confounders: Confounders): Float64Array {
  const { columns: size } = confounders
  const gram = new Float64Array(size * size)
  const right = new Float64Array(size)
  const columns: number[] = []
  const entries: number[] = []
  for (let place = from; place < to; place++) {
    if (Number.isNaN(values[place]!)) continue
    const n = rowOf(confounders, place, columns, entries)
    for (let a = 0; a < n; a++) {
      right[columns[a]!]! += entries[a]! * of[place]!
      for (let b = 0; b < n; b++) gram[columns[a]! * size + columns[b]!]! += entries[a]! * entries[b]!
    }
  }
  const weights = solve(gram, right, size)
  const out = new Float64Array(values.length)
  for (let place = from; place < to; place++) {
    const n = rowOf(confounders, place, columns, entries)
    let expected = 0
    for (let a = 0; a < n; a++) expected += entries[a]! * weights[columns[a]!]!
    out[place] = of[place]! - expected
  }
  return out
}

/**
 * Factor by which residuals vary too little, because the fit of weekday and trend has absorbed some variance.
 * A column absorbs the variance of one day in n; a trend column that of three, as moods persist (for an AR(1) with φ = 0.5 the
 * slowest swings have (1 + φ) / (1 − φ) = 3 times the variance).
 */
export function inflationOf(values: Float64Array, { columns }: Confounders): number {
  const n = values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0)
  return Math.sqrt(n / Math.max(n / 2, n - WEEKDAYS - 3 * (columns - WEEKDAYS)))
}

/** Solves the normal equations by Cholesky decomposition; a column that depends on the others gets the weight 0. */
function solve(gram: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = gram[row * size + column]!
      for (let k = 0; k < column; k++) sum -= lower[row * size + k]! * lower[column * size + k]!
      if (row === column) lower[row * size + row] = sum > SINGULAR * gram[row * size + row]! ? Math.sqrt(sum) : 0
      else lower[row * size + column] = lower[column * size + column]! > 0 ? sum / lower[column * size + column]! : 0
    }
  }
  const out = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    if (lower[row * size + row] === 0) continue
    let sum = right[row]!
    for (let k = 0; k < row; k++) sum -= lower[row * size + k]! * out[k]!
    out[row] = sum / lower[row * size + row]!
  }
  for (let row = size - 1; row >= 0; row--) {
    if (lower[row * size + row] === 0) continue
    let sum = out[row]!
    for (let k = row + 1; k < size; k++) sum -= lower[k * size + row]! * out[k]!
    out[row] = sum / lower[row * size + row]!
  }
  return out
}
