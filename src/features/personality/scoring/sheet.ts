import type { AnswerRange, AnswerSheet, ScoredScale } from './types.ts'

export type RawScore = {
  /** Sum over the scale's items; with gaps what the answered ones come to over all of them; null: too many gaps to say. */
  raw: number | null
  answered: number
  of: number
}

/**
 * A scale of at most this many items (a facet) is prorated when more than half of them were answered, a longer one (a domain) when
 * more than 80 % were: Fairclough & Cella (1996), Quality of Life Research 5, 321–329. Fewer than that leave it open.
 */
const SHORT_SCALE = 10
const isEnough = (answered: number, of: number): boolean => (of <= SHORT_SCALE ? answered * 2 > of : answered * 5 > of * 4)

/** Throws RangeError for an answer that the questionnaire does not have. */
export function checkSheet(sheet: AnswerSheet, { lowest, highest }: AnswerRange): void {
  for (const [at, answer] of sheet.entries())
    if (answer !== null && !(Number.isInteger(answer) && answer >= lowest && answer <= highest))
      throw new RangeError(`answer ${at + 1} is ${answer}, and not between ${lowest} and ${highest}`)
}

/** Reversed items count `lowest + highest − answer`: 6 − x where answers are 1–5. */
export function rawScore(scale: ScoredScale, sheet: AnswerSheet, { lowest, highest }: AnswerRange): RawScore {
  const of = scale.items.length
  let sum = 0
  let answered = 0
  for (const { at, keyed } of scale.items) {
    const answer = sheet[at] ?? null
    if (answer === null) continue
    answered++
    sum += keyed === 'plus' ? answer : lowest + highest - answer
  }
  if (!isEnough(answered, of)) return { raw: null, answered, of }
  return { raw: answered === of ? sum : (sum * of) / answered, answered, of }
}
