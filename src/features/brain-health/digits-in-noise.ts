import type { CheckResult } from './checks.ts'

// Three digits in a noise of their own colour, quieter or louder by whether all three were heard: one up, one down (Smits et al. 2004). What
// counts is how far speech may sink below the noise, so how loud the device plays matters little.

/** In the order in which the server speaks them. Of one syllable each: "seven" and "zero" would be told by their length. */
export const DIGITS = ['1', '2', '3', '4', '5', '6', '8', '9'] as const
export type Digit = (typeof DIGITS)[number]
/** Each digit has so many seconds of its own in the file. */
export const SLOT_SECONDS = 1.25

export const TRIPLETS = 24
const STEP_DB = 2
const [LEAST_DB, MOST_DB] = [-24, 12]
/** The first ones lead to the threshold; the level that the last one would lead to counts as well. */
const LEADING = 4
/**
 * With recorded voices, people who hear well understand half of the triplets at about −8 to −10 dB. A machine's voice is harder to follow and has
 * no published norm, so only a threshold far from these says anything.
 */
const WORTH_DB = -3
/** A threshold that is hit by guessing and losing the thread wanders further than this. */
const MOST_SPREAD_DB = 3.5

/** Speech above noise, dB, of the next triplet. */
export const nextLevel = (level: number, isRight: boolean): number =>
  Math.min(MOST_DB, Math.max(LEAST_DB, level + (isRight ? -STEP_DB : STEP_DB)))

/** The threshold from all levels that were played, dB, and whether they settled: a run that wandered says nothing. */
export function thresholdOf(levels: readonly number[], wasLastRight: boolean): { threshold: number; isSettled: boolean } {
  const counted = [...levels.slice(LEADING), nextLevel(levels.at(-1) ?? 0, wasLastRight)]
  const threshold = counted.reduce((sum, level) => sum + level, 0) / counted.length
  const spread = Math.sqrt(counted.reduce((sum, level) => sum + (level - threshold) ** 2, 0) / counted.length)
  return { threshold: Math.round(threshold * 10) / 10, isSettled: levels.length >= TRIPLETS && spread <= MOST_SPREAD_DB }
}

export type DigitsAnswers = { threshold: number }
export const DIGITS_RANGE = { least: LEAST_DB, most: MOST_DB }

export const digitsResult = ({ threshold }: DigitsAnswers): CheckResult => (threshold > WORTH_DB ? 'worth-a-check' : 'nothing-stood-out')

/** Three digits, none twice. */
export function triplet(random: () => number): Digit[] {
  const left = [...DIGITS]
  return Array.from({ length: 3 }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}
