import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_JOURNAL_ID, type Lock } from './contract/records.ts'
import { closedJournals, isInScope, scopeOf } from './journal-scopes.ts'
import { homeOf } from './journals.ts'

const lock: Lock = { way: 'pin', scope: 'chosen', afterMinutes: 5, pin: null }
const some = (given: Record<string, { into?: string | null; locked?: boolean }>) =>
  new Map(Object.entries(given).map(([id, { into = null, locked = false }]) => [id, { into, locked }]))

describe('an entry', () => {
  test('is in the journal it names, in the one that took that over, and without either in the first', () => {
    const journals = some({ a: {}, b: { into: 'a' }, c: { into: 'b' }, d: { into: 'nowhere' } })
    expect(['a', 'b', 'c', 'd', 'unknown', undefined].map((id) => homeOf(journals, id))).toEqual([
      'a',
      'a',
      'a',
      DEFAULT_JOURNAL_ID,
      DEFAULT_JOURNAL_ID,
      DEFAULT_JOURNAL_ID,
    ])
  })

  test('of journals in a circle is in the first', () => {
    const journals = some({ a: { into: 'b' }, b: { into: 'a' }, c: { into: 'c' } })
    expect(['a', 'b', 'c'].map((id) => homeOf(journals, id))).toEqual(Array(3).fill(DEFAULT_JOURNAL_ID))
  })

  test('is in a scope exactly when its journal is wanted, for any set of journals', () => {
    const id = fc.constantFrom<string>('a', 'b', 'c', 'd', DEFAULT_JOURNAL_ID)
    const arbitrary = fc.tuple(
      fc.dictionary(id, fc.record({ into: fc.option(id), locked: fc.boolean() })),
      fc.uniqueArray(id),
      fc.option(fc.constantFrom<string>('a', 'b', 'c', 'd', 'unknown', DEFAULT_JOURNAL_ID), { nil: undefined }),
    )
    fc.assert(
      fc.property(arbitrary, ([given, wanted, journalId]) => {
        const journals = some(given)
        const scope = scopeOf(journals, (home) => wanted.includes(home))
        expect(isInScope(scope, journalId)).toBe(wanted.includes(homeOf(journals, journalId)))
      }),
    )
  })
})

test('a journal is closed when it asks for the lock, and the lock covers only chosen journals', () => {
  const journals = some({ a: { locked: true }, b: {}, c: { locked: true, into: 'b' } })
  expect([...closedJournals(journals, lock)]).toEqual(['a'])
  expect(closedJournals(journals, { ...lock, scope: 'all' }).size).toBe(0)
  expect(closedJournals(journals, null).size).toBe(0)
})
