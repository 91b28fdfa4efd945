import { expect, test } from 'vitest'
import { barHeights, DURATION, later } from './waveform.ts'

test('every bar of the waveform is visible and fits its line', () => {
  const heights = barHeights(52)
  expect(heights).toHaveLength(52)
  for (const height of heights) {
    expect(height).toBeGreaterThanOrEqual(4)
    expect(height).toBeLessThanOrEqual(40)
  }
})

test('the small player starts over after its end', () => {
  expect(later(10, 0.25)).toBe(10.25)
  expect(later(DURATION - 0.25, 0.25)).toBe(0)
  expect(later(10, -15)).toBe(DURATION - 5)
})
