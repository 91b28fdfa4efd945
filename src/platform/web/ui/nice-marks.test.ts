import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceMarks } from './nice-marks.ts'

test('marks of an axis are few and round, and hold every value between them', () => {
  expect(niceMarks([71.3, 74.2])).toEqual([71, 72, 73, 74, 75])
  expect(niceMarks([0, 2430])).toEqual([0, 1000, 2000, 3000])
  expect(niceMarks([80])).toEqual([80, 81])
  expect(niceMarks([])).toEqual([])
  // The smallest number there is: once it made an axis of nothing.
  expect(niceMarks([-5e-324])).toEqual([0, 0.1])
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 }), (values) => {
      const marks = niceMarks(values)
      expect(marks.length).toBeGreaterThan(1)
      expect(marks.length).toBeLessThanOrEqual(5)
      const [low, high] = [Math.min(...values), Math.max(...values)]
      // Marks are round: a value beyond one by a hundred-millionth counts as on it.
      const slack = Math.max(Math.abs(low), Math.abs(high)) * 1e-8 + 1e-9
      expect(marks[0]).toBeLessThanOrEqual(low + slack)
      expect(marks.at(-1)).toBeGreaterThanOrEqual(high - slack)
    }),
  )
})
