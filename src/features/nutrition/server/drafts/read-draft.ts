import { z } from 'zod'
import { jsonIn } from '#platform/server/ai/whole-answer.ts'
import { DraftLine, MOST_DRAFT_LINES, MOST_NAME_LETTERS, SURENESS, type FoodDraft } from '../../contract/drafts.ts'

/** More than anybody eats at once is no answer to what was asked. */
const MOST_ANSWERED = 200
const MOST_RAW_NAME = 400

const Answer = z.object({ foods: z.array(z.unknown()).max(MOST_ANSWERED) })

/** Whatever else stands in a line, energy and nutrients above all, is not looked at. */
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
 * The draft in what a model wrote; undefined where there is none. All of it is believed to be data at most: lines that make no sense are left out and
 * counted, names are letters without markup, and a number that is none is not guessed at.
 */
export function readDraft(text: string): FoodDraft | undefined {
  const answer = Answer.safeParse(jsonIn(text))
  if (!answer.success) return undefined
  const { foods } = answer.data
  const lines = foods.flatMap((one) => {
    const line = AnswerLine.safeParse(one)
    return line.success ? [line.data] : []
  })
  // Nothing but nonsense is no draft; no food at all is one.
  if (lines.length === 0 && foods.length > 0) return undefined
  const stored = lines.slice(0, MOST_DRAFT_LINES)
  return { lines: stored, leftOut: foods.length - stored.length }
}

/** A name as letters, figures and what stands between them: no tags, no addresses, no signs that steer how text is shown. */
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

/** A weight that is guessed is no more exact than this. */
function rounded(grams: number): number {
  return grams >= 10 ? Math.round(grams) : Math.round(grams * 10) / 10
}
