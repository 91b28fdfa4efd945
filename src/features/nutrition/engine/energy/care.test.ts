import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { careSigns } from './care.ts'
import { simulatedPerson } from './people.fixture.ts'

const TODAY = '2026-05-04'
const facts = { heightCm: 170, age: 30, resting: 1500 }
const days = (count: number, kcal: number) => Array.from({ length: count }, (_, ago) => ({ day: addDays(TODAY, -ago), kcal }))
const weights = (kg: number, perDay = 0) =>
  Array.from({ length: 28 }, (_, index) => ({ day: addDays(TODAY, index - 27), kg: kg + perDay * index }))

describe('a gentle question', () => {
  test('is asked after several days far below the energy at rest, not after one', () => {
    expect(careSigns({ intakes: days(5, 700), weights: [], today: TODAY }, facts)).toEqual(['little'])
    expect(careSigns({ intakes: days(4, 700), weights: [], today: TODAY }, facts)).toEqual([])
    expect(careSigns({ intakes: days(14, 1400), weights: [], today: TODAY }, facts)).toEqual([])
  })

  test('is asked where a weight certainly falls fast, or is far too low for an adult', () => {
    expect(careSigns({ intakes: [], weights: weights(70, -0.2), today: TODAY }, facts)).toEqual(['fast'])
    expect(careSigns({ intakes: [], weights: weights(70, -0.05), today: TODAY }, facts)).toEqual([])
    expect(careSigns({ intakes: [], weights: weights(49), today: TODAY }, facts)).toEqual(['light'])
    expect(careSigns({ intakes: [], weights: weights(49), today: TODAY }, { ...facts, age: 15 })).toEqual([])
  })

  test('is rarely asked of people with ordinary intake', () => {
    const asked = Array.from({ length: 100 }, (_, seed) => simulatedPerson(seed)).filter(
      ({ intakes, weights: weighed, until, resting }) =>
        careSigns({ intakes, weights: weighed, today: until }, { heightCm: null, age: 40, resting }).length > 0,
    )
    expect(asked.length).toBeLessThan(3)
  })
})
