import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '#platform/contract/dates.ts'
import { currentStreak, extendStreak, NO_STREAK, restsLeft, streakOf, type Streak } from './streak.ts'

const START = '2026-01-05'
const days = (pattern: string) => [...pattern].flatMap((c, i) => (c === 'x' ? [addDays(START, i)] : []))

/** A simple reference implementation: walk day by day; the third rest in seven days within the streak ends it. */
function slowStreak(active: Set<number>, first: number, last: number): { days: number; longest: number } {
  let run: string[] = []
  let longest = 0
  const counted = () => run.filter((d) => d === 'x').length
  for (let day = first; day <= last; day++) {
    if (active.has(day)) run.push('x')
    else if (run.length > 0) {
      const week = [...run.slice(-6), 'r']
      run = week.filter((d) => d === 'r').length > 2 ? [] : [...run, 'r']
    }
    longest = Math.max(longest, counted())
  }
  return { days: counted(), longest }
}

describe('a streak', () => {
  test('counts the days on which something was done', () => {
    expect(streakOf(days('xxxxx'))).toMatchObject({ days: 5, longest: 5, totalDays: 5 })
  })

  test('is bridged by up to two rests in any seven days, which do not count', () => {
    expect(streakOf(days('xx..xx'))).toMatchObject({ days: 4, totalDays: 4 })
    expect(streakOf(days('x.x.xxx'))).toMatchObject({ days: 5 })
    expect(streakOf(days('x..xxxxx.xxxxx.x'))).toMatchObject({ days: 12 })
  })

  test('ends with a third rest in seven days, and the next act begins a new one', () => {
    expect(streakOf(days('xx...xx'))).toMatchObject({ days: 2, longest: 2, totalDays: 4 })
    expect(streakOf(days('x.x.x.x'))).toMatchObject({ days: 1, longest: 3 })
  })

  test('is still valid on a day without an act so far', () => {
    const streak = streakOf(days('xxx'))
    expect([3, 4, 5, 6].map((d) => currentStreak(streak, addDays(START, d)))).toEqual([3, 3, 3, 0])
    expect([2, 3, 4, 5, 6].map((d) => restsLeft(streak, addDays(START, d)))).toEqual([2, 2, 1, 0, 0])
  })

  test('is still valid when the clock was set back before its last day', () => {
    expect(currentStreak(streakOf(days('xxx')), addDays(START, -4))).toBe(3)
  })

  test('agrees with the reference implementation, for any history', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), fc.integer({ min: 0, max: 12 }), (pattern, later) => {
        const active = pattern.flatMap((on, i) => (on ? [addDays(START, i)] : []))
        const streak = streakOf(active)
        if (active.length === 0) {
          expect(streak).toEqual(NO_STREAK)
          return
        }
        const numbers = new Set(active.map(dayNumber))
        const last = dayNumber(active.at(-1)!)
        expect(streak.days).toBe(slowStreak(numbers, dayNumber(START), last).days)
        expect(streak.longest).toBe(slowStreak(numbers, dayNumber(START), last).longest)
        const today = addDays(active.at(-1)!, later)
        // Today itself may still bring an act: only the days before it are rests.
        expect(currentStreak(streak, today)).toBe(slowStreak(numbers, dayNumber(START), Math.max(last, dayNumber(today) - 1)).days)
      }),
      { numRuns: 500 },
    )
  })

  test('cannot be extended backwards', () => {
    const streak: Streak = streakOf(days('xx'))
    expect(() => extendStreak(streak, START)).toThrow(RangeError)
  })
})
