// What the two self-checks ask, and when they say "worth a check". Neither measures anything that a professional would write down.

/** Everyday moments in which hearing that has become less is noticed first; our own words (web/checks/messages). */
export const HEARING_QUESTIONS = ['crowd', 'repeat', 'loud', 'phone', 'behind', 'birds', 'tired', 'ringing'] as const
export type HearingQuestion = (typeof HEARING_QUESTIONS)[number]
/** How often: 0 hardly ever, 1 now and then, 2 often. */
export type HearingAnswers = Record<HearingQuestion, 0 | 1 | 2>

export type CheckResult = 'worth-a-check' | 'nothing-stood-out'

/** One "often", or three that happen now and then. Set low on purpose: a hearing test costs half an hour, and a missed one years. */
export function hearingResult(answers: HearingAnswers): CheckResult {
  const all = HEARING_QUESTIONS.map((one) => answers[one])
  return all.includes(2) || all.filter((one) => one === 1).length >= 3 ? 'worth-a-check' : 'nothing-stood-out'
}

/** The short side of a bank card (ISO/IEC 7810, ID-1) is 53.98 mm, its long side this. */
export const CARD_MM = 85.6
/** Letters shown to each eye, and how many of them were to be read: by guessing alone one in sixty-four would reach that. */
export const LETTERS_AN_EYE = 5
export const LETTERS_READ = 4
/** A letter of 20/40 (logMAR 0.3) is seen under ten minutes of arc: twice that of the 20/20 line, and about what reading a paper takes. */
const ARC_MINUTES = 10
/** Distances at which one can sit, mm: the shortest at which the screen can still draw the letter. */
const DISTANCES = [400, 700, 1000] as const
/** A letter is five strokes high; a stroke of less than this many of the screen's own dots is a blur. */
const LEAST_STROKE = 1.8

/** Height of the letter at a distance, mm. */
export const letterMm = (distanceMm: number): number => distanceMm * Math.tan((ARC_MINUTES / 60) * (Math.PI / 180))

/** How far to sit, mm, on a screen of so many of its own dots a millimetre; undefined: too coarse a screen for this. */
export const distanceFor = (dotsPerMm: number): number | undefined =>
  DISTANCES.find((distance) => (letterMm(distance) / 5) * dotsPerMm >= LEAST_STROKE)

export type VisionAnswers = { right: number; left: number; lines: 'straight' | 'bent' | 'unsure' }

export function visionResult({ right, left, lines }: VisionAnswers): CheckResult {
  return Math.min(right, left) < LETTERS_READ || lines !== 'straight' ? 'worth-a-check' : 'nothing-stood-out'
}
