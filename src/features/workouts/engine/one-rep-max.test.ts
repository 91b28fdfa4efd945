import { describe, expect, test } from 'vitest'
import { brzycki, epley, estimateOneRepMax, loadForReps } from './one-rep-max.ts'

describe('one rep, estimated', () => {
  // Calculated by hand from the published formulas: Epley w(1 + r/30), Brzycki 36w/(37 − r).
  test.each([
    [100, 5, 116.667, 112.5],
    [100, 10, 133.333, 133.333],
    [80, 8, 101.333, 99.31],
    [60, 12, 84, 86.4],
    [100, 1, 100, 100],
  ])('%s kg for %s reps is %s by Epley and %s by Brzycki', (weight, reps, byEpley, byBrzycki) => {
    expect(epley(weight, reps)).toBeCloseTo(byEpley, 2)
    expect(brzycki(weight, reps)).toBeCloseTo(byBrzycki, 2)
  })

  test('more than twelve reps, no load or no rep give no estimate', () => {
    for (const [weight, reps, reserve] of [
      [50, 13, 0],
      [50, 10, 3],
      [0, 5, 0],
      [-5, 5, 0],
      [50, 0, 0],
      [50, 1e9, 0],
    ] as const)
      expect(estimateOneRepMax(weight, reps, reserve)).toBeUndefined()
  })

  test('reps in reserve count as done', () => {
    expect(estimateOneRepMax(100, 3, 2)).toBe(estimateOneRepMax(100, 5))
  })

  test('the load for some reps is the inverse of the estimate', () => {
    expect(estimateOneRepMax(loadForReps(140, 5, 2), 5, 2)).toBeCloseTo(140, 6)
    expect(loadForReps(140, 1, 0)).toBe(140)
  })
})
