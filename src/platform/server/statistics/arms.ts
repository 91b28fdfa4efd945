import { weekdayOfNumber } from '#platform/contract/dates.ts'

/**
 * A comparison of two arms on one calendar: a value per day (NaN for none) and a mark for days "with". Only the places
 * `from` ≤ i < `to` are compared: outside them the factor is unknown.
 */
export type Arms = { values: Float64Array; with: Uint8Array; from: number; to: number }

/**
 * The same comparison on the residuals of both after weekday and trend (`adjustment.ts`), 0 outside the range; a value is NaN where
 * none was measured. The difference is the slope of `values` on `contrast`.
 */
export type Contrast = {
  values: Float64Array
  contrast: Float64Array
  from: number
  to: number
  /** Factor by which residuals vary too little (see `inflationOf`). */
  inflation: number
}

export type ArmMeans = { nWith: number; nWithout: number; meanWith: number; meanWithout: number; difference: number }

/** Mean of the days with minus mean of the days without; NaN when an arm is empty. */
export function meanDifference(arms: Arms): ArmMeans {
  let [sumWith, nWith, sumWithout, nWithout] = [0, 0, 0, 0]
  for (let i = arms.from; i < arms.to; i++) {
    const value = arms.values[i]!
    if (Number.isNaN(value)) continue
    if (arms.with[i]) {
      sumWith += value
      nWith++
    } else {
      sumWithout += value
      nWithout++
    }
  }
  const [meanWith, meanWithout] = [sumWith / nWith, sumWithout / nWithout]
  return { nWith, nWithout, meanWith, meanWithout, difference: meanWith - meanWithout }
}

/** Days of each arm for which the other arm has a day on the same weekday. */
export function comparableDays({ values, with: marked, from, to }: Arms, first: number): { nWith: number; nWithout: number } {
  const counts = Array.from({ length: 7 }, () => ({ nWith: 0, nWithout: 0 }))
  for (let i = from; i < to; i++) if (!Number.isNaN(values[i]!)) counts[weekdayOfNumber(first + i)]![marked[i] ? 'nWith' : 'nWithout']++
  const both = counts.filter(({ nWith, nWithout }) => nWith > 0 && nWithout > 0)
  return { nWith: both.reduce((sum, { nWith }) => sum + nWith, 0), nWithout: both.reduce((sum, { nWithout }) => sum + nWithout, 0) }
}

/** The difference between the arms beyond weekday and trend, and the information for it: the contrast's sum of squares. */
export function slopeOf({ values, contrast, from, to }: Contrast): { slope: number; information: number } {
  let [products, information] = [0, 0]
  for (let i = from; i < to; i++) {
    if (Number.isNaN(values[i]!)) continue
    products += values[i]! * contrast[i]!
    information += contrast[i]! ** 2
  }
  return { slope: products / information, information }
}
