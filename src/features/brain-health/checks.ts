// Questions and thresholds of the two self-checks. Neither is a clinical measurement.

/** Everyday situations in which hearing loss is noticed first; the texts are our own (web/checks/messages). */
export const HEARING_QUESTIONS = ['crowd', 'repeat', 'loud', 'phone', 'behind', 'birds', 'tired', 'ringing'] as const
export type HearingQuestion = (typeof HEARING_QUESTIONS)[number]
/** How often: 0 hardly ever, 1 now and then, 2 often. */
export type HearingAnswers = Record<HearingQuestion, 0 | 1 | 2>

export type CheckResult = 'worth-a-check' | 'nothing-stood-out'

/** One "often", or three "now and then". The threshold is low on purpose: a hearing test costs half an hour, a missed loss years. */
export function hearingResult(answers: HearingAnswers): CheckResult {
  const all = HEARING_QUESTIONS.map((one) => answers[one])
  return all.includes(2) || all.filter((one) => one === 1).length >= 3 ? 'worth-a-check' : 'nothing-stood-out'
}

/** Long side of a bank card (ISO/IEC 7810, ID-1), used to calibrate the screen; its short side is 53.98 mm. */
export const CARD_MM = 85.6
/** Letters shown to each eye, and the number that must be read: by guessing, one in sixty-four would reach that. */
export const LETTERS_AN_EYE = 5
export const LETTERS_READ = 4
/** Visual angle of a 20/40 letter (logMAR 0.3): twice that of the 20/20 line, and about as large as reading a newspaper requires. */
const ARC_MINUTES = 10
/** Possible viewing distances, mm: the shortest one at which the screen can resolve the letter is used. */
const DISTANCES = [400, 700, 1000] as const
/** Minimum stroke width in device pixels; a letter is five strokes high, and thinner strokes blur. */
const LEAST_STROKE = 1.8

/** Height of the letter at a distance, mm. */
export const letterMm = (distanceMm: number): number => distanceMm * Math.tan((ARC_MINUTES / 60) * (Math.PI / 180))

/** Viewing distance, mm, for a screen with so many device pixels per millimetre; undefined: its resolution is too low. */
export const distanceFor = (dotsPerMm: number): number | undefined =>
  DISTANCES.find((distance) => (letterMm(distance) / 5) * dotsPerMm >= LEAST_STROKE)

export type VisionAnswers = { right: number; left: number; lines: 'straight' | 'bent' | 'unsure' }

export function visionResult({ right, left, lines }: VisionAnswers): CheckResult {
  return Math.min(right, left) < LETTERS_READ || lines !== 'straight' ? 'worth-a-check' : 'nothing-stood-out'
}
