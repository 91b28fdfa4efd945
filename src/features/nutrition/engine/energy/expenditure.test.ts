import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { KCAL_PER_KG } from './constants.ts'
import { expenditure, isKnown, WINDOW_DAYS } from './expenditure.ts'
import { simulatedPerson } from './people.fixture.ts'

const PEOPLE = 500
const UNTIL = '2026-03-01'
const on = (ago: number) => addDays(UNTIL, -ago)

function look(people: number, options: Parameters<typeof simulatedPerson>[1]) {
  const errors: number[] = []
  const margins: number[] = []
  let inside = 0
  for (let seed = 0; seed < people; seed++) {
    const person = simulatedPerson(seed, options)
    const found = expenditure(person.intakes, person.weights, person.until)
    if (!isKnown(found)) continue
    const error = found.kcal - person.truth(WINDOW_DAYS)
    errors.push(error)
    margins.push(found.margin)
    if (Math.abs(error) <= found.margin) inside++
  }
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const absolute = errors.map(Math.abs).toSorted((a, b) => a - b)
  return {
    known: errors.length,
    bias: mean(errors),
    typical: absolute[Math.floor(absolute.length / 2)]!,
    margin: mean(margins),
    coverage: inside / errors.length,
  }
}

describe('expenditure of simulated people with a known true value', () => {
  test.for([
    ['every day written down and weighed', { missing: 0, unweighed: 0 }],
    ['a fifth of days missing, a quarter unweighed', { missing: 0.2, unweighed: 0.25 }],
    ['half of all days missing', { missing: 0.5, unweighed: 0.5 }],
  ] as const)('%s: hardly any bias, and the interval contains the true value for more than nine in ten people', ([what, options]) => {
    const { known, bias, typical, margin, coverage } = look(PEOPLE, options)
    console.log(
      `Expenditure, ${what}: ${known} of ${PEOPLE} people, bias ${bias.toFixed(0)} kcal, typical error ${typical.toFixed(0)}, interval ±${margin.toFixed(0)}, truth inside ${(100 * coverage).toFixed(1)} %`,
    )
    expect(known).toBeGreaterThan(PEOPLE * 0.8)
    expect(Math.abs(bias)).toBeLessThan(40)
    expect(coverage).toBeGreaterThan(0.9)
    expect(coverage).toBeLessThan(0.995)
  })
})

describe('expenditure', () => {
  const steady = (kcal: number, perDay = 0) => ({
    intakes: Array.from({ length: WINDOW_DAYS }, (_, ago) => ({ day: on(ago), kcal })),
    weights: Array.from({ length: WINDOW_DAYS }, (_, ago) => ({ day: on(ago), kg: 80 - perDay * ago })).toReversed(),
  })

  test('equals the intake at a constant weight, and is higher by the lost energy at a falling weight', () => {
    const { intakes, weights } = steady(2300)
    expect(expenditure(intakes, weights, UNTIL)).toMatchObject({ kcal: 2300, intakeDays: 28, weighedDays: 28, from: on(27), to: UNTIL })
    const losing = steady(2000, -0.05)
    const found = expenditure(losing.intakes, losing.weights, UNTIL)
    expect(isKnown(found) && found.kcal).toBeCloseTo(2000 + 0.05 * KCAL_PER_KG, 6)
  })

  test('lists missing days, and returns no number until then', () => {
    const { intakes, weights } = steady(2300)
    expect(expenditure(intakes.slice(0, 4), weights.slice(-3), UNTIL)).toEqual({ needs: { intakeDays: 6, weighedDays: 5 } })
    expect(expenditure([], [], UNTIL)).toEqual({ needs: { intakeDays: 10, weighedDays: 8 } })
    // Nine weighings on consecutive days: the number suffices, the span does not.
    expect(expenditure(intakes, weights.slice(-9), UNTIL)).toEqual({ needs: { intakeDays: 0, weighedDays: 1 } })
  })

  test('ignores all data before its window', () => {
    const { intakes, weights } = steady(2300)
    const before = { intakes: [{ day: on(40), kcal: 9000 }], weights: [{ day: on(40), kg: 300 }] }
    expect(expenditure([...before.intakes, ...intakes], [...before.weights, ...weights], UNTIL)).toEqual(
      expenditure(intakes, weights, UNTIL),
    )
  })

  test('shifts by the same amount as all days, and does not depend on their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: -300, max: 300 }), (seed, more) => {
        const { intakes, weights, until } = simulatedPerson(seed)
        const found = expenditure(intakes, weights, until)
        const shifted = expenditure(
          intakes.toReversed().map(({ day, kcal }) => ({ day, kcal: kcal + more })),
          weights,
          until,
        )
        const reordered = expenditure(intakes.toReversed(), weights, until)
        if (!isKnown(found) || !isKnown(shifted) || !isKnown(reordered)) return
        expect(shifted.kcal - found.kcal).toBeCloseTo(more, 6)
        expect([reordered.kcal, reordered.margin].map(Math.round)).toEqual([found.kcal, found.margin].map(Math.round))
      }),
      { numRuns: 60 },
    )
  })
})
