import type { CheckResult } from './checks.ts'

// Three digits in noise with the spectrum of the voice. The level falls after a right triplet and rises after a wrong one (one up, one
// down; Smits et al. 2004). The result is a signal-to-noise ratio, so the volume of the device matters little.

/** In the order of the sound file. Only digits of one syllable: "seven" and "zero" would be recognisable by their length. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '8', '9'] as const
export type Digit = (typeof DIGITS)[number]
/** Length of each digit's slot in the sound file. */
export const SLOT_SECONDS = 1.25

export const TRIPLETS = 24
const STEP_DB = 2
const [LEAST_DB, MOST_DB] = [-24, 12]
/** Number of first levels that only approach the threshold; the level after the last answer counts as well. */
const LEADING = 4
/**
 * With recorded voices, people with good hearing understand half of the triplets at about −8 to −10 dB. A synthetic voice is harder to
 * understand and has no published norm, so only a threshold far from these is meaningful.
 */
const WORTH_DB = -3
/** A threshold from guessing or lost attention varies more than this. */
const MOST_SPREAD_DB = 3.5

/** Level of the next triplet: speech above noise, dB. */
export const nextLevel = (level: number, isRight: boolean): number =>
  Math.min(MOST_DB, Math.max(LEAST_DB, level + (isRight ? -STEP_DB : STEP_DB)))

/** The threshold from all played levels, dB, and whether they settled; otherwise the run has no result. */
export function thresholdOf(levels: readonly number[], wasLastRight: boolean): { threshold: number; isSettled: boolean } {
  const counted = [...levels.slice(LEADING), nextLevel(levels.at(-1) ?? 0, wasLastRight)]
  const threshold = counted.reduce((sum, level) => sum + level, 0) / counted.length
  const spread = Math.sqrt(counted.reduce((sum, level) => sum + (level - threshold) ** 2, 0) / counted.length)
  return { threshold: Math.round(threshold * 10) / 10, isSettled: levels.length >= TRIPLETS && spread <= MOST_SPREAD_DB }
}

export type DigitsAnswers = { threshold: number }
export const DIGITS_RANGE = { least: LEAST_DB, most: MOST_DB }

export const digitsResult = ({ threshold }: DigitsAnswers): CheckResult => (threshold > WORTH_DB ? 'worth-a-check' : 'nothing-stood-out')

/** Three different digits. */
export function triplet(random: () => number): Digit[] {
  const left = [...DIGITS]
  return Array.from({ length: 3 }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}
