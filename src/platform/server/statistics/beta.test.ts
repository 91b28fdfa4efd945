import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betaQuantile, betaShareBelow } from './beta.ts'

test('the beta distribution is that of the textbooks', () => {
  expect(betaShareBelow(0.3, 1, 1)).toBeCloseTo(0.3, 12)
  expect(betaShareBelow(0.5, 5, 5)).toBeCloseTo(0.5, 12)
  // x² for Beta(2, 1), 1 − (1 − x)³ for Beta(1, 3).
  expect(betaShareBelow(0.4, 2, 1)).toBeCloseTo(0.16, 12)
  expect(betaShareBelow(0.2, 1, 3)).toBeCloseTo(1 - 0.8 ** 3, 12)
})

test('a quantile is where the share is, and grows with it', () => {
  const shape = fc.double({ min: 1, max: 300, noNaN: true })
  fc.assert(
    fc.property(shape, shape, fc.double({ min: 0.02, max: 0.98, noNaN: true }), (a, b, share) => {
      const x = betaQuantile(share, a, b)
      expect(betaShareBelow(x, a, b)).toBeCloseTo(share, 4)
      expect(betaQuantile(share + 0.01, a, b) >= x).toBe(true)
    }),
  )
})
