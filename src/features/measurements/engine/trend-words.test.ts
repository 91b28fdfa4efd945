import { expect, test } from 'vitest'
import { wayOf } from './trend-words.ts'

test('a weight rises or falls only where the interval excludes zero', () => {
  expect(wayOf(undefined, 70)).toBe('unknown')
  expect(wayOf({ perDay: -0.05, margin: 0.06, days: 20 }, 70)).toBe('steady')
  expect(wayOf({ perDay: -0.005, margin: 0.001, days: 20 }, 70)).toBe('steady')
  expect(wayOf({ perDay: -0.03, margin: 0.02, days: 20 }, 70)).toBe('slightly-down')
  expect(wayOf({ perDay: -0.08, margin: 0.02, days: 20 }, 70)).toBe('down')
  expect(wayOf({ perDay: 0.03, margin: 0.02, days: 20 }, 70)).toBe('slightly-up')
  expect(wayOf({ perDay: 0.08, margin: 0.02, days: 20 }, 70)).toBe('up')
})
