import { expect, test } from 'vitest'
import type { SavedWord } from '../../contract.ts'
import { isDue } from './vocabulary.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute)).toISOString()
const word = (due: number, reviewed: readonly number[]): SavedWord => ({
  id: '1',
  slug: 'reed',
  word: 'reed',
  sense: 'n1',
  gloss: 'a tall grass',
  savedAt: at(0),
  due: at(due),
  reviews: reviewed.map((minute) => ({ id: String(minute), rating: 3, at: at(minute) })),
})

test('A word is due from its due time on, unless it was answered since and its next day is pending', () => {
  const now = Date.parse(at(30))
  expect(isDue(word(0, []), now)).toBe(true)
  expect(isDue(word(20, [5, 10]), now)).toBe(true)
  expect(isDue(word(40, [20]), now)).toBe(false)
  expect(isDue(word(20, [5, 25]), now)).toBe(false)
})
