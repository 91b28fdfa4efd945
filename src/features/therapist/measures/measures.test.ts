import { describe, expect, test } from 'vitest'
import { problemsOf } from '../form/check.ts'
import { MEASURE_KINDS } from '../kinds.ts'
import { MEASURES } from './all.ts'
import { asksForCare, bandOf, changeBetween, itemName, measureFields, mostOf, scoreOf } from './measure.ts'

const { phq9, gad7 } = MEASURES
const filled = (items: number, answers: readonly number[]) =>
  Object.fromEntries(Array.from({ length: items }, (_, at) => [itemName(at + 1), String(answers[at] ?? 0)]))

describe('published tables', () => {
  test.each([
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'moderately severe'],
    [19, 'moderately severe'],
    [20, 'severe'],
    [27, 'severe'],
  ])('PHQ-9: %i is %s (Kroenke et al., 2001)', (score, words) => expect(bandOf(phq9, score).en).toBe(words))

  test.each([
    [0, 'minimal'],
    [4, 'minimal'],
    [5, 'mild'],
    [9, 'mild'],
    [10, 'moderate'],
    [14, 'moderate'],
    [15, 'severe'],
    [21, 'severe'],
  ])('GAD-7: %i is %s (Spitzer et al., 2006)', (score, words) => expect(bandOf(gad7, score).en).toBe(words))

  test('sums go to 27 and 21, and the question about difficulty does not count', () => {
    expect([mostOf(phq9), mostOf(gad7)]).toEqual([27, 21])
    expect(
      scoreOf(phq9, {
        ...filled(
          9,
          Array.from({ length: 9 }, () => 3),
        ),
        burden: '3',
      }),
    ).toBe(27)
    expect(scoreOf(gad7, filled(7, [1, 2, 3, 0, 1, 2, 3]))).toBe(12)
  })

  test('a change counts from 6 points of the PHQ-9 and 4 of the GAD-7 on (Gyani et al., 2013)', () => {
    expect([changeBetween(phq9, 15, 10), changeBetween(phq9, 15, 9), changeBetween(phq9, 9, 15)]).toEqual(['none', 'better', 'worse'])
    expect([changeBetween(gad7, 12, 9), changeBetween(gad7, 12, 8), changeBetween(gad7, 8, 12)]).toEqual(['none', 'better', 'worse'])
  })
})

describe('answers', () => {
  test('half a questionnaire has no score, and its form names the open items', () => {
    const half = filled(4, [1, 1, 1, 1])
    expect(scoreOf(phq9, half)).toBeUndefined()
    expect(Object.keys(problemsOf(measureFields(phq9), half))).toEqual(['q5', 'q6', 'q7', 'q8', 'q9'])
  })

  test.each(['4', '-1', '1.5', '', 'x', '03'])('%j is none of the answers', (answer) => {
    const body = { ...filled(9, []), q3: answer }
    expect(scoreOf(phq9, body)).toBeUndefined()
    expect(problemsOf(measureFields(phq9), body)).toEqual({ q3: { what: 'choice' } })
  })

  test('any answer above 0 to item 9 asks for care, even before the rest is answered; no other item does', () => {
    for (const answer of ['1', '2', '3']) expect(asksForCare(phq9, { q9: answer })).toBe(true)
    expect(asksForCare(phq9, filled(9, [3, 3, 3, 3, 3, 3, 3, 3, 0]))).toBe(false)
    expect(asksForCare(gad7, filled(7, [3, 3, 3, 3, 3, 3, 3]))).toBe(false)
  })
})

test.each(MEASURE_KINDS)('%s has the number of items in its name, in both languages', (kind) => {
  const { items } = MEASURES[kind]
  expect(items).toHaveLength(Number(kind.slice(-1)))
  for (const { en, de } of items) expect([en.length > 10, de.length > 10, en === de]).toEqual([true, true, false])
})
