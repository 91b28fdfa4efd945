import { describe, expect, test } from 'vitest'
import { meanOfDays } from './mean-interval.ts'
import { xoshiro128 } from '#platform/contract/random.ts'

/** Days that remember yesterday, around 3. */
function alike(length: number, memory: number, seed: string): Float64Array {
  const random = xoshiro128(seed)
  let value = random.normal()
  return Float64Array.from({ length }, () => {
    value = memory * value + Math.sqrt(1 - memory ** 2) * random.normal()
    return 3 + value
  })
}

const coverage = (memory: number) => {
  let covered = 0
  for (let run = 0; run < 200; run++) {
    const { low, high } = meanOfDays(alike(180, memory, `run ${run}`), `draw ${run}`)!.interval!
    if (low <= 3 && 3 <= high) covered++
  }
  return covered / 200
}

describe('the mean of days', () => {
  test('has an interval that holds the truth about 95 times of 100, and nearly so when days resemble each other', () => {
    const independent = coverage(0)
    expect(independent > 0.91 && independent < 0.99).toBe(true)
    expect(coverage(0.5)).toBeGreaterThan(0.84)
  })

  test('is of the days there are: gaps are no zeros', () => {
    const series = Float64Array.from({ length: 70 }, (_, day) => (day % 2 === 0 ? 4 : Number.NaN))
    expect(meanOfDays(series, 'a')).toEqual({ mean: 4, days: 35, interval: { low: 4, high: 4 } })
  })

  test('is the same for the same days, and has no interval for a fortnight, nor a value for none', () => {
    const series = alike(100, 0.3, 'x')
    expect(meanOfDays(series, 'a')).toEqual(meanOfDays(series, 'a'))
    expect(meanOfDays(alike(14, 0, 'y'), 'a')!.interval).toBeNull()
    expect(meanOfDays(new Float64Array(60).fill(Number.NaN), 'a')).toBeNull()
  })
})
