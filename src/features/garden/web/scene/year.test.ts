import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber } from '#platform/contract/dates.ts'
import { gardenOf } from '../../garden.ts'
import { layOutGarden } from '../../layout.ts'
import { growthOfKind } from '../../kinds.fixture.ts'
import { linesOf } from '../../lines.ts'
import type { Seed } from '../../seeds.ts'
import { Year } from './year.ts'

const START = '2026-01-05'
const acts = fc
  .array(
    fc.record({
      kind: fc.constantFrom('habit', 'entry'),
      subject: fc.constantFrom('a', 'b'),
      day: fc.nat(60).map((n) => addDays(START, n)),
    }),
    {
      maxLength: 90,
    },
  )
  .map((list) => list.map((act, i) => ({ ...act, key: `k${i}`, count: 1 })))

test('the time-lapse of a year shows on each of its days exactly the garden of that day', () => {
  fc.assert(
    fc.property(acts, fc.integer({ min: -2, max: 62 }), fc.nat(60), (list, n, planted) => {
      const lines = linesOf(list, growthOfKind)
      const seeds: Seed[] = [{ id: 's', species: 'cherry', planted: dayNumber(START) + planted, before: 0 }]
      const layout = layOutGarden(gardenOf({ lines, seeds }))
      const day = dayNumber(addDays(START, n))
      const then = new Map(gardenOf({ lines, seeds }, day).plants.map((plant) => [plant.key, plant.growth]))
      const growths = new Year(layout, lines, seeds).at(day)
      layout.placed.forEach(({ plant }, i) => expect(growths[i]).toBeCloseTo(then.get(plant.key) ?? 0, 5))
    }),
  )
})
