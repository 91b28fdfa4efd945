import { describe, expect, test } from 'vitest'
import { DateOrderOf, numberOf, secondsOf, wallOf } from './values.ts'

describe('the value of a cell', () => {
  test.each([
    ['2024-03-01 18:22:10', '2024-03-01T18:22:10'],
    ['2024-03-01T18:22:10', '2024-03-01T18:22:10'],
    ['2024-03-01 6:22:10\u202fPM', '2024-03-01T18:22:10'],
    ['2024-03-01 12:05 am', '2024-03-01T00:05:00'],
    ['2024-03-01', '2024-03-01T12:00:00'],
    ['1 Mar 2024, 18:22', '2024-03-01T18:22:00'],
    ['1 März 2024, 18:22', '2024-03-01T18:22:00'],
    ['1. Okt. 2025, 07:48', '2025-10-01T07:48:00'],
    ['15 févr. 2025, 07:48', '2025-02-15T07:48:00'],
    ['3 de dez. de 2024, 06:00', '2024-12-03T06:00:00'],
    ['9 sie 2024, 06:00', '2024-08-09T06:00:00'],
    ['5 мая 2024, 06:00', '2024-05-05T06:00:00'],
    ['Mar 1, 2024, 6:22 PM', '2024-03-01T18:22:00'],
    ['31/12/2024 18.05', '2024-12-31T18:05:00'],
  ])('%s is %s', (text, wall) => {
    expect(wallOf(text)).toBe(wall)
  })

  test.each(['someday', '2024-02-30', '1 Foo 2024, 18:22', '2024-03-01 25:10', '1 Mar 0024, 18:22', ''])('%s is no date', (text) => {
    expect(wallOf(text)).toBeUndefined()
  })

  test('the order of day and month is determined from all dates together', () => {
    const orderOf = (...texts: string[]) => {
      const dates = new DateOrderOf()
      for (const text of texts) dates.see(text)
      return [dates.order, dates.open?.text ?? null]
    }
    expect(orderOf('03/04/2024', '04/13/2024')).toEqual(['monthFirst', null])
    expect(orderOf('03/04/2024', '13/04/2024')).toEqual(['dayFirst', null])
    expect(orderOf('03/04/2024', '04/04/2024')).toEqual(['dayFirst', '03/04/2024'])
    expect(orderOf('04/04/2024')).toEqual(['dayFirst', null])
  })

  test('numbers are read with points, commas and thousands separators', () => {
    expect(['62.5', '62,5', '1,250.5', '1.250,5', '', '-5', '1000000000'].map(numberOf)).toEqual([
      62.5,
      62.5,
      1250.5,
      1250.5,
      null,
      -5,
      1e9,
    ])
    expect(['=1+1', 'ten', '1e9', '--1'].map(numberOf)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN])
  })

  test('durations are read as clock times, words and seconds', () => {
    expect(['1:02:03', '02:30', '1h 5m', '45min', '1 Std. 5 Min.', '90', ''].map(secondsOf)).toEqual([
      3723,
      150,
      3900,
      2700,
      3900,
      90,
      null,
    ])
    expect(secondsOf('nonsense')).toBeNaN()
  })
})
