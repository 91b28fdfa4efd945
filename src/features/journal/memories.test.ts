import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayFromNumber } from '#platform/contract/dates.ts'
import { addMonths } from './add-months.ts'
import { chooseMemories, daysThatComeBack, isHard } from './memories.ts'

const day = fc.integer({ min: -25_000, max: 47_000 }).map(dayFromNumber)

test('a month later is the same date, or the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2024-02-29', 48)).toBe('2028-02-29')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('memories come from a week, one, three and six months, and each year ago', () => {
  expect(daysThatComeBack('2026-05-04', '2023-01-01')).toEqual([
    { span: 'week', n: 1, day: '2026-04-27' },
    { span: 'month', n: 1, day: '2026-04-04' },
    { span: 'month', n: 3, day: '2026-02-04' },
    { span: 'month', n: 6, day: '2025-11-04' },
    { span: 'year', n: 1, day: '2025-05-04' },
    { span: 'year', n: 2, day: '2024-05-04' },
    { span: 'year', n: 3, day: '2023-05-04' },
  ])
  // 29 February comes back on the 28th where there is no other day for it, and on its own day in leap years.
  expect(
    daysThatComeBack('2025-02-28', '2024-01-01')
      .filter(({ span }) => span === 'year')
      .map((ago) => ago.day),
  ).toEqual(['2024-02-28', '2024-02-29'])
  expect(
    daysThatComeBack('2028-02-29', '2024-01-01')
      .filter(({ span }) => span === 'year')
      .map((ago) => ago.day),
  ).toEqual(['2024-02-29'])
})

test('every day comes back exactly once for each span', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(1, 3, 6, 12, 24, 120), (from, months) => {
      const span = months % 12 === 0 ? 'year' : 'month'
      const n = months % 12 === 0 ? months / 12 : months
      const around = addMonths(from, months)
      const returns = Array.from({ length: 9 }, (_, i) => addDays(around, i - 4)).filter((today) =>
        daysThatComeBack(today, addDays(from, -5)).some((ago) => ago.span === span && ago.n === n && ago.day === from),
      )
      expect(returns).toEqual([around])
    }),
  )
})

const entry = (localDay: string, extra = {}) => ({
  id: `entry of ${localDay}`,
  data: {
    when: { at: `${localDay}T12:00:00Z`, zone: 'UTC', localDay },
    title: '',
    body: 'words',
    hard: false,
    tags: [] as string[],
    trashedAt: null,
    attachments: [],
    ...extra,
  },
})
const marks = {
  hardTags: ['Clinic'],
  ranges: [
    { from: '2025-05-01', to: '2025-05-10', archived: false },
    { from: '2024-05-01', to: '2024-05-10', archived: true },
  ],
}

test('an entry marked as hard never comes back: by itself, its tag in any case, or its day', () => {
  expect(isHard(entry('2026-01-01', { hard: true }).data, marks)).toBe(true)
  expect(isHard(entry('2026-01-01', { tags: ['clinic'] }).data, marks)).toBe(true)
  expect(isHard(entry('2025-05-10').data, marks)).toBe(true)
  expect(isHard(entry('2025-05-11').data, marks)).toBe(false)
  const entries = ['2025-05-04', '2024-05-04', '2026-04-27'].map((one) => entry(one))
  expect(chooseMemories('me', '2026-05-04', '2020-01-01', entries, marks).map((memory) => memory.day)).toEqual(['2026-04-27', '2024-05-04'])
})

test('of several entries of a day one is chosen, the same in any order of them, and not the same for everybody', () => {
  const many = Array.from({ length: 8 }, (_, n) => ({ ...entry('2026-04-27'), id: `${n}` }))
  const chosen = (userId: string, entries: typeof many) =>
    chooseMemories(userId, '2026-05-04', '2020-01-01', entries, marks).map(({ entryId }) => entryId)
  fc.assert(
    fc.property(fc.shuffledSubarray(many, { minLength: 8 }), (shuffled) => {
      expect(chosen('me', shuffled)).toEqual(chosen('me', many))
    }),
  )
  expect(new Set(Array.from({ length: 40 }, (_, n) => chosen(`person ${n}`, many)[0])).size).toBeGreaterThan(3)
})
