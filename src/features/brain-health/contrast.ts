import type { CheckResult } from './checks.ts'

// Large letters whose contrast with the white background decreases. First the gamma of the screen is measured with a pattern: the
// person adjusts a grey until both halves look equally bright. The brightness of room and screen cannot be measured.

/** log10 of contrast sensitivity (one over Weber contrast), as on letter charts: steps of 0.15, except the first. */
export const CONTRASTS = [0.6, 0.9, 1.05, 1.2, 1.35, 1.5, 1.65] as const
export const LETTERS_A_STEP = 3
const LETTERS_TO_PASS = 2
/** Clinical charts find 1.5 and more in healthy eyes of any age; a screen adds glare, so the threshold is two steps lower. */
const WORTH_BELOW = 1.2

export const isPassed = (read: number): boolean => read >= LETTERS_TO_PASS

export type ContrastAnswers = { reached: number }

/** `reached`: the faintest step at which two of three letters were read; 0: not even the first. */
export const contrastResult = ({ reached }: ContrastAnswers): CheckResult => (reached < WORTH_BELOW ? 'worth-a-check' : 'nothing-stood-out')

/** Gamma of the screen, from the grey (0–255) that looks as bright as a fine pattern of black and white lines. */
export const gammaOf = (grey: number): number => Math.log(0.5) / Math.log(grey / 255)
const [LEAST_GAMMA, MOST_GAMMA] = [1.5, 3]
/** The grey that matches the pattern on an ordinary screen (gamma 2.2), and the ends of the slider. */
export const USUAL_GREY = 186
export const GREYS = { least: 130, most: 230 }

/** Whether the gamma is plausible: a night light or an oblique viewing angle distorts the comparison. */
export const isTrusted = (grey: number): boolean => gammaOf(grey) >= LEAST_GAMMA && gammaOf(grey) <= MOST_GAMMA

/** The grey of a letter on white at a step, 0–254. */
export function greyAt(step: number, screenGrey: number): number {
  const luminance = 1 - 10 ** -step
  return Math.min(254, Math.round(255 * luminance ** (1 / gammaOf(screenGrey))))
}
