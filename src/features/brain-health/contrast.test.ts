import { expect, test } from 'vitest'
import { contrastResult, CONTRASTS, gammaOf, greyAt, GREYS, isPassed, isTrusted, USUAL_GREY } from './contrast.ts'

test('an ordinary screen has a gamma of 2.2, and letters get lighter with every step', () => {
  expect(gammaOf(USUAL_GREY)).toBeCloseTo(2.2, 1)
  const greys = CONTRASTS.map((step) => greyAt(step, USUAL_GREY))
  expect(greys).toEqual([...greys].sort((a, b) => a - b))
  expect(new Set(greys).size).toBe(CONTRASTS.length)
  // The rendered grey has the intended Weber contrast, within the precision of 255 greys.
  for (const [nth, grey] of greys.entries()) {
    const contrast = 1 - (grey / 255) ** 2.2
    expect(Math.abs(Math.log10(1 / contrast) - CONTRASTS[nth]!)).toBeLessThan(0.1)
  }
})

test('a screen with another gamma gets other greys of the same contrast', () => {
  for (const screen of [175, 200]) {
    const gamma = gammaOf(screen)
    for (const step of CONTRASTS.slice(0, 5)) expect(1 - (greyAt(step, screen) / 255) ** gamma).toBeCloseTo(10 ** -step, 2)
  }
  expect([isTrusted(GREYS.least), isTrusted(USUAL_GREY), isTrusted(GREYS.most)]).toEqual([false, true, false])
})

test('two of three letters pass a step, and only a result clearly below the usual one is worth a check', () => {
  expect([0, 1, 2, 3].map(isPassed)).toEqual([false, false, true, true])
  expect([0, 0.6, 1.05, 1.2, 1.65].map((reached) => contrastResult({ reached }))).toEqual([
    'worth-a-check',
    'worth-a-check',
    'worth-a-check',
    'nothing-stood-out',
    'nothing-stood-out',
  ])
})
