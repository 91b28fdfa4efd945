import { describe, expect, test } from 'vitest'
import { changesIn, countsIn, nightOf, nightsIn } from './patterns.ts'

const label = { en: '', de: '' }

describe('the summary of several records', () => {
  test('is the mean before and after, only of records with both, grouped by an answer', () => {
    const bodies = [
      { sort: 'pleasant', before: 30, after: 50 },
      { sort: 'pleasant', before: 40, after: 60 },
      { sort: 'pleasant', before: 50, after: 40 },
      { sort: 'pleasant', before: 99 },
      { sort: 'needed', before: 20, after: 30 },
    ]
    expect(changesIn({ kind: 'change', from: 'before', to: 'after', by: 'sort', label }, bodies)).toEqual([
      { by: 'pleasant', n: 3, from: 40, to: 50 },
    ])
    expect(changesIn({ kind: 'change', from: 'before', to: 'after', label }, bodies)).toEqual([{ by: undefined, n: 4, from: 35, to: 45 }])
    expect(changesIn({ kind: 'change', from: 'before', to: 'after', label }, bodies.slice(0, 2))).toEqual([])
  })

  test('reads rows of a ladder, and counts answers with the most frequent first', () => {
    const ladder = [{ rungs: [{ before: 80, after: 40 }, { before: 60, after: 20 }, { before: 40 }, { before: 100, after: 30 }] }]
    expect(changesIn({ kind: 'change', from: 'before', to: 'after', rows: 'rungs', label }, ladder)).toEqual([
      { by: undefined, n: 3, from: 80, to: 30 },
    ])
    expect(countsIn('d', [{ d: ['a', 'b'] }, { d: ['b'] }, { d: ['c'] }, {}])).toEqual([
      { value: 'b', n: 2 },
      { value: 'a', n: 1 },
      { value: 'c', n: 1 },
    ])
  })
})

describe('a night of the sleep diary', () => {
  test('counts across midnight, from lights out to the last waking, less the time awake', () => {
    const night = { bed: '22:45', lights: '23:15', latency: 25, awake: 30, wake: '06:20', up: '06:45' }
    expect(nightOf(night)).toEqual({ asleep: 370, inBed: 480 })
    expect(nightsIn([night, night, night])).toEqual({ n: 3, asleep: 370, efficiency: 370 / 480 })
    expect(nightsIn([night, night])).toBeUndefined()
  })

  test('with inconsistent times gives no result', () => {
    expect(nightOf({ bed: '22:45', lights: '23:15', latency: 700, awake: 30, wake: '06:20', up: '06:45' })).toBeUndefined()
    expect(nightOf({ bed: '23:00', lights: '22:00', latency: 10, wake: '06:20', up: '06:45' })).toBeUndefined()
    expect(nightOf({ bed: '23:00' })).toBeUndefined()
  })
})
