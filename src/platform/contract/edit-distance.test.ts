import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test('each letter more, less, other or swapped counts one', () => {
  for (const typed of ['jounral', 'jornal', 'joornal', 'journall']) expect(editDistance(typed, 'journal', 2)).toBe(1)
  expect(editDistance('journal', 'journal', 2)).toBe(0)
  expect(editDistance('milk', 'yoghurt', 2)).toBe(3)
})

test('up to the beginning, the rest of the word costs nothing', () => {
  expect(editDistance('jour', 'journal', 1, 'beginning')).toBe(0)
  expect(editDistance('jounr', 'journal', 1, 'beginning')).toBe(1)
  expect(editDistance('jour', 'journal', 1)).toBe(2)
  expect(editDistance('journals', 'jour', 1, 'beginning')).toBe(2)
})
