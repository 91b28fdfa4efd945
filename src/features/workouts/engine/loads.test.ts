import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestLoad } from './loads.ts'

test('loads have a nearest to everything that is wanted; of two as near, the lighter', () => {
  const loads = [20, 22.5, 25, 40]
  expect([0, 21.25, 24, 32.5, 33, 900].map((wanted) => nearestLoad(loads, wanted))).toEqual([20, 20, 25, 25, 40, 40])
  expect(nearestLoad([], 50)).toBeUndefined()
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1 }), fc.integer({ min: -10, max: 600 }), (some, wanted) => {
      const sorted = some.toSorted((a, b) => a - b)
      const nearest = nearestLoad(sorted, wanted)!
      for (const load of sorted) expect(Math.abs(nearest - wanted)).toBeLessThanOrEqual(Math.abs(load - wanted))
    }),
  )
})
