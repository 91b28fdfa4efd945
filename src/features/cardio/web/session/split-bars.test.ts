import { expect, test } from 'vitest'
import { splitBars } from './split-bars.ts'

test('bars show differences between paces: the fastest is two thirds of the slowest, and no bar is empty', () => {
  const [fast, middle, slow] = splitBars([300, 310, 320])
  expect([fast, middle, slow]).toEqual([expect.closeTo(2 / 3), expect.closeTo(5 / 6), 1])
  expect(splitBars([300, 300])).toEqual([1, 1])
  expect(splitBars([])).toEqual([])
  for (const part of splitBars([100, 900, 300, 280])) {
    expect(part).toBeGreaterThanOrEqual(0.1)
    expect(part).toBeLessThanOrEqual(1)
  }
})
