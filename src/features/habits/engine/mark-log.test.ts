import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Mark } from '../contract.ts'
import { appendMark, BLANK, MAX_MARKS, replay, type DayContent, type MarkLog } from './mark-log.ts'

const change = fc.oneof(
  fc.record({ op: fc.constant('set' as const), value: fc.option(fc.integer({ min: 0, max: 12 })) }),
  fc.record({ op: fc.constant('add' as const), amount: fc.integer({ min: -8, max: 8 }) }),
  fc.record({ op: fc.constant('skip' as const), isSkipped: fc.boolean(), reason: fc.constantFrom('', 'Ill') }),
  fc.record({ op: fc.constant('note' as const), note: fc.constantFrom('', 'rain') }),
)
const START = Date.parse('2026-05-04T08:00:00Z')
const mark = fc.record({ id: fc.uuid(), minute: fc.integer({ min: 0, max: 300 }), change }).map((one): Mark => ({
  id: one.id,
  habitId: 'h',
  day: '2026-05-04',
  at: new Date(START + one.minute * 60_000).toISOString(),
  change: one.change,
}))
const marks = fc.uniqueArray(mark, { maxLength: 20, selector: ({ id }) => id })
const base: fc.Arbitrary<DayContent> = fc
  .record({ value: fc.integer({ min: 1, max: 9 }), isBlank: fc.boolean() })
  .map(({ value, isBlank }) => (isBlank ? BLANK : { ...BLANK, value, isEntered: true, at: START - 1 }))

const walk = (from: DayContent, all: readonly Mark[]): DayContent => replay(all.reduce<MarkLog>(appendMark, { base: from, marks: [] }))
const undo = ({ id, at }: Mark, key = 'undo'): Mark => ({
  id: `${key} ${id}`,
  habitId: 'h',
  day: '2026-05-04',
  at,
  change: { op: 'undo', of: id, to: { value: 0, isEntered: false, isSkipped: false, reason: '', note: '' } },
})

describe('the marks of a day', () => {
  test('make the same day in any order of arrival', () => {
    fc.assert(
      fc.property(
        base,
        marks.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        (from, [all, shuffled]) => {
          expect(walk(from, shuffled)).toEqual(walk(from, all))
        },
      ),
    )
  })

  test('that are undone leave the day as if they had never been made, regardless of other marks and of arrival order', () => {
    fc.assert(
      fc.property(
        base,
        marks.chain((all) => {
          const taken = all.filter((_, index) => index % 3 === 0)
          const sent = [...all, ...taken.map((one) => undo(one)), ...taken.map((one) => undo(one, 'again'))]
          return fc.tuple(fc.constant(all), fc.shuffledSubarray(sent, { minLength: sent.length }))
        }),
        (from, [all, sent]) => {
          const others = all.filter((_, index) => index % 3 !== 0)
          expect(walk(from, sent)).toEqual(walk(from, others))
        },
      ),
    )
  })

  test('that are very many are still all counted', () => {
    const many = Array.from({ length: MAX_MARKS * 3 }, (_, index): Mark => ({
      id: `${String(index).padStart(4, '0')}`,
      habitId: 'h',
      day: '2026-05-04',
      at: new Date(START + index).toISOString(),
      change: { op: 'add', amount: 1 },
    }))
    const log = many.reduce<MarkLog>(appendMark, { base: BLANK, marks: [] })
    expect(log.marks.length).toBeLessThanOrEqual(MAX_MARKS)
    expect(replay(log)).toMatchObject({ value: MAX_MARKS * 3, isEntered: true })
    expect(replay(appendMark(log, undo(many.at(-1)!)))).toMatchObject({ value: MAX_MARKS * 3 - 1 })
  })
})
