import { describe, expect, test } from 'vitest'
import { careScore, CARE_SECTIONS, SECTION_NAMES, type CareItem } from './care-score.ts'
import { known } from './known.fixture.ts'
import { knownOf, NOTHING_LOGGED, type Known } from './known.ts'

// Calculated by hand from the published table (Singh et al. 2023): both sides of every cut-off.
const CASES: readonly (readonly [CareItem, Partial<Known>, number | [number, number]])[] = [
  ['pressure', { systolic: 119, diastolic: 79 }, 3],
  ['pressure', { systolic: 120, diastolic: 79 }, 2],
  ['pressure', { systolic: 119, diastolic: 80 }, 2],
  ['pressure', { systolic: 139, diastolic: 89 }, 2],
  ['pressure', { systolic: 140, diastolic: 70 }, 0],
  ['pressure', { systolic: 118, diastolic: 90 }, 0],
  ['sugar', { hba1c: 5.6 }, 2],
  ['sugar', { hba1c: 5.7 }, 1],
  ['sugar', { hba1c: 6.4 }, 1],
  ['sugar', { hba1c: 6.5 }, 0],
  ['cholesterol', { total: 189 }, 1],
  ['cholesterol', { total: 190 }, 0],
  ['cholesterol', { nonHdl: 100 }, [0, 1]],
  ['body', { bmi: 18.4 }, 0],
  ['body', { bmi: 18.5 }, 2],
  ['body', { bmi: 24.9 }, 2],
  ['body', { bmi: 25 }, 1],
  ['body', { bmi: 29.9 }, 1],
  ['body', { bmi: 30 }, 0],
  ['food', { food: { plants: true, protein: true, grains: true, salt: false, drinks: false } }, 2],
  ['food', { food: { plants: true, protein: true, grains: false, salt: false, drinks: false } }, 1],
  ['food', { food: { plants: true, protein: false, grains: false, salt: false, drinks: false } }, 0],
  ['food', { food: { plants: true, protein: true, grains: null, salt: false, drinks: false } }, [1, 2]],
  ['food', { food: { plants: true, protein: null, grains: null, salt: false, drinks: false } }, [0, 2]],
  ['alcohol', { drinksAWeek: 0 }, 2],
  ['alcohol', { drinksAWeek: 1 }, 2],
  ['alcohol', { drinksAWeek: 2 }, 1],
  ['alcohol', { drinksAWeek: 3 }, 1],
  ['alcohol', { drinksAWeek: 4 }, 0],
  ['smoking', { smoking: 'never' }, 3],
  ['smoking', { smoking: 'quit-5' }, 3],
  ['smoking', { smoking: 'quit-1' }, 3],
  ['smoking', { smoking: 'quit-lately' }, 0],
  ['smoking', { smoking: 'smokes' }, 0],
  ['smoking', { smoking: 'vapes' }, [0, 3]],
  ['movement', { minutes: 150, minutesLeast: 150 }, 1],
  ['movement', { minutes: 149, minutesLeast: 149 }, 0],
  ['movement', { minutesLeast: 150 }, 1],
  ['movement', { minutesLeast: 149 }, [0, 1]],
  ['sleep', { sleepHours: 7, sleepTrouble: 'none' }, 1],
  ['sleep', { sleepHours: 8, sleepTrouble: 'treated' }, 1],
  ['sleep', { sleepHours: 6.9, sleepTrouble: 'none' }, 0],
  ['sleep', { sleepHours: 8, sleepTrouble: 'untreated' }, 0],
  ['sleep', { sleepHours: 8 }, [0, 1]],
  ['stress', { stress: 'rarely' }, 2],
  ['stress', { stress: 'sometimes' }, 1],
  ['stress', { stress: 'often' }, 0],
  ['people', { close: 'two-or-more' }, 1],
  ['people', { close: 'fewer' }, 0],
  ['meaning', { hasMeaning: true }, 1],
  ['meaning', { hasMeaning: false }, 0],
]

const BEST: Partial<Known> = {
  systolic: 110,
  diastolic: 70,
  hba1c: 5,
  total: 170,
  bmi: 22,
  drinksAWeek: 0,
  smoking: 'never',
  minutesLeast: 200,
  minutes: 200,
  sleepHours: 7.5,
  sleepTrouble: 'none',
  stress: 'rarely',
  close: 'two-or-more',
  hasMeaning: true,
  food: { plants: true, protein: true, grains: true, salt: true, drinks: true },
}

describe('the Brain Care Score', () => {
  test.each(CASES)('gives %s with %o its points: %o', (item, given, points) => {
    const [low, high] = typeof points === 'number' ? [points, points] : points
    expect(careScore(known(given)).items[item]).toMatchObject({ low, high })
  })

  test('has 21 points, 8 for the body, 9 for days, 4 for people and purpose', () => {
    const { low, high, most, sections } = careScore(known(BEST))
    expect([low, high, most]).toEqual([21, 21, 21])
    expect(SECTION_NAMES.map((name) => [name, sections[name].most])).toEqual([
      ['physical', 8],
      ['lifestyle', 9],
      ['social', 4],
    ])
    expect(Object.values(CARE_SECTIONS).flat()).toHaveLength(12)
  })

  test('is the full range without any answer, and never a single 0', () => {
    expect(careScore(known())).toMatchObject({ low: 0, high: 21 })
  })

  test('narrows with every answer, and never leaves the range it had', () => {
    let before = careScore(known())
    const given: Partial<Known> = {}
    for (const [name, value] of Object.entries(BEST)) {
      Object.assign(given, { [name]: value })
      const after = careScore(known(given))
      expect(after.low).toBeGreaterThanOrEqual(before.low)
      expect(after.high).toBeLessThanOrEqual(before.high)
      before = after
    }
  })

  test('prefers answers to logged figures, for food separately for each of the five goals', () => {
    const logged = {
      ...NOTHING_LOGGED,
      bmi: { value: 27, n: 4, days: 90 },
      movement: { value: 160, n: 8, days: 28 },
      sodium: { value: 1400, n: 9, days: 28 },
    }
    const plain = careScore(knownOf({}, logged)).items
    expect([plain.body.low, plain.movement.low, plain.food]).toEqual([1, 1, { low: 0, high: 2, most: 2 }])
    const sheet = {
      body: { kg: 65, cm: 175 },
      movement: { minutesAWeek: 20 },
      food: { plants: true, protein: false, grains: false, salt: null, drinks: false },
    }
    const stated = careScore(knownOf(sheet, logged)).items
    expect([stated.body.low, stated.movement.high, stated.food.low]).toEqual([2, 0, 1])
  })
})
