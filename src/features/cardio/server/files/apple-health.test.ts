import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { APPLE_END, APPLE_HEAD, appleRecord, appleWorkout, weighing } from '../transfer/health.fixture.ts'
import { AppleHealthReader } from './apple-health.ts'
import { kcalOf, kilogramsOf, metresOf, secondsOf } from './figures.ts'
import { instantOf } from './instant.ts'

const START = Date.UTC(2026, 2, 1, 6)

function read(text: string, cuts: readonly number[] = []) {
  const reader = new AppleHealthReader()
  const workouts = []
  let from = 0
  for (const cut of [...cuts].toSorted((a, b) => a - b)) {
    workouts.push(...reader.write(text.slice(from, cut)).workouts)
    from = cut
  }
  workouts.push(...reader.write(text.slice(from)).workouts)
  return { workouts, ...reader.end() }
}

describe('export.xml', () => {
  const text = [
    APPLE_HEAD,
    weighing(71.25, START),
    appleRecord('HKQuantityTypeIdentifierBodyFatPercentage', '0.2', '%', START),
    appleRecord('HKCategoryTypeIdentifierSleepAnalysis', 'HKCategoryValueSleepAnalysisInBed', '', START),
    appleWorkout({ kind: 'Swimming', start: START, minutes: 31.5, old: { distance: 1500, unit: 'yd', energy: 418.4 }, bpm: 127.4 }),
    APPLE_END,
  ].join('')

  test('gives the same result for any division into chunks', () => {
    const whole = read(text)
    expect(whole).toMatchObject({ unclear: 0, isCut: false, figures: [{ values: { weight: 71.25, bodyFat: 20 } }] })
    expect(whole.workouts.map(({ recording }) => recording)).toMatchObject([
      { kind: 'swim', seconds: 1890, metres: 1372, bpm: 127, reported: { kcal: 100, withRest: false } },
    ])
    expect([...whole.left]).toEqual([['HKCategoryTypeIdentifierSleepAnalysis', 1]])
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 30 }), (cuts) => {
        expect(read(text, cuts)).toEqual(whole)
      }),
      { numRuns: 200 },
    )
  })

  test('truncated anywhere gives its complete records and reports the truncation', () => {
    fc.assert(
      fc.property(fc.integer({ min: APPLE_HEAD.length, max: text.length - APPLE_END.length }), (end) => {
        const { workouts, figures, isCut } = read(text.slice(0, end))
        expect(isCut).toBe(true)
        expect(workouts.length).toBe(end >= text.indexOf('</Workout>') + 10 ? 1 : 0)
        expect(figures.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 200 },
    )
  })

  test('with any attributes does not fail, and no figure is invented', () => {
    const word = fc.constantFrom(
      '',
      'kg',
      'lb',
      'x',
      '-5',
      '1e999',
      '70',
      'NaN',
      'HKQuantityTypeIdentifierBodyMass',
      '2026-03-01 08:00:00 +0100',
    )
    fc.assert(
      fc.property(fc.array(fc.record({ type: word, value: word, unit: word, startDate: word }), { maxLength: 20 }), (records) => {
        const rows = records.map(
          (one) =>
            `<Record ${Object.entries(one)
              .map(([name, value]) => `${name}="${value}"`)
              .join(' ')}/>`,
        )
        const { figures } = read(`${APPLE_HEAD}${rows.join('\n')}${APPLE_END}`)
        for (const { at, values } of figures) {
          expect(at).toBe(Date.UTC(2026, 2, 1, 7))
          expect([70, -5, 31.75, -2.27]).toContain(values.weight)
        }
      }),
    )
  })
})

test('instants respect their offset, and an invalid instant is undefined', () => {
  expect(instantOf('2024-08-22 02:19:51 +0530')).toBe(Date.UTC(2024, 7, 21, 20, 49, 51))
  expect(instantOf('2024-08-22T02:19:51.250Z')).toBe(Date.UTC(2024, 7, 22, 2, 19, 51))
  for (const stated of [undefined, '', '22.08.2024', '2024-08-22', '2024-13-22 02:19:51 +0530', '0001-01-01 00:00:00 +0000'])
    expect([stated, instantOf(stated)]).toEqual([stated, undefined])
})

test('units are converted to reference values, and an unknown unit is undefined', () => {
  expect(kilogramsOf('1', 'st')).toBeCloseTo(6.350_293_18, 8)
  expect(kilogramsOf('154.324', 'lb')).toBeCloseTo(70, 3)
  expect(metresOf('26.21875', 'mi')).toBeCloseTo(42_195, -1)
  expect(metresOf('32', 'in')! * 100).toBeCloseTo(81.28, 8)
  expect(kcalOf('4.184', 'kJ')).toBeCloseTo(1, 10)
  expect(secondsOf('1.5', 'hr')).toBe(5400)
  for (const [value, unit] of [
    ['1', 'furlong'],
    ['', 'kg'],
    ['x', 'kg'],
    ['1', undefined],
    ['1', 'toString'],
  ] as const)
    expect(kilogramsOf(value, unit)).toBeUndefined()
})
