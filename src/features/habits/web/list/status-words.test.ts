import { expect, test } from 'vitest'
import { formatNow } from '#platform/web/i18n/format.ts'
import type { Habit, HabitDay } from '../../contract.ts'
import { de } from '../core/messages.de.ts'
import { en } from '../core/messages.ts'
import { someHabit, someToday } from '../data/habits.fixture.ts'
import { blankDay } from '../data/optimistic.ts'
import { countedDays, statusWords } from './status-words.ts'

// A Sunday.
const SUNDAY = '2026-05-10'
const format = formatNow()
const stated = (habit: Partial<Habit>, days: HabitDay[] = [], today = SUNDAY) =>
  statusWords(someToday(someHabit(habit), days, today), en, format).replaceAll('\u00a0', ' ')
const thrice = { schedule: { kind: 'perDays', times: 3, days: 7 } } as const
const cups = { kind: 'atLeast', target: 8, unit: 'cups' } as const

test('a habit of today is new, also when some of it was done: nobody has to come back yet', () => {
  expect(stated({ ...cups, startDay: SUNDAY }, [{ ...blankDay(SUNDAY), value: 1 }])).toBe('Just planted')
  expect(stated({ ...cups, startDay: '2026-05-01' }, [{ ...blankDay('2026-05-09'), value: 1 }])).toBe('A good day to come back')
})

test('a habit for some days of the week is not urged in its first one', () => {
  expect(stated({ ...thrice, startDay: '2026-05-09' })).toContain('Just planted')
  expect(stated({ ...thrice, startDay: '2026-05-01' })).toContain('Every day left this week counts')
  expect(stated({ ...thrice, startDay: '2026-05-06' }, [], '2026-05-06')).toContain('You can miss 2 more days this week')
})

test('a habit for so many times a week says how many there were since Monday, not in the last seven days', () => {
  const done = (day: string) => ({ ...blankDay(day), value: 1, isEntered: true })
  const days = [done('2026-05-05'), done('2026-05-08')]
  const old = { ...thrice, startDay: '2026-04-01' }
  expect(stated(old, days)).toMatch(/^2 of 3 this week · /)
  // The Tuesday after: those two done days were last week.
  expect(stated(old, [...days, done('2026-05-12')], '2026-05-12')).toMatch(/^1 of 3 this week · /)
  expect(stated({ ...old, pauses: [{ from: '2026-05-01', to: null }] }, days)).toBe('Paused')
  // If the schedule names every day or no week, there is no weekly count.
  expect(stated({ startDay: '2026-04-01' }, days)).not.toContain('this week')
  expect(stated({ schedule: { kind: 'perDays', times: 3, days: 10 }, startDay: '2026-04-01' }, days)).not.toContain(' of 3 ')
})

test('the days that a week’s count leaves out are listed, so that their leaves can look different', () => {
  const item = someToday(someHabit({ ...thrice, startDay: '2026-04-01' }), [], '2026-05-12')
  expect(countedDays(item)?.map(({ day }) => day)).toEqual(['2026-05-11', '2026-05-12'])
  expect(countedDays(someToday(someHabit({ startDay: '2026-04-01' }), [], '2026-05-12'))).toBeUndefined()
})

test('a unit has a singular in both languages; a custom unit stays unchanged', () => {
  const amounts = (words: typeof en | typeof de, units: string[]) => units.map((unit) => words.quantity(1, unit, format))
  expect(amounts(en, ['letters', 'cups', 'pages', 'km', 'rounds', ''])).toEqual(['1 letter', '1 cup', '1 page', '1 km', '1 rounds', '1'])
  expect(amounts(de, ['Briefe', 'Tassen', 'Gläser', 'km'])).toEqual(['1 Brief', '1 Tasse', '1 Glas', '1 km'])
  expect(en.quantity(2, 'cups', format)).toBe('2 cups')
})
