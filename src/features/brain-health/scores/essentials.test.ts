import { describe, expect, test } from 'vitest'
import { essentialScore, type Essential } from './essentials.ts'
import { known } from './known.fixture.ts'
import type { Known } from './known.ts'

// Calculated by hand from the published tables for adults (Lloyd-Jones et al. 2022): both sides of every cut-off.
const CASES: readonly (readonly [Essential, Partial<Known>, number | [number, number]])[] = [
  ...(
    [
      [16, 100],
      [15, 100],
      [14, 80],
      [12, 80],
      [11, 50],
      [8, 50],
      [7, 25],
      [4, 25],
      [3, 0],
      [0, 0],
    ] as const
  ).map(([mepa, score]) => ['food', { mepa }, score] as const),
  ...(
    [
      [150, 100],
      [149, 90],
      [120, 90],
      [119, 80],
      [90, 80],
      [89, 60],
      [60, 60],
      [59, 40],
      [30, 40],
      [29, 20],
      [1, 20],
      [0, 0],
    ] as const
  ).map(([minutes, score]) => ['movement', { minutes, minutesLeast: minutes }, score] as const),
  ['movement', { minutesLeast: 100 }, [80, 100]],
  ['smoking', { smoking: 'never', isSmokyAtHome: false }, 100],
  ['smoking', { smoking: 'never', isSmokyAtHome: true }, 80],
  ['smoking', { smoking: 'never' }, [80, 100]],
  ['smoking', { smoking: 'quit-5', isSmokyAtHome: false }, 75],
  ['smoking', { smoking: 'quit-1', isSmokyAtHome: false }, 50],
  ['smoking', { smoking: 'quit-lately', isSmokyAtHome: true }, 5],
  ['smoking', { smoking: 'vapes', isSmokyAtHome: false }, 25],
  ['smoking', { smoking: 'smokes' }, 0],
  ...(
    [
      [10, 40],
      [9.9, 90],
      [9, 90],
      [8.9, 100],
      [7, 100],
      [6.9, 70],
      [6, 70],
      [5.9, 40],
      [5, 40],
      [4.9, 20],
      [4, 20],
      [3.9, 0],
    ] as const
  ).map(([sleepHours, score]) => ['sleep', { sleepHours }, score] as const),
  ...(
    [
      [18.5, 100],
      [24.9, 100],
      [25, 70],
      [29.9, 70],
      [30, 30],
      [34.9, 30],
      [35, 15],
      [39.9, 15],
      [40, 0],
    ] as const
  ).map(([bmi, score]) => ['body', { bmi }, score] as const),
  ['body', { bmi: 18.4 }, [0, 100]],
  ...(
    [
      [129, 100],
      [130, 60],
      [159, 60],
      [160, 40],
      [189, 40],
      [190, 20],
      [219, 20],
      [220, 0],
    ] as const
  ).map(([nonHdl, score]) => ['cholesterol', { nonHdl, fatTreated: false }, score] as const),
  ['cholesterol', { nonHdl: 120, fatTreated: true }, 80],
  ['cholesterol', { nonHdl: 195, fatTreated: true }, 0],
  ['cholesterol', { nonHdl: 120 }, [80, 100]],
  ['cholesterol', { total: 180 }, [0, 100]],
  ['sugar', { hba1c: 5.6, hasDiabetes: false }, 100],
  ['sugar', { hba1c: 5.7, hasDiabetes: false }, 60],
  ['sugar', { hba1c: 6.4, hasDiabetes: false }, 60],
  ['sugar', { hba1c: 6.5, hasDiabetes: false }, [0, 100]],
  ...(
    [
      [6.9, 40],
      [7, 30],
      [7.9, 30],
      [8, 20],
      [8.9, 20],
      [9, 10],
      [9.9, 10],
      [10, 0],
    ] as const
  ).map(([hba1c, score]) => ['sugar', { hba1c, hasDiabetes: true }, score] as const),
  ['sugar', { hba1c: 5.5 }, [40, 100]],
  ...(
    [
      [119, 79, 100],
      [120, 79, 75],
      [129, 79, 75],
      [130, 79, 50],
      [119, 80, 50],
      [139, 89, 50],
      [140, 80, 25],
      [120, 90, 25],
      [159, 99, 25],
      [160, 80, 0],
      [120, 100, 0],
    ] as const
  ).map(([systolic, diastolic, score]) => ['pressure', { systolic, diastolic, pressureTreated: false }, score] as const),
  ['pressure', { systolic: 118, diastolic: 76, pressureTreated: true }, 80],
  ['pressure', { systolic: 162, diastolic: 76, pressureTreated: true }, 0],
  ['pressure', { systolic: 118, diastolic: 76 }, [80, 100]],
]

describe('Life’s Essential 8', () => {
  test.each(CASES)('gives %s with %o its score: %o', (component, given, score) => {
    const [low, high] = typeof score === 'number' ? [score, score] : score
    expect(essentialScore(known(given)).components[component]).toEqual({ low, high })
  })

  test('is the plain mean of eight, with unknown components as a range from 0 to 100', () => {
    expect(essentialScore(known())).toMatchObject({ low: 0, high: 100, known: 0 })
    const two = essentialScore(known({ sleepHours: 7.5, bmi: 27 }))
    expect(two).toMatchObject({ low: (100 + 70) / 8, high: (100 + 70 + 600) / 8, known: 2 })
    const all = essentialScore(
      known({
        mepa: 12,
        minutes: 100,
        minutesLeast: 100,
        smoking: 'never',
        isSmokyAtHome: false,
        sleepHours: 6.5,
        bmi: 31,
        nonHdl: 140,
        fatTreated: false,
        hba1c: 5.5,
        hasDiabetes: false,
        systolic: 125,
        diastolic: 78,
        pressureTreated: false,
      }),
    )
    // 80 + 80 + 100 + 70 + 30 + 60 + 100 + 75 = 595
    expect(all).toMatchObject({ low: 595 / 8, high: 595 / 8, known: 8 })
  })
})
