import { expect, test } from 'vitest'
import { CHECKED_ON, currentPrices, isCurrent, longDay, problemsOf, type Fact, type OtherApp, type Price, type Source } from './fact.ts'

const source: Source = { by: 'its help page', readOn: '2026-08-30', grade: 'S1' }
const fact: Fact = { topic: 'runs', text: 'It runs on phones.', source }
const price: Price = { plan: 'yearly', usd: 70, per: 'year', source }
const app = (parts: Partial<OtherApp>): OtherApp => ({
  name: 'Quietness',
  url: 'https://example.org',
  prices: [],
  facts: [],
  strengths: [],
  ...parts,
})

test('a price may be shown for 180 days after it was read, and not a day longer', () => {
  expect(isCurrent('2026-08-30', '2026-08-30')).toBe(true)
  expect(isCurrent('2026-08-30', '2027-02-26')).toBe(true)
  expect(isCurrent('2026-08-30', '2027-02-27')).toBe(false)
})

test('only prices of an app that are current on the day of the build are shown', () => {
  const old: Price = { ...price, plan: 'lifetime', source: { ...source, readOn: '2026-03-01' } }
  expect(currentPrices(app({ prices: [price, old] }), '2026-11-24')).toEqual([price])
  expect(currentPrices(app({ prices: [price, old] }), '2026-03-02')).toEqual([price, old])
})

test('a fact with source, date and grade has no problem', () => {
  expect(
    problemsOf(app({ facts: [fact], prices: [price], strengths: [{ name: 'More', text: '', here: '', source: 'judgement' }] })),
  ).toEqual([])
})

test.each([
  ['source', undefined],
  ['source', { ...source, by: ' ' }],
  ['date', { ...source, readOn: '' }],
  ['date', { ...source, readOn: '2026' }],
  ['date', { ...source, readOn: '2026-13-40' }],
  ['date', { ...source, readOn: '2999-01-01' }],
  ['grade', { ...source, grade: '' }],
  ['grade', { ...source, grade: 'G' }],
])('a fact, a price and a strength without a %s are refused (%j)', (missing, bad) => {
  const broken = bad as unknown as Source
  expect(problemsOf(app({ facts: [{ ...fact, source: broken }] }))).toEqual([`Quietness, It runs on phones.: no ${missing}`])
  expect(problemsOf(app({ prices: [{ ...price, source: broken }] }))).toEqual([`Quietness, price of yearly: no ${missing}`])
  expect(problemsOf(app({ strengths: [{ name: 'More', text: '', here: '', source: broken }] }))).toEqual([`Quietness, More: no ${missing}`])
})

test('a price that only others report is refused, and so is one without a page of the owner’s to link to later', () => {
  expect(problemsOf(app({ prices: [{ ...price, source: { ...source, grade: 'S3' } }] }))).toHaveLength(1)
  const { url: _, ...without } = app({ prices: [price] })
  expect(problemsOf(without)).toHaveLength(1)
})

test('a day is formatted with the name of its month', () => {
  expect(longDay('2026-08-30')).toBe('30 August 2026')
  expect(longDay(CHECKED_ON)).toBe('21 November 2026')
})
