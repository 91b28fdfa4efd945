import { z } from 'zod'
import { jsonIn } from '#platform/server/ai/whole-answer.ts'
import { DraftLine, MOST_DRAFT_LINES, MOST_NAME_LETTERS, SURENESS, type FoodDraft } from '../../contract/drafts.ts'

/** An answer with more foods is rejected. */
const MOST_ANSWERED = 200
const MOST_RAW_NAME = 400

const Answer = z.object({ foods: z.array(z.unknown()).max(MOST_ANSWERED) })

/** Ignores all other fields of a line, above all energy and nutrients. */
const AnswerLine = z
  .object({
    name: z.string().max(MOST_RAW_NAME).transform(plainName),
    grams: z.number().transform(rounded),
    low: z.number().transform(rounded),
    high: z.number().transform(rounded),
    sure: z.enum(SURENESS).catch('unsure'),
  })
  .pipe(DraftLine)
  .refine(({ name, grams, low, high }) => low <= grams && grams <= high && /\p{L}/u.test(name))

/**
 * Reads the draft in a model's answer; undefined where there is none. The answer is untrusted: the reader skips and counts invalid lines,
 * removes markup from names, and guesses no invalid number.
 */
export function readDraft(text: string): FoodDraft | undefined {
  const answer = Answer.safeParse(jsonIn(text))
  if (!answer.success) return undefined
  const { foods } = answer.data
  const lines = foods.flatMap((one) => {
    const line = AnswerLine.safeParse(one)
    return line.success ? [line.data] : []
  })
  // An answer with only invalid lines is no draft; an empty list is one.
  if (lines.length === 0 && foods.length > 0) return undefined
  const stored = lines.slice(0, MOST_DRAFT_LINES)
  return { lines: stored, leftOut: foods.length - stored.length }
}

/** Cleans a name to letters, digits and plain punctuation: removes tags, addresses and control characters. */
export function plainName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('://') && !/^www\./i.test(word))
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}\p{N} ,.'’%&()/-]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, MOST_NAME_LETTERS)
    .trim()
}

/** Rounds a guessed weight: to grams from 10 g on, to tenths below. */
function rounded(grams: number): number {
  return grams >= 10 ? Math.round(grams) : Math.round(grams * 10) / 10
}
