import { answeredAt, answeredItems, mergeAnswers, type Answers } from '../../answers.ts'
import type { ContentLanguage, Instrument } from '../../scales.ts'

/** One taking of an instrument on this device, to be sent to the server and merged with its answer. */
export type Taking = {
  id: string
  instrument: string
  language: ContentLanguage
  group: string | null
  startedAt: string
  finishedAt: string | null
  answers: Answers
}

/** Longest time for an answer that counts as thinking; a longer one is a pause. */
const MOST_MS = 600_000

/** `took`: how long the item was shown, in milliseconds; undefined if unknown. */
export function withAnswer(taking: Taking, item: string, value: number | null, now: number, took?: number): Taking {
  const isTimed = took !== undefined && took >= 0 && took <= MOST_MS
  const answer = { value, at: answeredAt(now, taking.answers), ...(isTimed && { took: Math.round(took) }) }
  return { ...taking, answers: { ...taking.answers, [item]: answer } }
}

/** Merges this device's taking with another one; the end of either is the end. */
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

/** Finished now, or after the last answer if the clock was set back since. */
export const finished = (taking: Taking, now: number): Taking => ({
  ...taking,
  finishedAt: new Date(answeredAt(now, taking.answers)).toISOString(),
})

/** Where to continue: the first open item from `from` on, else the first open one; undefined when none is open. */
export function nextOpen({ items }: Pick<Instrument, 'items'>, answers: Answers, from = 0): number | undefined {
  const isOpen = ({ id }: { id: string }) => (answers[id]?.value ?? null) === null
  const later = items.findIndex((item, at) => at >= from && isOpen(item))
  if (later >= 0) return later
  const first = items.findIndex(isOpen)
  return first >= 0 ? first : undefined
}

/** Time of the last answer, in epoch milliseconds; the start where there is none. */
export const lastAnswerAt = ({ answers, startedAt }: Taking): number =>
  Object.values(answers).reduce((latest, { at }) => Math.max(latest, at), Date.parse(startedAt) || 0)

export const countAnswers = ({ answers }: Pick<Taking, 'answers'>): number => answeredItems(answers).length
