import { expect, test } from 'vitest'
import { slashMatches, slashQuery } from './slash.ts'

test.each([
  ['/', ''],
  ['/hea', 'hea'],
  ['Bread /ü', 'ü'],
])('after “%s” the menu opens, looking for “%s”', (before, query) => {
  expect(slashQuery(before)).toBe(query)
})

test.each(['', 'and/or', 'https://', '/two words', '/half 3/4', `/${'x'.repeat(25)}`])('“%s” is text, and no menu opens', (before) => {
  expect(slashQuery(before)).toBeUndefined()
})

test('items are found by the beginning of any of their words, independent of case and accents', () => {
  const things = [{ words: 'Überschrift title' }, { words: 'Check-list to-do' }, { words: 'Quote' }]
  expect(slashMatches('', things)).toHaveLength(3)
  expect(slashMatches('uber', things)).toEqual([things[0]])
  expect(slashMatches('LIST', things)).toEqual([things[1]])
  expect(slashMatches('ote', things)).toEqual([])
})
