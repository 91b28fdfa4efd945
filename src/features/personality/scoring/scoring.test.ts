import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import type { Instrument, NormGroup, Scale } from '../scales.ts'
import { attentionNotes } from './attention.ts'
import { normGroupFor, normGroupOf, percentileOf, tScore } from './norms.ts'
import { changeOf, differenceOf } from './change.ts'
import { resultsOf, scoreAnswers } from './score.ts'
import { intervalOf, leaningOf, levelOf, standardError } from './uncertainty.ts'

const reliability = (alpha: number, r?: number) => ({ alpha, source: 0, ...(r !== undefined && { retest: { r, days: 14, source: 0 } }) })
const answersOf = (values: readonly (number | null)[], took?: number): Answers =>
  Object.fromEntries(values.map((value, at) => [String(at + 1), { value, at: at + 1, ...(took !== undefined && { took }) }]))

/** An instrument of one scale; `key` has a sign for each item. */
function instrumentOf(key: string, leastAnswers = key.length, norms: readonly NormGroup[] = []): Instrument {
  const items = Array.from(key, (sign, at) => ({ id: String(at + 1), keyed: sign === '+' ? ('plus' as const) : ('minus' as const) }))
  const scale: Scale = { id: 'N1', parent: null, items: items.map(({ id }) => id), leastAnswers, reliability: reliability(0.75) }
  return { id: 'test', points: 5, minutes: 1, items, scales: [scale], norms, sources: [], licence: { name: 'public domain' } }
}
function measuredBy(alpha: number, r?: number): Instrument {
  const instrument = instrumentOf('++++')
  return { ...instrument, scales: [{ ...instrument.scales[0]!, reliability: reliability(alpha, r) }] }
}
const scoreOf = (instrument: Instrument, values: readonly (number | null)[]) => scoreAnswers(instrument, answersOf(values)).N1

describe('raw scores', () => {
  test('are sums of the answers, with minus-keyed ones reversed', () => {
    expect(scoreOf(instrumentOf('+-+-'), [5, 1, 4, 2])).toEqual({ raw: 18, answered: 4 })
  })

  test('are prorated from the least number of answers on, and null below it', () => {
    expect(scoreOf(instrumentOf('++++', 3), [4, 4, null, 4])).toEqual({ raw: 16, answered: 3 })
    expect(scoreOf(instrumentOf('+-++', 3), [5, 1, null, 4])).toEqual({ raw: 56 / 3, answered: 3 })
    expect(scoreOf(instrumentOf('++++', 3), [4, null, null, 4])).toEqual({ raw: null, answered: 2 })
    expect(scoreOf(instrumentOf('++++', 0), [null, null, null, null])).toEqual({ raw: null, answered: 0 })
  })

  test('refuse an answer that is out of range, and ignore an unknown item', () => {
    for (const value of [0, 6, 2.5, Number.NaN]) expect(() => scoreOf(instrumentOf('+'), [value])).toThrow(RangeError)
    expect(scoreOf(instrumentOf('+'), [3, 5])).toEqual({ raw: 3, answered: 1 })
  })

  test('stay within the range of the scale, with any items left out', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 5 })), { minLength: 4, maxLength: 4 }), (values) => {
        const { raw } = scoreOf(instrumentOf('+-+-', 3), values)!
        if (raw !== null) expect(raw >= 4 && raw <= 20).toBe(true)
      }),
    )
  })
})

describe('norm groups', () => {
  const group = (id: string, sex: NormGroup['sex'], ages: NormGroup['ages'], mean = 12): NormGroup => ({
    id,
    sex,
    ages,
    source: 0,
    scales: { N1: { mean, sd: 4 } },
  })
  const norms = [
    group('male-0-20', 'male', { from: 0, to: 20 }),
    group('male-21-40', 'male', { from: 21, to: 40 }),
    group('female-21-40', 'female', { from: 21, to: 40 }),
    group('neutral', null, null),
  ]

  test('match by sex and age, both ends of a band included', () => {
    const of = (sex: 'male' | 'female' | null, age: number | null) => normGroupFor({ norms }, { sex, age })?.id
    expect([of('male', 20), of('male', 21), of('male', 40.9), of('female', 30)]).toEqual([
      'male-0-20',
      'male-21-40',
      'male-21-40',
      'female-21-40',
    ])
    expect([of(null, 30), of('male', null), of(null, null), of('male', Number.NaN), of('female', 99)]).toEqual(
      Array.from({ length: 5 }, () => 'neutral'),
    )
    expect(normGroupFor({ norms: [] }, { sex: 'male', age: 30 })).toBeNull()
  })

  test('are found by their stored id, and replaced by the neutral one when they no longer exist', () => {
    expect(normGroupOf({ norms }, 'male-21-40')?.id).toBe('male-21-40')
    expect(normGroupOf({ norms }, 'of-old')?.id).toBe('neutral')
    expect(normGroupOf({ norms }, null)).toBeNull()
  })

  test('give T 50 at the mean and 60 one standard deviation above, at percentiles 50 and 84.13', () => {
    expect([tScore(75, { mean: 75, sd: 15 }), tScore(90, { mean: 75, sd: 15 })]).toEqual([50, 60])
    expect(percentileOf(50)).toBeCloseTo(50, 4)
    expect(percentileOf(60)).toBeCloseTo(84.1345, 4)
    expect(percentileOf(30.4)).toBeCloseTo(2.5, 3)
  })

  test('have percentiles that rise with T and are symmetrical', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0.01, max: 20, noNaN: true }), (t, more) => {
        expect(percentileOf(t + more)).toBeGreaterThanOrEqual(percentileOf(t))
        expect(percentileOf(t) + percentileOf(100 - t)).toBeCloseTo(100, 4)
      }),
    )
  })

  test('give a result its mean answer, T, interval and percentiles; without a group or with too many gaps, only a part', () => {
    const instrument = instrumentOf('++++', 3, [...norms, { ...norms[0]!, id: 'other-scales', scales: {} }])
    const [result] = resultsOf(instrument, { N1: { raw: 16, answered: 4 } }, 'male-21-40')
    expect(result).toMatchObject({ scale: 'N1', raw: 16, answered: 4, of: 4, mean: 4 })
    expect(result!.normed).toMatchObject({ t: 60, low: 50.2, high: 69.8, level: 'high' })
    expect(result!.normed!.percentileLow).toBeCloseTo(50.8, 1)
    expect(resultsOf(instrument, { N1: { raw: 16, answered: 4 } }, null)[0]!.normed).toBeNull()
    expect(resultsOf(instrument, {}, 'male-21-40')[0]).toEqual({ scale: 'N1', raw: null, answered: 0, of: 4, mean: null, normed: null })
    expect(resultsOf(instrument, { N1: { raw: 16, answered: 4 } }, 'other-scales')[0]!.normed).toBeNull()
  })
})

describe('uncertainty', () => {
  test('of a facet with alpha .75 is 5 T points, and its interval 9.8 to each side', () => {
    expect(standardError(0.75)).toBe(5)
    expect(intervalOf(60, reliability(0.75))).toEqual({ low: 50.2, high: 69.8 })
  })

  test('gives the level low or high only where the interval excludes the mean', () => {
    const of = (t: number, alpha: number) => levelOf(t, intervalOf(t, reliability(alpha)))
    expect([of(60, 0.75), of(59, 0.75), of(40, 0.75), of(41, 0.75)]).toEqual(['high', 'average', 'low', 'average'])
    // Reliable enough, but within half a standard deviation.
    expect([of(54.9, 0.96), of(55.1, 0.96)]).toEqual(['average', 'high'])
    expect(leaningOf({ t: 59, level: 'average' })).toBe('high')
    expect(leaningOf({ t: 41, level: 'average' })).toBe('low')
    expect(leaningOf({ t: 50, level: 'average' })).toBeNull()
    expect(leaningOf({ t: 60, level: 'high' })).toBeNull()
  })

  test('of a change follows Jacobson and Truax: with SD 7.5 and r .80, ten raw points are an index of 2.108 and nine of 1.898', () => {
    // √2 × SE = √2 × 7.5 × √.2 = 4.743 raw points; in T that is 6.325, times 1.96 the margin.
    const t = (raw: number) => tScore(raw, { mean: 30, sd: 7.5 })
    const change = changeOf(measuredBy(0.5, 0.8), 'N1', t(30), t(40))
    expect((1.96 * change.difference) / change.margin).toBeCloseTo(2.108, 3)
    expect(change).toMatchObject({ isReliable: true, by: 'retest' })
    expect(changeOf(measuredBy(0.8), 'N1', t(30), t(39))).toMatchObject({ isReliable: false, by: 'alpha' })
    expect(changeOf(measuredBy(0.5, 0.8), 'N1', t(40), t(30)).difference).toBeCloseTo(-13.33, 2)
  })

  test('between two people uses alpha even where a retest was published', () => {
    expect(differenceOf(measuredBy(0.75, 0.99), 'N1', 50, 64)).toMatchObject({ difference: 14, isReliable: true, by: 'alpha' })
    expect(differenceOf(measuredBy(0.75, 0.99), 'N1', 50, 63).isReliable).toBe(false)
  })
})

describe('attention', () => {
  const run = (answer: number, length: number) => [1, 5, 1, 5, ...Array.from({ length }, () => answer), 1, 5]
  const notesOf = (values: readonly (number | null)[], took?: number) =>
    attentionNotes(instrumentOf('+'.repeat(values.length)), answersOf(values, took))

  test('notes a run of one answer that is longer than attentive people give, and only the most unusual one', () => {
    expect(notesOf(run(3, 10))).toEqual([])
    expect(notesOf(run(3, 11))).toEqual([{ kind: 'long-string', answer: 3, length: 11, usual: 10 }])
    expect(notesOf([...run(2, 10), ...run(4, 20)])).toEqual([{ kind: 'long-string', answer: 4, length: 20, usual: 14 }])
  })

  test('lets a gap end a run', () => {
    expect(notesOf([...Array.from({ length: 10 }, () => 3), null, ...Array.from({ length: 10 }, () => 3)])).toEqual([])
  })

  test('notes a pace under two seconds, once there are enough timed answers', () => {
    const mixed = (length: number) => Array.from({ length }, (_, at) => (at % 5) + 1)
    expect(notesOf(mixed(9), 1000)).toEqual([])
    expect(notesOf(mixed(10), 1500)).toEqual([{ kind: 'too-fast', medianMs: 1500 }])
    expect(notesOf(mixed(10), 2000)).toEqual([])
  })
})
