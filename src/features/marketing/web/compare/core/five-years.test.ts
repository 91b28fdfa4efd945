import { expect, test } from 'vitest'
import { amount, OWN_DEFAULTS, ownCost, planCost, readAmount } from './five-years.ts'

test('five years of a machine are its price, its electricity and the hours spent on it', () => {
  const cost = ownCost({ machine: 100, watts: 10, pricePerKwh: 0.5, hoursPerMonth: 2, hourWorth: 30 })
  expect(cost.kwh).toBeCloseTo(438.3)
  expect(cost.electricity).toBeCloseTo(219.15)
  expect(cost.money).toBeCloseTo(319.15)
  expect(cost.hours).toBe(120)
  expect(cost.time).toBe(3600)
  expect(cost.withTime).toBeCloseTo(3919.15)
})

test('a machine that exists already, runs anyway and takes no time costs nothing', () => {
  const { money, withTime } = ownCost({ machine: 0, watts: 0, pricePerKwh: 0.3, hoursPerMonth: 0, hourWorth: 20 })
  expect([money, withTime]).toEqual([0, 0])
})

test('the defaults count the hours, although this makes self-hosting more expensive', () => {
  expect(ownCost(OWN_DEFAULTS).withTime).toBeGreaterThan(planCost({ usd: 69.99, per: 'year' })!)
})

test('a plan is counted by its period', () => {
  expect(planCost({ usd: 10, per: 'month' })).toBe(600)
  expect(planCost({ usd: 50, per: 'half-year' })).toBe(500)
  expect(planCost({ usd: 70, per: 'year' })).toBe(350)
  expect(planCost({ usd: 400, per: 'once' })).toBe(400)
  expect(planCost({ usd: 5, per: 'unstated' })).toBeUndefined()
})

test('amounts are read with a point or a comma, and anything else is refused', () => {
  expect(['12', '0,3', ' 7.50 ', '.5', '3.'].map((text) => readAmount(text))).toEqual([12, 0.3, 7.5, 0.5, 3])
  expect(['', 'ten', '-1', '1e5', '1.2.3', '1,2,3', '9999999'].map((text) => readAmount(text))).toEqual(Array.from({ length: 7 }))
})

test('an amount is formatted with two decimals', () => {
  expect(amount(1234.5)).toBe('1,234.50')
})
