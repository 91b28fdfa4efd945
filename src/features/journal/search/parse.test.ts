import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOf, parseQuery } from './parse.ts'
import type { Clause } from './types.ts'

const own = [{ id: 'm1', level: 4, name: 'Wide awake' }]
const clausesOf = (text: string) => parseQuery(text, own).clauses
const word = (term: string, prefix = false): Clause => ({ kind: 'word', term, prefix, not: false })

const TABLE: [query: string, clauses: readonly Clause[]][] = [
  ['', []],
  ['   ', []],
  ['rain', [word('rain', true)]],
  ['Rain walk', [word('rain'), word('walk', true)]],
  ['ra* walk', [word('ra', true), word('walk', true)]],
  ['Übergröße x', [word('ubergrosse'), word('x', true)]],
  ['"long walk"', [{ kind: 'phrase', terms: ['long', 'walk'], prefix: false, exact: true, not: false }]],
  ['"long wal', [{ kind: 'phrase', terms: ['long', 'wal'], prefix: true, exact: true, not: false }]],
  ['-rain sun', [{ ...word('rain'), not: true }, word('sun', true)]],
  ['-"long walk"', [{ kind: 'phrase', terms: ['long', 'walk'], prefix: false, exact: true, not: true }]],
  ['well-being x', [{ kind: 'phrase', terms: ['well', 'being'], prefix: false, exact: false, not: false }, word('x', true)]],
  ['#Work x', [{ kind: 'tag', tag: 'work', prefix: false, not: false }, word('x', true)]],
  ['#"New York" x', [{ kind: 'tag', tag: 'new-york', prefix: false, not: false }, word('x', true)]],
  ['-#work', [{ kind: 'tag', tag: 'work', prefix: true, not: true }]],
  ['mood:3', [{ kind: 'mood', min: 3, max: 3, not: false }]],
  ['mood:>3', [{ kind: 'mood', min: 4, max: 5, not: false }]],
  ['mood:<=2', [{ kind: 'mood', min: 1, max: 2, not: false }]],
  ['mood:2-4', [{ kind: 'mood', min: 2, max: 4, not: false }]],
  ['mood:Sunny', [{ kind: 'mood', min: 5, max: 5, not: false }]],
  ['Stimmung:stürmisch', [{ kind: 'mood', min: 1, max: 1, not: false }]],
  ['mood:"wide awake"', [{ kind: 'moodId', ids: ['m1'], not: false }]],
  ['mood:', []],
  ['has:photo', [{ kind: 'has', what: 'photo', not: false }]],
  ['-has:text', [{ kind: 'has', what: 'text', not: true }]],
  ['is:starred', [{ kind: 'is', what: 'starred', not: false }]],
  ['is:trash', [{ kind: 'is', what: 'trash', not: false }]],
  ['before:2024', [{ kind: 'day', from: null, to: '2023-12-31', not: false }]],
  ['after:2024-02', [{ kind: 'day', from: '2024-03-01', to: null, not: false }]],
  ['on:2024-02', [{ kind: 'day', from: '2024-02-01', to: '2024-02-29', not: false }]],
  ['vor:2024-05-01', [{ kind: 'day', from: null, to: '2024-04-30', not: false }]],
  ['in:Lisbon x', [{ kind: 'place', terms: ['lisbon'], prefix: false, not: false }, word('x', true)]],
  ['12:30 x', [{ kind: 'phrase', terms: ['12', '30'], prefix: false, exact: false, not: false }, word('x', true)]],
  ['note:this x', [{ kind: 'phrase', terms: ['note', 'this'], prefix: false, exact: false, not: false }, word('x', true)]],
  ['- … :)', []],
  ["Anna's x", [word('anna'), word('x', true)]],
  ['東京 x', [word('東京'), word('x', true)]],
  ['東京都 x', [{ kind: 'phrase', terms: ['東京', '京都'], prefix: false, exact: false, not: false }, word('x', true)]],
]

describe('reading a query', () => {
  test.each(TABLE)('%s', (query, clauses) => {
    expect(clausesOf(query)).toEqual(clauses)
    expect(parseQuery(query, own).problems).toEqual([])
  })

  test('a word is a beginning only until a blank follows it', () => {
    expect(clausesOf('rain')).toEqual([word('rain', true)])
    expect(clausesOf('rain ')).toEqual([word('rain', false)])
  })

  test.each(['mood:blue', 'mood:9', 'has:wings', 'is:done', 'before:tomorrow', 'on:2024-13', 'on:2023-02-29', 'after:2024-1-1-1'])(
    '%s means nothing, and is named',
    (part) => {
      const { clauses, problems } = parseQuery(`rain ${part} walk`)
      expect(problems).toEqual([part])
      expect(clauses).toEqual([word('rain'), word('walk', true)])
    },
  )

  test('any string is read without an error, into a bounded number of clauses', () => {
    const part = fc.constantFrom('"', '-', '#', 'mood:', 'has:', 'on:', '*', ' ', '東', 'é', '>', "'", '🙂', '2024', ':')
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (query) => {
        const { clauses } = parseQuery(query, own)
        expect(clauses.length).toBeLessThanOrEqual(32)
        for (const clause of clauses) if (clause.kind === 'word') expect(clause.term).not.toBe('')
      }),
      { numRuns: 1000 },
    )
  })

  test('ten thousand signs are read as quickly as five hundred', () => {
    expect(parseQuery('a"#-'.repeat(50_000)).clauses.length).toBeLessThanOrEqual(32)
  })
})

describe('dates', () => {
  test.each([
    ['2024', '2024-01-01', '2024-12-31'],
    ['2024-2', '2024-02-01', '2024-02-29'],
    ['2023-02', '2023-02-01', '2023-02-28'],
    ['1900-03-09', '1900-03-09', '1900-03-09'],
  ])('%s', (value, first, last) => {
    expect(daysOf(value)).toEqual({ first, last })
  })
})
