import { expect, test } from 'vitest'
import { lightOf } from './light.ts'

test('the garden has the light of the hour, and is night in a dark theme', () => {
  expect(lightOf('hour', 13.2, false)).toEqual({ hour: 13, time: 'day' })
  expect(lightOf('hour', 22, false)).toEqual({ hour: 22, time: 'night' })
  expect(lightOf('hour', 13.2, true)).toEqual({ hour: 13, time: 'night' })
})

test('a person who chose daylight sees it at any hour and in any theme', () => {
  for (const hour of [0, 5, 13, 23.9])
    for (const isNight of [true, false]) expect(lightOf('day', hour, isNight)).toEqual({ hour: 11, time: 'day' })
})
