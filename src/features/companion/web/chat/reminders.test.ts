import { expect, test } from 'vitest'
import { remindersFor } from './reminders.ts'

const minutes = (...all: number[]) => all.map((one) => one * 60_000)

test('a conversation begins with what it is', () => {
  expect([...remindersFor(minutes(0, 1), true)]).toEqual([[0, 'disclosure']])
  expect([...remindersFor(minutes(0, 1), false)]).toEqual([])
})

test('after three hours it is said again, also across a night', () => {
  const steady = minutes(...Array.from({ length: 40 }, (_, n) => n * 10))
  expect([...remindersFor(steady, true).entries()].filter(([, what]) => what === 'still').map(([place]) => place)).toEqual([18, 36])
  expect(remindersFor(minutes(0, 5, 600), true).get(2)).toBe('still')
})

test('an hour on end is answered by the offer of a break; whoever was away for a quarter of an hour has had one', () => {
  expect(remindersFor(minutes(0, 14, 28, 42, 56, 61), true).get(5)).toBe('break')
  expect(remindersFor(minutes(0, 14, 28, 44, 56, 61), true).get(5)).toBeUndefined()
})
