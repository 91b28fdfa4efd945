import { answeredAt, answeredItems, mergeAnswers, type Answers } from '../../answers.ts'
import type { ContentLanguage, Instrument } from '../../scales.ts'

/** One taking of an instrument as this device has it: what it sends, and what it merges with what it hears. */
export type Taking = {
  id: string
  instrument: string
  language: ContentLanguage
  group: string | null
  startedAt: string
  finishedAt: string | null
  answers: Answers
}

/** How long an answer may have taken and still be called thinking about it; more is a pause. */
const MOST_MS = 600_000

/** `took`: how long the item stood there, in milliseconds; left out where nobody knows. */
export function withAnswer(taking: Taking, item: string, value: number | null, now: number, took?: number): Taking {
  const isTimed = took !== undefined && took >= 0 && took <= MOST_MS
  const answer = { value, at: answeredAt(now, taking.answers), ...(isTimed && { took: Math.round(took) }) }
  return { ...taking, answers: { ...taking.answers, [item]: answer } }
}

/** This device's taking and another's as one; an end that either knows of is the end. */
export function mergeTakings(here: Taking, there: Taking): Taking {
  return {
    ...here,
    group: there.group ?? here.group,
    language: there.language,
    startedAt: there.startedAt,
    finishedAt: there.finishedAt ?? here.finishedAt,
    answers: mergeAnswers(here.answers, there.answers),
  }
}

/** Finished now, or after the last answer by a clock that was set back since. */
export const finished = (taking: Taking, now: number): Taking => ({
  ...taking,
  finishedAt: new Date(answeredAt(now, taking.answers)).toISOString(),
})

/** Where to go on: the first item without an answer from `from` on, else the first at all; undefined when none is open. */
export function nextOpen({ items }: Pick<Instrument, 'items'>, answers: Answers, from = 0): number | undefined {
  const isOpen = ({ id }: { id: string }) => (answers[id]?.value ?? null) === null
  const later = items.findIndex((item, at) => at >= from && isOpen(item))
  if (later >= 0) return later
  const first = items.findIndex(isOpen)
  return first >= 0 ? first : undefined
}

/** When an answer came last, in epoch milliseconds; the start where there is none. */
export const lastAnswerAt = ({ answers, startedAt }: Taking): number =>
  Object.values(answers).reduce((latest, { at }) => Math.max(latest, at), Date.parse(startedAt) || 0)

export const countAnswers = ({ answers }: Pick<Taking, 'answers'>): number => answeredItems(answers).length
