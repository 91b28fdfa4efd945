import { describe, expect, test } from 'vitest'
import { formatting } from '#platform/web/i18n/format.ts'
import { figure, readFigure } from './figures.ts'

const metric = formatting({ language: 'de', locale: 'de-DE', units: 'metric' })
const imperial = formatting({ language: 'en', locale: 'en-US', units: 'imperial' })

describe('a figure that somebody types', () => {
  test('is read with point or comma, and in pounds and inches for people who use them', () => {
    expect(readFigure(' 72,4 ', 'weight', metric)).toEqual({ value: 72.4 })
    expect(readFigure('72.4', 'weight', metric)).toEqual({ value: 72.4 })
    expect(readFigure('160', 'weight', imperial)).toEqual({ value: 72.5748 })
    expect(readFigure('32.5', 'waist', imperial)).toEqual({ value: 82.55 })
    expect(readFigure('12', 'foldTriceps', imperial)).toEqual({ value: 12 })
  })

  test('out of bounds is distinguished from text that is no number', () => {
    for (const text of ['-5', '−5', '1000000000', '0', '724'])
      expect([text, readFigure(text, 'weight', metric)]).toEqual([text, { problem: 'range' }])
    for (const text of ['', 'heavy', '7o']) expect([text, readFigure(text, 'weight', metric)]).toEqual([text, { problem: 'not-a-number' }])
  })

  test('is shown again as it was typed', () => {
    expect(figure(imperial, 'weight', 72.5748)).toBe('160 lb')
    expect(figure(metric, 'weight', 72.4)).toBe('72,4 kg')
    expect(figure(metric, 'fat', 23.44)).toMatch(/^23,4\s%$/)
  })
})
