import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { isNight, suitsHour, trackOfDay } from './day-track.ts'

const CATEGORIES = ['sleep', 'breath', 'focus', 'morning', 'walking', 'nature']
const tracks = CATEGORIES.flatMap((category) => [1, 2, 3].map((n) => ({ id: `${category} ${n}`, category })))
const days = Array.from({ length: 60 }, (_, n) => addDays('2026-03-01', n))

test('the track of a day suits the hour: no waking track in the evening, no sleep track by day', () => {
  for (const day of days) {
    for (let hour = 0; hour < 24; hour++) {
      const { category } = trackOfDay(tracks, day, hour)!
      expect(suitsHour(category, hour)).toBe(true)
      expect(category === 'sleep').toBe(isNight(hour))
      if (hour >= 11) expect(category).not.toBe('morning')
    }
  }
})

test('it stays the same through an afternoon and an evening, and changes from day to day', () => {
  const at = (hour: number) => days.map((day) => trackOfDay(tracks, day, hour)!.id)
  expect(at(12)).toEqual(at(19))
  expect(at(20)).toEqual(at(23))
  for (const hour of [8, 14, 22]) for (const [n, id] of at(hour).entries()) if (n > 0) expect(id).not.toBe(at(hour)[n - 1])
})

test('without any track that suits the hour there is none', () => {
  expect(trackOfDay([], '2026-03-01', 12)).toBeUndefined()
  expect(trackOfDay(tracks.slice(0, 3), '2026-03-01', 12)).toBeUndefined()
})
