import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attentionNotes } from './attention.ts'
import { johnsonPercentile, normFor, percentileOf, tScore } from './norms.ts'
import { changesBetween, differencesBetween, scoreSheet } from './profile.ts'
import { rawScore } from './sheet.ts'
import { intervalOf, levelOf, leaningOf, reliableChange, standardError } from './uncertainty.ts'
import type { NormGroup, ScoredScale } from './types.ts'

const RANGE = { lowest: 1, highest: 5 }
const scale = (key: string, keys: string, more: Partial<ScoredScale> = {}): ScoredScale => ({
  key,
  items: Array.from(keys, (sign, at) => ({ at, keyed: sign === '+' ? 'plus' : 'minus' })),
  alpha: 0.68,
  retest: null,
  ...more,
})

describe('raw scores', () => {
  test('add up answers, minus-keyed ones the other way round', () => {
    expect(rawScore(scale('N1', '+-+-'), [5, 1, 4, 2], RANGE)).toEqual({ raw: 18, answered: 4, of: 4 })
  })

  test('of a facet with one gap are prorated, and with two are left open', () => {
    expect(rawScore(scale('N1', '++++'), [4, 4, null, 4], RANGE)).toEqual({ raw: 16, answered: 3, of: 4 })
    expect(rawScore(scale('N1', '++++'), [4, null, null, 4], RANGE)).toEqual({ raw: null, answered: 2, of: 4 })
  })

  test('of a domain need more than four fifths of its answers', () => {
    const domain = scale('N', '+'.repeat(24))
    const sheet = (gaps: number) => Array.from({ length: 24 }, (_, at) => (at < gaps ? null : 3))
    expect(rawScore(domain, sheet(4), RANGE).raw).toBe(72)
    expect(rawScore(domain, sheet(5), RANGE).raw).toBeNull()
  })

  test('refuse an answer that is not on the scale', () => {
    for (const answer of [0, 6, 2.5, Number.NaN])
      expect(() => scoreSheet([scale('N1', '+')], [answer], RANGE, null)).toThrow(RangeError)
  })

  test('stay within what the scale can give, whatever is left out', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 5 })), { minLength: 4, maxLength: 4 }), (sheet) => {
        const { raw } = rawScore(scale('N1', '+-+-'), sheet, RANGE)
        if (raw !== null) {
          expect(raw).toBeGreaterThanOrEqual(4)
          expect(raw).toBeLessThanOrEqual(20)
        }
      }),
    )
  })
})

describe('norms', () => {
  const group = (sex: 'female' | 'male', ageFrom: number, ageTo: number, mean: number, sd: number): NormGroup => ({
    sex,
    ageFrom,
    ageTo,
    scales: { N: { mean, sd } },
  })
  const groups = [group('male', 0, 20, 60, 10), group('male', 21, 120, 70, 10), group('female', 0, 20, 80, 10), group('female', 21, 120, 90, 10)]

  test('are those of sex and age band, whose ends belong to it', () => {
    expect(normFor(groups, { sex: 'male', age: 20 }).scales.N).toEqual({ mean: 60, sd: 10 })
    expect(normFor(groups, { sex: 'male', age: 21 })).toMatchObject({ age: { from: 21, to: 120 }, scales: { N: { mean: 70 } } })
  })

  test('are the mixture of what is left open: mean 75, variance within 100 and between 125', () => {
    expect(normFor(groups, { sex: null, age: null })).toEqual({ sex: null, age: null, scales: { N: { mean: 75, sd: 15 } } })
    expect(normFor(groups, { sex: null, age: 15 }).scales.N!.mean).toBe(70)
    expect(normFor(groups, { sex: 'female', age: null }).scales.N!.mean).toBe(85)
  })

  test('of an age that nobody has are refused', () => {
    expect(() => normFor(groups, { sex: 'male', age: 300 })).toThrow(RangeError)
  })

  test('give T 50 at the mean and 60 one standard deviation above, at percentiles 50 and 84.13', () => {
    expect(tScore(75, { mean: 75, sd: 15 })).toBe(50)
    expect(tScore(90, { mean: 75, sd: 15 })).toBe(60)
    expect(percentileOf(50)).toBeCloseTo(50, 4)
    expect(percentileOf(60)).toBeCloseTo(84.1345, 4)
    expect(percentileOf(30.4)).toBeCloseTo(2.5, 3)
  })

  test('have percentiles that rise with T and mirror each other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0.01, max: 20, noNaN: true }), (t, more) => {
        expect(percentileOf(t + more)).toBeGreaterThanOrEqual(percentileOf(t))
        expect(percentileOf(t) + percentileOf(100 - t)).toBeCloseTo(100, 4)
      }),
    )
  })

  test('know Johnson’s cubic: 1 and 99 at its ends, its peak of 99.67 near T 70.9', () => {
    expect([johnsonPercentile(31.9), johnsonPercentile(73.1)]).toEqual([1, 99])
    expect(johnsonPercentile(50)).toBeCloseTo(50, 0)
    expect(johnsonPercentile(70.9)).toBeCloseTo(99.67, 2)
    expect(johnsonPercentile(70.9)).toBeGreaterThan(johnsonPercentile(72.5))
  })
})

describe('uncertainty', () => {
  test('of a facet with alpha .75 is 5 T points, and its interval 9.8 to each side', () => {
    expect(standardError(0.75)).toBe(5)
    expect(intervalOf(60, scale('N1', '+', { alpha: 0.75 }))).toEqual({ low: 50.2, high: 69.8 })
    expect(intervalOf(60, scale('N1', '+', { alpha: null }))).toBeNull()
  })

  test('calls low or high only what its interval keeps away from the mean', () => {
    const of = (t: number, alpha: number) => levelOf(t, intervalOf(t, scale('N', '+', { alpha })))
    expect(of(60, 0.75)).toBe('high')
    expect(of(59, 0.75)).toBe('average')
    expect(of(40, 0.75)).toBe('low')
    // Reliable enough, but within half a standard deviation.
    expect(of(54.9, 0.96)).toBe('average')
    expect(of(55.1, 0.96)).toBe('high')
    expect(leaningOf(59, 'average')).toBe('high')
    expect(leaningOf(50, 'average')).toBeNull()
    expect(leaningOf(60, 'high')).toBeNull()
  })

  test('tells a change by Jacobson and Truax: 10 raw points of SD 7.5 and r .80 are an index of 2.108', () => {
    // Their √2 × SE: 7.5 × √.2 × √2 = 4.743; 10 / 4.743 = 2.108.
    const change = reliableChange(30, 40, scale('N', '+', { alpha: 0.5, retest: 0.8 }), { mean: 30, sd: 7.5 })!
    expect(change.index).toBeCloseTo(2.108, 3)
    expect(change).toMatchObject({ isReliable: true, by: 'retest' })
    expect(reliableChange(30, 39, scale('N', '+', { alpha: 0.8 }), { mean: 30, sd: 7.5 })).toMatchObject({ isReliable: false, by: 'alpha' })
    expect(reliableChange(30, 40, scale('N', '+', { alpha: null }), { mean: 30, sd: 7.5 })).toBeNull()
  })

  test('leaves scales out of a comparison that one taking leaves open', () => {
    const norm = { sex: null, age: null, scales: { N: { mean: 70, sd: 15 }, E: { mean: 70, sd: 15 } } }
    const scales = [scale('N', '+'), scale('E', '+')]
    const found = changesBetween(scales, [{ key: 'N', raw: 70 }, { key: 'E', raw: null }], [{ key: 'N', raw: 70 }, { key: 'E', raw: 80 }], norm)
    expect(found).toEqual([{ key: 'N', difference: 0, index: 0, isReliable: false, by: 'alpha' }])
  })

  test('between two people lists the largest difference first and says which are clear', () => {
    const scales = [scale('N', '+', { alpha: 0.75 }), scale('E', '+', { alpha: 0.75 }), scale('O', '+', { alpha: 0.75 })]
    const found = differencesBetween(scales, { N: 50, E: 40, O: 44 }, { N: 55, E: 60 })
    expect(found.map(({ key, difference, isClear }) => [key, difference, isClear])).toEqual([
      ['E', -20, true],
      ['N', -5, false],
    ])
  })
})

describe('attention', () => {
  const run = (answer: number, length: number) => [1, 5, 1, 5, ...Array.from({ length }, () => answer), 1, 5]

  test('notes a run of one answer that is longer than attentive people give, and the worst of several', () => {
    expect(attentionNotes(run(3, 10), [])).toEqual([])
    expect(attentionNotes(run(3, 11), [])).toEqual([{ kind: 'long_string', answer: 3, length: 11, usual: 10 }])
    expect(attentionNotes([...run(2, 10), ...run(4, 20)], [])).toEqual([{ kind: 'long_string', answer: 4, length: 20, usual: 14 }])
  })

  test('lets a gap end a run', () => {
    expect(attentionNotes([...Array.from({ length: 10 }, () => 3), null, ...Array.from({ length: 10 }, () => 3)], [])).toEqual([])
  })

  test('notes a pace under two seconds, once there is enough to tell', () => {
    const sheet = [1, 5, 2, 4, 3]
    expect(attentionNotes(sheet, Array.from({ length: 9 }, () => 1))).toEqual([])
    expect(attentionNotes(sheet, [...Array.from({ length: 10 }, () => 1.5), null, 900])).toEqual([{ kind: 'too_fast', medianSeconds: 1.5 }])
    expect(attentionNotes(sheet, Array.from({ length: 10 }, () => 2.1))).toEqual([])
  })
})
