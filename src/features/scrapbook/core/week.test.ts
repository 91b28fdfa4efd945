import { expect, test } from 'vitest'
import { moodStrip, weekWords } from './week.ts'

const entry = (day: string, title: string, area = 'journal') => ({ day, title, hint: null, area })

test('a week has a line for each day with a titled record, journal entries first, in the order of days', () => {
  const entries = [
    entry('2026-05-06', 'A long walk', 'body'),
    entry('2026-05-04', '  Rain  all day '),
    entry('2026-05-06', 'The heron came back'),
    entry('2026-05-05', '  '),
  ]
  expect(weekWords({ entries }, (day) => day.slice(-2))).toBe('04: Rain all day\n06: The heron came back')
})

test('long words are cut, and a week has six lines at most: the newest', () => {
  const entries = Array.from({ length: 8 }, (_, at) => entry(`2026-05-0${at + 1}`, 'x'.repeat(200)))
  const lines = weekWords({ entries }, (day) => day).split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe(`2026-05-03: ${'x'.repeat(90)}…`)
})

test('a strip has every day, also those without a mood', () => {
  expect(moodStrip(['2026-05-04', '2026-05-05'], [{ day: '2026-05-05', mood: 4 }])).toEqual([
    ['2026-05-04', null],
    ['2026-05-05', 4],
  ])
})
