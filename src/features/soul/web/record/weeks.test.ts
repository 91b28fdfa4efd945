import { describe, expect, test } from 'vitest'
import { levelOf, usualWeek, weeksOf } from './weeks.ts'

const day = (name: string, minutes: number) => ({ day: name, seconds: minutes * 60, imported: 0, times: 1 })

describe('weeks of the record', () => {
  test('contain all days of the year, each once, for any first day of the week', () => {
    const days = [day('2026-01-01', 10), day('2026-01-04', 5), day('2026-01-05', 20), day('2026-12-31', 7)]
    for (const first of [0, 6]) {
      const weeks = weeksOf(days, 2026, '2026-12-31', first)
      expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(42)
      expect(weeks.length).toBe(53)
    }
    // The first of January 2026 is a Thursday, the fourth a Sunday.
    expect(weeksOf(days, 2026, '2026-01-11', 0)).toEqual([
      { from: '2025-12-29', minutes: 15, days: 2 },
      { from: '2026-01-05', minutes: 20, days: 1 },
    ])
    expect(weeksOf(days, 2026, '2026-01-05', 6)[1]).toEqual({ from: '2026-01-04', minutes: 25, days: 2 })
  })

  test('end today, and the usual one is the median of those with entries', () => {
    expect(weeksOf([], 2026, '2026-01-10', 0)).toHaveLength(2)
    expect(usualWeek([])).toBeUndefined()
    const weeks = [0, 30, 10, 0, 20].map((minutes) => ({ from: '2026-01-05', minutes, days: 1 }))
    expect(usualWeek(weeks)).toBe(20)
    expect(usualWeek(weeks.slice(0, 3))).toBe(20)
  })

  test('grade a day by its minutes', () => {
    expect([0, 30, 300, 900, 1800].map(levelOf)).toEqual([0, 1, 2, 3, 4])
  })
})
