import { AppError } from '#platform/contract/errors.ts'
import type { AiOutcome, AiRun } from '#platform/server/ai/ai.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { readDraft } from './read-draft.ts'

/** A model's run as one whose only piece of text is the draft in it, as JSON; nothing that the model wrote goes on as it is. */
export function draftRun(run: AiRun): AiRun {
  const outcome = run.outcome.then((end): AiOutcome => {
    if (end.finish === 'failed' || end.finish === 'stopped') return { ...end, text: '' }
    const draft = readDraft(end.text)
    if (draft) return { ...end, finish: 'complete', text: JSON.stringify(draft) }
    return { ...end, finish: 'failed', text: '', error: new AppError('unavailable', nutritionReasons.draft_unreadable()) }
  })
  async function* whole(): AsyncGenerator<string> {
    const { text, error } = await outcome
    if (error) throw error
    if (text !== '') yield text
  }
  return { id: run.id, outcome, stop: () => run.stop(), [Symbol.asyncIterator]: whole }
}
