import { describe, expect, test } from 'vitest'
import { digitsResult, nextLevel, thresholdOf, TRIPLETS, triplet } from './digits-in-noise.ts'

/** Deterministic pseudo-random numbers. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A run of a listener who understands half of the triplets at `at` dB: recognition rises from none to all within a few decibels. */
function run(at: number, random: () => number) {
  const levels = [0]
  let isRight = false
  for (;;) {
    isRight = random() < 1 / (1 + Math.exp(-(levels.at(-1)! - at) / 1.1))
    if (levels.length === TRIPLETS) return thresholdOf(levels, isRight)
    levels.push(nextLevel(levels.at(-1)!, isRight))
  }
}

describe('Digits in noise', () => {
  test.each([-10, -8, -4, 0, 4])(
    'find a listener of %i dB within a decibel on the mean of 500 runs, and single runs within three',
    (at) => {
      const random = randomOf(7 + at)
      const runs = Array.from({ length: 500 }, () => run(at, random))
      const settled = runs.filter(({ isSettled }) => isSettled)
      expect(settled.length).toBeGreaterThan(480)
      const mean = settled.reduce((sum, { threshold }) => sum + threshold, 0) / settled.length
      expect(Math.abs(mean - at)).toBeLessThan(1)
      expect(settled.filter(({ threshold }) => Math.abs(threshold - at) > 3).length).toBeLessThan(10)
    },
  )

  test('flag hardly any people with good hearing, and nearly all who need speech as loud as the noise', () => {
    const random = randomOf(3)
    const worthOf = (at: number) =>
      Array.from({ length: 500 }, () => run(at, random)).filter((one) => one.isSettled && digitsResult(one) === 'worth-a-check').length
    expect(worthOf(-7)).toBeLessThan(5)
    expect(worthOf(0)).toBeGreaterThan(480)
  })

  test('give no result for a run with random answers or an aborted run', () => {
    const levels = Array.from({ length: TRIPLETS }, (_, nth) => (nth % 12 < 6 ? nth % 12 : 12 - (nth % 12)) * 2 - 6)
    expect(thresholdOf(levels, true).isSettled).toBe(false)
    expect(thresholdOf([0, -2, 0], true).isSettled).toBe(false)
  })

  test('never repeat a digit in a triplet', () => {
    const random = randomOf(1)
    for (let nth = 0; nth < 300; nth++) expect(new Set(triplet(random)).size).toBe(3)
  })
})
