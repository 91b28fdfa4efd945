import { AppError } from '#platform/contract/errors.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import { modelReasons } from '#platform/contract/reasons.en.ts'
import { uuidv7 } from '../core/ids.ts'
import type { AiOutcome, AiRun } from './ai.ts'

/**
 * The same run with one piece of text: the result of `read` for the whole answer, as JSON, never the model's raw text. An answer
 * that `read` does not understand (undefined) fails with `unavailable` and `unreadable`.
 */
export function wholeAnswer<T>(run: AiRun, read: (text: string) => T | undefined, unreadable: Reason = modelReasons.garbled()): AiRun {
  const outcome = run.outcome.then((end): AiOutcome => {
    if (end.finish === 'failed' || end.finish === 'stopped') return { ...end, text: '' }
    const answer = read(end.text)
    if (answer !== undefined) return { ...end, finish: 'complete', text: JSON.stringify(answer) }
    return { ...end, finish: 'failed', text: '', error: new AppError('unavailable', unreadable) }
  })
  return { id: run.id, outcome, stop: () => run.stop(), [Symbol.asyncIterator]: () => whole(outcome) }
}

/** An answer that needs no model. */
export function readyAnswer(answer: object): AiRun {
  const usage = { inputTokens: 0, outputTokens: 0, estimated: false }
  const outcome = Promise.resolve<AiOutcome>({ finish: 'complete', text: JSON.stringify(answer), usage })
  return { id: uuidv7(), outcome, stop: () => {}, [Symbol.asyncIterator]: () => whole(outcome) }
}

async function* whole(outcome: Promise<AiOutcome>): AsyncGenerator<string> {
  const { text, error } = await outcome
  if (error) throw error
  if (text !== '') yield text
}

const THOUGHT = '</think>'

/** A model's answer without the reasoning text before it. */
export function withoutThoughts(text: string): string {
  const end = text.lastIndexOf(THOUGHT)
  return end < 0 ? text : text.slice(end + THOUGHT.length)
}

/** The JSON object in a model's answer, with or without fences and words around it. Undefined: there is none. */
export function jsonIn(text: string): unknown {
  const answer = withoutThoughts(text)
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(answer.slice(from, to + 1))
  } catch {
    return undefined
  }
}
