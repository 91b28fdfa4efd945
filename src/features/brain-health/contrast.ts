import type { CheckResult } from './checks.ts'

// Large letters that come closer and closer to the white around them. How a screen makes its greys is measured first, with a pattern of which
// everybody sees whether both halves are equally bright; how bright the room and the screen are cannot be.

/** log10 of contrast sensitivity (one over Weber contrast), as on letter charts: a step of 0.15 each, but for the first. */
export const CONTRASTS = [0.6, 0.9, 1.05, 1.2, 1.35, 1.5, 1.65] as const
export const LETTERS_A_STEP = 3
const LETTERS_TO_PASS = 2
/** Charts in an eye clinic find 1.5 and more in healthy eyes of any age; a screen adds its own veil, so two steps less. */
const WORTH_BELOW = 1.2

export const isPassed = (read: number): boolean => read >= LETTERS_TO_PASS

export type ContrastAnswers = { reached: number }

/** `reached`: the faintest step at which two of three letters were read; 0: not even the first. */
export const contrastResult = ({ reached }: ContrastAnswers): CheckResult => (reached < WORTH_BELOW ? 'worth-a-check' : 'nothing-stood-out')

/** A grey of 0–255 that looks as bright as a fine pattern of black and white says how steeply this screen darkens. */
export const gammaOf = (grey: number): number => Math.log(0.5) / Math.log(grey / 255)
const [LEAST_GAMMA, MOST_GAMMA] = [1.5, 3]
/** Where an ordinary screen (2.2) finds both equal, and where the slider ends. */
export const USUAL_GREY = 186
export const GREYS = { least: 130, most: 230 }

/** Whether a screen's greys can be reckoned with at all: some are filtered by a night light, or are turned so that they show nothing of a fine pattern. */
export const isTrusted = (grey: number): boolean => gammaOf(grey) >= LEAST_GAMMA && gammaOf(grey) <= MOST_GAMMA

/** The grey of a letter on white at a step, 0–254. */
export function greyAt(step: number, screenGrey: number): number {
  const luminance = 1 - 10 ** -step
  return Math.min(254, Math.round(255 * luminance ** (1 / gammaOf(screenGrey))))
}
