import { describe, expect, test } from 'vitest'
import { distanceFor, hearingResult, letterMm, visionResult, type HearingAnswers } from './checks.ts'
import { bmiOf, fatShown, fatStored, sugarShown, sugarStored } from './units.ts'

describe('units', () => {
  test('of HbA1c are the NGSP’s: 5.7 % is 39, 6.5 % is 48, 7 % is 53 mmol/mol', () => {
    expect([5.7, 6.5, 7].map((percent) => Math.round(sugarShown(percent, 'mmol-mol')))).toEqual([39, 48, 53])
  })

  test('of cholesterol: 190 mg/dL is 4.9 mmol/l, 130 is 3.4', () => {
    expect([190, 130].map((mg) => fatShown(mg, 'mmol-l').toFixed(1))).toEqual(['4.9', '3.4'])
  })

  test('converted back and forth are the same', () => {
    for (const value of [4, 5.7, 6.43, 11.9]) expect(sugarStored(sugarShown(value, 'mmol-mol'), 'mmol-mol')).toBeCloseTo(value, 9)
    for (const value of [90, 190, 243.7]) expect(fatStored(fatShown(value, 'mmol-l'), 'mmol-l')).toBeCloseTo(value, 9)
  })

  test('of the body: 70 kg at 175 cm is 22.9', () => {
    expect(bmiOf(70, 175)).toBeCloseTo(22.86, 2)
  })
})

describe('the self-checks', () => {
  const quiet: HearingAnswers = { crowd: 0, repeat: 0, loud: 0, phone: 0, behind: 0, birds: 0, tired: 0, ringing: 0 }
  test('of hearing: one "often" or three "now and then" are worth a check', () => {
    expect(hearingResult({ ...quiet, crowd: 1, phone: 1 })).toBe('nothing-stood-out')
    expect(hearingResult({ ...quiet, crowd: 1, phone: 1, birds: 1 })).toBe('worth-a-check')
    expect(hearingResult({ ...quiet, behind: 2 })).toBe('worth-a-check')
  })

  test('of sight: either eye under four of five, or lines that are not surely straight', () => {
    expect(visionResult({ right: 4, left: 5, lines: 'straight' })).toBe('nothing-stood-out')
    expect(visionResult({ right: 5, left: 3, lines: 'straight' })).toBe('worth-a-check')
    expect(visionResult({ right: 5, left: 5, lines: 'unsure' })).toBe('worth-a-check')
  })

  test('draw a letter of ten minutes of arc, from as near as the screen can draw it', () => {
    // 400 mm × tan(10′) = 1.16 mm
    expect(letterMm(400)).toBeCloseTo(1.164, 3)
    // A phone with 18 dots per millimetre, a laptop with 8.7, a screen with 3.78, and one whose resolution is too low.
    expect([18, 8.7, 3.78, 2].map(distanceFor)).toEqual([400, 400, 1000, undefined])
  })
})
