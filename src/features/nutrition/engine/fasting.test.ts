import { expect, test } from 'vitest'
import { Fast } from '../contract/fasting.ts'
import { fastingBound, type FasterFacts } from './fasting.ts'

const somebody: FasterFacts = { age: 40, kg: 70, heightCm: 175, expecting: 'no', care: [] }

test('fasting is off in pregnancy, while breastfeeding or growing, at low weight, and with signs of harmful eating', () => {
  expect(fastingBound(somebody)).toEqual({ most: 16, why: null })
  expect(fastingBound({ ...somebody, expecting: 'pregnant' })).toEqual({ most: 0, why: 'expecting' })
  expect(fastingBound({ ...somebody, expecting: 'breastfeeding' })).toEqual({ most: 0, why: 'expecting' })
  expect(fastingBound({ ...somebody, age: 17 })).toEqual({ most: 0, why: 'growing' })
  // 56.6 kg at 175 cm: a BMI of 18.48.
  expect(fastingBound({ ...somebody, kg: 56.6 })).toEqual({ most: 0, why: 'light' })
  expect(fastingBound({ ...somebody, care: ['little'] })).toEqual({ most: 0, why: 'care' })
})

test('without age, height or weight, only a night is offered', () => {
  for (const unknown of [{ age: null }, { kg: null }, { heightCm: null }])
    expect(fastingBound({ ...somebody, ...unknown })).toEqual({ most: 12, why: 'unknown' })
  expect(fastingBound({ ...somebody, age: null, care: ['fast'] }).most).toBe(0)
})

test('a fast ends after it begins, within a day, and has a goal of at most sixteen hours', () => {
  const fast = { kind: 'fast', from: '2026-05-04T18:00:00.000Z', to: '2026-05-05T06:30:00.000Z', goal: 12 }
  const isOne = (given: object) => Fast.safeParse({ ...fast, ...given }).success
  expect(isOne({})).toBe(true)
  expect(isOne({ to: null })).toBe(true)
  expect(isOne({ to: '2026-05-05T18:00:00.000Z' })).toBe(true)
  expect(isOne({ to: '2026-05-05T18:00:01.000Z' })).toBe(false)
  expect(isOne({ to: '2026-05-04T17:59:00.000Z' })).toBe(false)
  expect(isOne({ goal: 20 })).toBe(false)
  expect(isOne({ goal: 0 })).toBe(false)
})
