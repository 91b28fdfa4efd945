import { expect, test } from 'vitest'
import type { PlannedReminder } from '#platform/contract/reminders.ts'
import { MOST_NOTICES, noticesOf } from './notices.ts'

const reminder = (change: Partial<PlannedReminder>): PlannedReminder => ({
  id: '019a0000-0000-7000-8000-000000000001',
  owner: 'habits',
  subject: 'a',
  minutes: 21 * 60 + 5,
  weekdays: 0b111_1111,
  enabled: true,
  title: 'Stretch',
  words: null,
  day: null,
  nextAt: null,
  ...change,
})

test('a reminder of every day is one notice, at its time', () => {
  expect(noticesOf([reminder({})])).toMatchObject([{ title: 'Stretch', schedule: { on: { hour: 21, minute: 5 } } }])
})

test('one of some weekdays is a notice for each, counted as phones count: Sunday is 1', () => {
  const days = noticesOf([reminder({ weekdays: 0b100_0101 })]).map(({ schedule }) => 'on' in schedule && schedule.on.weekday)
  expect(days).toEqual([2, 4, 1])
})

test('one that comes once is a notice at its moment, and none when that has passed', () => {
  const once = reminder({ day: '2026-12-01', nextAt: '2026-12-01T17:00:00.000Z' })
  expect(noticesOf([once, { ...once, nextAt: null }])).toMatchObject([{ schedule: { at: new Date('2026-12-01T17:00:00Z') } }])
})

test('one that is off is none, and all have numbers of their own that stay the same', () => {
  const all = noticesOf([
    reminder({ enabled: false }),
    reminder({ weekdays: 0b11_1110 }),
    reminder({ id: '019a0000-0000-7000-8000-000000000002' }),
  ])
  expect(all).toHaveLength(6)
  expect(new Set(all.map(({ id }) => id)).size).toBe(6)
  expect(noticesOf([reminder({})])[0]!.id).toBe(noticesOf([reminder({ title: 'Other', minutes: 5 })])[0]!.id)
  for (const { id } of all) expect(Number.isInteger(id) && id >= 0 && id < 2 ** 31).toBe(true)
})

test('no more are asked of the phone than it keeps, the earliest of the day first', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    reminder({ id: `019a0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`, weekdays: 0b11, minutes: 1000 - at }),
  )
  const all = noticesOf(many)
  expect(all).toHaveLength(MOST_NOTICES)
  expect(all[0]!.schedule).toMatchObject({ on: { hour: 16, minute: 1 } })
})
