import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test('an amount is read as people type it, in both languages, and nothing else is', () => {
  const right = {
    '2': 2,
    ' 1.5 ': 1.5,
    '1,5': 1.5,
    '½': 0.5,
    '1½': 1.5,
    '1 ½': 1.5,
    '1/2': 0.5,
    '1 1/2': 1.5,
    '11/2': 5.5,
    ',5': 0.5,
    '1,500': 1500,
    '0,125': 0.125,
    '0': 0,
  }
  for (const [text, value] of Object.entries(right)) expect([text, readAmount(text)]).toEqual([text, value])
  for (const wrong of ['', ' ', '-1', 'two', '1/0', '½ ½', '1..5', '1e3', '5 g', '∞'])
    expect([wrong, readAmount(wrong)]).toEqual([wrong, undefined])
})
