import { describe, expect, test } from 'vitest'
import { matchCost } from './match-cost.ts'

const best = (query: string, titles: readonly string[]) =>
  titles
    .flatMap((title) => {
      const cost = matchCost(query, title)
      return cost === undefined ? [] : [{ title, cost }]
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ title }) => title)

describe('the text typed into the palette', () => {
  test.each([
    ['journal', 'Journal'],
    ['jour', 'Journal'],
    ['JOURNAL', 'journal'],
    ['jounral', 'Journal'],
    ['jurnal', 'Journal'],
    ['gewonheit', 'Gewohnheiten'],
    ['ubung', 'Übung'],
    ['uebung', 'Uebung'],
    ['strasse', 'Eine Straße gehen'],
    ['cafe', 'Kein Café nach drei'],
    ['new entry', 'Write a new entry'],
    ['entry new', 'Write a new entry'],
    ['散步', '晚上散步'],
  ])('%s finds “%s”', (query, title) => {
    expect(matchCost(query, title)).toBeDefined()
  })

  test.each([
    ['cat', 'Cut the grass'],
    ['garden', 'Journal'],
    ['journal garden', 'Journal'],
    ['habit', 'Rabbit hole'],
  ])('%s does not find “%s”', (query, title) => {
    expect(matchCost(query, title)).toBeUndefined()
  })

  test('also matches other words, which count less than the title', () => {
    expect(matchCost('diary', 'Journal', 'diary notes')).toBeGreaterThan(matchCost('journal', 'Journal')!)
  })

  test('ranks an exact word before its beginning, that before a part of it, and that before a typing mistake', () => {
    expect(best('walk', ['Sidewalk', 'Walking', 'Walk', 'Wlak on'])).toEqual(['Walk', 'Walking', 'Sidewalk', 'Wlak on'])
    expect(best('garden', ['Gardne', 'My garden', 'Garden'])).toEqual(['Garden', 'My garden', 'Gardne'])
  })

  test('an empty query matches everything', () => {
    expect(matchCost('  ', 'Journal')).toBeDefined()
  })
})
