import { expect, test } from 'vitest'
import { contrastResult, CONTRASTS, gammaOf, greyAt, GREYS, isPassed, isTrusted, USUAL_GREY } from './contrast.ts'

test('an ordinary screen has the steepness of 2.2, and letters get lighter with every step', () => {
  expect(gammaOf(USUAL_GREY)).toBeCloseTo(2.2, 1)
  const greys = CONTRASTS.map((step) => greyAt(step, USUAL_GREY))
  expect(greys).toEqual([...greys].sort((a, b) => a - b))
  expect(new Set(greys).size).toBe(CONTRASTS.length)
  // What is drawn is what was meant: Weber contrast of its light, within what 255 greys can do.
  for (const [nth, grey] of greys.entries()) {
    const contrast = 1 - (grey / 255) ** 2.2
    expect(Math.abs(Math.log10(1 / contrast) - CONTRASTS[nth]!)).toBeLessThan(0.1)
  }
})

test('a screen that darkens by another curve gets other greys of the same contrast', () => {
  for (const screen of [175, 200]) {
    const gamma = gammaOf(screen)
    for (const step of CONTRASTS.slice(0, 5)) expect(1 - (greyAt(step, screen) / 255) ** gamma).toBeCloseTo(10 ** -step, 2)
  }
  expect([isTrusted(GREYS.least), isTrusted(USUAL_GREY), isTrusted(GREYS.most)]).toEqual([false, true, false])
})

test('two of three letters pass a step, and only what is plainly less than usual is worth a check', () => {
  expect([0, 1, 2, 3].map(isPassed)).toEqual([false, false, true, true])
  expect([0, 0.6, 1.05, 1.2, 1.65].map((reached) => contrastResult({ reached }))).toEqual([
    'worth-a-check',
    'worth-a-check',
    'worth-a-check',
    'nothing-stood-out',
    'nothing-stood-out',
  ])
})
