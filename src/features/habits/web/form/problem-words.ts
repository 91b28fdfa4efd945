import type { Translation } from '#platform/web/i18n/messages.ts'
import type { DraftField, Problem } from './draft.ts'
import type { en } from './messages.ts'

/** The text of a field's problem, which explains how to correct it. */
export function problemWords(t: Translation<typeof en>, field: DraftField, problem: Problem | undefined): string | undefined {
  if (!problem) return undefined
  const words: string | Partial<Record<Problem, string>> = t.problem[field]
  return typeof words === 'string' ? words : (words[problem] ?? Object.values(words)[0])
}
