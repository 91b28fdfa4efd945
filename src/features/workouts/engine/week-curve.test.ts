import { describe, expect, test } from 'vitest'
import type { Exercise } from '../exercise.ts'
import { balanceOf } from './balance.ts'
import { CURVE_WEEKS, weekCurve, weekFrequency } from './week-curve.ts'

type Part = Pick<Exercise, 'primary' | 'secondary' | 'purpose' | 'pattern'>
const exercise = (pattern: Exercise['pattern'], primary: Exercise['primary'], secondary: Exercise['secondary'] = {}): Part => ({
  pattern,
  primary,
  secondary,
  purpose: 'strength',
})
const bench = exercise('bench-press', ['chest'], { triceps: 0.5 })
const row = exercise('row', ['upper-back'], { biceps: 0.5 })
const squat = exercise('squat', ['quads'])

describe('twelve weeks', () => {
  // A Wednesday.
  const today = '2026-03-04'
  const done = [
    { week: '2026-03-02', exercise: bench, sets: 3 },
    { week: '2026-02-16', exercise: bench, sets: 6 },
    { week: '2026-02-16', exercise: row, sets: 4 },
    { week: '2026-02-09', exercise: { ...squat, purpose: 'mobility' as const }, sets: 9 },
    // Before all of the twelve weeks.
    { week: '2025-12-08', exercise: bench, sets: 50 },
  ]

  test('end with the current one, oldest first, and an empty week is 0', () => {
    const all = weekCurve(done, today, null)
    expect(all).toHaveLength(CURVE_WEEKS)
    expect([all[0]!.week, all.at(-1)!.week]).toEqual(['2025-12-15', '2026-03-02'])
    expect(all.slice(-4).map(({ sets }) => sets)).toEqual([0, 10, 0, 3])
    expect(all.slice(0, -4).every(({ sets }) => sets === 0)).toBe(true)
  })

  test('of a muscle include its share of sets that trained it as a secondary muscle', () => {
    const of = (muscle: Parameters<typeof weekCurve>[2]) =>
      weekCurve(done, today, muscle)
        .slice(-3)
        .map(({ sets }) => sets)
    expect([of('chest'), of('triceps'), of('biceps'), of('quads')]).toEqual([
      [6, 0, 3],
      [3, 0, 1.5],
      [2, 0, 0],
      [0, 0, 0],
    ])
  })

  test('have a mean of whole weeks since the first one with sets, or none', () => {
    expect(weekFrequency(weekCurve(done, today, null))).toEqual({ weeks: 2, mean: 5 })
    expect(weekFrequency(weekCurve(done.slice(0, 1), today, null))).toEqual({ weeks: 1, mean: null })
    expect(weekFrequency(weekCurve([], today, null))).toEqual({ weeks: 0, mean: null })
  })
})

test('movements are paired by their family, and untrained pairs are left out', () => {
  expect(
    balanceOf([
      { exercise: bench, sets: 6 },
      { exercise: row, sets: 4 },
      { exercise: { pattern: 'pulldown' }, sets: 2 },
    ]),
  ).toEqual([
    { pair: 'push', sets: [6, 6] },
    { pair: 'height', sets: [10, 2] },
  ])
  expect(balanceOf([{ exercise: squat, sets: 5 }])).toEqual([{ pair: 'legs', sets: [5, 0] }])
  expect(balanceOf([])).toEqual([])
})
