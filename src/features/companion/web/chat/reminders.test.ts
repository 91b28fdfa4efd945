import { expect, test } from 'vitest'
import { remindersFor } from './reminders.ts'

const minutes = (...all: number[]) => all.map((one) => one * 60_000)

test('a conversation begins with the disclosure that it is a model', () => {
  expect([...remindersFor(minutes(0, 1), true)]).toEqual([[0, 'disclosure']])
  expect([...remindersFor(minutes(0, 1), false)]).toEqual([])
})

test('the disclosure appears again after three hours, also across a night', () => {
  const steady = minutes(...Array.from({ length: 40 }, (_, n) => n * 10))
  expect([...remindersFor(steady, true).entries()].filter(([, what]) => what === 'still').map(([place]) => place)).toEqual([18, 36])
  expect(remindersFor(minutes(0, 5, 600), true).get(2)).toBe('still')
})

test('after an hour without a pause a break is offered; a pause of a quarter of an hour counts as a break', () => {
  expect(remindersFor(minutes(0, 14, 28, 42, 56, 61), true).get(5)).toBe('break')
  expect(remindersFor(minutes(0, 14, 28, 44, 56, 61), true).get(5)).toBeUndefined()
})
