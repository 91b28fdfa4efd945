import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayPartOf, hourIn, weekOf } from './day.ts'

test('the greeting follows the hour', () => {
  expect([4.9, 5, 11.9, 12, 17.9, 18, 22.9, 23, 0].map(dayPartOf)).toEqual([
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
    'night',
    'night',
  ])
})

test("the hour is that of the person's own zone", () => {
  const at = new Date('2026-06-01T22:30:00Z')
  expect([hourIn('UTC', at), hourIn('Europe/Berlin', at), hourIn('Asia/Kolkata', at)]).toEqual([22.5, 0.5, 4])
})

test('a day without anything is a rest, and today is still open', () => {
  const week = weekOf(
    [
      { day: '2026-05-01', acts: 0, minutes: 0 },
      { day: '2026-05-02', acts: 1, minutes: 0 },
      { day: '2026-05-03', acts: 0, minutes: 0 },
    ],
    '2026-05-03',
  )
  expect(week.map(({ state, isToday }) => [state, isToday])).toEqual([
    ['rest', false],
    ['grew', false],
    ['open', true],
  ])
})

test('more minutes never grow a smaller plant, and none is taller than full', () => {
  const growthOf = (minutes: number) => weekOf([{ day: '2026-05-01', acts: 1, minutes }], '2026-05-02')[0]!.growth
  fc.assert(
    fc.property(fc.nat(1440), fc.nat(1440), (a, b) => {
      expect(growthOf(Math.min(a, b))).toBeLessThanOrEqual(growthOf(Math.max(a, b)))
      expect(growthOf(a)).toBeGreaterThan(0)
      expect(growthOf(a)).toBeLessThanOrEqual(1)
    }),
  )
})
