import { expect, test } from 'vitest'
import { steppedTo, weekOf } from './cells.ts'

test('a week begins with the first weekday of the person’s locale', () => {
  // 2026-11-25 is a Wednesday.
  expect(weekOf('2026-11-25', 1)).toEqual(Array.from({ length: 7 }, (_, at) => `2026-11-${23 + at}`))
  expect(weekOf('2026-11-25', 7)[0]).toBe('2026-11-22')
  expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22')
  expect(weekOf('2026-11-22', 1)[0]).toBe('2026-11-16')
  expect(weekOf('2023-12-31', 1)[0]).toBe('2023-12-25')
})

test('arrow keys move between days and meals, and stay within the week', () => {
  const days = weekOf('2026-11-25', 1)
  const meals = ['breakfast', 'lunch', 'dinner']
  const from = { day: '2026-11-25', meal: 'lunch' }
  const to = (key: string, cell = from) => steppedTo(key, cell, days, meals)
  expect(to('ArrowRight')).toEqual({ day: '2026-11-26', meal: 'lunch' })
  expect(to('ArrowLeft')).toEqual({ day: '2026-11-24', meal: 'lunch' })
  expect(to('ArrowUp')).toEqual({ day: '2026-11-25', meal: 'breakfast' })
  expect(to('ArrowUp', { ...from, meal: 'breakfast' })).toEqual({ ...from, meal: 'breakfast' })
  expect([to('Home')?.day, to('End')?.day, to('x')]).toEqual(['2026-11-23', '2026-11-29', undefined])
  expect(to('ArrowRight', { ...from, day: '2026-11-29' })?.day).toBe('2026-11-29')
})
