import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test('an amount is read as people type it, in both languages, and nothing else is', () => {
  for (const [text, locale, value] of [
    ['1.5', 'en-GB', 1.5],
    ['1,5', 'en-GB', 1.5],
    ['1.5', 'de-DE', 1.5],
    ['1,5', 'de-DE', 1.5],
    [' 1.5 ', 'en-GB', 1.5],
    ['2.', 'en-GB', 2],
    ['1,000', 'en-GB', 1000],
    ['1.000', 'de-DE', 1000],
    ['1,000', 'de-DE', 1],
    ['0,125', 'en-GB', 0.125],
    [',125', 'en-GB', 0.125],
    ['0.125', 'de-DE', 0.125],
    ['1,234.5', 'en-GB', 1234.5],
    ['12 000', 'de-DE', 12_000],
    ['.5', 'en-GB', 0.5],
    ['0', 'en-GB', 0],
    ['½', 'en-GB', 0.5],
    ['1½', 'de-DE', 1.5],
    ['1 ½', 'de-DE', 1.5],
    ['⅓', 'en-GB', 1 / 3],
    ['1/2', 'en-GB', 0.5],
    ['1 1/2', 'de-DE', 1.5],
    ['11/2', 'en-GB', 5.5],
  ] as const)
    expect([text, locale, parseAmount(text, locale)]).toEqual([text, locale, value])
  expect([parseAmount('0.00046', 'en-GB'), parseAmount('0,00046', 'de-DE', 6)]).toEqual([0, 0.00046])
  for (const wrong of ['', ' ', '.', '-1', '-3', 'two', '1/0', '½ ½', '-½', '1..5', '1e3', '5 g', '∞', '1.234.567', '9999999'])
    expect([wrong, parseAmount(wrong, 'de-DE')]).toEqual([wrong, undefined])
})
