import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { STORED_MARKS, markSeen, seenBefore } from './seen.ts'

describe('prompts that were shown', () => {
  test('are remembered with their day, oldest first, and today’s are left out', () => {
    let marks = markSeen([], 'rest-hammock', '2026-11-19')
    marks = markSeen(marks, 'body-textures', '2026-11-20')
    marks = markSeen(marks, 'play-no-reason', '2026-11-21')
    expect(marks).toEqual(['2026-11-19 rest-hammock', '2026-11-20 body-textures', '2026-11-21 play-no-reason'])
    expect(seenBefore(marks, '2026-11-21')).toEqual(['rest-hammock', 'body-textures'])
  })

  test('count from the last day they were shown', () => {
    const marks = markSeen(markSeen(markSeen([], 'a', '2026-11-01'), 'b', '2026-11-02'), 'a', '2026-11-03')
    expect(seenBefore(marks, '2026-11-10')).toEqual(['b', 'a'])
    expect(markSeen(marks, 'a', '2026-10-01')).toEqual(marks)
  })

  test('are the same on two devices, in any order of joining their marks', () => {
    const marks = ['2026-11-02 b', '2026-11-01 a', '2026-11-05 a', '2026-11-03 c']
    fc.assert(
      fc.property(fc.shuffledSubarray(marks, { minLength: marks.length }), (joined) => {
        expect(seenBefore(joined, '2026-11-09')).toEqual(['b', 'c', 'a'])
      }),
    )
  })

  test('never exceed their limit, and invalid marks are ignored', () => {
    let marks: string[] = []
    for (let i = 0; i < 500; i++) marks = markSeen(marks, `prompt-${i}`, addDays('2026-01-01', i))
    expect(marks).toHaveLength(STORED_MARKS)
    expect(seenBefore(marks, '2030-01-01').at(-1)).toBe('prompt-499')
    expect(seenBefore(['', 'nonsense', '2026-11-01', '2026-11-01 a b'], '2026-11-09')).toEqual([])
  })
})
