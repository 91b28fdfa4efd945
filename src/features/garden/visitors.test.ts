import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '#platform/contract/dates.ts'
import { growthOfKind } from './kinds.fixture.ts'
import { linesOf } from './lines.ts'
import { visitorsOf } from './visitors.ts'

const START = '2026-03-02'
/** One letter a day: h habit, j entry, s listening, a all three, H two habits, . a rest. The last is today. */
const kindsOf: Record<string, string[]> = {
  h: ['habit'],
  j: ['entry'],
  s: ['listen'],
  a: ['habit', 'entry', 'listen'],
  H: ['habit', 'habit'],
  '.': [],
}
function who(days: string) {
  const acts = [...days].flatMap((letter, n) =>
    kindsOf[letter]!.map((kind, i) => ({ key: `${n} ${i}`, kind, subject: 'x', day: addDays(START, n), count: 1 })),
  )
  return visitorsOf(linesOf(acts, growthOfKind), dayNumber(addDays(START, days.length - 1)))
}
const ids = (days: string) => who(days).map(({ id }) => id)

describe('a visitor', () => {
  test('the fox greets the first day back after three days away or more', () => {
    expect(who('hh...H')).toContainEqual({ id: 'fox', n: 3 })
    expect(ids('hh..H')).not.toContain('fox')
    expect(ids('hh...Hh')).not.toContain('fox')
    expect(ids('H')).not.toContain('fox')
  })

  test('the owl keeps watch on rest days', () => {
    expect(who('hhh..')).toContainEqual({ id: 'owl', n: 1 })
    expect(who('hhh...')).toContainEqual({ id: 'owl', n: 2 })
    expect(ids('hhhh')).not.toContain('owl')
  })

  test('the hedgehog comes on the second day after a rest', () => {
    expect(ids('hhh..hh')).toContain('hedgehog')
    expect(ids('hhh..h')).not.toContain('hedgehog')
  })

  test('birds come for three areas in a week', () => {
    expect(who('h.s.j..')).toContainEqual({ id: 'birds', n: 3 })
    expect(ids('h.h.j..')).not.toContain('birds')
  })

  test('butterflies come for four days in seven, rests and all', () => {
    expect(ids('h.h.h.h')).toContain('butterflies')
    expect(ids('....hhh')).not.toContain('butterflies')
  })

  test('the robin comes for one small thing', () => {
    expect(ids('h')).toEqual(['robin'])
    expect(ids('H')).toEqual([])
  })

  test('the deer comes after four weeks with care and rest, and not without rest', () => {
    expect(ids('hhhhh..hhhhh..hhhhh..hhhhh..')).toContain('deer')
    expect(ids('h'.repeat(28))).not.toContain('deer')
  })

  test('no visitor comes to an empty garden', () => {
    expect(who('....')).toEqual([])
  })
})
