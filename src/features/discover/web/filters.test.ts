import { expect, test } from 'vitest'
import { filtersOf, isFiltering, withFilter } from './filters.ts'

test('filters are read from the address and written back to it; invalid ones are left out', () => {
  const search = new URLSearchParams('need=sleep&length=upTo5&voice=shrill&text=sea&else=1')
  expect(filtersOf(search)).toEqual({ need: 'sleep', length: 'upTo5', text: 'sea' })
  expect(filtersOf(withFilter(search, 'need', ''))).toEqual({ length: 'upTo5', text: 'sea' })
  expect(filtersOf(withFilter(search, 'voice', 'low'))).toMatchObject({ voice: 'low' })
  expect(filtersOf(new URLSearchParams(`text=${'a'.repeat(200)}`)).text).toHaveLength(80)
  expect([isFiltering({}), isFiltering({ kind: 'speech' })]).toEqual([false, true])
})
