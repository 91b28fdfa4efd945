/**
 * A comparison of two arms on one calendar: a value per day (NaN for none) and which of the days are "with". Only the places
 * `from` ≤ i < `to` are compared: outside them it is not known whether a day was with or without.
 */
export type Arms = { values: Float64Array; with: Uint8Array; from: number; to: number }

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
